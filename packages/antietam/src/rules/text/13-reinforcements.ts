import { chapter } from '@longroll/kernel';

export const REINFORCEMENTS = chapter(`
# 13 Reinforcements and releases

## 13.1 Reinforcements
Reinforcements enter in the reinforcement phase of their turn at their entry square, with full operation points.

## 13.2 Variable arrival
With the option each group comes a turn early, in time or a turn late, one third each, and never before turn 1.

## 13.3 Commitment as in history
With the option formations of the Union are held back as they were on the day.

## 13.4 Inactive formations
A formation that is held back may not move or plot; it fires in defence. It is active from its release turn on (22.2),
or at once when an enemy who is seen comes within 3 squares of it or it loses men (21.11.4).

## 13.5 Release by a check
Some formations have no turn but a chance: from a given turn on one check a turn until it succeeds.
`);
