import { chapter } from '@longroll/kernel';

export const MORALE = chapter(`
# 9 Morale, rout and rally

## 9.1 Morale
Morale is efficiency less fatigue, never under 0 or over 99. Fatigue and fear are one scale, and it is fatigue that
breaks units.

## 9.1.1 Rout lowers efficiency
Each rout costs 5 efficiency, after the check that caused it.

## 9.1.2 Losses lower efficiency
Each full tenth of the men it started the game with costs a unit 3 efficiency, at the moment the tenth is full. A unit
never has more men than it started with.

## 9.1.3 Efficiency does not come back
It never rises, and never falls under 0.

## 9.2 Rout check
Every unit that lost men in the step of fire or melee just ended checks once, after its fatigue and efficiency have
changed. If the check succeeds it routs. A unit that is broken up makes no check. The percentage is the sum of (9.2.1)
to (9.2.4).

## 9.2.1 Low morale
As much as morale is under 50.

## 9.2.2 Losses of the step
The percentage of its men that it lost in the step, of the men before it, cut off.

## 9.2.3 Losses from the flank
15 if any of the losses came by a shot or a melee from the flank.

## 9.2.4 Leader
10 less if a leader is attached.

## 9.2.5 Limits
Never under 0 and never over 95.

## 9.3 Rout
A unit that routs is in routed mode, loses its plots and its fortification, and flees. A routed unit that fails
another check flees again.

## 9.3.1 Flight
It flees 3 squares away from the nearest enemies, at equal distance toward its own edge of the map (21.9.1).

## 9.3.2 Through friends
A routed unit that passes through a friendly unit gives it 5 fatigue.

## 9.3.3 Fighting routed
A routed unit fires at three quarters and fights in melee at half.

## 9.3.4 What a routed unit does not do
It has no zone of control, does not plot, fortify or change mode, and flees before its side's operations if an enemy
is within 3 squares.

## 9.3.5 Routed guns
Routed artillery counts as limbered and does not fire. Guns that are unlimbered when their unit routs are abandoned in
part: half of them, rounded up, are lost; the crew stays.

## 9.4 Rally
In a recovery phase a routed unit checks to rally if no enemy is within 2 squares.

## 9.4.1 Its chance
Morale and 20, at most 90.

## 9.4.2 Leader
10 more if a leader is attached or its division leader is within 1 square. It counts once, and on top of the 90.

## 9.4.3 Mid-turn
In mid-turn recovery the chance is halved and cut off.

## 9.4.4 A rallied unit
It is in normal mode, cavalry dismounted, artillery limbered, and receives no operation points in the coming set.
`);
