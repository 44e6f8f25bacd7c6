/**
 * Movement Summary, right half: the Movement Allowance in an Activate Leader action. The Union block holds four
 * rows; the last two of them and the Confederate rows stand apart on the card.
 */
import { grid } from '@longroll/kernel';
import { readAllowance } from '../model/allowance.ts';
import type { LeaderKind } from '../model/marching.ts';
import type { Side } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const LEADER_ALLOWANCE = grid({
  id: 'gcacw/leader-allowance',
  title: 'Movement Summary: Activate Leader action',
  source: SOURCE,
  cite: '5.5',
  rowsAre: 'Leader',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Allowance'],
  read: readAllowance,
  card: `
    USA infantry leader          1D6+1 (SH, AGA, OTR: 1D6 minimum 2)
    USA cavalry division leader  2D6+1
    USA cavalry corps leader     2D6+2
    USA grand division leader    1D6+1 (BTC only; Nov. 15 to 17, 1862: 1D6+2)
    CSA infantry leader          1D6+2 (OTR, AGA: 1D6+1)
    CSA cavalry division leader  2D6+2
    CSA cavalry corps leader     2D6+3
  `,
});

const UNION: Record<LeaderKind, number> = {
  infantry: 0,
  'cavalry-division': 1,
  'cavalry-corps': 2,
  'grand-division': 3,
};
const CONFEDERATE: Partial<Record<LeaderKind, number>> = {
  infantry: 4,
  'cavalry-division': 5,
  'cavalry-corps': 6,
};

/** Undefined for a leader whom the side does not have. */
export const leaderRow = (side: Side, leader: LeaderKind): number | undefined =>
  side === 'union' ? UNION[leader] : CONFEDERATE[leader];
