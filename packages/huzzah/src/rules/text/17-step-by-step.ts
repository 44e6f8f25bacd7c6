import { chapter } from '@longroll/kernel';

export const STEP_BY_STEP = chapter(`
# 17 The game turn step by step

## 17.1 Words of this chapter
- The **active** side is the one whose segment it is, the **passive** side the other.
- A **group** is the units and leaders of one stack that act together now. It begins as all who are able; the owner leaves out whom he likes, but not the last.
- A step is **by road** if it goes from hex to hex along one thoroughfare.
- Works belong to a hexside of the hex that they protect. A line of fire through a corner has the works of either of its two hexsides.

## 17.2 What belongs to whom
State, facing, marker, being in command and standing orders belong to the stack. Formation, O hits, the side now up and having acted belong to the unit. By a standing order a stack fires, or does not, at enemies on the move: always, only while it has no marker, never, or as its owner says each time; another tells whether it tries on a D result. Where stacks join, the orders of the one that stood there hold.

## 17.3 Beginning and end of a segment
At its beginning nobody has acted or fired. It ends when the active side says so, or when it can do nothing more. At its end objectives change hands (13.2), a side with nothing left has lost (13.3), and after an action segment the markers of the active side come off (8.6.2).

## 17.4 Fire segment
The active side takes its stacks one by one, in any order. A group fires once, one target, or stands down. It cannot fire if

- it is routed, limbered or mounted (4.5.1) (4.3) (4.2)
- it is of the other arm, or has fired in this segment (2.2.1)
- the fire limit of its hex is used up, or the other arm has fired out of this clear hex (3.7.4)
- the target hex holds no enemy unit, or is not in its front or its line of sight (8.1.1)
- it has no range factor at that distance (8.2)

Nothing but the rounds of an assault is simultaneous.

## 17.5 Horse segment
Leaders, mounted cavalry and artillery move; the routed do not. A group is leaders alone, cavalry with leaders, or artillery with leaders, and moves at the pace of its slowest. Artillery may use its point to limber or unlimber and to face. The steps are those of (17.7), with fire at those who move.

## 17.6 Action segment
- Command of the active side is settled anew (6.1).
- Its routed stacks rally or run (11.2), from the top row of the map down, each row from the left.
- Then the active side opens stacks in any order, and each group does one thing: move, fire with one arm (17.4), assault or charge (9.1), rally (11.4), remove an O hit (11.5), change facing, or nothing.

Every unit of the group has then acted. Leaders are used up by a move, an assault or a charge only. To rally, to remove a hit or to change facing the whole stack must be meant.

## 17.7 A move, step by step
A step goes in this order:

- It must be allowed (17.7.1).
- Straggle check (3.6), for a group with small arms that is not charging, from non-clear to non-clear ground, not in the bonus hex. Failed: the owner takes the hit, or the move ends here with free facing.
- En passant fire at the hex to be left (8.6.1). A group disrupted by it stays there.
- The group enters the hex: 1 MP. It faces where it went. An enemy leader alone there is captured.
- Advance fire at the hex entered. A group disrupted by it ends its move there; one that is routed runs.
- The move ends in an EZOC, in marsh, for artillery in woods or after leaving a run; the last three not by road (3.2.6).

A move also ends when no MP is left. A group that was fired at while other friends stood in the hex was fired at alone.

## 17.7.1 Steps that are not allowed
- into a hex with an enemy combat unit (3.1.1), prohibited ground (3.2), or out of play
- for artillery: into marsh, across an abatis, onto or off an embankment, each unless by road (3.2.1); unlimbered (4.3)
- from an EZOC where the move began into another, unless as the first step (3.5)
- into a hex with friends of another organization that the group could not leave again (3.7.3)
- into the bonus hex, unless the whole move is by road, the stack is not disrupted, has changed no formation, and has entered neither EZOC nor an enemy minimum fire zone (3.3.1)
- in a charge: not nearer to the target (9.1)

## 17.7.2 The end of a move
The facing chosen at the end holds for the whole stack in the hex. A group that must end its move with friends of another organization goes back on its path to the last hex where it may stand.

## 17.8 Fire at those who move
When a step draws fire, the stacks with an order to fire do so first, the nearest first, each with the arm that has the larger fire factor. Then the passive side names those of the others who fire, one after the other, and may see each result first. A stack fires one shot of one arm, with as many points as its limit allows. That the mover is disrupted does not end it; that he is routed or destroyed does.

## 17.9 One shot
- Who fires, within the limit of the hex (3.7.4).
- Fire factor and row (8.1).
- Positive modifiers, held at 36+; then negative ones, held at 0; then the cap of (8.3).
- The combat die.
- What the result does (17.11).

All that is looked at is as it was before the shot.

## 17.11 The dice of a result
- D on a stack in good order: the owner says whether he tries; if so, the morale die.
- D on any other stack: 1 O hit and no die (14.10).
- 1, 2 or 3: the hits, shared by (12.2); the morale die; with a leader there, the leader die (6.5).

Then rout moves, if any (11.1).

## 17.13 The dice of an assault
- Approach: for each shot the combat die and the attacker's morale die.
- Pre-assault fire: the combat die and the attacker's morale die.
- Each round: the attacker's combat die, the defender's combat die, the defender's morale die, the attacker's morale die, then leader dice, the defender's first.

A die that a result does not call for is left out.

## 17.17 Options on the map
Players may agree on these besides the house rules named beside the rules they change:

- Skirmishers (4.1.1).
- Stops of marsh, woods and run hold on roads too (3.2.6).
- Unlimbered guns that are routed in an assault are destroyed.
- Pre-assault fire leaves an advance fire marker too (8.6.2).
- A unit that fired in its fire segment may not fire as its action in its side's next action segment (2.2.1).

## 17.18 Reinforcements
Those who are due wait outside the map from the start of their turn and enter in an own action segment, leaders, cavalry and artillery also in a horse segment. All of one organization who wait at one place may enter as one group. The entry hex costs 1 MP and counts as by road; from there the move goes on, and may draw advance fire there. If an enemy unit, an EZOC, or friends of another organization whom it could not pass bar the hex, the group may enter, not by road, at a free hex of the same edge within 3 hexes; else it waits. Those who enter are in good order, limbered and mounted.
`);
