import { chapter } from '@longroll/kernel';

export const ADVANCED = chapter(`
# 17 The Advanced Game

## 17.0 How much of it is here
The card of Thunder on the Mississippi has the tables of its Advanced Game; what most of their results do stands in its rulebook, which is not used here. The tables can be rolled on, with effects of our own. What a campaign needs besides, siege, depots, pontoons, attachment and reorganization, is ours too (19.0); the campaign is not played on the map here yet.

## 17.1 Length
The campaign has 70 turns: turn 1 is 30 April 1863, turn 2 is 1 May, turn 33 is 1 June, turn 63 is 1 July, turn 70 is 8 July.

## 17.2 Sequence of play
The chart lists the eight parts of a turn, from the Random Events Phase to the Turn Indication Phase, with their segments. The Strategic Cycle comes in turns divisible by 5 only.

## 17.3 Random events
From turn 2 on two dice are rolled in the Random Events Phase and read in the column of the date. CP is command paralysis, MP movement paralysis. An event with + becomes No Effect if the turn before had Late Rain, Rain or Heavy Rain.

## 17.3a Heat and Rain
Heat adds 1 to rolls on the Extended March Table. Rain makes the turn a rain turn (16.1).

## 17.3b Rain of other kinds
Heavy Rain makes this turn and the next rain turns. Late Rain makes it rain from the Action Phase on in which the two initiative dice first total 7.

## 17.3c Extreme Heat and Water Crisis
Extreme Heat adds 2 on the Extended March Table. Union Water Crisis adds 1 there for Union units that are not beside a river or creek hexside.

## 17.3d Movement events
Movement Paralysis takes 1 MP from the allowance of Confederate infantry and 2 from that of cavalry, which keep at least 1. Movement Bonus gives Union infantry 1 MP and cavalry 2.

## 17.3e Other random events
- Command Paralysis: Confederate leaders list at most 2 units, and 1 is added to their command dice.
- Grant Drunk: Grant makes no grand assault and does not transfer, and the Confederates win ties for initiative.
- Union Intelligence: the Union wins ties for initiative.
- Delay Unit Entry: the Union puts off one Confederate arrival by 2 turns. Accelerate Unit Entry: the Confederates hasten one by 2 turns.

All of them in detail: (19.3.1).

## 17.4 Strategic events
In each Strategic Cycle two dice bring one event, or two where the table joins them by "and". Some results depend on the turn: Union Extended March Bonus through turn 20, another event from turn 25 on.

## 17.4a Johnston
Johnston Sick and President Davis Pushes Johnston change the roll for the Army of Relief in the same cycle (17.5). They are results of one roll, so that only one of them can be in force.

## 17.4b Union Extended March Bonus
1 is taken from Union rolls on the Extended March Table until the next Strategic Cycle.

## 17.4c Other strategic events
- Variable Reinforcement: on a die of 1 to 3 the Confederates, on 4 to 6 the Union take a unit of their pool.
- Siege Attrition: if Vicksburg is besieged its garrison loses as much manpower as a die shows.
- Union Mine Operations: once the siege has lasted, on a die of 4 or more a hex of the Vicksburg line loses a level.
- Port Hudson: the Union calls Grover, or presses the siege: it falls if a die, with 1 for every five turns after turn 25, comes to 8 or more.
- Jackson Confederate Redoubt: a redoubt in or next to Jackson, if the Confederates hold it.
- French Arrives Early: French comes to his division.
- McClernand Relieved: Ord takes his place.
- CSA Attacks Milliken's Bend: before turn 20 the next Union arrivals come 2 turns later; from then on a die: on 1 or 2 a Union depot is out of use in this Cycle, on 3 or 4 the Union sends a unit away for a time.

All of them in detail: (19.3.2).

## 17.5 Army of Relief
One die in a Strategic Cycle, with the modifiers beside the table: 4 or more moves the marker one box on. The modifiers: -2 in turn 15; -1 in turns 20, 25 and 30; -1 Johnston Sick; +1 from turn 50 on; +2 President Davis Pushes Johnston; +1 if the railroad station in Jackson is not destroyed; +1 if the marker is in box 0.

## 17.5a When the Army of Relief begins to roll
In turn 15, the first that the modifiers name; not in turns 5 and 10.

## 17.6 Garrison demoralization
A demoralized Confederate garrison has -1 or -2, by its level, attacking and defending.

## 17.7 Out of supply
A unit out of supply has +1 on the Extended March Table. Union infantry out of supply attacks with -1. Cavalry that is all out of supply has -2 in its cavalry retreat.

## 17.9 Gunboats
Gunboat support adds 1 or 2 to the defender's die; a Union gunboat adds 1 to the attacker's. Whose gunboats they are: 9.9f.

## 17.12 Strategic movement
In Advanced scenarios of Battle Above the Clouds, Grant Takes Command and Atlanta Is Ours a unit may expend 2 to 4 Fatigue Levels for a fixed allowance; the figures in parentheses are for a player who suffers from command paralysis. On to Richmond has a table of its own. It is not used in Thunder on the Mississippi. The Extended March Table is not consulted.
`);
