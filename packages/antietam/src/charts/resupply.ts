/** Ammo Resupply, Resupply Table: the chance to become resupplied; in brackets in mid-turn. */
import { grid } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

interface ResupplyEntry {
  readonly full: number;
  readonly midTurn: number;
}

export const RESUPPLY = grid({
  id: 'antietam/resupply',
  title: 'Ammo Resupply: Resupply Table',
  source: SOURCE,
  cite: '11.5, 11.6',
  rowsAre: 'Arm',
  columnsAre: 'Side',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Union (Mid Turn)', 'Confed. (Mid Turn)'],
  read: (printed): ResupplyEntry | undefined => {
    const match = /^(\d+)% \((\d+)%\)$/.exec(printed);
    return match ? { full: Number(match[1]), midTurn: Number(match[2]) } : undefined;
  },
  card: `
    Art.       70% (35%)  50% (25%)
    Inf./Cav.  90% (45%)  70% (35%)
  `,
});

export const resupplyRow = (asArtillery: boolean): number => (asArtillery ? 0 : 1);
export const resupplyColumn = (side: Side): number => (side === 'union' ? 0 : 1);
export function resupplyChance(asArtillery: boolean, side: Side, midTurn: boolean): number {
  const { value } = RESUPPLY.cell(resupplyRow(asArtillery), resupplyColumn(side));
  return midTurn ? value.midTurn : value.full;
}
