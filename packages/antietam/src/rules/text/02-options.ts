import { chapter } from '@longroll/kernel';

export const OPTIONS = chapter(`
# 2 Options

## 2.1 Options of a game
- the level of the rules: basic, intermediate, advanced
- who plays each side
- hidden units, on or off
- Union commitment: as in history, or all formations free from the start
- difficulty, five levels
- reinforcements: fixed or variable
- ammunition: scarce, normal or plentiful

## 2.2 What holds if nothing is said
Advanced rules, hidden units, commitment as in history, fixed reinforcements, normal ammunition, no difficulty factor.
The scenario of the Sunken Road, meant as a first game, uses the intermediate rules without hidden units.
`);
