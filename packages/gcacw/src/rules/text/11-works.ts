import { chapter } from '@longroll/kernel';

export const WORKS = chapter(`
# 11 Entrenchments

## 11.1 The ladder
None, abatis, breastwork under construction, breastwork, fort under construction, fort. In 1861 the abatis too has a stage of construction. Forts that are printed on the map are complete from the start.

## 11.2 Building
By an Entrench action a unit has an abatis (5.6). In the Recovery Phase every eligible unit goes one step up the ladder; that is no activation, and units that may not act yet may do it.

## 11.2a Years
In games of early 1862 a breastwork takes two recoveries, from Chancellorsville on one; a fort takes two.

## 11.2b Works in this game
In Thunder on the Mississippi, of 1863, the abatis becomes a breastwork in one recovery. In the Basic scenarios works go no higher than that; forts exist by set-up only.

## 11.2c Who makes progress
Units that are undemoralized, no wagon trains, and rested (12.0), that have neither moved nor retreated in this turn, not in a rain turn and not in swamp. It is judged by the state before recovery, and nobody is asked.

## 11.2d Cavalry
Cavalry goes as far as an abatis, behind which set-ups have it too. If players hold that it digs nothing, it does not do so by an action either.

## 11.2e Works that rise by themselves
The step in the Recovery Phase costs nothing and needs no die, and a unit that dug an abatis by an action in the turn has a breastwork the same night. Players may agree that nothing rises by night and each step up, the breastwork too, takes an Entrench action of its own (5.6); or that each unit rolls a die by night and its works rise on 4 or more.

## 11.3 Abatis
An abatis multiplies the CV of the defending unit by one and a half.

## 11.3a Breastwork and fort
A breastwork multiplies the CV by two, a fort by three.

## 11.3b Works in full

| works | CV and AV in defence |
| --- | --- |
| abatis, breastwork under construction | × 1½ |
| breastwork, fort under construction | × 2 |
| fort | × 3 |

Fractions of a multiplied CV are kept. The AV is rounded down for each unit.

## 11.3c Whom works serve
Only the unit that built them, and only in defence. Another unit in the hex is not entrenched until it digs. Works are lost when the unit moves, advances, retreats or routs, and when an enemy enters the hex.

## 11.4 Works soften results (optional)
Behind a breastwork or fort f, F and D raise fatigue one level less, and R* counts as R. Not in force unless players agree on it.
`);
