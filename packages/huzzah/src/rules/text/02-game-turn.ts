import { chapter } from '@longroll/kernel';

export const GAME_TURN = chapter(`
# 2 The game turn

## 2.1 Segments
A game turn has fifteen segments, always in this order. There is no initiative.

| | First half | | Second half |
|---|---|---|---|
| a | USA artillery fire | h | CSA artillery fire |
| b | USA small-arms fire | i | CSA small-arms fire |
| c | USA horse | j | CSA horse |
| d | CSA horse | k | USA horse |
| e | CSA artillery fire | l | USA artillery fire |
| f | CSA action | m | USA action |
| g | USA action | n | CSA action |
| | | o | game turn segment |

## 2.2 What the segments are for
Fire segments are for the fire of their arm and for nothing else. In an action segment a unit of the side performs one action at most.

## 2.2.1 What a stack may do
- In a fire segment every stack that has the arm may fire once with it.
- In a horse segment leaders, cavalry and artillery move (3.1); nobody fires, charges or rallies.
- The actions of an action segment are: move, fire, assault, charge, rally, remove an O hit, change facing.
- Fire in one segment does not use up a later one. The advance fire marker (8.6.2) is the only brake on repeated fire.
- The game turn segment is described in (13.1).

## 2.3 Acting apart and together
The units of a stack may act one by one or in groups. Units that move together count as one stack for straggling, for fire at them and for their own assault; those left behind are not touched by it.
`);
