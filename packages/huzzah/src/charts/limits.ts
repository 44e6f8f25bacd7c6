/** Fire limits and assault limits of a hex: how many strength points may fight out of it. */
import { type Grid, grid } from '@longroll/kernel';
import type { Arm } from '../model/unit.ts';
import { SOURCE } from './source.ts';

const readLimit = (printed: string): number | undefined => {
  if (printed === 'all') return Number.POSITIVE_INFINITY;
  return /^\d$/.test(printed) ? Number(printed) : undefined;
};

const LIMIT_HEADS = {
  source: SOURCE,
  rowsAre: 'Hex',
  columnsAre: 'Strength points',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Small arms', 'Artillery'],
  read: readLimit,
} as const;

export const FIRE_LIMITS = grid({
  ...LIMIT_HEADS,
  id: 'huzzah/fire-limits',
  title: 'Fire limits of a hex',
  cite: '3.7.1',
  card: `
    Clear      4  all
    Non-clear  3  3
  `,
  notes: [
    { mark: 'Clear', text: '4 points of small arms, or all artillery.' },
    { mark: 'Non-clear', text: '3 points, both small arms and artillery.' },
  ],
});

export const ASSAULT_LIMITS = grid({
  ...LIMIT_HEADS,
  id: 'huzzah/assault-limits',
  title: 'Assault limits of a hex',
  cite: '3.7.2',
  card: `
    Clear      5  all
    Non-clear  4  4
  `,
  notes: [
    { mark: 'Clear', text: '5 SPs, or all artillery.' },
    { mark: 'Non-clear', text: '4 SPs, both small arms and artillery.' },
    {
      mark: 'HO',
      text: 'All units of one higher organization may stack: regiment in volume 1, division in volume 2.',
    },
  ],
});

const COLUMNS: Record<Arm, number> = { 'small-arms': 0, artillery: 1 };

/** The limit of a hex for an arm. */
export const limitOf = (chart: Grid<number>, isClear: boolean, arm: Arm): number =>
  chart.cell(isClear ? 0 : 1, COLUMNS[arm]).value;
