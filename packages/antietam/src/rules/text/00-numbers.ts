import { chapter } from '@longroll/kernel';

export const NUMBERS = chapter(`
# 0 Numbers and luck

## 0.1 What a rule rests on
The game has a printed card of charts. The words of its manual are not to be had, so that most of what stands between
the charts had to be found elsewhere or decided. Every rule of this book therefore says what it rests on:

- **printed**: it stands on the card, under the heading that is named beside it
- **found**: another source says so: reviews of the game, and screens, unit lists and contents pages of the sister
  games on the same engine
- **known**: common knowledge of the battle and of the period
- **ours**: the sources are silent or can be read in two ways, and this is how we play it

The figures of the charts are not repeated here: a rule names its chart and says what the chart does. Readings and
figures of ours that could well be others are house rules, and players may agree on another.

## 0.2 Percentage checks
A check of so many percent draws a whole number from 1 to 100 and succeeds if the number is not above the percentage.

## 0.3 Random of 25
The card's "Random of 25" is a whole number from 1 to 25, all equally likely. It is never nought, so that every melee
costs both sides someone.

## 0.4 The random factor
Chance changes a result by up to a half either way: the random factor lies between 0.50 and 1.50.

## 0.5 All factors are equally likely
The random factor may fall on any value between its limits, all of them equally likely; it is not a die with a few
faces. The chance of a result is therefore the length of that part of the range which leads to it, or, where two
factors meet (8.3), an area.

## 0.6 Rounding
Losses by fire, and fatigue from losses, are rounded to the nearest whole number, halves up. All other fractions are
cut off toward nought: percentages, halved amounts, the steps of density and of the melee differential, shares of a
loss.

## 0.7 One rounding
Factors multiply as exact fractions. There is one rounding, at the end.

## 0.8 What cannot change a result is not drawn
A check of 0 % or less fails and one of 100 % or more succeeds without a draw. Nothing is drawn where there is nothing
to lose.

## 0.9 Ties
A tie that no other rule settles goes to the unit with more men, then to the one listed first in its square.
`);
