import { chapter } from '@longroll/kernel';

export const FATIGUE = chapter(`
# 10 Fatigue

## 10.1 Fatigue Gain Table
The table gives the fatigue gained by every square entered in normal mode and in column, each level fortified, losses
in men, each point of force march, the death of a leader in the unit, and a routed unit passing through.

## 10.1.1 Cavalry and guns on the march
Dismounted cavalry and routed units gain fatigue as in normal mode; mounted cavalry and limbered artillery as in
column.

## 10.1.2 Large units
A unit gains 1 point for 2 losses, but units of over 600 men proportionately fewer, up to 1,000 men: at 600 men 1 for
3 losses, at 900 men 1 for 4½. How the figures go together, see (18.3).

## 10.1.3 Losses are rounded once
Fatigue from losses is rounded once for all the losses of a unit in a step, halves up. Other gains are added.

## 10.1.4 The most there is
Fatigue never passes 99.

## 10.2 What fatigue does
It lowers operation points (5.1.1) and morale (9.1), and so the chances to stand (9.2.1) and to rally (9.4.1).

## 10.3 Rest
In a recovery phase a unit loses 10 fatigue. Fatigue never falls under 0.

## 10.3.1 Idle units
A unit that neither moved, fired, meleed nor lost men since the last recovery loses 20. What keeps a unit idle, see
(21.10.2).

## 10.3.2 Mid-turn
In mid-turn recovery both are halved.

## 10.3.3 Under the enemy's eyes
No rest in an enemy zone of control.

## 10.3.4 Night
At the end of a day fatigue is cut to a quarter, ammunition is filled, and routed units rally. No scenario of ours
goes on to a second day.
`);
