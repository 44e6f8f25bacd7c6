import { chapter } from '@longroll/kernel';

export const ATTACKS = chapter(`
# 8 Attacks

## 8.1 One unit attacks one hex
A marching unit attacks one adjacent enemy hex, alone. All units in that hex defend. The attacker may not withhold strength. Several units attack together only in an assault (14.1).

## 8.1a Who may attack, and over what
Infantry, artillery, mounted infantry and cavalry may attack; wagon trains and demoralized units may not. Nobody attacks over a hexside that he could not march across: a river without a crossing, a bluff without way or ferry (2.8), the edge of swamp or mountain without a way.

## 8.2 Types of attack
The Attack Summary gives four types of attack from a march, with the MP that each costs and what it adds to the attacker's die: column of route -3, hasty -1, normal 0, prepared +1. A column of route attack costs nothing but is not made with a remaining allowance of 0. Against a defender in loess every attack costs 1 MP more.

## 8.2a Column of route against loess
The 1 MP more against loess is paid by a column of route attack too.

## 8.3 Several attacks in a march
A unit may attack more than once in a march, while MP and results allow it.

## 8.3a Each attack is paid in full
Without the MP a type of attack is not available; the minimum move (2.12) does not help. The same hex may be attacked again. A unit that has reached FL 4 by this very march may attack in it.

## 8.4 An attack, step by step
An attack is made in the order that follows.

## 8.4.1 Declaring
The attacker names the hex and the type of attack and pays its MP (8.2).

## 8.4.2 What stands before the dice
Cavalry has retreated already if it would (10.6). Whether flanks are refused is seen from the marker (9.8c). Defenders who waited for an enemy are released by the attack (16.6).

## 8.4.3 Modifiers
Both lists of modifiers are added up (9.9).

## 8.4.4 Artillery die
Where the entry of the Artillery Modifier Summary bears * or †, a die is rolled for it just before combat (9.6).

## 8.4.5 The two dice
Each side rolls a die and adds its modifiers. The defender's total is taken from the attacker's; the difference is the row of the Combat Chart.

## 8.4.6 The two columns
The defender's result is read in the column of his CV **without** entrenchments, the attacker's in the column of his own CV. A CV between two columns (3½) is rounded up by ½.

## 8.4.7 Order of results
The defender's result is applied, then the attacker's, then retreats, then advances.

## 8.4.7a Details of the order
In each result manpower is lost first, then the letters fall. If the loss is as great as all the manpower of the side, all of it is eliminated. The manpower that R* costs besides falls on each unit that was Demoralize-2 already. Then follow a voluntary retreat (8.9a) or the forced one, the placing of leaders who are alone (1.10b), and the advance (15.10).

## 8.5 Combat Chart
One half is for the defender, one for the attacker. Letters depend on the row alone; the column changes only the number of manpower points.

## 8.6 Results
- **A number**: manpower that the side loses in all.
- **D**: disorganized, and 3 Fatigue Levels; an active unit's march ends.
- **F**: 2 Fatigue Levels; an active unit's march ends.
- **f**: 1 Fatigue Level; an active unit's march ends.
- **E**: an active unit's march ends.
- **r**: retreat of 2 to 4 hexes.
- **R**: rout of 4 to 6 hexes, and Demoralize-1; Demoralize-1 becomes Demoralize-2; a unit with Demoralize-2 keeps it.
- **R***: rout of 4 to 6 hexes, and Demoralize-2; a unit that had it already loses 1 more manpower point.
- **a**: may advance.

No unit goes above Fatigue Level 4.

## 8.6a Letters fall on every unit
The letters of a result apply to every unit of that side in the combat.

## 8.6b Dividing a loss
A side of several units divides its loss as its owner likes, one point at a time, but no unit loses a second point before each has lost one.

## 8.6c Ammunition
The key of the card adds "& ammo loss" to D. No rule of this game has ammunition to lose, so it has no effect here.

## 8.7 Fatigue of the defender
D, F and f raise the Fatigue Level of units that are not active too.

## 8.8 When a march goes on
Only E, f, F and D end the march of an active unit. After an "a" alone it may, after its free advance, spend the MP that it has left, on new attacks too.

## 8.9 Voluntary retreat
A defender whom the attack did not force to move may retreat of his own will; Retreat Chart 1 names the voluntary retreat with the normal one.

## 8.9a Voluntary retreat in full
It is decided right after the results and before any advance, once per attack, and goes 2 to 4 hexes as an "r". It may not be begun if it could only end in surrender. It gives the attacker no advance unless his result has "a".
`);
