import { chapter } from '@longroll/kernel';

export const FIRE = chapter(`
# 8 Fire

## 8.1 Fire factor and fire line
The fire factor F is S x R: the strength points that fire times their range factor (8.2). The row of the Combat Results Table (8.4) that holds F is the fire line. Modifiers (8.7) move it by one row a point; all of them add up, and all positive ones are made before the negative ones. Roll one die on the line and apply the result (8.5).

## 8.1.1 One shot
A stack fires at one target hex in range (8.2), in its front (3.4) and in its line of sight (7.2), or without it by (8.3). There must be an enemy combat unit in it. Small arms and artillery of one hex fire as separate shots. Several stacks that fire at one hex are separate shots too, in the order their owner likes, each settled before the next is declared.

## 8.1.2 Rounding the fire factor
Where units have different range factors, each unit's points are multiplied by its own. The sum is rounded down once. A factor below 1 uses the row 0.

## 8.1.3 The ends of the table hold
The line goes no higher than 36+ and no lower than 0, and it is held there after the positive modifiers and again after the negative ones. A line pushed against the top therefore loses the surplus before anything is taken off. The cap of (8.3) comes last.

## 8.2 Range factors
| Range | Inf | Cav | Irg | Art |
|---|---|---|---|---|
| Assault | 3 | 3 | 3 | 1 |
| 1 hex | 2 | 1 | 2 | 2 (+1) |
| 2 hexes | 1 | 1/2 | 1/2 | 1 1/2 |
| 3 hexes | 1/2 | - | - | 1 |
| 4-8 hexes | - | - | - | 1/2 |

A dash is no shot. What the +1 of artillery at 1 hex is, is (14.13). Artillery reaches 7 and 8 hexes only as in (8.3).

## 8.3 Artillery fire without line of sight
Artillery that looks down a slope at a target on a lower elevation may fire without a clear line of sight, and only such artillery reaches 7 or 8 hexes. The fire line is 0 at most, the +1 for low terrain is not given, and the target adds 1 to its morale.

## 8.3.1 Its restrictions
The artillery is unlimbered and in good order. A friendly unit that is not routed, or a leader, other than those who fire, sees the target from 8 hexes at most. No friendly unit is within 1 hex of the target. Fire at 7 or 8 hexes counts as fire without line of sight even if the target is in sight.

## 8.4 Combat results
One die on the fire line; a dash cannot occur.

| Fire line | 3(2) | 2(1) | 1(D) | D | NE |
|---|---|---|---|---|---|
| 0 | - | - | 0 | 1 | 2-9 |
| 1 | - | - | 0 | 1-2 | 3-9 |
| 2 | - | - | 0 | 1-3 | 4-9 |
| 3-4 | - | - | 0-1 | 2-4 | 5-9 |
| 5-7 | - | 0 | 1-2 | 3-4 | 5-9 |
| 8-11 | - | 0 | 1-3 | 4-5 | 6-9 |
| 12-15 | - | 0-1 | 2-3 | 4-5 | 6-9 |
| 16-20 | 0 | 1-2 | 3-4 | 5-6 | 7-9 |
| 21-26 | 0 | 1-2 | 3-5 | 6-7 | 8-9 |
| 27-35 | 0-1 | 2-4 | 5-6 | 7-8 | 9 |
| 36+ | 0-1 | 2-5 | 6-7 | 8-9 | - |

Artillery against small arms at 2 hexes or more uses the result in parentheses.

## 8.4.1 A target with both arms
A target hex with small arms and artillery counts as small arms.

## 8.5 What a result does
- NE: nothing.
- D: the stack is disrupted. It may try to take an O hit instead by a morale check: if it passes, it takes the hit and stays in good order; if it fails, it is disrupted. This is possible against a D result only; disruption for any other reason must be taken. A disrupted or routed stack takes a D result as 1 O hit.
- 1: 1 O hit, then a morale check. If it fails, a stack in good order is disrupted and a disrupted one is routed.
- 2: 2 O hits, then as 1.
- 3: 3 O hits, then as 1.

## 8.5.1 The owner's choice on D
The owner decides whether to try before the morale die is thrown. The check is made with the units as they are after the hits of the result, so after none on a D.

## 8.5.2 The routed and the destroyed
A routed stack that fails its check makes another rout move (11.1). A stack of which no unit is left makes no check.

## 8.6 Kinds of fire
- Segment fire: in the fire segment of the arm.
- Action fire: as the action of a stack.
- Advance fire: at an enemy who comes on through the minimum fire zone.
- En passant fire: at an enemy who passes through it or leaves it.
- Pre-assault fire: of a defender, before the first round of an assault.

## 8.6.1 When an enemy on the move is fired at
- **Advance fire**, when a stack enters a hex of the firer's minimum fire zone from outside it, or comes nearer inside it. It is fired at in the hex entered.
- **En passant fire**, when a stack leaves a hex of the zone and does not come nearer: out of the zone, or to another hex of it at the same distance or farther. It is fired at in the hex it is about to leave.

Both are the firer's choice, one shot for a firing stack and a step of the mover, at the real range. They happen in horse segments too. A mover who is disrupted or routed ends his move; one who charges is stopped by rout only. Rout moves, the entry of a taken hex, changes of facing and leaders alone draw no such fire.

## 8.6.2 Advance fire marker
After advance or en passant fire the firing stack has an advance fire marker, which lowers all its later fire (8.7), pre-assault fire too. It comes off at the end of its side's next action segment, and in the game turn segment. Pre-assault fire leaves none.

## 8.7 Modifiers of the fire line in fire combat
| Modifier | Lines |
|---|---|
| Target in a woods or marsh hex | -1 |
| Target in a clear hex or using a thoroughfare; not for artillery at 2 hexes or more | +1 |
| Target on a lower elevation; not for fire without line of sight | +1 |
| Target protected by abatis or stone wall | -1 |
| Target fired at through a flank hexside | +1 |
| Advance or pre-assault fire | +1 |
| Target charging, besides the former | +1 |
| Small arms against artillery | -1 |
| Target density: 5 fire factor points | +1 |
| Firing stack disrupted | -3 |
| Firing stack has an advance fire marker | -2 |
| Firing stack directly behind an abatis, fence or stone wall and firing through it | +1 |
| Artillery against small arms at 1 hex | +1 |
| Artillery fire without line of sight | 0 at most |

All add up; the positive ones come first (8.1). How density is read is (14.7).

## 8.7.1 Through a flank hexside
The hexside of the target hex that the line of fire crosses decides. A line exactly through a corner between front and flank counts as front.

## 8.7.2 How single lines are read
The -1 for small arms is against artillery alone in its hex. Clear ground and a thoroughfare together give +1 once. A target that uses a thoroughfare in woods or marsh has the +1 and the -1.
`);
