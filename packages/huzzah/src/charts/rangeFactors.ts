/** Range Factor Table: what a strength point is worth, by arm and distance; in an assault by its first row. */
import { grid } from '@longroll/kernel';
import type { UnitType } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

const FACTOR = /^(\d?(?:\.5)?)(?:\(\+1\))?$/;

export const RANGE_FACTORS = grid<number | null>({
  id: 'huzzah/range-factors',
  title: 'Range Factor Table',
  source: SOURCE,
  cite: '8.2',
  rowsAre: 'Range',
  columnsAre: 'Unit firing',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Inf', 'Cav', 'Irg(*)', 'Art'],
  read: (printed) => {
    if (printed === '-') return null;
    const match = FACTOR.exec(printed);
    return match?.[1] ? Number(match[1]) : undefined;
  },
  card: `
    Assault     3   3   3   1
    1 hex       2   1   2   2(+1)
    2 hexes     1   .5  .5  1.5
    3 hexes     .5  -   -   1
    4-8* hexes  -   -   -   .5
  `,
  notes: [
    { mark: '-', text: 'No shot.' },
    {
      mark: '*',
      text: '7 or 8 hexes only down a slope at a target on lower ground: artillery fire without LoS, line 0 at most.',
    },
  ],
});

const COLUMNS: Record<UnitType, number> = { infantry: 0, cavalry: 1, irregular: 2, artillery: 3 };
const ASSAULT_ROW = 0;
const LAST_ROW = 4;

export const rangeColumn = (type: UnitType): number => COLUMNS[type];
export const rangeRow = (range: number): number => Math.min(range, LAST_ROW);

/** Null where the card has a dash. */
export const rangeFactor = (type: UnitType, range: number): number | null =>
  RANGE_FACTORS.cell(rangeRow(range), COLUMNS[type]).value;

export const assaultFactor = (type: UnitType): number =>
  RANGE_FACTORS.cell(ASSAULT_ROW, COLUMNS[type]).value ?? 0;
