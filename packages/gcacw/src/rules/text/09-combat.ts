import { chapter } from '@longroll/kernel';

export const COMBAT = chapter(`
# 9 Combat values and modifiers

## 9.1 Combat Values in combat
The attacking CV is that of the marching unit; in an assault the sum of all that take part, those of a grand assault too. The defending CV is the sum of all units in the hex.

## 9.2 Works in combat
Entrenchments multiply the CV of the entrenched units in the ratio, in the quarter test of the flank bonus (9.7) and in the size of a cavalry force (10.2), but not for the column of the Combat Chart.

## 9.3 Ratio
Attacker's CV to defender's CV, with works, rounded in the defender's favour to n-1 or 1-n: 7 to 2 is 3-1, 8 to 10 is 1-2. The Ratio Chart turns it into a modifier from -12 to +13.

## 9.4 Caps
An attack brings at most 70 CV from one hex; a grand assault may bring more in all, but not from one hex. A defender has at most 60; 100 if at least half of the defending infantry units are entrenched; 130 if all of them are.

## 9.4a What the caps limit
The caps are for the ratio, where the defender's CV counts with its works. The columns of the Combat Chart are read with what is really there. Only infantry units, mounted ones among them, are counted for the higher caps of the defender.

## 9.5 Tactical modifier
The attacker's TV less the defender's. From a march it is the higher of the attacking unit's own and that of a leader over it in the same hex; in an assault always that of the leader who began it. The defender has the highest among all units and leaders in the hex.

## 9.5a Which leaders lend their value
The leader need not accompany the attacker; it is enough that he stands in the hex from which the attack comes. An army leader has no TV and lends none. In defence a leader counts even if no unit of his is in the hex.

## 9.6 Artillery modifier
The attacker's AV total less the defender's, which counts with works, is read in the row of the defender's terrain; the entry is added to the attacker's die.
- An entry with * counts on an even die, and not at all on an odd one; with † it is +2 on an even die, +1 on an odd one.
- If the **printed** AV of the defenders total 1, a -2 becomes -1; if they total 2, a -3 becomes -2.

## 9.6a Defenders without guns
If the printed AV of the defenders total 0, a minus for artillery counts as 0. Players may hold to the printed minus.

## 9.6b Whose guns count
Only the AV of units that take part in the combat.

## 9.7 Flank attack bonus
Of the six hexes around the defender those are counted that the attacker's side covers. All 6 covered give a basic bonus of +4, 5 give +2, fewer none. The bonus is less by 1 for a covered hex that is held by a unit friendly to the defender. Units that occupy a hex or exert a ZOC into it do not cover it if their CV is less than **one quarter** of the defender's, whose works count.

## 9.7a Covered hexes
A hex next to the defender is covered if it
- is occupied by an undemoralized unit of the attacker's side, the attacker himself among them;
- is in the ZOC, restricted or not, of such a unit;
- is swamp or mountain not joined to the defender's hex by a way;
- lies across a river hexside without a crossing; in a rain turn also across a ford, or across a creek without a way;
- is off the map.

In the first two cases all units that occupy or reach the hex together must have the quarter (9.7). All units of the attacker's side count, also those that do not attack.

## 9.7b Reductions
The basic bonus is less by 1 for each covered hex that
- is held by an undemoralized unit of the defender's side;
- is unoccupied and reached across woods or loess hexsides only;
- is covered only as swamp or mountain;
- is covered only by a river.

One hex reduces by 1 at most. The quarter is not tested again: a unit of the attacker's side in the hex, however small, saves it from the second line.

## 9.7c Edge of the map
A covered hex that is off the map does not reduce the bonus. Open water counts as a river. Players may have the edge reduce the bonus by 1 for each such hex, or cover nothing at all.

## 9.7d The least bonus
A bonus that began as +4 is never less than +1. One that began as +2 may come down to 0.

## 9.7e Closed ground in a zone of control
A hex that is swamp, mountain or across a river, and in the ZOC of units that have the quarter besides, is covered by these units: the ground does not reduce the bonus. Players may have it reduce the bonus all the same. A hex that the attacker's side occupies is never reduced for its ground.

## 9.7f Cavalry on the flank of cavalry
The bonus is the same whoever attacks. If players agree on it, cavalry that attacks a hex of which more than half of the CV is cavalry has half of it: 4 gives 2, 3 and 2 give 1, 1 gives nothing. Attacking mounted infantry counts as cavalry here, as in the price of the attack (8.2).

## 9.8 Flanks refused
Against a defender whose flanks are refused the attacker has +1 or +2.

## 9.8a The marker
A stack may carry a Flanks Refused marker.

## 9.8b What refusing does
There is no flank bonus. In its place the attacker has +1, or +2 if the defender's CV, with works, is below 4. Players may instead let the bonus count besides, whole or by half (4 gives 2, 1 to 3 give 1), and may make the modifier +1 or +2 in all cases; half of the bonus and +1 is the reading of a players' aid.

## 9.8c Who may refuse, and when
A stack that is not all cavalry, with no unit at FL 4 and none demoralized. The owner decides at the end of a march, for the hex in which it ends, and once for each hex in the Recovery Phase; it is free. A march that ends in the hex without refusing takes the marker off.

## 9.8d Losing the marker
It goes as soon as a unit of the stack moves, attacks or retreats, or another unit enters the hex.

## 9.9 Modifiers of combat
The card has one list for the defender's die and one for the attacker's; every line that applies is added to the die of that side. Net modifier is the attacker's sum less the defender's.

## 9.9a Defender's die
- +2 attacked across a bridge, dam, ferry or ford;
- +2 in mountain, +1 if the attacker too is in mountain or attacks down a ridge;
- +2 attacked uphill across a ridge or bluff;
- +1 in hill, 0 if attacked from hill, from mountain, or down a ridge;
- +1 attacked across a creek, +2 in a rain turn;
- -1 if at least half of the CV in the hex is Demoralize-2.

## 9.9b Attacker's die
- +1 to +4 flank attack bonus (9.7);
- -3 to +2 artillery (9.6);
- +1 or +2 defender's flanks refused (9.8);
- +1 assault action (14.5);
- the ratio (9.3);
- the tactical modifier (9.5);
- -1 in a rain turn;
- the type of attack (8.2).

## 9.9c Ground of several kinds
A hexside is a river or a creek, never both; a creek with a way is still a creek. Where a crossing or creek lies at the foot of a ridge or bluff, both lines count.

## 9.9d A grand assault over several hexsides
The ground of the worst hexside counts of those over which at least half of the attacking CV comes; if there is none, that of the leader who began it. Every unit must be able to attack over its own hexside. Ratio and flank bonus are worked out once for all.

## 9.9e Lines of single games
Some lines hold in the games that stand beside them only. In Thunder on the Mississippi: gunboat support +1 or +2 to the defender; Union gunboat +1 to the attacker; Union infantry out of supply -1; Confederate garrison demoralized -1 or -2 attacking and defending. In other games: bonuses of leaders and heights that the card names, Union Panic, surprise attack or cavalry charge, Hooker Loses Confidence, march attack while insubordinate.

## 9.9f Whose the lines of single games are
A line that names a leader, an army or a garrison helps or harms that side alone, whoever attacks. The gunboats of Thunder on the Mississippi are Union and support Union defenders only. Of the leaders and heights that the card names at most one counts for each side: Lee for his assault and Hunt for the defence, in Burnside Takes Command.
`);
