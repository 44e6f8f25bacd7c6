import { chapter } from '@longroll/kernel';

export const SCENARIOS = chapter(`
# 18 Scenarios

## 18.1 Calendar
Turns of the campaign are days: turn 1 is 30 April 1863, turn 32 is 31 May, turn 33 is 1 June, turn 70 is 8 July. Turns of a scenario are counted from its own first day.

## 18.2 Dates and lengths that are known
Scenario 1 is one turn, 1 May; scenario 2 five turns, from 30 April to 4 May; scenario 11 three turns, from 6 to 8 July. The set-ups, with positions, strengths and footnotes, are published; their manpower includes reinforcements.

## 18.3 The scenarios
The other dates are read from the set-ups against the calendar; every victory term is ours.

| no. | scenario | 1863 | turns | par | step |
| --- | --- | --- | --- | --- | --- |
| 1 | The Battle of Port Gibson | 1 May | 1 | 9 | 3 |
| 2 | Invasion and Breakout | 30 April to 4 May | 5 | 6 | 4 |
| 3 | Unite Your Troops | 3 to 4 May | 2 | 2 | 4 |
| 4 | Yankee Blitzkrieg | 10 to 14 May | 5 | 9 | 6 |
| 5 | Loring's Memorandum | 12 to 14 May | 3 | 2 | 6 |
| 6 | Grant Moves West | 15 to 17 May | 3 | 2 | 5 |
| 7 | Champion Hill | 16 May | 1 | 1 | 5 |
| 8 | I Move At Once | 16 to 17 May | 2 | 1 | 5 |
| 9 | This Is Success | 17 to 18 May | 2 | -15 | 5 |
| 10 | Army of Relief | 11 to 15 June | 5 | -5 | 5 |
| 11 | Inflict All the Punishment You Can | 6 to 8 July | 3 | -45 | 8 |
| 12 | the campaign (Advanced Game) | 30 April to 8 July | 70 | | |

## 18.4 Set-up and footnotes
A unit begins on its normal side, at FL 0, organized, not demoralized, without works, released and on the map, unless a footnote of its list says otherwise; several footnotes of one unit add up. Footnotes whose text is lost, and lines that point to a special rule we do not have, are filled in by us; each scenario says which of its terms are ours.

## 18.5 Weather
Every turn of scenarios 1 to 11 is dry. If players agree, 14 May, when it rained hard at Jackson, is a rain turn in scenarios 4 and 5.

## 18.6 Map
Each scenario is played on a part of the sheets. A hex outside of it is off the map.

## 18.7 Control
A scoring hex belongs to the side whose unit stood in it last after a march step, an advance, the end of a retreat, or at set-up; until then to the Confederates, unless the scenario says otherwise. It scores only for the side to which the scenario gives it. Leaders control nothing.

## 18.8 Score
Counted when the last turn ends:
- each side has the points of the scenario, 1 as a rule, for each manpower point that the enemy lost in combat, retreats, cavalry retreats and surrenders; losses of extended and force marches score nothing (16.4);
- scoring hexes count for the side that controls them, and special terms as the scenario says;
- **cut off**: where the scenario names a haven, the Union has 1 VP for every 2 manpower points, the total rounded down, of Confederate units that cannot trace a path to one: hexes that the unit could march into one after another, of any length, none of them enemy-occupied nor, unless a friendly unit is there, in an unrestricted enemy ZOC. To a haven that the enemy controls nobody can trace. Units not yet released or still to enter are not cut off.

## 18.8a Losses of marches
Manpower lost in extended and force marches scores nothing. Players may agree that each point of it scores half of what a point lost in combat does, the total of a side rounded down.

## 18.9 Levels of victory
Union VP less Confederate VP is held against the par and the step of the scenario. There is no draw.

| points | result |
| --- | --- |
| par + 2 steps or more | Union decisive |
| par + 1 step or more | Union substantive |
| par or more | Union marginal |
| less than par by at most 1 step | Confederate marginal |
| less than par by at most 2 steps | Confederate substantive |
| less than that | Confederate decisive |

Par is set so that computers of the highest level win about as often with either side, and is no judgement of history.

## 18.10 End of a scenario
After the Recovery Phase of the last turn. At once if a side has no unit on the map or waiting; the other then counts as controlling every scoring hex. Nobody leaves the map in scenarios 1 to 11.

## 18.11 Basic scenarios
Events, supply, gunboats, pontoons, siege, attachment and rail are left out of scenarios 1 to 11; rail movement may be agreed upon (5.0a).
`);
