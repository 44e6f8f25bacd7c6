/** Melee Combat Results Table: by the difference of strengths in fifties. */
import { CardError, grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

/** `Random of 25 + 150`: a random number and what is added to it. */
export interface PrintedLoss {
  readonly random: number;
  readonly plus: number;
}
type MeleeEntry = PrintedLoss | number;

const LOSS = /^Random (?:of )?(\d+)(?: \+ (\d+))?$/;

function readEntry(printed: string): MeleeEntry | undefined {
  const percent = /^(\d+)%$/.exec(printed);
  if (percent) return Number(percent[1]);
  const loss = LOSS.exec(printed);
  return loss ? { random: Number(loss[1]), plus: Number(loss[2] ?? 0) } : undefined;
}

export const MELEE = grid({
  id: 'antietam/melee',
  title: 'Melee Combat Results Table',
  source: SOURCE,
  cite: '8.3',
  rowsAre: 'Attacker less defender, in fifties',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Att. losses', 'Def. losses', '% att. retreat', '% def. retreat'],
  read: readEntry,
  card: `
    -7 or less   Random of 25 + 150  Random 25        50%  0%
    -5 to -6     Random of 25 + 50   Random 25        50%  0%
    -4 to 4      Random of 25        Random 25        20%  40%
    5 to 12      Random of 25        Random 25 + 50   0%   100%
    13 and more  Random of 25        Random 25 + 100  0%   100%
  `,
  notes: [
    { mark: 'd', text: "Attacker's modified strength less the defender's, divided by 50." },
    {
      mark: '1',
      text: 'The defender is checked first, then the attacker; but for routed units they never both retreat.',
    },
  ],
});

/** The men that one step of the differential stands for. */
export const MEN_A_STEP = 50;

/** The highest differential of each row but the last, read off the printed heads. */
export const ROW_TOPS: readonly number[] = MELEE.rows.slice(0, -1).map(({ head }) => {
  const numbers = head.match(/-?\d+/g)?.map(Number) ?? [];
  if (numbers.length === 0) throw new CardError(`antietam/melee: "${head}" names no differential`);
  return Math.max(...numbers);
});

export interface MeleeRow {
  readonly head: string;
  readonly attackerLoss: PrintedLoss;
  readonly defenderLoss: PrintedLoss;
  readonly attackerRetreat: number;
  readonly defenderRetreat: number;
}

const [ATTACKER_LOSS, DEFENDER_LOSS, ATTACKER_RETREAT, DEFENDER_RETREAT] = [0, 1, 2, 3] as const;
const lossAt = (row: number, column: number) => MELEE.cell(row, column).value as PrintedLoss;
const percentAt = (row: number, column: number) => MELEE.cell(row, column).value as number;

/** Top to bottom. */
export const MELEE_ROWS: readonly MeleeRow[] = MELEE.rows.map(({ head }, row) => ({
  head,
  attackerLoss: lossAt(row, ATTACKER_LOSS),
  defenderLoss: lossAt(row, DEFENDER_LOSS),
  attackerRetreat: percentAt(row, ATTACKER_RETREAT),
  defenderRetreat: percentAt(row, DEFENDER_RETREAT),
}));
