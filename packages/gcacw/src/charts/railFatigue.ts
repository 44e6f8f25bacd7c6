/** RR Movement: Fatigue Levels gained by the hexes moved. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const LEVELS = /^[123]$/;

export const RAIL_FATIGUE = grid({
  id: 'gcacw/rail-fatigue',
  title: 'RR movement Fatigue Level gain',
  source: SOURCE,
  cite: '16.2',
  rowsAre: 'Hexes moved',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['Fatigue Level gain'],
  read: (printed) => (LEVELS.test(printed) ? Number(printed) : undefined),
  card: `
    1-13   1
    14-26  2
    27-40  3
  `,
});
