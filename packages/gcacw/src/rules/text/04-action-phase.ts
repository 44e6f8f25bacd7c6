import { chapter } from '@longroll/kernel';

export const ACTION_PHASE = chapter(`
# 4 The Action Phase

## 4.0 Action Phases
Every Action Phase begins with a roll for initiative; then one side acts, or both pass.

## 4.1 Initiative
Each player rolls a die. The higher roll has the initiative for this Action Phase.

## 4.2 Tied initiative
In Thunder on the Mississippi, Atlanta Is Ours and Hood Strikes North a tied 1, 2 or 3 goes to the Union and a tied 4, 5 or 6 to the Confederates. In the eastern games the Confederates win ties.

## 4.3 Acting or passing
The side with the initiative performs one action (5.0) or passes. If it passes, the other side may perform one action or pass. A pass binds nobody later: both sides roll again in the next Action Phase.

## 4.4 End of the Action Cycle
If both sides pass in the same Action Phase the Action Cycle ends.

## 4.4a Sides that cannot act
A side for which no action but passing is legal passes without being asked. When neither side can act the Action Cycle ends. It always does end, because every action raises a Fatigue Level or spends a leader's one failed assault of the turn (14.9).

## 4.5 Special initiative rolls
Some campaign games end the Action Cycle early on a special roll for initiative, for instance a double 1.

## 4.6 Order of the dice
Dice fall in a fixed order, so that dice thrown on the table give one result:
- initiative: Union die, Confederate die;
- march: Extended March Table, Movement Allowance, force march;
- attack: artillery die if one is called for, attacker's die, defender's die;
- assault: command die, grand assault die, then the attack;
- cavalry retreat: its one die.

## 4.7 Decisions one at a time
Units for a list, an assault or an advance are named one at a time, and so are manpower points lost. What may be done at a moment is exactly what is legal then.
`);
