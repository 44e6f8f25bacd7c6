import { chapter } from '@longroll/kernel';

export const CAVALRY_RETREAT = chapter(`
# 10 Cavalry retreat

## 10.1 The right to retreat
When an active enemy infantry unit enters, or begins its march in, a hex from which it could attack a hex that holds cavalry alone (and leaders), and likewise when an assault on such a hex is declared, the owner may retreat that cavalry before the attack. The right is renewed for each enemy unit.

## 10.1a Artillery
An active artillery unit gives the right like infantry.

## 10.1b Active cavalry
Active cavalry gives no right to a cavalry retreat.

## 10.2 The die
One die, to which every line that applies is added:
- the modifier for mountain, hill, river crossing, creek or ridge that the cavalry would have in combat;
- +2 combined CV of 3 or more, works counted;
- -2 all are demoralized; -2 all are at FL 4; -2 all are out of supply;
- -2 combined CV over ½ and at most 1;
- -4 the only unit has CV ½.

In On to Richmond, All Green Alike and Stonewall in the Valley the Confederates have better figures for the size of the force.

## 10.2a Bluffs
A bluff counts as a ridge, though the list does not name it. If players hold that it does not, a ridge still counts.

## 10.3 Effects
- The active unit loses MP: half of the modified roll. If none are left its march ends there.
- Each retreating unit gains 1 Fatigue Level and becomes disorganized.
- On a modified roll of 1 each retreating unit loses 1 manpower point.

## 10.3a Rounding
Half of an odd roll is rounded up. A negative roll takes nothing. The Fatigue Level stays at 4 at most.

## 10.3b Rolls below 1
A modified roll below 1 costs the cavalry 1 manpower point each too. Players may have the loss on a roll of exactly 1 alone.

## 10.3c Before an assault
No MP are taken. The assault is void, and its units may advance into the hex that was left.

## 10.4 Its length and losses
The cavalry then retreats 4 to 6 hexes, by Retreat Chart 1 for hexes 1 to 4 and Chart 2 for 5 and 6. It has no losses from the charts except the 3 for an enemy-occupied hex.

## 10.5 The march goes on
If the active unit has MP left it may go on with its march; the hex is empty.

## 10.6 The offer in a march
An offer is made once for an active unit, its hex and the hex of the cavalry. The active unit must be undemoralized and able to attack over the hexside, over a restricted one only where its march began; its MP do not matter. All cavalry in the hex goes together, with its leaders. Cavalry that is unreleased, demoralized or at FL 4 may go too. With infantry or artillery in the hex there is no offer. Cavalry that could only surrender may not accept.

## 10.7 The offer before an assault
It is made after target and units are named and before the command die, if any named unit is infantry or artillery. If it is accepted no die is rolled: each named unit may advance into the empty hex, each that does gains 1 Fatigue Level, and the action ends. If it is declined there is no second offer in that assault.
`);
