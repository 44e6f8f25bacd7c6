import { chapter } from '@longroll/kernel';

export const LEADERS = chapter(`
# 12 Leaders and command

## 12.1 Leaders
A leader is in a unit. His figure in the order of battle is a direct modifier on its fire and melee.

## 12.1.1 Whose bonus it is
Leaders are not units of their own: each rides with one. He leads a division, a corps or the army, but only the unit
he rides with has his factor; where two leaders are in a square each serves his own unit.

## 12.2 Moving leaders
Leaders are shifted to where they are needed.

## 12.2.1 How far
In the advanced game a leader may go over, in the command control phase, to a unit of his own command within 6 squares
(21.12.1).

## 12.2.2 Intermediate game
Leaders stay with their units. If a unit is removed, its leader joins the nearest unit of his command.

## 12.3 Command
A unit is in command if its division leader is within 6 squares, and he within 12 of a corps leader or the army
leader. Six is where the card's range of supply ends. Units that belong to a corps or the army directly look to that
leader. Command is checked in the command control phase and holds for the turn.

## 12.3.1 Out of command
3 operation points fewer, no force march, no melee plot.

## 12.3.2 Who is always in command
Cavalry, horse artillery, Confederate artillery and Evans' brigade: those who have a flat chance of supply (11.3).

## 12.4 Leader loss
The leader of a unit that lost men in a step is hit with a chance of 1 % for each 10 men lost, at most 20 %.

## 12.4.1 His unit
A unit in which a leader dies gains 5 fatigue.

## 12.4.2 His successor
In the next command control phase a replacement, with a factor of 1.00, appears with the largest unit of the command.
`);
