import { chapter } from '@longroll/kernel';

export const MOVEMENT = chapter(`
# 6 Movement

## 6.1 Spending movement points
A marching unit pays movement points (MP) for each hex that it enters (2.9a, 2.10) and for each attack (8.2). Points that are not used are lost.

## 6.2 Enemy-occupied hexes
A march never enters a hex with enemy units.

## 6.2a Edge of the map
Nor does it leave the map of the scenario, unless the scenario names hexes by which units leave it.

## 6.3 Zones of control
The hexes around a unit into which it exerts its zone of control (ZOC). An enemy ZOC stops marches (6.4.1), stops command (7.2) and costs in retreats (15.4); a hex in one's own ZOC is covered for the flank bonus (9.7a).

## 6.3.1 Who exerts a zone
Every unit that is neither demoralized nor a wagon train exerts a ZOC into the six hexes next to it.

## 6.3.2 Swamp and mountain
There is no ZOC into or out of a swamp or mountain hex except over a hexside with a way.

## 6.3.3 Water
There is no ZOC over a river hexside without a crossing; in a rain turn none over a ford, nor over a creek without a way.

## 6.3.4 Restricted zones
Over a woods hexside, and over one of loess, the ZOC is restricted.

## 6.3.5 What a restricted zone does not do
A restricted ZOC does not stop movement, costs nothing to leave, and neither triggers cavalry retreat nor lets an arriving unit attack. It still covers a hex for the flank bonus.

## 6.4 A march in enemy zones
The following is about enemy ZOC that are not restricted. They stop a march, and leaving them costs more.

## 6.4.1 Contact
A unit that enters an enemy ZOC must attack from there or end its march. After an attack whose result lets it go on (8.8) it may go on.

## 6.4.2 Cavalry retreat first
Before it chooses, the enemy says whether cavalry retreats from it (10.1).

## 6.4.3 Starting in a zone
A unit that begins its march in an enemy ZOC may leave it; leaving costs more (2.9b).

## 6.4.4 From zone to zone
A unit may move directly from one enemy ZOC into another, but must stop there and attacks no more in this march. Unless a way crosses the hexside, its Strength marker is flipped to disorganized.

## 6.4.5 A friendly unit there
A friendly unit in the hex does not cancel the enemy ZOC for movement, as it does for command (7.2).

## 6.4.6 Attacks over woods
A marching unit attacks over a woods or loess hexside only from the hex in which it began its march.

## 6.4.6a Not after moving
It must not have left that hex since.

## 6.4.7 Which zones count from zone to zone
Both zones must be unrestricted for the unit to be stopped (6.4.4). It then may do nothing but end its march.

## 6.4.8 After an attack
After an attack that lets it go on, a unit that stays where it is may move out or attack again, as one that began its march there. One that advances counts as entering the new hex.

## 6.5 Extended march
The table is consulted when a march brings a unit on its normal side to FL 3 or 4, or one on its exhausted side to FL 2, 3 or 4. One die with its modifiers is read in the column of its Strength marker: D flips an organized unit to disorganized, a number is manpower lost by a disorganized one. Strategic movement (17.12) is an exception.

## 6.5a Extended march modifiers
Every line that applies is added: +1 for the step from FL 3 to 4 on the normal side; on the exhausted side +1 from 2 to 3 and +3 from 3 to 4; +1 for a wagon train; +1 for a Union unit, but +0 for the cavalry that the card names and +2 for its garrison units; +1 in Heat; +1 out of supply in the Advanced Game; and the lines for All Green Alike. In Thunder on the Mississippi Union infantry has the +1, Union cavalry and all Confederates have 0.

## 6.5b Mounted infantry in extended marches
The lines for cavalry do not cover mounted infantry.

## 6.5c Garrison cavalry in Rebels in the White House
Union cavalry that is not of the Regular Army stands there in two lines, +0 and +2. Both count.

## 6.6 Force march
Only an organized unit; its Strength marker is flipped to disorganized. Infantry gains 1d6-1 MP, at least 2; cavalry 2d6-1, at least 4. The unmodified roll also says how much manpower is lost.

## 6.6a When a force march is declared
Once in a march, at any time before it ends. In an Activate Leader action each unit declares and rolls for itself.

## 6.7 Leader movement
Leaders move only with a unit, by transfer (3.1, 5.3.6), or in retreat with their stack.

## 6.8 One step of a march
What happens in a step, in this order.

## 6.8.1 The price
The hex is legal and its whole cost is at hand (2.9a, 2.9b, 2.10), or the minimum move applies (2.12). The cost is taken off.

## 6.8.2 The unit arrives
Unit and accompanying leaders are in the new hex. Its own works go, and so do markers of refused flanks in the hex left and in the hex entered, and enemy works there. The hex is now held by its side (18.7).

## 6.8.3 Release
Enemy units that waited for an enemy to come near are released (16.6).

## 6.8.4 From zone to zone
If it came from one enemy ZOC into another (6.4.4) it is disorganized where no way led, and its march is over.

## 6.8.5 Offers to cavalry
Enemy cavalry may retreat (10.6), one hex after another, that with the lowest number first. MP are taken, and zones looked at afresh.

## 6.8.6 Contact or not
In an enemy ZOC that is not restricted the unit is in contact: it attacks or ends its march (6.4.1). Otherwise it may step, attack, or end. With 0 MP only a force march and the end are left.

## 6.8.7 Beginning and end
A march begins with the offers to cavalry in its starting hex, but not with contact. When it ends, the stack in the hex may refuse its flanks (9.8c).
`);
