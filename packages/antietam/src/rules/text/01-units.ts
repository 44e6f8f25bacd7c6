import { chapter } from '@longroll/kernel';

export const UNITS = chapter(`
# 1 Scale and units

## 1.1 The map
The map is made of squares. A square has one kind of terrain and one of four levels of elevation, 0 to 3, and may
carry a road.

## 1.2 The square
A square is about 200 yards wide. Rifles then reach 400 yards and Parrott guns a mile and three quarters, and with 12
points a phase a column on the road marches about 2.7 miles in an hour.

## 1.3 The turn
A turn is an hour.

## 1.4 The units
Units are brigades and groups of batteries. A large brigade is split into two units, A and B.

## 1.5 Sides and arms
The sides are the Union and the Confederates. The arms are infantry (INF), cavalry (CAV), artillery (ART) and horse
artillery (CAV ART).

## 1.6 Strength in men
The strength of a unit is its men. The strengths of artillery units in a list of the sister game are all multiples of
16.

## 1.7 Sixteen men serve a gun
Each gun is served by 16 men. A battery fires with its guns; it is a target, and fights in melee, with its men.

## 1.8 Weapons
A unit has one weapon: one of ten small arms or one of seven kinds of gun. The table gives each a code of three
letters or signs.

## 1.9 Mode and rout
A unit is in one mode of its arm (5.3). Being routed replaces its mode until it rallies.

## 1.10 Efficiency
Efficiency is the quality of the troops. It is given by the order of battle.

## 1.11 Scales
Efficiency, fatigue and morale run from 0 to 99, fortification from 0 to 5, ammunition from 0 to the value it starts
with (11.1).

## 1.12 Melee advance
A unit may be told to follow up into a square that falls empty by its melee.

## 1.13 Hold fire
A unit may be told to hold its fire: it then does not fire by itself in defence (7.1.5).

## 1.14 What is kept for a unit
| What | Values | Rule |
|---|---|---|
| side, arm | as printed | (1.5) |
| men, guns | whole numbers; 16 men to a gun | (1.7) |
| weapon | one of 17 codes | (1.8) |
| mode, or routed | by arm | (1.9) |
| efficiency, fatigue | 0 to 99 | (1.11) |
| ammunition | 0 to its start value | (11.1) |
| fortification | 0 to 5 | (5.2.12) |
| facing | direction 1 to 8 | (4.2) |
| operation points left | 0 to 12 | (5.1) |
| division, corps, leader | from the order of battle | (12.1) |
| standing orders | hold fire, melee advance | (21.4.6) |
| men at the start of the game | for the tenths lost | (9.1.2) |
| plots | a square to fire at, and whether it is charged | (6.1) |
| arrival | turn and entry square | (13.1) |
`);
