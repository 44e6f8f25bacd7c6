import { chapter } from '@longroll/kernel';

export const MORALE = chapter(`
# 10 Morale checks

## 10.1 Average modified morale
The modified morale of a unit is its base morale less its O hits. Add up those of all units in the stack, divide by the number of units, and round down.

## 10.2 Modifiers
| Modifier | |
|---|---|
| Out of command; routed stacks always are | -1 |
| Flanked: fired on or assaulted through a flank hexside, for that combat only | -1 |
| Isolated (6.8) | -2 |
| Stacked with a leader (6.3) | +1 |
| Executing a charge or assault, the whole assault, even once disrupted | +1 |
| Target of artillery fire without line of sight (8.3) | +1 |

All add up.

## 10.3 The check
Roll one die. A roll that does not exceed the modified average passes.

## 10.4 Checks without a die
A number below 0 fails and one of 9 or more passes without a roll. No die is thrown that cannot change anything.
`);
