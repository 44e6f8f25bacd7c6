import { chapter } from '@longroll/kernel';

export const FORMATIONS = chapter(`
# 4 Formations and states

## 4.1 Infantry
Infantry and irregulars stand in line. They need no change of formation.

## 4.1.1 Skirmishers
An optional rule. One infantry unit alone in its hex, of 2 SP or less, may go into skirmish order or out of it as part of a move, for 1 MP. Its strength points are halved. Fire at it is one line lower, the last of the negative modifiers. It has a minimum fire zone of 1 hex all round, no zone of control and no flank. It may not assault. Before an assault it may step back one hex, to a neighbour farther from the attacker that it could enter; then there is no fire and the attacker enters.

## 4.2 Cavalry
Cavalry is mounted or dismounted; the change costs 1 MP. Mounted it moves in horse segments, may charge, has a zone of control but no minimum fire zone, does not fire, and defends itself in an assault. Dismounted it fights as foot and takes no part in horse segments.

## 4.3 Artillery
Artillery is limbered or unlimbered; the change costs 1 MP, at any point of a move, and unlimbering ends the move. Limbered it moves, does not fire, has no zone of control and no minimum fire zone, and defends itself in an assault. Unlimbered it fires and does not move. A unit that has moved in an action segment has no action left to fire.

## 4.4 Good order, disrupted, routed
A stack is in good order, disrupted or routed. Disruption and rout are states of the stack. A disrupted stack fires and fights three lines lower (8.7) (9.3) and has no thoroughfare bonus (3.3).

## 4.4.1 What the disrupted may not do
A disrupted stack may not start an assault or a charge. One that is disrupted in the course of it fights on.

## 4.5 Routed stacks are out of command
A routed stack is always out of command.

## 4.5.1 What the routed may not do
A routed stack does not fire, assault or charge, has neither zone of control nor minimum fire zone, and does not strike back in an assault (9.2.4). How it runs and how it comes back is in (11.1) and (11.4).
`);
