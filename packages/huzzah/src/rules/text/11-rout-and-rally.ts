import { chapter } from '@longroll/kernel';

export const ROUT_AND_RALLY = chapter(`
# 11 Rout and rally

## 11.1 Rout move
A stack that is routed runs 3 hexes at once. Its leaders go along, guns limber and cavalry mounts at no cost. Each step goes to a hex without enemy units, not prohibited to it and not yet entered in this move; the first of these that there is:

- free of EZOC and farther from the nearest enemy combat unit
- free of EZOC and as far
- free of EZOC and nearer
- in EZOC, at 1 O hit for entering

Among equals it takes the hex nearest to its friendly edge, then the one its owner likes. It runs through friends without harm, but may not stay with friends who are not routed or are of another higher organization: then it runs on, up to 6 hexes. A stack with no hex to go to, one at its friendly edge with no hex of the first kind, and one that finds no place in 6 hexes is eliminated, and its leaders with it. There are no stragglers, stops or fire on the way. Afterwards it faces where it ran.

## 11.2 While it is routed
At the start of each own action segment a routed stack tries to rally, if it is not in an EZOC. If it fails, or is in one, it makes another rout move. Either way its units have had their action.

## 11.3 Rallying is an action
Rallying takes the action of the units.

## 11.4 Rally
The whole stack makes a morale check (10.3), with all that bears on it. If it passes, a routed stack becomes disrupted, a disrupted one is in good order again. No stack rallies in an EZOC.

## 11.5 Removing O hits
A stack in good order, neither in an EZOC nor in an enemy minimum fire zone, may use the rally to remove 1 O hit from one of its units on a passed check. A reduced unit never returns to full effectiveness.
`);
