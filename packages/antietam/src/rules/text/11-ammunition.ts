import { chapter } from '@longroll/kernel';

export const AMMUNITION = chapter(`
# 11 Ammunition

## 11.1 Rounds
A unit starts with 4 rounds of ammunition, if it is scarce with 3, if plentiful with 6, and spends 1 in each fire
phase in which it fires. Without ammunition its fire does nothing.

## 11.2 Eligibility
A unit must first be eligible: by its range to its division leader. Within 1 it is resupplied at once, without the
second table; from 2 to 6 the chance falls; at 7 there is none.

## 11.3 Flat chance
Cavalry, horse artillery, Confederate artillery and Evans' brigade are eligible with a flat chance of 50 %, whatever
the range.

## 11.4 Who tests
In each recovery phase every unit that is not routed and has less than its start value. The range ignores terrain and
zones of control.

## 11.5 Resupply Table
An eligible unit is resupplied with the chance of its side and arm.

## 11.6 Mid-turn
In mid-turn recovery the figures in brackets hold. The Eligibility Table has none and is not halved.

## 11.7 What a success gives
A unit that is resupplied has its start value again.

## 11.8 Horse artillery and Evans' brigade
Horse artillery is read in the row of artillery, Evans' brigade in that of infantry.
`);
