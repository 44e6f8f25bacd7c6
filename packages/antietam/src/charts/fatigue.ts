/** Fatigue Gain Table. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const FATIGUE = grid({
  id: 'antietam/fatigue',
  title: 'Fatigue Gain Table',
  source: SOURCE,
  cite: '10.1',
  rowsAre: 'Action',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Fatigue gain'],
  read: (printed) => (/^\d+$/.test(printed) ? Number(printed) : undefined),
  card: `
    Enter square in normal mode               2
    Enter square in column mode               1
    Fortify one level                         20
    Per 2 casualties in men (see below)       1
    Per one operation point of force march    6
    Leader dies in unit                       5
    Routed unit passes through friendly unit  5
  `,
  notes: [
    {
      mark: 'below',
      text: 'Units of over 600 men gain proportionately less, up to 1000 men: 1 for each 3 losses at 600 men (33%), 1 for each 4½ at 900 (16%).',
    },
  ],
});

const FATIGUE_ROWS = {
  normalSquare: 0,
  columnSquare: 1,
  fortify: 2,
  casualties: 3,
  forcedPoint: 4,
  leaderDies: 5,
  routedPasses: 6,
} as const;
export type FatigueAction = keyof typeof FATIGUE_ROWS;

export const fatigueRow = (action: FatigueAction): number => FATIGUE_ROWS[action];
export const fatigueFor = (action: FatigueAction): number => FATIGUE.cell(FATIGUE_ROWS[action], 0).value;
