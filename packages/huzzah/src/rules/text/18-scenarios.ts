import { chapter } from '@longroll/kernel';

export const SCENARIOS = chapter(`
# 18 Scenarios

## 18.1 Iuka, 19 September 1862
10 turns of 15 minutes, from 16:30 to 19:00, on the whole map. Units are regiments and batteries: 1 SP is 100 men or 2 guns. The higher organization is the division; the cavalry of the army is one by itself. The Union's friendly edge is the southern one, the Confederates' the northern one. It takes two and a half to three and a half hours.

## 18.1.1 Dusk at Iuka
From turn 8, 18:15, nobody fires farther than 1 hex, and no minimum fire zone is larger than 1 (13.5).

## 18.1.2 Objectives at Iuka
| Objective | Points | At the start |
|---|---|---|
| the battery's hill | 3 | Union |
| the crossroads | 6 | Union |
| the Ricks house | 2 | Union |
| Hebert's ridge | 3 | Confederate |
| the Fulton road | 3 | Confederate, by the next sentence |

The Fulton road gives its points to the Confederates at the end if no Union unit in good order is within 4 hexes of any hex of it. The battery itself counts like any other unit.

## 18.1.3 Who comes to Iuka
Union troops enter by the Jacinto road in the south on turns 1 to 7, Stanley's division on turns 4 to 6. Confederates enter by the road from Iuka in the north: Martin's brigade with Price and Little on turn 2, Green's on turn 6, a battery on turn 7, Gates's brigade on turn 8. Wirt Adams's cavalry is out of command until Price comes near.

## 18.1.4 What happened at Iuka
The Confederates took the battery and kept it, and lost Little; the Union kept the crossroads and the Ricks house. Regiments that lost a fifth of their men, counted as reduced, and the battery as destroyed, give 16 points to the Confederates and 14 to the Union: a draw.

## 18.1.5 A first try at Iuka
Confederates: do not cross the ravine piecemeal. Fire with Clark's battery, bring three regiments down into the run in one segment, and charge in the next, when the guns have their markers. The battery must fall and Hamilton must be hurt before Stanley is up. Union: let the 48th Indiana and the battery fire at movers only while they have no marker, the 5th Iowa always; keep two regiments one hex behind the crest, where nobody sees them. You need not win ground.

## 18.2 Seven Pines, 31 May 1862
18 turns of 20 minutes, from 13:00 to 19:00, on the whole map. Units are wings, half brigades: 1 SP is 250 men or 2 guns. The higher organization is the division. The Union's friendly edges are the eastern one and the eastern half of the northern one, from column 22; the Confederates' are the western one and the northern one up to column 12. It takes six to eight hours; turn 9 is a good place for a break.

## 18.2.1 Objectives at Seven Pines
| Objective | Points |
|---|---|
| the gun line at Casey's redoubt | 4 |
| Seven Pines | 8 |
| Fair Oaks Station | 6 |
| the Adams house | 4 |
| the third line | 8 |

All are the Union's at the start.

## 18.2.2 Who comes to Seven Pines
Confederates: Longstreet on turn 4, R. H. Anderson on 6, a battery on 7, Kemper on 10 and Wilcox on 13 by the Williamsburg road; Hood with Johnston on turn 9, Law with Whiting on 10, Pettigrew and Hampton with G. W. Smith on 11 and Hatton on 12 by the Nine Mile road; Pryor on turn 15 by the Charles City road. Union: Heintzelman on turn 7, Kearny with Berry on 8 and Jameson on 9 by the Williamsburg road; Birney on turn 8 by the railroad; Sumner with Sedgwick's division on turns 11 to 13 by the Grapevine road.

## 18.2.3 What happened at Seven Pines
The Confederates took the redoubt and Seven Pines, the Union kept Fair Oaks, the Adams house and the third line, and Johnston was wounded. With everything counted once, that is 38 points for the Union and 32 for the Confederates: a draw. Had Seven Pines held it would have been a decisive Union victory.

## 18.2.4 A first try at Seven Pines
Confederates: bring Garland and Anderson astride the road and Rodes wide to the right, so that Rains comes upon the flank of the rifle pits. Never assault works in front without a second stack to follow. Union: Naglee's men outside are bait; pull them back to the pits on turn 2. Couch must choose between Seven Pines and Fair Oaks.

## 18.3 Casey's redoubt
An evening out of (18.2), with its map and its rules: 6 turns of 20 minutes, from 14:00 to 16:00. In play are columns 8 to 24 and rows 14 to 30; nothing outside can be entered or seen. The Union's friendly edge is column 24, the Confederates' column 8. It takes 60 to 90 minutes, and it is the scenario of the guided lessons.

## 18.3.1 Troops at Casey's redoubt
Casey's division, 9 units with 29 SP, against D. H. Hill's, 10 units with 39 SP in the edge of the wood. Fitch's battery is in reserve and may not be opened before turn 3. Devens comes by the road from the east on turn 3, Peck on turn 4, a wing each. Nobody else comes.

## 18.3.2 Points at Casey's redoubt
The gun line and the twin houses are worth 3 points each, both the Union's at the start. The Union has 1 point more at the end of each turn in which it controls the gun line.

## 18.3.3 What happened at Casey's redoubt
The redoubt fell about 15:00, in turn 3. Counted by these rules, without the handicap, that is 14 points for the Confederates and 8 for the Union: a marginal Confederate victory.

## 18.3.4 A first try at Casey's redoubt
Confederates: unlimber Carter's guns at the edge of the wood, walk Garland to the last hex that no fire zone reaches, and look at what the next step risks before you take it. Send Rains round by the south. Union: let all stacks fire at movers only while they have no marker; then hold the fire of Spratt's guns once, and see what his pre-assault shot does unmarked.

## 18.4 What is common to all
At the start artillery is unlimbered and cavalry dismounted unless the sheet of the scenario says otherwise; all stacks are in good order and none has a marker. Nobody leaves the part of the map in play but by rout. A handicap is a number of points that one side is given at the end. The Confederates have 7 at Iuka and 8 at Casey's redoubt; at Seven Pines units and leaders that the Union loses count three times for them instead: between two computers of the highest level either side then wins about as often. Players who find one side too strong may agree on another besides. Victory values, lengths and the parts of the map in play are ours, and how even they are is for players to find out.

## 18.5 Advice to new players
- A result hits a stack once, however many units it holds. Two units in a hex share the hits of one result, for a line more if they have 5 SP together; a unit alone dies fast.
- An O hit stays, disruption heals. Outside EZOC, with a rally to come, it may be better to accept a D result than to try.
- Works, clear ground in front of them and a lower enemy are three lines together. Go round, or soften them with guns first.
- Let the enemy fire himself into markers before you charge.
`);
