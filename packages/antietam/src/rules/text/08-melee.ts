import { chapter } from '@longroll/kernel';

export const MELEE = chapter(`
# 8 Melee

## 8.1 Procedure
Melees are fought square by square, in the order in which they were plotted.

## 8.1.1 Who takes part
Attackers that have routed, were removed, or no longer stand where they plotted from are left out. If the square has
fallen empty, attackers with melee advance may enter it, and there is no melee.

## 8.1.2 Payment
Attackers have paid when they plotted. Each defender pays its cost (5.2.15) as far as it has points.

## 8.1.3 Strengths
The strength of a side is the sum over its units of men, also for artillery, times the modifiers of (8.2). All
attackers on one square fight one melee, at the place of the first of them in plot order.

## 8.1.4 Differential
The differential is the attacker's modified strength less the defender's, divided by 50.

## 8.1.5 Sharing melee losses
Each side's loss is shared among its units by their men before the melee, rounded down, the rest to the largest. It
never exceeds the men present.

## 8.1.6 Advance
After retreats attackers with melee advance enter the square that was left.

## 8.1.7 How the advance is made
In list order, as far as stacking allows; at no points, but as a step for fatigue and facing.

## 8.2 Modified strengths
The strengths that are compared are modified ones: the columns and lines for melee of the three lists of modifiers
apply.

## 8.2.1 Mode
Column fights at three quarters, mounted cavalry at one and a half, routed units at half; all others in full.

## 8.2.2 Defender higher
Against a defender on higher ground the attacker loses a tenth.

## 8.2.3 From a bridge or ford
An attacker who stands on a bridge or ford loses a fifth.

## 8.2.4 Other ground
Woods, towns, cornfields and clear ground make no difference in melee.

## 8.2.5 Leader
The leader's figure in the order of battle is a factor on the strength of his unit.

## 8.2.6 Flank
An attack from the flank counts half as much again; the flanked defender counts half (18.10).

## 8.2.7 Who flanks and who is flanked
An attacker counts as flanking only from outside the front arc of every defender in the square. A defender is flanked
if any attacker stands outside its arc. Height, crossing and flank are taken unit by unit.

## 8.2.8 Chance
Each side draws one random factor (0.4) for all its strength.

## 8.2.9 What is for fire only
Battle time is for fire combat, not melee, and fortification modifies fire strength: neither counts in melee.

## 8.2.10 Density
The density modifier speaks of casualties and is not used on melee strengths.

## 8.3 Melee Combat Results Table
The row of the differential gives the losses of both sides and the chance in percent that each retreats.

## 8.3.1 Losses
A side loses a random number of up to 25 men, and in some rows 50, 100 or 150 more.

## 8.3.2 Who is checked for retreat
The defender's retreat is checked first, then the attacker's. But for routed units both do not retreat at the same
time.

## 8.3.3 Routed defenders
A routed defender goes whatever the check says. Its going does not spare the attackers their own check; only a retreat
of unrouted defenders does. Routed units never attack (6.6).

## 8.3.4 One check a side
There is one check for all units of a side, and the attacker is checked only if the defender stays. It is made even if
losses have removed a part of the side; a side with no unit left makes none.

## 8.3.5 The differential is cut off
The differential is cut off toward nought. In men, the attacker's strength less the defender's, the rows therefore
are: -350 and less; above that to -250; between -250 and 250; from 250 to under 650; 650 and more. The middle row is
500 men wide and lies evenly about nought.

## 8.3.6 Drawn for each side
The random number of each side is drawn by itself.

## 8.4 Retreat
A unit that must retreat goes one square, mounted cavalry two, directly away from the enemy unit with the most men, or
else in the nearest of the directions beside that. It pays no points and gains 2 fatigue a square. The order of choice
is (21.8.7).

## 8.4.1 Where nobody retreats to
Not into enemies, prohibited squares, off the map, or an enemy zone of control unless a friend stands there.

## 8.4.2 Retreat through friends
A unit may retreat into a square that its friends fill, as the last choice (21.8.7). It does not tire them; only
routed units do (9.3.2).

## 8.4.3 Surrender
A unit without a square to retreat to surrenders. It is removed, and all its men and guns count as lost.

## 8.4.4 Unlimbered guns
Unlimbered artillery cannot move (5.3.2). When it must retreat it is captured.
`);
