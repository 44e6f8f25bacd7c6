/** Command Radius Summary. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const HEXES = /^\d$/;

export const COMMAND_RADIUS = grid({
  id: 'gcacw/command-radius',
  title: 'Command Radius Summary',
  source: SOURCE,
  cite: '7.2',
  rowsAre: 'Path',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Hexes'],
  read: (printed) => (HEXES.test(printed) ? Number(printed) : undefined),
  card: `
    Leader to unit        3
    1861 scenarios (AGA)  2
  `,
  notes: [
    { mark: 'terrain', text: 'Terrain does not matter to the path.' },
    { mark: 'enemy', text: 'The path enters no enemy-occupied hex.' },
    { mark: 'ZOC', text: 'It enters no enemy ZOC, unless a friendly unit stands in that hex.' },
  ],
});

const [USUAL, EARLY] = [0, 1];
export const radiusRow = (scenario1861: boolean): number => (scenario1861 ? EARLY : USUAL)!;
