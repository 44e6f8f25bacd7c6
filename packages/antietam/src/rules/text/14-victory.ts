import { chapter } from '@longroll/kernel';

export const VICTORY = chapter(`
# 14 Victory

## 14.1 Points and levels
Points come from the losses of the enemy and from places held. They are counted after each turn and at the end and
give a level of victory.

## 14.2 Points for losses
1 for each man the enemy has lost, 20 for a gun, 50 for a division leader, 150 for a corps or army leader.

## 14.3 Points for places
An objective gives its turn value to the side that holds it in each victory phase, and its end value at the end of the
game. It is held by the side that last had an unrouted unit in it. Of the whole day, all Confederate at the start:

| Objective | Turn | End |
|---|---|---|
| Sharpsburg | 50 | 1,500 |
| Dunker Church | 25 | 500 |
| Sunken Road | 25 | 400 |
| Burnside's Bridge | 20 | 300 |
| Nicodemus Hill | 15 | 300 |
| Potomac ford road | 25 | 1,000 |

## 14.4 Level of victory
Each side's points are multiplied by the factor that the scenario gives it. By the ratio of the larger total to the
smaller: under 1.10 a draw, under 1.30 marginal, under 1.60 substantial, under 2.00 decisive, and from there
overwhelming.
`);
