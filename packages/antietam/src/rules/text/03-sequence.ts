import { chapter } from '@longroll/kernel';

export const SEQUENCE = chapter(`
# 3 Sequence of a turn

## 3.1 Command control
Leaders move and command is checked (12.3). The basic game has no such phase.

## 3.2 Recovery
Routed units rally (9.4), units rest (10.3), ammunition is resupplied (11.2).

## 3.3 Reinforcements
Reinforcements arrive (13.1) and formations are released (13.3).

## 3.4 First set
A first set of operations and combat for both sides.

## 3.4.1 Points are given at the start of a set
Every unit of both sides receives its operation points (5.1) before the first side moves.

## 3.4.2 Combat follows each side's operations
The first side has its operations phase, then a combat phase in which it attacks; then the second side likewise. The
card prices attack and defence apart, and so the points that a defender has kept matter.

## 3.5 Mid-turn recovery
Between the sets there is a second, smaller recovery. There are no reinforcements in it and no check of command.

## 3.5.1 Half the chance of resupply
In mid-turn the chances of the Resupply Table are halved; the table prints them in brackets.

## 3.5.2 Half of the rest
Rally and rest follow the same ratio in mid-turn: they are halved and cut off.

## 3.6 Second set
As the first.

## 3.7 Victory
Points are counted (14.1). After the last turn of a day there is an end-of-day phase.

## 3.8 First side
The Union is the first side: it attacked on the day. A scenario may name the other.

## 3.9 The combat phase
First all fire of both sides at once (7.1), then rout checks from fire (9.2), then the melees of the attacking side in
the order in which they were plotted (8.1), then rout checks from melee.

## 3.10 How a step of combat settles
Losses of a step are added up first. Then every unit that lost men settles once, in this order: guns and removal
(7.4.2), its leader (12.4), fatigue (10.1), efficiency (9.1.2), the rout check (9.2).
`);
