import { chapter } from '@longroll/kernel';

export const MAP = chapter(`
# 2 Map and terrain

## 2.1 Hexes
A hex is about a mile across and a turn is one day. A hex of Thunder on the Mississippi has the letter of its sheet (W or E), two digits that count the lines from the north, and two that count the hexes along the line **from the east**. Other games number otherwise.

## 2.2 Major terrain
Clear, rolling, rough, hill, woods, loess, swamp, provisional swamp, mountain, city. A provisional swamp is a swamp in a rain turn; in a dry turn artillery reads it with rough, hill and loess (9.6).

## 2.2a Provisional swamp in a dry turn
In a dry turn a provisional swamp is rough ground to those who enter it, also in the surcharge for friendly-occupied hexes (2.10).

## 2.3 Ways
Pikes, roads, trails and railroads (RR) are ways. A hexside has a way if one of them crosses it.

## 2.4 Hexside terrain
Major and minor rivers, creeks, ridges and bluffs, which have an uphill side; and crossings: bridge, dam, ferry, ford, in the Advanced Game pontoon bridges too.

## 2.5 Woods hexside
A hexside is a woods hexside if one of its two hexes is woods and no way crosses it. It matters to zones of control (6.3.4), to attacks (6.4.6) and to the flank bonus (9.7b).

## 2.5a Loess
Loess is as woods to movement and to restricted zones of control.

## 2.6 Swamp and mountain
A swamp or mountain hex is entered and left only over hexsides with a way.

## 2.7 Rivers
A river hexside is crossed only at a bridge, dam, ferry, ford or pontoon bridge.

## 2.8 Bluffs
Over a bluff hexside there is no movement, no attack and no advance after combat in either direction, unless a way or a ferry crosses it. Zones of control, the flank bonus and retreats cross it like any other; but a retreating player may treat a bluff with neither way nor ferry as impassable while he chooses his path.

## 2.9 Movement costs that are known
Along a pike a hex costs 1 MP in any weather, along a road 1, in a rain turn 2. A clear hex without a way costs infantry 3. A way replaces the cost of the hex: woods entered by road cost 1.

## 2.9a Movement costs in full
The card does not print what a hex costs. With the known figures (2.9) these are used:

| entering | infantry, artillery, wagon train | cavalry, mounted infantry |
| --- | --- | --- |
| along a pike | 1 | 1 |
| along a road | 1, in rain 2 | 1, in rain 2 |
| along a railroad | 2, in rain 3 | 2, in rain 3 |
| along a trail | 2, in rain 3 | 3, in rain 4 |
| clear | 3 | 3 |
| rolling | 3 | 4 |
| rough, hill, city | 4 | 5 |
| woods, loess | 4 | 6 |
| swamp, mountain | along a way only | along a way only |
| over a creek, without a way | +1 | +2 |
| up a ridge, without a way | +2 | +3 |
| over a bridge or dam | +0 | +0 |
| over a ford | +1 | +1 |
| over a ferry | +2 | +2 |

Ford and ferry are paid along a way too, creek and ridge are not. If two ways cross a hexside the cheaper serves. Open water is never entered.

## 2.9b Leaving an enemy zone of control
The step out of an enemy zone of control that is not restricted costs infantry 1 MP more, cavalry 2 more.

## 2.9c When leaving is paid
The surcharge (2.9b) is paid for the step out of the hex, wherever it leads, also by a unit that began its march there.

## 2.10 Entering a friendly-occupied hex
Infantry, artillery and wagon trains pay more to enter a hex with friendly units: by the chart, from the total CV of friendly infantry and artillery already there and the terrain of the hex, or because a wagon train is there. The entries are not added up: +2 MP at most in open ground, +4 in close ground. Cavalry neither pays nor causes it.

## 2.10a Passing through
The surcharge is paid for passing through as well as for stopping.

## 2.10b Loess in a friendly-occupied hex
The words of the card count loess with the open ground, its table with the close ground. The table holds, because loess moves as woods (2.5a).

## 2.10c Fractions
The chart goes from "less than 3" to "3 to 11" and does not say where 2½ belongs. A total with a fraction is rounded up before it is compared: 2½ counts as 3, as in one published example. Players may round it down instead.

## 2.11 Stacking
Any number of units of one side may share a hex. Only the surcharge (2.10) and the caps of combat (9.4) restrain it. No hex holds units of both sides.

## 2.12 Minimum move
A marching unit may always move one hex that is legal for it, whatever its Movement Allowance.

## 2.12a When the minimum move is made
Only as the first thing that the unit does in its march. It then has 0 MP left, to which a force march may still add.
`);
