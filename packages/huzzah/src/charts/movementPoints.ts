/** Movement points by segment. */
import { grid } from '@longroll/kernel';
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
