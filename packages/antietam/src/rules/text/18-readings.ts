import { chapter } from '@longroll/kernel';

export const READINGS = chapter(`
# 18 Readings of the card

## 18.1 The last column of the weapon table
Six headings of range stand over seven columns of figures. The last column holds only noughts and is read as 16
squares and more.

## 18.2 Numbers of the notes
The notes to the Operation Costs Table have lost their numbers. Their order gives: 1 the bridge, 2 the road bonus, 3
higher elevation, 4 melee as attacker, 5 change of mode.

## 18.3 Fatigue of large units
Losses for one point of fatigue, by the men before the loss: 2 under 600 men, men divided by 200 from 600 to 1,000, 5
above. This keeps the table's 2, the note's 3 at 600 and 4½ at 900, and its limit of 1,000 men. Only the 16 % that the
note adds for 900 men is taken for a slip: 1 in 4½ is 22 %.

## 18.4 The blue entries
Their colour is lost, and with it what the basic game leaves out. See (15.3).

## 18.5 Climbing by the road bonus
"Only 1 operation point to enter a higher elevation" is read like the note on bridges: the whole step costs 1, not 1
on top.

## 18.6 Order of the melee rows
The row "-5 to -6" is printed upside down. The rows leave no gap and do not overlap, for the differential is a whole
number (8.3.5).

## 18.7 Range 7 of the Eligibility Table
It is read as 7 and more.

## 18.8 Fortification
A "level × .10" that "modifies Att. Fire Strength" is read as a tenth off the fire for each level.

## 18.9 Cavalry on foot
The list of modes has no line for it. It counts as infantry in normal mode.

## 18.10 Flank modifier to the defender
The half is read as the flanked side's own strength, in its fire back outside its arc and in melee, not as a
protection.
`);
