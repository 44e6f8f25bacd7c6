/** Movement Summary, left half: the Movement Allowance of one unit in a march action. */
import { grid } from '@longroll/kernel';
import { readAllowance } from '../model/allowance.ts';
import type { Arm, Side } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const MARCH_ALLOWANCE = grid({
  id: 'gcacw/march-allowance',
  title: 'Movement Summary: march action',
  source: SOURCE,
  cite: '5.5',
  rowsAre: 'Unit',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Allowance'],
  read: readAllowance,
  card: `
    USA infantry or artillery        1D6
    USA cavalry or mounted infantry  2D6
    CSA infantry or artillery        1D6+1 (OTR, AGA: 1D6 minimum 2)
    CSA cavalry                      2D6+1
  `,
});

const ROWS: Record<Side, Record<Arm, number>> = {
  union: { infantry: 0, cavalry: 1 },
  confederate: { infantry: 2, cavalry: 3 },
};

export const marchRow = (side: Side, arm: Arm): number => ROWS[side][arm];
