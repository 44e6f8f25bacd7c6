import { chapter } from '@longroll/kernel';

export const READINGS = chapter(`
# 14 Readings of the card

## 14.1 Minimum fire zone of an embankment
On our copy of the card the cell is empty. Note a of the chart (3.2.1) supplies it: 2 hexes, with the conditions of that note.

## 14.2 Woods in an assault
On our copy of the card the cell is missing. It is read as 0, as the assault schedule (9.3) has no line for woods.

## 14.3 Notes k and l
On our copy of the card these two notes have no letters. They are placed by the rows that refer to them.

## 14.4 Numbers of another booklet
The card sends the reader to a booklet by number: 4.6 for stragglers, which are (3.6) here, and 3.3.5 for sharing losses in a stack, which is (12.2) here and our own. Other numbers of the card, 6.8 and 8.3, are the same here.

## 14.5 Abatis in an assault
Note l limits the -1 to USA units that assault CSA units; the assault schedule (9.3) does not. The schedule is followed: every attacker has it.

## 14.6 The mark of irregulars
The range table marks Irg with an asterisk in parentheses to which there is no note. Irregulars need none.

## 14.7 Density
The fire schedule has a target of 5 fire factor points, the assault schedule a hex with 5 SP. Both are read as 5 or more strength points in the target hex, on the sides now up; of a stack on the move, those that move. Players may agree to count the fire schedule's points as fire factors: what the target itself would fire with at 1 hex (8.2), fractions and limits aside.

## 14.8 Stream and run
The stream of the assault schedule is the run of the terrain chart.

## 14.9 Result 2
On our copy of the card the summary has result 2 twice. It is one result.

## 14.10 D on a disrupted or routed stack
Such a stack takes the result as 1 O hit. The words name the hit and no more, so it makes no morale check.

## 14.11 Target on a thoroughfare
The terrain chart has no effect on fire for a thoroughfare, the fire schedule +1 for a target that uses one. The schedule is followed.

## 14.12 The combat results table
On our copy of the card some cells of the table run together. As each row must hold the rolls 0 to 9 once and in order, every row parts in one way only; and only one placing of the cells in the five columns lets no result, or a worse one, become rarer from a row to the next. That is the table of (8.4).

## 14.13 The +1 behind a range factor
The range table prints (+1) behind the factor of artillery at 1 hex, the fire schedule a line for artillery against small arms at 1 hex. They are the same +1, counted once.
`);
