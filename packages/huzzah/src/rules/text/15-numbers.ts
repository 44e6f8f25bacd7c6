import { chapter } from '@longroll/kernel';

export const NUMBERS = chapter(`
# 15 Numbers of ours

## 15.1 Numbers that we have set
| Number | | Rule |
|---|---|---|
| Command radius: Junior, Senior, Army | 3, 6, 9 | (6.1) |
| Radius lost by a replacement | 1 | (6.5.1) |
| Leader lost in fire on | 0 | (6.5) |
| Leader lost in an assault on | 0 or 1 | (6.5) |
| Rounds of an assault | 3 | (9.2.2) |
| Distance of a charge | 2 or 3 hexes | (9.1) |
| O hits of a routed defender | 1 | (9.2.4) |
| Rout move, and the most it may grow to | 3, 6 hexes | (11.1) |
| Front | 3 hexsides | (3.4) |
| Level of an embankment | 1 | (3.2.3) |
| Change of formation | 1 MP | (4.2) |
| Largest skirmisher | 2 SP | (4.1.1) |
| Farthest observer for fire without line of sight | 8 hexes | (8.3.1) |
| Density from | 5 SP | (14.7) |
| Entry moved along the edge, at most | 3 hexes | (17.18) |
| Points: reduced, destroyed, leader, Army leader | 1, 3, 2, 5 | (13.2) |
| Draw below, marginal below | 1/10, 3/10 | (13.3) |

## 15.2 What a question takes
A stack of 1 to 8 units, of 1 to 20 SP each. A reduced side that is not given has half the strength points of the full side, rounded down, at least 1, and one less morale, at least 0. A charge is met by 4 shots on its way at most. A fire line by numbers has a fire factor of 0 to 99 and modifiers of 0 to 12 lines of either sign. A sketch has elevations of 0 to 4. A move has 1 to 4 hexes; a line of sight reaches 8 hexes, and its target lies off a straight row by half of them at most, which is every line there is, turned or mirrored. Hexes that are not described are clear, level and in play.
`);
