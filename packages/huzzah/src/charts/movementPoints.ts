/** Movement points by segment. */
import { grid } from '@longroll/kernel';
import type { Segment, UnitType } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const MOVEMENT_POINTS = grid({
  id: 'huzzah/movement-points',
  title: 'Movement points',
  source: SOURCE,
  cite: '3.1',
  rowsAre: 'Unit',
  columnsAre: 'Segment',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Action segment', 'Horse segment'],
  read: (printed) => (printed === '-' ? 0 : Number(printed)),
  card: `
    All units  3  -
    Leaders    3  3
    Cavalry    3  3
    Artillery  3  1
  `,
});

/** Rows of those whom the card names by themselves. */
const NAMED: Partial<Record<UnitType, number>> = { cavalry: 2, artillery: 3 };
const COLUMNS: Record<Segment, number> = { action: 0, horse: 1 };

export const movementPoints = (type: UnitType, segment: Segment): number =>
  MOVEMENT_POINTS.cell(NAMED[type] ?? 0, COLUMNS[segment]).value;

const LEADERS = 1;
export const leaderPoints = (segment: Segment): number =>
  MOVEMENT_POINTS.cell(LEADERS, COLUMNS[segment]).value;
