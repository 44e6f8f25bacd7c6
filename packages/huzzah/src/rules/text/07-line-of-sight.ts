import { chapter } from '@longroll/kernel';

export const LINE_OF_SIGHT = chapter(`
# 7 Line of sight

## 7.1 What blocks
Woods, fieldworks and slopes block a line of sight (LoS): it may enter such a hex but not pass it. An embankment blocks only between two units at ground level who look through it. Nothing else on the chart (3.2) blocks.

## 7.2 Tracing the line
The line runs from hex centre to hex centre and is the same in both directions. Adjacent hexes always see each other. The hexes at its ends never block, nor do units, works and fences. A line along a hexside is blocked only if both hexes block; a corner that it touches does not count. Nobody sees across hexes that are out of play.

## 7.3 Seeing over
Woods, a fieldwork or a crest does not block if both ends are higher than its ground, or if one end is and the other is not adjacent to it. An embankment blocks if both ends are lower than it is.
`);
