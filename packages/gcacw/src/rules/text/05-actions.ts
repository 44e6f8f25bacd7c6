import { chapter } from '@longroll/kernel';

export const ACTIONS = chapter(`
# 5 Actions

## 5.0 The actions
One action per Action Phase: March (5.2), Activate Leader (5.3), Assault (14.1), Entrench (5.6), Burn a railroad station (5.7).

## 5.0a Rail movement as an action
Where a scenario allows it, rail movement is a sixth action (16.2). In the Basic scenarios it is left out unless players agree on it.

## 5.1 Fatigue Level 4
A unit at Fatigue Level (FL) 4 takes no action. No unit goes above FL 4.

## 5.2 March
One unit marches by itself.

## 5.2.1 Who marches
A unit at FL 3 or less. The march raises its FL by 1.

## 5.2.2 Extended march first
If the new FL calls for the Extended March Table (6.5), it is consulted now. The unit then marches with what strength it has left.

## 5.2.3 Movement Allowance
Its Movement Allowance (MA) is rolled (5.5). It may be force marched (6.6).

## 5.2.4 Moving and attacking
It moves from hex to adjacent hex, and attacks, as long as movement points and results allow (6.1, 8.1).

## 5.2.5 Leaders go along; end of the march
Leaders over the unit and in its hex go along if their owner says so before the first step; for the leader of an activation there is a rule of its own (5.3.10). A unit that is destroyed by the Extended March Table or by a force march ends its march. The owner may end a march at any moment, even unmoved.

## 5.3 Activate Leader
A leader has several of his units march in one action.

## 5.3.1 Who is activated
A corps or division leader. An army leader cannot be, except by a special rule.

## 5.3.2 His units
Any units subordinate to him inside his command radius (7.2), at FL 3 or less.

## 5.3.3 One Movement Allowance
One MA is rolled for the whole action, with the leader's modifier (5.5); every unit has that MA.

## 5.3.4 One after another
The units march one after another. Each raises its FL, consults the Extended March Table if that is due, and completes its moves and attacks before the next begins.

## 5.3.5 Digging instead
A unit of the activation may entrench instead of marching (5.6).

## 5.3.5a Price of digging instead
It gains 1 FL, as if it had marched.

## 5.3.6 The leader moves with one unit
The leader moves with one of the units only. At any moment he may transfer to that unit of the activation which he is to accompany.

## 5.3.7 The leader's Tactical Value
During the action the leader may lend his TV to every attack that one of his subordinates makes from the hex in which he stands at that moment, even if he goes with another unit. He may advance with the attacker.

## 5.3.8 Only his command
A leader never activates units outside his command.

## 5.3.9 The list
Before the MA is rolled the owner lists the units, one at least; the radius is measured from the leader's hex at that moment. They march in any order. A listed unit that is left out gains no FL. One that has finished does not march again in this action.

## 5.3.10 The leader joins a unit
While the marching unit stands in the leader's hex, and he has not yet moved with another, his owner may attach him to it; from then on he goes with that unit alone. If it is the last of his units in the hex he must go with it. Besides, he may advance with any attacker from his hex (5.3.7), attached or not. Other leaders over the unit go along as in a single march (5.2.5).

## 5.3.11 Whom the allowance serves
A leader's MA serves units that move as his own arm does: that of an infantry leader infantry, artillery and wagon trains, that of a cavalry leader cavalry and mounted infantry. Cavalry under an infantry leader marches by marches of its own.

## 5.3.12 End of the action
A unit that is stopped or destroyed does not stop the others. The action ends when all listed units are done or, once at least one has marched or dug, when the owner says so.

## 5.4 March in place
A unit may spend its march on attacks without moving.

## 5.5 Movement Allowance
The Movement Summary gives the MA of a single march and of an Activate Leader action, by side and arm. In this game:

| | march | activated leader |
| --- | --- | --- |
| Union infantry, artillery | 1d6 | infantry leader 1d6+1 |
| Union cavalry, mounted infantry | 2d6 | cavalry division 2d6+1, cavalry corps 2d6+2 |
| Confederate infantry, artillery | 1d6+1 | infantry leader 1d6+2 |
| Confederate cavalry | 2d6+1 | cavalry division 2d6+2, cavalry corps 2d6+3 |

Its exceptions for other games stand beside its rows.

## 5.5a Wagon trains
The Movement Summary and the Force March table name no wagon trains. They march as infantry.

## 5.5b "SH" in the Movement Summary
The game "SH" beside the Union infantry leader is taken to be Stonewall in the Valley (SIV).

## 5.6 Entrench
In campaigns of 1863 and later one unit may dig in by an action: its FL rises by 1 and it has an abatis (11.1).

## 5.6a Who may dig by an action
A unit on the map, released, at FL 3 or less, without works, undemoralized, no wagon train; infantry, artillery and cavalry alike. Not in a rain turn and not in swamp. Enemy zones of control do not matter. The Extended March Table is not consulted.

## 5.7 Burning a railroad station
A unit in the hex of a railroad station that the enemy could use may burn it by an action. Infantry destroys a station, cavalry only damages it.

## 5.7a Who may burn, and its price
In Thunder on the Mississippi only the Union burns. The unit is released, at FL 3 or less, undemoralized and not in an enemy zone of control; its FL rises by 1. A destroyed station is not burnt again; a damaged one may still be destroyed by infantry.

## 5.7b What a station is
Every settlement on a railroad is a station: village, town, city, or a place that bears the name.

## 5.7c What burning is worth
In the Basic scenarios a burnt station scores nothing, for nobody. It only breaks the line for rail movement (16.2a), where players have agreed on that.
`);
