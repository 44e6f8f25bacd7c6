import { chapter } from '@longroll/kernel';

export const PLOTS = chapter(`
# 6 Plots

## 6.1 Plots
Fire and melee are plotted in the operations phase, each against a square, and carried out in the combat phase.

## 6.2 Fire plot
A fire plot names a square inside the front arc (4.2.1), in reach of the weapon (7.2) and in line of sight (4.3). Its
cost (5.2.13) is paid when it is plotted.

## 6.3 Melee plot
A melee plot goes against the square of the fire plot, which must be adjacent, hold an enemy, and be one that the unit
could step into. Its cost (5.2.14) is paid when it is plotted.

## 6.4 Who attacks in melee
Infantry and cavalry, mounted or not. It is prohibited to artillery.

## 6.5 Fire before melee
A unit must fire at the square that it is to melee.

## 6.6 Who may not
Routed units and units out of command may not plot melee. At most 3 units may plot melee on one square.

## 6.7 A square that is empty by then
A plot on a square that holds no enemy when the phase is carried out is not fired: no ammunition is spent, and the
points are not given back.

## 6.8 Without ammunition
A unit without ammunition may plot fire on an adjacent square; the fire does nothing, but the unit may charge.
Otherwise the rule of fire before melee (6.5) would forbid the bayonet to those who need it most.

## 6.9 Limbered guns do not fire
The table prohibits fire to limbered artillery.

## 6.10 Column and horse may fire
Units in column and mounted units may fire, at three quarters.

## 6.11 Standing plots
A fire plot stays from set to set until it is changed or becomes impossible, and is paid again each time (21.5.3).
Melee plots do not stay.
`);
