import { chapter } from '@longroll/kernel';

export const SEQUENCE = chapter(`
# 3 Sequence of play

## 3.0 The turn
A turn of the Basic Game is played in this order:
- Random Events Phase, if the scenario uses it (17.3);
- Leader Transfer Phase (3.1);
- Action Cycle: Action Phases one after another until it ends (4.0);
- Recovery Phase (12.0);
- Turn Indication Phase: the turn is marked off, and the game ends after its last turn (16.7).

The Advanced Game has a longer sequence (17.2).

## 3.1 Leader Transfer Phase
Each leader may move up to 10 hexes to a hex that holds a unit subordinate to him.

## 3.2 The path of a transfer
Terrain does not matter to the path. It may not enter an enemy-occupied hex, nor an enemy zone of control unless a friendly unit stands in that hex.

## 3.3 Order of transfers
The Union transfers first, then the Confederates; in the same order they refuse flanks in the Recovery Phase (9.8c). Each leader transfers once. A leader who is not released does not transfer (16.6). A side that has no legal transfer is not asked; one that has says itself when it is done.

## 3.4 Start of a turn, end of an action
When a turn begins, units that are due may enter from now on (16.3), those whose turn has come are released (16.6), and the weather is settled. After every action leaders who are alone are placed (1.10b), and the game ends if a side is gone (16.7).
`);
