import { chapter } from '@longroll/kernel';

export const UNITS = chapter(`
# 1 Units, leaders and markers

## 1.0 These rules
The rules of the series in our own words: its Basic Game of one-day turns and one-mile hexes, the game of Thunder on the Mississippi above all, and of the Advanced Game what the charts of its card need. You need your own copy of the game. Charts and tables are not copied here: they stand with the other charts, and a rule says which chart it is and what it does.

Every rule has one mark:
- **printed**: it stands on the Charts & Tables of Thunder on the Mississippi, version 1.6;
- **found**: it stands in a played example, a clarification or a set-up that was published;
- **known**: common knowledge of the series that we have not seen in writing;
- **ours**: our own decision where nothing is known. Many of these can be changed as house rules.

## 1.1 Two sides
Union and Confederate. A unit, a leader, a marker belongs to one of them; the other side is the enemy.

## 1.2 Kinds of units
Infantry, cavalry, artillery, mounted infantry and wagon trains. In the price of an attack mounted infantry pays as cavalry (8.2).

## 1.2a Horse artillery
Horse artillery is artillery in every respect.

## 1.2b Mounted infantry and artillery
Mounted infantry moves as cavalry wherever the card names cavalry alone: in Confederate marches, force marches, friendly-occupied hexes and strategic movement. In all else it is infantry: it may entrench like infantry, makes no cavalry retreat, and gives enemy cavalry the right to one. Artillery marches, attacks and defends as infantry.

## 1.2c Units of this game
Thunder on the Mississippi has infantry and cavalry only, in regiments, brigades and divisions.

## 1.3 What is printed on a unit
Its name, the command that it obeys, its type, its Tactical Value (TV) and its Artillery Value (AV). Neither value changes with fatigue or disorganization.

## 1.4 Normal and exhausted side
A unit shows its normal or its exhausted side. An exhausted unit comes to the Extended March Table one Fatigue Level earlier and with worse modifiers (6.5, 6.5a), and must be less tired to be rested (12.0). Nothing else changes.

## 1.5 Strength marker
The marker shows the Manpower Value (MV) of the unit and whether it is organized.
- Organized: its Combat Value (CV) is its MV.
- Disorganized: its CV is the smaller number of the marker (1.6a). A half is kept in combat, never rounded away.
- The Fatigue Level does not change the CV.

## 1.6 Disorganized Combat Values that are known
MV 1 has a disorganized CV of ½, MV 2 of 1, MV 3 of 2, MV 5 of 3, MV 14 of 10, MV 21 of 14.

## 1.6a Disorganized Combat Values in full
The figures between the known ones (1.6) follow from one simple rule that meets them all: two thirds of the MV, rounded up from MV 6 on and down below it.

| MV | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| CV | ½ | 1 | 2 | 2 | 3 | 4 | 5 | 6 | 6 | 7 | 8 |

| MV | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| CV | 8 | 9 | 10 | 10 | 11 | 12 | 12 | 13 | 14 | 14 |

Players may round the figures that are not known in another way: up (MV 4 is then worth 3), to the nearest (4 is worth 3, 8 is worth 5), or down (8 is worth 5). The known ones stay.

## 1.7 Demoralization markers
A unit has none, Demoralize-1 or Demoralize-2 (13.1).

## 1.8 Eliminated units
A unit that has lost its last manpower point is eliminated and leaves the map.

## 1.8a How often a unit acts
Nothing limits how often a unit acts in a turn except its Fatigue Level (5.1).

## 1.9 Leaders
Leaders command divisions, corps, districts or an army. A leader has a Command Value, which says how many units join his assaults, and a Tactical Value. A TV printed as a/b is a when he attacks, b when he defends.

## 1.10 Leaders stand with their units
A leader is never alone in a hex: he is always stacked with at least one unit that is subordinate to him. Every unit of a side is subordinate to its army leader.

## 1.10a Two Confederate army leaders
Each Confederate unit belongs to one army: those of Walker, Breckinridge and French, and of Loring once he has joined them, obey Johnston, all others Pemberton. A unit without a command letter, or of a division without a leader of its own, obeys only an army leader, and either of the two if both are present.

## 1.10b A leader who would be alone
A march, advance or retreat that would leave a leader without a subordinate in his hex takes him along without asking. If all his units in the hex are lost he goes to the nearest hex that holds one, of equally near ones to that with the lowest number. If there is none on the map he leaves it and returns with the first subordinate to arrive. Leaders are worth no victory points.

## 1.11 Leaders are not units
A leader has no Fatigue Level and no strength; he is no combat unit.
`);
