import { chapter } from '@longroll/kernel';

export const PIECES = chapter(`
# 1 Pieces

## 1.1 Map and sides
The map has hexes of about 150 to 200 yards. The sides are the Union (USA) and the Confederacy (CSA).

## 1.2 Kinds of units
Combat units are infantry (Inf), irregulars (Irg), cavalry (Cav) and artillery (Art). The first three are **small arms**.

## 1.3 What a unit stands for
In volume 1 a unit is a few companies or a section of guns; in volume 2 it is a regiment or a battalion of guns.

## 1.4 What a unit shows
A unit has strength points (SP) and a base morale. It has a side at full effectiveness and a side at reduced effectiveness. It carries its O hits, organization hits, until the third (12.1).

## 1.5 Higher organization
Every unit belongs to a higher organization (HO): a regiment in volume 1, a division in volume 2.

## 1.6 Leaders
Leaders have one of three ranks: Army, Senior, Junior.

## 1.7 Stack
A stack is what one side has in one hex. It takes its combat results, its O hits and its morale checks as one body, not unit by unit.

## 1.8 One stack, one state
When stacks join, the new stack has the worst state of its parts, has an advance fire marker if any part had one, and is in command only if every part was. Units that leave a stack take its state, its marker and its being in command with them; the rest keeps them too.

## 1.9 Two sides, and how high morale goes
The full and the reduced side of a unit have strength points and a base morale of their own; what is said of a unit is said of the side now up. Base morale is 0 to 7 on either side, the range of the straggle table (3.6). A table that has units of 8 or 9 may say so as a house rule.

## 1.10 The die
One ten-sided die decides everything; it is read 0 to 9. Low rolls help whoever fires and whoever checks morale. For stragglers a high roll is the bad one.

## 1.11 Fractions
All fractions are rounded down, those below nought too: minus a half becomes -1. The card says so for morale (10.1); we hold it everywhere.
`);
