import { chapter } from '@longroll/kernel';

export const COMMAND = chapter(`
# 7 Command

## 7.1 Chain of command
A unit obeys its division leader, he his corps leader, he the army leader; command letters say who is over whom.

## 7.2 Command radius
A path of at most 3 hexes from leader to unit, in scenarios of 1861 of at most 2. Terrain does not matter. The path enters no enemy-occupied hex, and no enemy ZOC unless a friendly unit stands in that hex.

## 7.2a Restricted zones and transfers
A restricted ZOC stops a path of command like any other, because nothing exempts it. The path of a leader's transfer (3.2) is judged alike.

## 7.3 Limits by the initiative die
Only On to Richmond limits Union activations by the initiative die.
`);
