import { chapter } from '@longroll/kernel';

export const MAP = chapter(`
# 4 The map

## 4.1 Directions
Directions are numbered 1 to 8 clockwise from north: 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6
south-west, 7 west, 8 north-west.

## 4.1.1 Diagonals
Directions 2, 4, 6 and 8 are the diagonal ones; moves in them have prices of their own.

## 4.1.2 Range
The range between two squares is the larger of the distances in columns and in rows. All eight neighbours of a square
are at range 1, as melee needs.

## 4.2 Facing
A unit faces in the direction of its last step. In its own operations phase it may be turned at no cost, once until
its next step (21.4.2).

## 4.2.1 Front arc
The front arc of a unit holds every square whose bearing differs from its facing by at most 67.5 degrees: the square
in front, the two beside it, and all that opens behind them. Everything else is flank, the rear included.

## 4.2.2 Attack from the flank
A shot or a melee is an attack from the flank on a unit if the attacker stands outside that unit's front arc. It is
decided for each unit of the square by itself.

## 4.2.3 Flanks count for both sides
A flank may be taken by the attacker and by the defender.

## 4.2.4 Routed units have no front
An attack on a routed unit is never one from the flank; its mode already punishes it (9.3.3).

## 4.3 Line of sight
Fire needs a line of sight to the square fired at. A player may ask to have it shown.

## 4.3.1 What blocks it
The eye at either end is at twice the elevation of its square and one more. A square between them blocks if its own
height, twice its elevation and one more for woods or a town, reaches the straight line between the eyes. Where the
line passes exactly between two squares, both must block. Adjacent squares always see each other. Cornfields and units
do not block.

## 4.4 Hidden units
With the option of hidden units an enemy unit is shown only while it is seen.

## 4.4.1 Who is seen
An enemy unit is seen if one's own side has a unit with a line of sight to it at a range of at most 10; of at most 2
if it stands in woods, town or corn and has not fired in this turn.

## 4.4.2 Coming upon the unseen
Whoever steps next to an enemy that he did not see is ambushed: he stops and loses his remaining points (21.13.3).
`);
