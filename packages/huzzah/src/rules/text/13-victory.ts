import { chapter } from '@longroll/kernel';

export const VICTORY = chapter(`
# 13 Game turn segment and victory

## 13.1 Game turn segment
In this order: advance fire markers come off; lost leaders are replaced (6.5.1), USA first; points for holding are counted, if the scenario has them; after the last turn the game ends, else the next turn begins.

## 13.2 Victory points
Unless the scenario says otherwise a side has 1 point for each enemy unit reduced, 3 instead for each destroyed, 2 for each enemy leader lost or captured, 5 if he was the Army leader, and the value of every objective that it controls at the end; besides, points for holding and a handicap, if the scenario has them. An objective belongs to the side whose combat unit, not routed, last stood there at the end of a segment; before that to its first owner.

## 13.3 Who has won
Divide the difference of the two sums by their total. Below one tenth, or if nobody has a point, the game is a draw; below three tenths it is a marginal victory; else a decisive one. A side with no unit on the map or to come at the end of a segment has lost at once, and the other controls all objectives.

## 13.4 Ammunition
There is no rule for ammunition.

## 13.5 What a scenario says
The scenario gives the part of the map in play, the friendly edges, the first positions, who arrives where and when, objectives and their values, and the number of turns. If it has dusk, nobody fires farther than 1 hex from then on and no minimum fire zone is larger than 1.
`);
