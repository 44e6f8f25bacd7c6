/** Army of Relief Table: whether the marker moves on, once in a Strategic Cycle. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const BOXES: Readonly<Record<string, number>> = { NE: 0, '+1 Box': 1 };

export const ARMY_OF_RELIEF = grid({
  id: 'gcacw/army-of-relief',
  title: 'Army of Relief Table',
  source: SOURCE,
  cite: '17.5',
  rowsAre: 'Die',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['Result'],
  read: (printed) => BOXES[printed],
  card: `
    1 or less  NE
    2          NE
    3          NE
    4          +1 Box
    5          +1 Box
    6 or more  +1 Box
  `,
  notes: [
    { mark: 'NE', text: 'No effect.' },
    { mark: '+1 Box', text: 'The marker moves one box on along the Army of Relief Track.' },
  ],
});
