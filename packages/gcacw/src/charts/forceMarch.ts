/** Force March: extra MP, and the loss that the unmodified roll brings. */
import { grid, type Span, spanOf } from '@longroll/kernel';
import type { Arm } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

/** A cell is a roll (`1D6-1`), a number, a span of rolls, or nothing. */
export interface ForceMarchEntry {
  readonly dice: number;
  /** The rolls that bring this loss; the minimum stands alone in its span. */
  readonly span: Span | null;
  /** The least manpower at which the loss is taken in full; below it 1 is lost. */
  readonly fullFrom: number;
}

const ROLL = /^(\d)D6-1$/;
const STRONG = /^(\d+) \(if Manpower Value (\d+) or more; otherwise lose 1\)$/;

function readEntry(printed: string): ForceMarchEntry | undefined {
  if (printed === '-') return { dice: 0, span: null, fullFrom: 0 };
  const roll = ROLL.exec(printed);
  if (roll) return { dice: Number(roll[1]), span: null, fullFrom: 0 };
  const [, rolls = printed, fullFrom = '0'] = STRONG.exec(printed) ?? [];
  const span = spanOf(rolls);
  return span && { dice: 0, span, fullFrom: Number(fullFrom) };
}

export const FORCE_MARCH = grid({
  id: 'gcacw/force-march',
  title: 'Force March',
  source: SOURCE,
  cite: '6.6',
  rowsAre: 'Unit',
  columnsAre: 'Unmodified roll for each loss',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Extra MP', 'Minimum', 'Manpower loss 0', 'Manpower loss 1', 'Manpower loss 2'],
  read: readEntry,
  card: `
    Infantry  1D6-1  2  1    2-5   6 (if Manpower Value 6 or more; otherwise lose 1)
    Cavalry   2D6-1  4  2-7  8-12  -
  `,
  notes: [
    {
      mark: '1',
      text: 'Only an organized unit may force march; its Strength marker is flipped to disorganized.',
    },
    { mark: '2', text: 'The extra MP are added to the Movement Allowance.' },
  ],
});

const ROWS: Record<Arm, number> = { infantry: 0, cavalry: 1 };
const [EXTRA, MINIMUM, NO_LOSS] = [0, 1, 2] as const;
const LOSSES = [0, 1, 2] as const;

const cellOf = (arm: Arm, column: number): ForceMarchEntry => FORCE_MARCH.cell(ROWS[arm], column).value;

export const forceMarchDice = (arm: Arm): number => cellOf(arm, EXTRA).dice;
export const leastExtra = (arm: Arm): number => cellOf(arm, MINIMUM).span?.from ?? 0;

/** The loss column that the unmodified roll falls in. */
function lossFor(arm: Arm, roll: number): (typeof LOSSES)[number] {
  const holds = (loss: number) => {
    const { span } = cellOf(arm, NO_LOSS + loss);
    return span !== null && roll >= span.from && roll <= span.to;
  };
  return LOSSES.find(holds) ?? 0;
}

/** Manpower lost by the unmodified roll; a small unit loses 1 where a strong one loses 2. */
export function forceMarchLoss(arm: Arm, roll: number, manpower: number): number {
  const loss = lossFor(arm, roll);
  return manpower >= cellOf(arm, NO_LOSS + loss).fullFrom ? loss : 1;
}

/** The column of losses that an unmodified roll is read from. */
export const forceMarchColumn = (arm: Arm, roll: number): number => NO_LOSS + lossFor(arm, roll);
export const forceMarchRow = (arm: Arm): number => ROWS[arm];
