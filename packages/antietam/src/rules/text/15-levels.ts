import { chapter } from '@longroll/kernel';

export const LEVELS = chapter(`
# 15 The three levels

## 15.1 Basic, intermediate, advanced
The rules come in three levels. The basic game has movement, stacking, zones of control, fire and melee plots, rout
and rally, fatigue, reinforcements and victory.

## 15.2 The blue entries
In the basic game the entries of the table that are printed in blue are ignored.

## 15.3 What belongs to which level
Which entries were blue is not known (18.4). We play:

| Rules | basic | intermediate | advanced |
|---|---|---|---|
| movement, stacking, zones of control, plots, fire, melee, rout, rally, fatigue, victory | yes | yes | yes |
| modes | no: guns move at limbered cost and fire; infantry uses roads freely | yes | yes |
| fortification, force march | no | yes | yes |
| ammunition | no | yes | yes |
| leaders' factors, leader loss | no | yes | yes |
| command | no | yes | yes |
| moving leaders | no | no | yes |
| facing and flank | no: all fire is from the front | yes | yes |
| fatigue lowers operation points | no | yes | yes |
| line of sight | yes | yes | yes |
| hidden units | no | yes | yes |
`);
