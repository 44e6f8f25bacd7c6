import { chapter } from '@longroll/kernel';

export const HITS = chapter(`
# 12 O hits

## 12.1 The third hit
A unit at full effectiveness that takes its third O hit is turned to its reduced side. A reduced unit that takes its third O hit is destroyed.

## 12.2 Sharing hits in a stack
The hits of a stack are given one at a time, to the unit with the fewest O hits; among equals to the one with more strength points on the side now up, then to the one its owner likes. No unit takes a second hit from one result before every other unit has taken one. A unit that is turned over has no O hits then, and may be hit again by the same result. What is left when a unit is destroyed goes to the others; when none is left it lapses.
`);
