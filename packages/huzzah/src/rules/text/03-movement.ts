import { chapter } from '@longroll/kernel';

export const MOVEMENT = chapter(`
# 3 Movement

## 3.1 Movement points
All units have 3 movement points (MP) in an action segment. In a horse segment leaders and cavalry have 3, artillery has 1, and nobody else moves.

## 3.1.1 What a step costs
Every hex costs 1 MP. Ground that the chart (3.2) gives as no effect adds nothing; "stop" ends the move in the hex entered. A hex with an enemy combat unit is entered only by assault.

## 3.2 Terrain effects
NE is no effect, AOT as the other terrain in the hex. The letters are those of (3.2.1).

| Terrain | Movement | MFZ | Fire | Assault | LoS |
|---|---|---|---|---|---|
| Clear | NE | 1 | +1 | 0 | none |
| Creek, river, pond | prohibited | - | - | - | - |
| Slope | NE | 2 (a) | +1 (j) | +1 or -1 (k) | blocks (b) |
| Abatis (g), fence | NE | 2 (a) | +1 (h) | -1 (l) | none |
| Fieldwork (fort) | prohibited | - | - | - | blocks |
| Marsh | stop (c, g) | 1 | -1 | disrupted (m) | none |
| Marsh with run | stop (c, g) | 1 | -1 | disrupted and -1 (m, n) | none |
| Run | none (d) | 1 | NE | -1 (n) | none |
| Thoroughfare | bonus (e) | AOT | NE | NE | AOT |
| Railroad embankment | NE (i) | see (14.1) | +1 (j) | +1 or -1 (k) | blocks (f) |
| Woods | NE, stop (c, g) | 1 | -1, 3 points at most | see (14.2) | blocks |

## 3.2.1 Notes to the chart
- a. The minimum fire zone is 2 hexes only from an embankment or down a slope, and only into hexes that are neither embankment nor crest. It is also 2 for a stack that fires through an abatis, fence or wall.
- b. A line of sight may enter such a hex but not pass it.
- c. Stragglers: see (3.6).
- d. Artillery stops when it has left a run.
- e. Thoroughfare bonus: see (3.3).
- f. An embankment blocks only between two units that are both at ground level and look through it.
- g. Artillery may not enter marsh, stops on entering woods, and crosses an abatis hexside only by road.
- h. The stack must be adjacent to the protected side of the fence or abatis and fire out through it.
- i. Artillery enters or leaves an embankment by a connected road or railroad.
- j. Only for fire from an elevation into a hex that is none.
- k. An assault against a higher elevation has -1, one against a lower elevation +1.
- l. Abatis only, for USA units that assault CSA units through it; how we read this is (14.5).
- m. Units that assault out of a marsh are disrupted before the first round.
- n. Units that assault out of a run have -1.

## 3.2.2 Clear and non-clear
A hex has one ground: clear, woods, marsh, marsh with run, or run. Slope, embankment, thoroughfare and the works on its hexsides lie on top of it. For the limits of a hex and for stragglers, non-clear is woods, marsh and marsh with run, the rows with note c; a run counts as clear. For the +1 against a target in the clear a run is not clear: its own row says no effect.

## 3.2.3 Heights
Every hex has an elevation, and an embankment adds one level to it. Higher and lower compare these levels. A crest is a hex with a slope: it stands above the lowest ground of its map and has a lower neighbour. Ground level is what is neither crest nor embankment.

## 3.2.4 Breastworks: minimum fire zone
A stack behind breastworks has a minimum fire zone of 2 hexes through them.

## 3.2.5 Breastworks as a stone wall
Breastworks, which the card does not name, serve as a stone wall in everything: +1 for fire out through them, -1 for fire and for an assault against a target behind them. Works protect the hexside they stand on and no other.

## 3.2.6 Stops and roads
A step along a thoroughfare is free of the stops of marsh, woods and run, and by it artillery may enter marsh; it stays limbered there. The straggle check stays, with its -1 for the thoroughfare.

## 3.3 Thoroughfares
Roads and railroads are thoroughfares. A stack that spends its whole move on one has 1 MP more. Disrupted stacks have no such bonus, and a move that uses it may not enter an EZOC or an enemy minimum fire zone. The extra hex needs no straggle check.

## 3.3.1 Using a thoroughfare
A stack uses a thoroughfare, for fire at it (8.7), while it moves and has so far gone by road only, and after a move with the bonus until its next action. No hex of a move with the bonus may lie in an EZOC or an enemy minimum fire zone, the first as little as the last; nor may a unit change formation in it. The bonus holds in horse segments too.

## 3.4 Facing
A stack faces one hexside of its hex. This one and its two neighbours are its front; the other three are its flank, the rear included. Beyond the adjacent hexes the front is the half of the map on that side, its border included. Facing is free at the end of a move, or changes by an action of its own; on the way a stack faces where it goes. Routed stacks and skirmishers have no flank.

## 3.5 Zones of control
The three front hexes of a stack of combat units in good order or disrupted are its zone of control (ZOC); one of the enemy is an EZOC. Entering an EZOC ends the move. A stack that starts in an EZOC may leave it for a free hex and move on, or go to one other EZOC hex as its whole move.

## 3.5.1 Minimum fire zone
The minimum fire zone (MFZ) of a stack reaches 1 hex, or 2 hexes where the chart says so (3.2.1). It never reaches farther.

## 3.5.2 Where the minimum fire zone lies
It holds the hexes within that distance that lie in its front and in its line of sight. Only a stack that can fire has one. An enemy who enters it draws advance fire (8.6.1). Routed stacks and leaders alone have neither this zone nor a ZOC.

## 3.6 Stragglers
An infantry or cavalry stack that goes from a non-clear hex straight into another non-clear hex makes a straggle check before it leaves. Roll one die and find the average base morale of the stack:

| Average base morale | O hit on |
|---|---|
| 0-3 | 4 or more |
| 4-5 | 5 or more |
| 6-7 | 6 or more |

- A leader who moves with the stack: -1 on the roll.
- Leaving or entering an EZOC: -1.
- Moving along a thoroughfare: -1.
- A roll of 9 fails whatever the modifiers.
- A stack that charges or assaults does not check.

A stack that fails takes 1 O hit and goes on, or stays where it is and ends its move. It is one hit for the stack, not one for each unit, and never more than one a check.

## 3.6.1 Irregulars straggle
Irregulars check as infantry does. Artillery does not.

## 3.6.2 The average for stragglers
It is the average of base morale on the side now up, without O hits, rounded down. An average above 7 uses the last row.

## 3.6.3 Each modifier once
Each of the three modifiers counts once, for leaving one EZOC for another too. The owner chooses between the hit and staying after the roll.

## 3.7 Stacking
All units of one higher organization may stack in a hex. There is no limit on how many may stand there, only on what may fight.

## 3.7.1 Fire limits of a hex
| Hex | May fire out of it |
|---|---|
| Clear | 4 points of small arms, or all artillery |
| Non-clear | 3 points, small arms and artillery together |

## 3.7.2 Assault limits of a hex
| Hex | May fight in an assault |
|---|---|
| Clear | 5 SP, or all artillery |
| Non-clear | 4 SP, small arms and artillery together |

## 3.7.3 Different organizations
Units of different higher organizations may not end a segment in one hex; they may pass through. Leaders stack with anybody.

## 3.7.4 Who fights within the limit
The owner picks the units. A unit larger than what is left of the limit counts with that part. The fire limit is for one hex and one segment, all its shots together; a shot of advance, en passant or pre-assault fire has the limit to itself. In a clear hex the "or" means that in one segment either the small arms or the artillery fire.

## 3.7.5 The attacker's limit
An attacker is held by the lower assault limit of the two hexes, his own and the one he attacks.

## 3.7.6 A defender with both arms
A defender is held by the limit of his own hex. With both arms in a clear hex he fights with the arm that has the larger fire factor, with his small arms if they are equal. In a non-clear hex small arms count before guns.
`);
