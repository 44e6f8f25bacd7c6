/** MP costs to enter a friendly-occupied hex. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const MP = /^\+(\d) MP$/;

function readSurcharge(printed: string): number | undefined {
  if (printed === 'NE') return 0;
  const mp = MP.exec(printed)?.[1];
  return mp === undefined ? undefined : Number(mp);
}

export const FRIENDLY_OCCUPIED = grid({
  id: 'gcacw/friendly-occupied',
  title: 'MP costs to enter friendly-occupied hex',
  source: SOURCE,
  cite: '2.10',
  rowsAre: 'Combined Combat Value in hex',
  columnsAre: 'Terrain in hex',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['City, clear, rough, rolling, hill', 'Woods, loess, swamp, mountain'],
  read: readSurcharge,
  card: `
    Less than 3     NE     NE
    3 to 11         +1 MP  +3 MP
    More than 11    +2 MP  +4 MP
    Wagon Train(s)  +2 MP  +4 MP
  `,
  notes: [
    {
      mark: 'who',
      text: 'Paid by infantry, artillery and wagon trains; cavalry neither pays nor causes it.',
    },
    { mark: 'most', text: 'Not cumulative: +2 at most in the first column, +4 in the second.' },
    {
      mark: 'loess',
      text: "The card's prose counts loess with the first column, its table with the second.",
    },
  ],
});

const [FEW, SOME, MANY, WAGONS] = [0, 1, 2, 3] as const;

/** The row that costs most; the entries are not cumulative, and a wagon train costs as much as many troops. */
export function occupiedRow(combatValue: number, wagon: boolean): number {
  if (wagon) return WAGONS;
  if (combatValue < 3) return FEW;
  return combatValue <= 11 ? SOME : MANY;
}
