import { chapter } from '@longroll/kernel';

export const RETREATS = chapter(`
# 15 Retreats and advances

## 15.1 Lengths
A normal retreat goes 2 to 4 hexes, a rout 4 to 6, a cavalry retreat 4 to 6. The owner of the stack chooses length and path within the rules. The stack stays together, leaders go with it, and no MP are spent.

## 15.2 Restrictions
A retreat never enters a hex
- off the map;
- across a river without a crossing;
- into or out of swamp or mountain without a way;
- over a bluff with neither way nor ferry, if its owner treats it as impassable (2.8);
- in a rain turn across a ford, or across a creek without a way;
- that it has entered already.

## 15.3 Surrender
If no hex is legal before the minimum length is reached, the stack surrenders: it is eliminated, and the enemy scores for it.

## 15.3a At the edge of the map
The edge of the map is a wall like any other: a stack that cannot complete its retreat because of it surrenders. Players may agree that a retreat which has come to a hex at the edge may end there, however short it is, though not among the enemy.

## 15.4 Retreat Charts
Before each step the stack looks for a hex of the lowest priority number that is to be had. Chart 1 is used for the first hex of a normal or voluntary retreat, for hexes 1 to 4 of a rout or cavalry retreat, and for every step out of an enemy ZOC; Chart 2 for all others. The charts also give the manpower that each hex costs: less along a way, by the notes † and •.

## 15.4a The note •
The smaller figure holds along a way **or** into a friendly-occupied hex; either is enough.

## 15.5 Farther
Farther is one hex farther, by the shortest distance, from the active enemy unit that caused the retreat. The two lines with priority 4 of Chart 1 are of equal priority.

## 15.5a Farther from whom
The active enemy is the attacking unit, in the hex from which it attacked, in a leader's activation too; in an assault the hex of the leader who began it; in a cavalry retreat the unit that caused the offer.

## 15.6 Losses of each unit
The losses of the charts are taken by each unit, not shared by the stack.

## 15.6a Cavalry retreats
Cavalry in a cavalry retreat takes none of them except 3 in an enemy-occupied hex.

## 15.7 Override
Once in a retreat a player may leave the priorities if surrender cannot be avoided otherwise.

## 15.7a When to override
The override may be saved for a later hex, if the priorities can be kept until there.

## 15.8 Ending among the enemy
A retreat never ends in an enemy-occupied hex. If its greatest length ends in one it goes on for one hex more.

## 15.8a Passing through the enemy
Enemies in a hex that a retreat passes through are not affected.

## 15.9 Ending among friends
A retreat that ends in a friendly hex does not disturb the units there.

## 15.9a Retreats in full
- The hex in which the retreat begins counts as entered already.
- A restricted ZOC is an enemy ZOC in the charts, because nothing exempts it.
- A mixed stack goes as one. Each unit takes every loss of the charts, except in a cavalry retreat (15.6a); a unit without manpower is removed and the rest go on.
- The owner chooses hex by hex. He may enter the hexes of the lowest priority from which the minimum length can still be completed by the priorities; if there are none, and the override is not used, any unrestricted hex from which it can; if there are none either, the stack surrenders.
- From the minimum length on the stack may halt, except among the enemy; at the greatest length it must.
- Works and markers of refused flanks are left behind; units in the hex where it ends keep theirs.
- A retreat releases nobody, gives no cavalry the right to retreat, and costs no fatigue beyond the result.

## 15.10 Advance after combat
With an "a" any attacking unit may move into the hex that was left, with leaders in its hex, at no cost in MP; not over a bluff or river that it could not cross. Defenders never advance.

## 15.10a Advance in full
From a march only the attacker advances, with the leaders whom the owner sends along. It then arrives as by a step (6.8.2). With E, f, F or D it may advance too, and its march then ends. Nobody advances into a hex that enemies still hold.
`);
