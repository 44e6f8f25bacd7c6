import { chapter } from '@longroll/kernel';

export const FIRE = chapter(`
# 7 Fire

## 7.1 Who fires
In a combat phase both sides fire, each unit at most once.

## 7.1.1 The attacker
Every unit of the attacking side with a paid fire plot fires at its square.

## 7.1.2 The defender
Units of the defending side fire by themselves if they have ammunition and an enemy in reach, at the first that there
is of

- a square whose units have plotted melee on theirs
- an adjacent square whose units have plotted fire on theirs
- the square of their own standing plot
- any adjacent square with an enemy

Among equals it is the square with the most men, then the lowest direction. But for a standing plot nobody fires in
this way at more than range 1. The shot takes its cost as far as there are points, and is made even if there are none.

## 7.1.3 Routed units
Routed units fire only as defenders, and only at adjacent squares from which they are fired at or charged. Routed guns
do not fire at all (9.3.5).

## 7.1.4 All fire is at once
All fire of a phase uses the strengths from before the phase; its results are applied together.

## 7.1.5 Holding fire
A unit that has been told to hold its fire (1.13) does not fire in defence.

## 7.2 Weapon and range
The table gives the men lost at each range for 100 men who fire with small arms, or for one gun.

## 7.3 The casualty formula
The figure of the table, for all the men or guns that fire, is further modified by the modifiers on strength and
casualties.

## 7.3.1 Terrain
By the terrain that the target is in: woods take a fifth off the fire, a town three tenths; all other ground takes
nothing.

## 7.3.2 Higher ground
A target on higher ground takes a tenth off the fire.

## 7.3.3 Cover and height
Higher ground is a target square higher than the firer's. Against a target that is both higher and in cover both
modifiers multiply.

## 7.3.4 Mode of the firer
Column, mounted and routed units fire at three quarters; infantry in normal mode and artillery in full.

## 7.3.5 Leader of the firer
The leader's figure in the order of battle is a factor on the fire of his unit.

## 7.3.6 Flank
An attack from the flank counts half as much again. What is flank, see (4.2.2).

## 7.3.7 The flanked defender
The flanked defender counts half. Whose strength that is, see (18.10).

## 7.3.8 Density
For each 12 men over 650 in the target square losses are 1 % more, for each 12 under it 1 % fewer; never more than 25
% either way.

## 7.3.9 Chance
Fire has a random factor (0.4).

## 7.3.10 Battle time
The operation points that the firer has left, divided by 10, are a factor on its fire. A unit is always taken to have
at least five.

## 7.3.11 When the points are read
They are read before the shot is paid for.

## 7.3.12 Fortification
The fortification of the target modifies the fire against it by a tenth for each level. In which way, see (18.8).

## 7.3.13 What does not count
Efficiency and fatigue do not change fire: the card has no modifier for them. They act through morale and operation
points.

## 7.3.14 Difficulty
Where a handicap is wanted, fire of one side is multiplied by 0.80, 0.90, 1.00, 1.10 or 1.20 for the five levels of
difficulty. The melee table stays as it is printed.

## 7.3.15 Each firer by itself
Each firer draws its own random factor, and its losses are rounded by themselves (0.6); the losses of several firers
are added. The two flank factors have nothing to do with each other, and a shot may have both.

## 7.3.16 Fire that does nothing
A rate of 0, no ammunition, or an empty square cause no loss and draw nothing.

## 7.4 Sharing fire losses
Several units in the target square share the losses by their men, each with its own flank and fortification. A share
is rounded down, and what is left over goes to the largest unit. Density counts all men who were in the square before
the phase.

## 7.4.1 No more than there are
Losses never exceed the men present. What is too much for one unit falls on the others of its square, then lapses.

## 7.4.2 Guns lost
Artillery loses a gun for each full 16 men that it has lost in all.

## 7.4.3 Broken up
A unit with fewer than 25 men left is removed as broken up. The men it still had do not count as losses.

## 7.4.4 What follows
Losses put the leader at risk (12.4), tire the unit (10.1) and make it check for rout (9.2). Each unit that has fired
spends 1 ammunition (11.1).
`);
