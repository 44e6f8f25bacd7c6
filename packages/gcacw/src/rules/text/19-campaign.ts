import { chapter } from '@longroll/kernel';

export const CAMPAIGN = chapter(`
# 19 The campaign

## 19.0 What this chapter is
The campaign is scenario 12, the seventy days from the landing at Bruinsburg to the fall of Vicksburg, or not. The card has its sequence of play, its tables and its modifiers; the rules that tell what they do are ours, made so that the campaign of history can happen and that nobody gains by what no general would have done. All rules of chapters 1 to 16 hold unless this chapter says otherwise. Most figures that are ours can be changed by agreement.

## 19.0.2 Turns and Cycles
A turn is a day: turn 1 is 30 April 1863, turn 33 is 1 June, turn 70 is 8 July. A turn divisible by five has a Strategic Cycle, here called a Cycle.

## 19.0.3 Areas
- **Left bank**: all land that can be reached from Jackson (E2712) hex by hex without crossing a hexside of the Big Black.
- **Right bank**: all land that can be so reached from Vicksburg (W2414) without crossing the Big Black or the Yazoo.
- **West bank**: all land that can be so reached from W2416, beyond the Mississippi.
- **Jackson district**: the left bank on sheet E, columns 01 to 22. Clinton (E2519) lies in it, Raymond (E3023) does not.
- **The works**: the line, W2314, W2413, W2514 and W2515, and the city, W2414.
- **Warren County**: sheet W, lines 08 to 36, columns 05 to 18.

## 19.0.6 Control
Every named place, every landing and the five hexes of the works belong to the side whose unit stood there last after a march step, an advance, the end of a retreat or an entry. At the start the Union controls Bruinsburg (W5228) and the west bank, the Confederates everything else.

## 19.0.7 Words
"Within n hexes" counts hexes, whatever the terrain. Infantry is here every unit but cavalry. An enemy ZOC includes a restricted one unless the rule says "unrestricted". A unit is due in the turn in which it arrives; events may change that turn. Fractions of a die modifier are rounded down.

## 19.1.1 On the map at the start
The sheet of scenario 12 lists them: 19 Confederate units with 56 manpower, 5 Union units with 42 at Bruinsburg. The Union has one open depot there (19.4.1), two gunboats (19.4.4.1) and one pontoon (19.4.7.1).

## 19.1.1a Release
Units that may be released early are released when a Union unit ends a step, an advance or its entry within 5 hexes, or attacks them; a leader in the hex is released with them. Units that are "never early" wait for their turn even when attacked. The garrisons of Vicksburg and of the bluffs are all released when the first Union infantry enters Warren County. 2 MO stays in its hex until a Union unit is adjacent. McPherson and Logan-A are released in turn 2.

## 19.1.2 Confederate arrivals
| turn | who (manpower) | from |
| --- | --- | --- |
| 3 | Featherston-A 5 | Madison County |
| 5 | Buford-A 6 | Jackson |
| 6 | Waul TX Leg 1 | Yazoo River |
| 7 | 1 MS cavalry 1 | Claiborne County |
| 9 | Gregg-A 6 | Copiah County |
| 12 | 3 KY cavalry 1 | Jackson |
| 13 | Walker-A 3 | Jackson |
| 14 | Johnston, 24 SC 2 | Jackson |
| 14 | Maxey-A 6 | Copiah County |
| 15 | 25-29 GA 2, Gist-A 3 | Jackson |
| 18 | Ector-A 3, McNair-A 3 | Jackson |
| 23 | Evans-A 4 | Jackson |
| 33 | Breckinridge, D Adams 4, Helm 4, Stovall 4 | Jackson |
| 35 | Cosby cavalry 2, Whitfield cavalry 2 | Madison County |
| by an event | Taliaferro 3 | Jackson |

## 19.1.2a Where they enter
At the first hex of the list that is open when the unit first acts. A hex is open if no Union unit is in it and, unless a Confederate unit is there, no unrestricted Union ZOC.

| from | hexes |
| --- | --- |
| Jackson | E2712, E2901, E0504 |
| Madison County | E0504, E0103, E1609 |
| Copiah County | E4920, E5522, E5525 |
| Claiborne County | W5508, W5521, W5503 |
| Yazoo River | W1006, E0229, E0127 |

If all are blocked the unit waits; from the third turn after that in which it was due E2901, E0103 and E0109 are added to its list, in this order. A leader who is due enters with a subordinate, or is transferred as if he stood in the first open hex of his list (3.0); so may one whose units are all on the map.

## 19.1.3 Union arrivals
Turn 2 Dennis 4 and Crocker 10; 7 6 MO and 2 IL cavalry, 1 each; 8 Sherman, Steele 11 and Tuttle 11; 9 3 IL cavalry 1; 10 4 IO cavalry 1; 12 Blair-A 8; 13 McArthur 3; 14 Hall 3; 16 Ewing 3; 17 Bryant 4; 20 Lauman 8; 32 Bussey cavalry 1; 35 Washburn and Kimball 12; 44 WS Smith 14 and Herron 8; 48 Parke, Welsh 9 and Potter 8. By events: Marine 1, 3 IO and 2 WI cavalry, 1 each, Reid 2, and Grover 8 (19.3.2).

## 19.1.3a Where they land
A Union unit enters at a landing with an open river depot, of the owner's choice when it first acts; if there is none, at Bruinsburg (W5228). If that is enemy-occupied, or in an enemy ZOC with no Union unit there, it waits. In turn 2 everybody lands at Bruinsburg. The hex itself costs nothing.

## 19.1.4 Counters that are not set up
Ord, Steele (the leader), Walker, French, Loring-B, every unit marked B or C, Cumming, Lee, Wilson, J Adams, Colquitt, Lindsey, Mower, Ransom, 49-69 IN and 95 OH come into play by attachment, reorganization or events only. 5 IL, AJ Smith-B, Hovey-B, Hovey-C, Quinby and Walker-B are not used, unless a sheet names them. A command without a leader obeys its army leader alone.

## 19.2 Sequence of play
A turn has the eight parts of the chart, in its order: Random Events; Leader Transfer; Attachment and Detachment; Action Cycle; Recovery; Vicksburg Siege; in turns divisible by five the Strategic Cycle with its nine segments; Turn Indication with its five.

## 19.2a Who decides
The Union before the Confederates where both decide. Gunboats sail before leaders are transferred. Depots and pontoons that an enemy enters are lost, and units released, at once, step by step.

## 19.2.1 What is rolled
One die after another in the order in which the rules name them. Nothing is rolled that cannot matter: no relief die in box 6, no garrison die at level 2, none of the siege after Vicksburg has fallen.

## 19.2.2 After the fall
Once Vicksburg has fallen, siege, degradation, garrison, relief and surrender do nothing, siege events are No Effect, and the leashes of both armies end (19.4.11.6, 19.4.12.1).

## 19.3.1 Random events
They last until the end of the turn unless it is said. What the card prints of them: (17.3, 17.3a).
- **Heavy Rain**: this turn and the next are rain turns, and no pontoon is laid in either.
- **Late Rain**: in the first Action Phase whose two initiative dice total 7 it begins to rain for the rest of the turn, recovery included. It changes nothing in a turn that is wet already.
- **Extreme Heat**: +2 on the Extended March Table and, in assaults, +1 on the command die, for both sides.
- **Union Water Crisis**: +1 on the Extended March Table for Union infantry that begins its march in a hex without river or creek hexside and not beside water.
- **Command Paralysis (CP)**: Confederate leaders list at most 2 units, their command and grand assault dice have +1, and Pemberton and Johnston are not transferred.
- **Movement Paralysis (MP)**: every Confederate allowance is less by 1 MP for infantry and 2 for cavalry, but at least 1, and nobody moves by rail.
- **Movement Bonus**: every Union allowance is more by 1 MP for infantry and 2 for cavalry.
- **Union Intelligence**: the Union wins ties for initiative.
- **Grant Drunk**: Grant makes no grand assault and is not transferred, and the Confederates win ties for initiative.
- **Delay Unit Entry**: the Union puts off one Confederate unit or leader, due in this turn or at most 10 turns later, by 2 turns.
- **Accelerate Unit Entry**: the Confederates hasten one of their own, due after this turn and at most 10 turns later, by 2 turns, not to before this turn.

## 19.3.1a Rain and the events after it
A turn is wet if its event was Late Rain, Rain or Heavy Rain, whether or not the Late Rain came, or if it was the second day of Heavy Rain. In that second day Heat, Extreme Heat and Water Crisis are No Effect and Late Rain changes nothing; Rain and Heavy Rain count anew. An arrival may be shifted more than once; variable and special arrivals may not. If there is nobody to shift, the event is No Effect.

## 19.3.2 Strategic events
- **Union Extended March Bonus**: 1 is taken from Union rolls on the Extended March Table until the next Cycle.
- **Variable Reinforcement**: on a die of 1 to 3 the Confederates, else the Union take a unit of their pool, which arrives in the next turn. An empty pool is No Effect.
- **Siege Attrition**: if Vicksburg is besieged the garrison loses as much manpower as a die shows, one point at a time, nobody twice before each has lost one; the owner chooses.
- **Union Mine Operations**: if Vicksburg is besieged with 15 or more on the siege track, the Union names a Confederate hex of the line, of level 1 or more, to which Union infantry is adjacent over an attackable hexside. On a die of 4 or more it loses a level, to 0 if need be; on 6 each unit there also loses 1 manpower, and the first Union assault on it in the next turn has +1.
- **Port Hudson**: while it is open the Union calls Grover, who arrives 4 turns later and costs 3 VP, or presses the siege: a die, with 1 for every five turns after turn 25, of 8 or more takes it, for 5 VP and +1 on later garrison rolls (19.5.6). Once Grover is called the Union can only press, with -2.
- **Johnston Sick, President Davis Pushes Johnston**: -1 and +2 on this Cycle's roll for the Army of Relief (17.4a).
- **Jackson Confederate Redoubt**: if the Confederates control Jackson (E2712) they may put a redoubt there or in an adjacent hex, with no Union unit in or adjacent to it and no redoubt yet; at most 3 are on the map. Confederate infantry and artillery in it count as in a complete fort. It is gone when a Union unit enters.
- **French Arrives Early**: French comes in this Cycle (19.4.11.4).
- **McClernand Relieved**: Ord takes his place, in his hex and with his units.
- **CSA Attacks Milliken's Bend**: before turn 20 every Union arrival of the next turn that has any is put off by 2 turns. From turn 20 on a die: on 1 or 2 the Confederates name a river depot, which does not count in this Cycle's supply, nor does an inland depot that hangs on it; on 3 or 4 the Union sends away an infantry unit of 5 manpower or less that is not in an enemy ZOC, and it arrives again after 5 turns, or, if there is none to send, the Confederates have 2 VP; on 5 or 6 nothing happens.

## 19.4.1 Depots
The Union has at most 3 open depots, at most one of them inland. In the depot segment of a Cycle it may close any number and open one, which serves in the same Cycle. At the start the depot at Bruinsburg is open.

## 19.4.1.1 Where depots may be
River depots lie at landings: Bruinsburg W5228, Grand Gulf W4622, Warrenton W3117, Johnson's Landing W1813, Snyder's Bluff W1410, Haynes' Bluff W1006, Satartia E0229. An inland depot may be at any village, town or city on a road.

## 19.4.1.2 Opening a depot
The Union controls the hex, and no Confederate unit is in it or adjacent. Johnson's Landing also counts as controlled while a Union unit is in W2011. Confederate infantry in Grand Gulf bars Warrenton; in Snyder's Bluff it bars Snyder's Bluff and Haynes' Bluff; in either of these two Satartia.

## 19.4.1.3 Inland depots
They need a supply path of at most 15 to an open river depot, when they are opened and whenever supply is judged; without it they close before units are judged.

## 19.4.1.5 Depots lost
A Confederate unit that ends a step, an advance or a retreat in a depot hex destroys the depot, for 2 VP. A river depot closes in no other way against its owner's will. It may be opened again in a later Cycle.

## 19.4.2 Supply
Judged in every Cycle for Union infantry. Cavalry and all Confederates are always in supply; hunger in Vicksburg is a matter of the siege (19.5.4).

## 19.4.2.2 Supply paths
From unit to depot, hex by hex, at 1 along a road, pike, railroad or trail and 2 otherwise; only steps that infantry could march in dry weather, over standing crossings and pontoons. No hex of the path but the unit's own holds a Confederate unit, nor lies in a Confederate ZOC without a Union unit in it; the depot's hex is asked like the others. A unit with a path of at most 15 is in supply.

## 19.4.2.3 Foraging
From turn 10 on a unit without a path that was in supply in the last Cycle, or has arrived since, lives on the country for one Cycle, without harm; it gets no manpower back.

## 19.4.2.4 Out of supply
Any other is out of supply until the next Cycle: the effects of the card (17.7), no manpower back, and a unit that is out in two or more Cycles running loses 1 manpower each time, if it has 2 or more. In an assault the attack suffers if half or more of the attacking Combat Value is out.

## 19.4.4.1 Gunboats
Two markers. Reaches of the Mississippi by lines of sheet W: upper, 01 to 22; Vicksburg, 23 to 26; middle, 27 to 45; lower, 46 to 55. Reaches of the Yazoo: lower, the hexsides of hexes of lines 14 to 21; upper, all others. The upper Mississippi neighbours the Vicksburg reach and the lower Yazoo; Vicksburg the middle, the middle the lower Mississippi; the lower Yazoo the upper.

## 19.4.4.2 Sailing
Each gunboat goes one reach a turn. One starts in the lower Mississippi, the other in the upper; who was out of action comes back there.

## 19.4.4.3 Batteries
Confederate infantry in Vicksburg (W2414) bars the Vicksburg reach, in Grand Gulf (W4622) the step between middle and lower Mississippi, in Snyder's Bluff (W1410) that between lower and upper Yazoo.

## 19.4.4.4 Running past a battery
A die: 1 the gunboat is sunk, out for 20 turns; 2 it is turned back, out for 5 turns; else it is through. While Vicksburg bars its reach upper and middle Mississippi are neighbours by one such run; nobody stops there, and a gunboat in it goes to the upper Mississippi at once.

## 19.4.4.5 Gunboat support
A gunboat supports hexes that touch water of its reach. What support is worth stands on the card (17.9): Union defenders have +1 with one gunboat, +2 with two; a Union attack on such a hex has +1, but not on Vicksburg, which lies too high.

## 19.4.4.6 Ferries
Confederates use no Yazoo ferry in a reach with a gunboat. Gunboats are not attacked.

## 19.4.5 River transport
As an action, a Union unit of Fatigue Level 2 or less, at a landing with an open river depot and in no enemy ZOC, embarks for another: 1 Fatigue Level, and it arrives there in the next turn. Landings below Vicksburg and those on the Yazoo are joined only while Vicksburg bars nothing. One unit a turn. Nobody lands where no depot is open.

## 19.4.6 Wrecking a crossing
As an action, an undemoralized Confederate unit of Fatigue Level 3 or less in either hex of a bridge or ferry wrecks it for 1 Fatigue Level, without an extended march roll. If a Union unit is adjacent to it, only on a die of 4 or more; otherwise the level is lost for nothing. Fords and pontoons cannot be wrecked, and the Union wrecks nothing. A wrecked crossing does not exist for anybody; ways over it end at the bank.

## 19.4.7.1 Pontoons
The Union has one, from turn 12 on two. In the pontoon segment of a turn without rain it may lay one: over a river hexside, but not of the Yazoo, without a standing crossing, both hexes land, undemoralized Union infantry in one and no Confederate unit in the other. It is a bridge without a way.

## 19.4.7.2 Lifting and losing a pontoon
Lifted in any pontoon segment, it can be laid again in the next turn's. It is lost, and back in hand after 5 turns, when Confederate infantry ends a step, an advance or a retreat in either hex. Both sides may use it meanwhile.

## 19.4.7.3 Repair
In the pontoon segment each side may repair one wrecked crossing, in any weather, with undemoralized infantry in a hex of one bank and no enemy in that of the other. A crossing is repaired only once in a segment.

## 19.4.8 Railroad
Confederates only, at most 3 journeys a turn, not under Movement Paralysis; else as in (16.2, 16.2a, 16.2b). Leaders over the unit, in the hex where it boards, may ride along; who would be left alone there does. Every hex after the first is free of Union units and, unless a Confederate unit is there, of Union ZOC. Stations are all settlements on a railroad. Trains neither start at, stop at nor pass a destroyed station; they pass a damaged one without starting or stopping.

## 19.4.8.3 Mending stations
In the reorganization segment one destroyed or damaged station, controlled by the Confederates and with no Union unit within 5 hexes, is sound again on a die of 4 or more. A damaged station in Jackson is not destroyed in the sense of the Army of Relief Table.

## 19.4.9 Attachment and detachment
Parent and child are in one hex of the map, released, undemoralized, of one army, and in no unrestricted enemy ZOC; a unit is a child once in a phase. Joined: the manpower of both, at most 18; the higher Fatigue Level; exhausted if either is; organized if both are; the lesser works. Detached: the child takes the manpower of the table, of which nothing is lost yet; the parent keeps 2 or more and all losses. Fatigue, organization and supply are copied, works are not. A child that is on the map or lost cannot be detached.

## 19.4.9a Who joins whom
| parent | child | becomes |
| --- | --- | --- |
| Logan-A | Dennis 4 | Logan-B |
| Blair-A | Ewing 3 | Blair-B |
| McArthur | Hall 3, Ransom 3, Reid 2 | McArthur |
| Lauman | Bryant 4 | Lauman |
| Bussey | a Union cavalry regiment 1 | Bussey, at most 5 |
| Cockrell-A | 2 MO 2, 1 MO 1 | Cockrell-B with both |
| Green-A | 1 MO (dmnt) 1 | Green-B |
| Tilghman-A | 27 AL 1 | Tilghman-C |
| J Adams | 14 MS 1 | J Adams |
| Moore | 2 TX 1 | Moore |
| 24 SC | 14 MS 1 | Colquitt |
| Gist-A, Gist-B | 24 SC 2 | the same |
| Walker-A, Wilson | 25-29 GA 2 | the same |

Detachments besides: Osterhaus 49-69 IN 2 or Lindsey 3, Tuttle 95 OH 1 or Mower 3, McArthur with 6 or more Ransom 3.

## 19.4.10 Manpower
In the manpower segment of a Cycle a unit gets 1 manpower back if it has got back less than half of what it has lost, rounded down; those with the greatest difference first, then by name; at most 6 Union and 4 Confederate units. Not units in an unrestricted enemy ZOC, demoralized, in the works of a besieged Vicksburg, or off the map, nor Union units that are not in supply. A unit that is lost does not come back.

## 19.4.10.0 Returns
Turn 10: Barton, Taylor (Cumming) and Featherston gain 1 manpower; turn 40: Ector and McNair. They must be on the map; nothing else is asked.

## 19.4.10.3 Hunger and sickness
Afterwards Union units out of supply for the second Cycle or more lose 1 (19.4.2.4), and while Vicksburg is besieged with 20 or more on the siege track the largest unit of the garrison, of equal ones the first by name, loses 1. Neither scores.

## 19.4.11 Army of Relief
The marker stands in box 0 to 6 and moves by the printed table (17.5), from turn 15 on.

## 19.4.11.2 Who belongs to it
In the Cycle of turn 15 every Confederate unit without a command, and Colquitt, in the Jackson district or still to come, and Johnston, and from then on every arrival. All other Confederates are Pemberton's, and no unit obeys both. In any reorganization segment from turn 15 on the owner may let a unit of Pemberton's on the left bank that can trace no path to Vicksburg, of any length (19.5.4.1), join the Army of Relief, and one without a command in the Jackson district without that test. Loring's units then become Buford-B, Featherston-B and J Adams, and Loring himself Loring-B as soon as such a unit is in his hex.

## 19.4.11.3 Walker's division
In turn 15 Walker appears with the largest, of equal ones the first by name, of Walker-A, Gregg-A, Gist-A and Ector-A that is on the map and of the Army of Relief; these and Maxey-A become his (Wilson, Gregg-B, Gist-B, Ector-B, Maxey-B), later ones as they come. If there is none he waits.

## 19.4.11.4 French's division
In the first Cycle from turn 46 on, or by the event, French appears in the same way with Evans, McNair or Maxey, who become his (Evans-B, McNair-B, Maxey-C).

## 19.4.11.5 Names
Tracy becomes Lee in turn 5, Taylor Cumming in turn 10. Nothing else changes.

## 19.4.11.6 Johnston's leash
From the end of the Cycle of turn 15 until Vicksburg falls infantry of the Army of Relief does not pass from one area into another that the box does not allow, marching, advancing or by rail. Inside an area it moves freely, the way back is always open, it may always attack, and retreats and arrivals are free. In the rest of the left bank and on the right bank the figure is the most manpower of such infantry in that area, the unit included. Its cavalry is free on the left bank, and on the right bank from box 3 on.

| box | Jackson district | rest of the left bank | right bank |
| --- | --- | --- | --- |
| 0 | all | nobody | nobody |
| 1 | all | 10 | nobody |
| 2 | all | 20 | nobody |
| 3 | all | all | nobody |
| 4 | all | all | 15 |
| 5 | all | all | 30 |
| 6 | all | all | all |

## 19.4.12.1 Army of Maneuver
While Vicksburg is besieged, a turn of grace included (19.5.4.4), Union infantry that is not assigned to the Army of Maneuver does not pass by march or advance from the right bank to the left, nor into the Jackson district. On the left bank it moves freely.

## 19.4.12.2 Assignment
In its segment of a Cycle the Union assigns and releases infantry on the map. The assigned have at most 16, 24, 32, 40, 48 and 60 manpower for boxes 0 to 5 of the Army of Relief, and no limit in box 6. They do not count for the siege. Cavalry is free. When the ring has been open for two turns, or Vicksburg falls, nobody is assigned any more.

## 19.4.12.3 Sherman in command
Once, from box 3 on and with 24 or more manpower assigned, Sherman may become army leader of the assigned units. He may then be activated for up to 4 of them within command radius and makes grand assaults possible for them, while Grant has no more to do with them. Steele leads XV Corps from the hex of its largest unit.

## 19.4.12.4 Nobody to watch Johnston
From box 4 on the Confederates have 2 VP in every Cycle in which fewer than 24 manpower are assigned.

## 19.5.1.1 The works of Vicksburg
The city has no neighbour outside the line but water: it can be reached through the line only. W2214 is of no use to an attacker, since no way leads up the bluff.

## 19.5.1.3 Levels of the line
Each hex of the line has a level from 4 to 0, at the start 4. Every Confederate unit in the works has them without a marker; its own marker counts if it is better.

| level | Combat and Artillery Value | defender's die |
| --- | --- | --- |
| 4 sound | times 3 | +4 |
| 3 | times 3 | +3 |
| 2 sapped | times 3 | +3 |
| 1 breached | times 2 | +2 |
| 0 wrecked | times 1½ | +1 |
| the city | times 3 | +1 |

The works count as entrenchment for caps (9.4), and the line's die besides creek and bluff. Cavalry has them too. A garrison unit that attacks has none. A Union unit that enters a hex of the line brings it to level 0 for good. The city is never degraded.

## 19.5.1.4 Inside the works
There is no flank bonus against them while Confederates hold three or more of the five hexes, and no flank is refused there. Confederates move between hexes of the works without regard to Union ZOC.

## 19.5.1.7 Retreats inside the works
A stack in the line retreats to the city, one in the city to a hex of the line of its owner's choice, and stops there, whatever the length; letters apply, losses of the chart do not. A hex with a Union unit is closed. If none is left, a stack in the line retreats as elsewhere (15.1); one in the city surrenders.

## 19.5.2 Garrison
All Confederate units in the works. Its size is their manpower.

## 19.5.3 Digging
Works rise to a breastwork everywhere (11.2b); to a fort, in two more recoveries, only in W2011, W1711, W1410, W3117, W4622, W2404, W2405, E2712 and E2713.

## 19.5.4 The siege, every turn
In this order: whether Vicksburg is besieged, the siege track, relief, bombardment. With a Union unit in the city, or no garrison, there is no siege and nothing changes.

## 19.5.4.1 Cut off
No path leads from the city to a hex 13 or more hexes away: steps that infantry could march in dry weather over standing crossings, no hex with a Union unit, nor in a Union ZOC unless a Confederate unit is there. The city itself is not asked.

## 19.5.4.2 Besieged
Cut off, and the Union has on the right bank within 4 hexes of the city undemoralized infantry, the Army of Maneuver not counted, of 1¼ times the garrison or more.

## 19.5.4.3 The siege track
While besieged it goes up by 1 each turn; by 1 more in turns divisible by 3 if the garrison is above 50; not at all in turns divisible by 4 if it is below 25. Then a die: on 6 the garrison loses 1 manpower of its owner's choice.

## 19.5.4.4 An open ring
The first turn that is not besieged changes nothing. From the second on the track goes down by 3 a turn. In that second turn Vicksburg is relieved if the track stood at 10 or more: 10 VP for the Confederates, once in a game.

## 19.5.5 Degradation of the line
In a Cycle, while besieged: a die for each Confederate hex of the line with no Union unit in it and Union infantry adjacent over an attackable hexside, with +1 if the track is at 25 or more and that infantry has 30 manpower or more. On 6 or more it loses a level, but the last one only to mines and capture.

## 19.5.6 Heart of the garrison
Its level is 0, 1 or 2; what it costs stands on the card (17.6), for Pemberton's units in the works or within 1 hex of them, in an assault if any participant stands so. In a Cycle, while besieged, a die with a fifth of the track, +1 if any hex of the line is at level 1 or less or Union-held, +1 if Port Hudson has fallen, -1 from box 4 of the Army of Relief on: 11 or more raises the level by 1. When the ring has been open for two turns or more it drops by 1 instead.

## 19.5.7.1 Surrender
In every turn, while besieged with 47 or more on the track: a die, with 1 for every 4 points above 47, with the level of the garrison less 1, +1 if it is below 25, -2 if undemoralized infantry of the Army of Relief is on the right bank within 8 hexes of the city. On 6 or more Vicksburg surrenders.

## 19.5.7.2 A token garrison
If a besieged garrison is below 15 it surrenders on a die of 4 or more, whatever the track; the other die is then not rolled.

## 19.5.7.3 What surrender does
All Confederate units and leaders in the works are removed, without scoring; the Union controls the five hexes; what is left of Pemberton's army is Johnston's.

## 19.5.8 The fall of Vicksburg
It has fallen when it surrenders, or when a Union unit is in the city at the end of a turn. If Confederates are in the city at the end of a later turn it is theirs again, with the siege track at 0.

## 19.6.1 Victory points
| VP | for |
| --- | --- |
| Union 50, and 2 for each turn before the 70th | Vicksburg fallen, and Union at the end |
| Union 10 | not fallen, but besieged at the end |
| Union 1 each | Confederate manpower lost in combat, retreats, cavalry retreats, surrenders other than Vicksburg's, bombardment, attrition, mines |
| Confederate 1 each | Union manpower lost in combat, retreats, cavalry retreats, surrenders |
| Union 3 | the first time that Jackson's station is destroyed |
| Union 5 | Port Hudson falls |
| Confederate 2 each | a depot destroyed |
| Confederate 3 | Grover called |
| Confederate 10 | Vicksburg relieved |
| Confederate 2 each time | no Army of Maneuver, or nobody to send to Milliken's Bend |

March losses, sickness and hunger score nothing.

## 19.6.2 Levels
Union less Confederate points: 80 or more Union decisive; 62 to 79 Union substantive; 56 to 61 Union marginal; 30 to 55 Confederate marginal; 10 to 29 Confederate substantive; below 10 Confederate decisive. History comes to 65.

## 19.6.3 An army lost
From turn 10 on, with less than 40 manpower of Union infantry on the map, waiting and sent away, the Confederates win decisively at once.

## 19.6.4 End
After turn 70, or 4 turns after the fall, or by an army lost.

## 19.10 Three short campaigns
All rules of this chapter hold; every turn number is the campaign's, and the first turn has no random event. Instead of the lines for Vicksburg of 19.6.1 the sheet scores what it names, at the end; all other lines count. Levels are read from par and step (18.9). The last turn of the sheet ends the game, whether or not Vicksburg has fallen.
- **From the River to Jackson**, turns 1 to 15: the first fifteen turns of the campaign. Hexes on the way to Jackson and Vicksburg score for the Union, and for the Confederates every 10 manpower of Union infantry out of supply in the Cycle of turn 15. Par 13, step 5.
- **The Race to Vicksburg**, turns 10 to 25: the siege and how long it has lasted, two hexes and a depot on the Yazoo. Par 30, step 6.
- **Siege and Relief**, turns 20 to 45: the siege, the levels that the line has lost; for the Confederates four hexes and every 3 manpower of the Army of Relief on the right bank. Par 45, step 6.
`);
