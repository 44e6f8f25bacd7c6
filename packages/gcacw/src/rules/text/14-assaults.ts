import { chapter } from '@longroll/kernel';

export const ASSAULTS = chapter(`
# 14 Assaults

## 14.1 Who may assault
A corps or division leader, not an army leader, who stands with at least one subordinate unit at FL 3 or less, adjacent to the target. Only units subordinate to him and **in his hex** take part; a unit of another command there cannot.

## 14.2 The command die
Target and units are named, then a die is rolled. As many of the named units attack as the leader's Command Value exceeds the die; the owner picks which. If that is none the assault fails and the action ends.

## 14.3 Loess
If the target is in loess 1 is added to the command die, to the attacker's harm.

## 14.4 Fatigue
Each unit that takes part gains 1 Fatigue Level before the attack.

## 14.4a No extended march
An assault calls for no roll on the Extended March Table.

## 14.4b Those who stay
Units that were named but left out, and all units of a failed assault, gain none.

## 14.5 Modifier
An assault has +1 on the attacker's die, and no modifier for a type of attack.

## 14.5a Values
CV and AV are summed over all that take part; the TV is that of the leader who began it.

## 14.6 Woods
An assault may cross woods and loess hexsides.

## 14.7 Grand assault
If an army leader is within command radius of the leader who begins the assault, other units adjacent to the target may join, from any hex and of any command, at FL 3 or less and undemoralized. Each that joins gains 1 Fatigue Level. The TV is still that of the leader who began it.

## 14.7a How many join
A die is rolled; as many of the named units join as the army leader's Command Value exceeds it.

## 14.7b If nobody may join
A roll that lets nobody join leaves the assault itself standing.

## 14.7c Which army leader
Any army leader of the side who is near enough, also one to whom the leader who begins the assault does not belong (1.10a). Players may agree that only his own army leader can.

## 14.8 Results of an assault
Results apply to all that took part, and units of any of their hexes may advance.

## 14.8a Advance after an assault
Each survivor may advance for himself, over a hexside that he could march across. The leader goes with one of them, or stays with a subordinate (1.10).

## 14.9 Who takes part, and failure
Units that take part are released, undemoralized, at FL 3 or less, and may attack over their hexside; cavalry may. After a command die that succeeds at least one named unit must attack. A leader whose assault failed at the command die declares no other in the turn; otherwise he may assault as often as Fatigue Levels allow.

## 14.9a Grand assault, step by step
It is offered after the command die has succeeded. Those who are to join are named, then the die is rolled, to which loess adds 1 too, then the owner picks. Losses are shared by all that take part (8.6b).

## 14.9b One attack
An assault is one attack, after which the action ends. It costs no MP. The column of the Combat Chart is that of the summed CV.
`);
