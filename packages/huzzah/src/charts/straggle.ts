/** Straggle Table: the roll that costs a stack an O hit, by its average base morale. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const ROLL = /^(\d)\+$/;

export const STRAGGLE = grid({
  id: 'huzzah/straggle',
  title: 'Straggle Table',
  source: SOURCE,
  cite: '3.6',
  rowsAre: 'Average base morale',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['Straggler Die Roll (d10)'],
  read: (printed) => {
    const match = ROLL.exec(printed);
    return match ? Number(match[1]) : undefined;
  },
  card: `
    0-3  4+
    4-5  5+
    6-7  6+
  `,
  notes: [{ mark: '+', text: 'That roll or more costs the stack 1 O hit, never more than one a check.' }],
});

/** The card ends at 7; higher averages use its last row (3.6.2). */
const HIGHEST = 7;
export const isInTable = (average: number): boolean => average >= 0 && average <= HIGHEST;
export const straggleRow = (average: number): number =>
  STRAGGLE.rowOf(Math.max(0, Math.min(HIGHEST, average)));
export const straggleNumber = (average: number): number => STRAGGLE.cell(straggleRow(average), 0).value;
