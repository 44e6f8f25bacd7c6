/** Flank Attack Examples: four situations with their covered hexes, basic bonus, reduction and final bonus. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const FIGURE = /^\+?\d$/;

export const FLANK = grid({
  id: 'gcacw/flank',
  title: 'Flank Attack Examples',
  source: SOURCE,
  cite: '9.7',
  rowsAre: 'Final flank bonus',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Covered hexes', 'Basic bonus', 'Reduction'],
  read: (printed) => (FIGURE.test(printed) ? Number(printed) : undefined),
  card: `
    +4  6  +4  0
    +3  6  +4  1
    +2  5  +2  0
    +1  5  +2  1
  `,
  notes: [
    { mark: '+4', text: 'Two enemy units exert ZOC into all 6 hexes around the defender.' },
    { mark: '+3', text: 'The same; a unit friendly to the defender holds 1 of the 6 covered hexes.' },
    { mark: '+2', text: 'Two enemy units exert ZOC into 5 of the 6 hexes.' },
    {
      mark: '+1',
      text: 'The same; a unit friendly to the defender holds 1 of the 5 covered hexes. A second one would make it 0.',
    },
    {
      mark: '¼',
      text: "A hex is not covered by units that occupy it or exert a ZOC into it if their Combat Value is less than ¼ of the defender's.",
    },
  ],
});
