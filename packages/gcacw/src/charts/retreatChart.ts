/**
 * How a Retreat Chart is kept: priority, manpower loss and description as printed, and what the description asks
 * of a step. The second chart row numbered 4 is why this is no `grid`: its heads repeat. Checked at load: every
 * code is known, and every step that can be taken meets exactly one row.
 */
import { CardError, type Chart } from '@longroll/kernel';
import type { StepFacts } from '../model/retreatStep.ts';

/** `0/1•`: left and right of the slash, and the note that chooses; one figure stands for both. */
export interface RetreatLoss {
  readonly left: number;
  readonly right: number;
  readonly mark: '' | '†' | '•';
}

/** What a description says of the step; what it does not mention may be either way. */
export type RetreatNeeds = Partial<Omit<StepFacts, 'friendlyOccupied'>>;

export interface RetreatRow {
  readonly priority: number;
  readonly loss: RetreatLoss;
  readonly needs: RetreatNeeds;
}

export interface RetreatChart extends Chart {
  readonly number: 1 | 2;
  readonly lines: readonly RetreatRow[];
  /** The row that describes the step. */
  rowFor(facts: StepFacts): number;
}

type PrintedRow = readonly [priority: string, loss: string, description: string, needs: RetreatNeeds];

const LOSS = /^(\d)(?:\/(\d)([†•]))?$/;

function readLoss(id: string, printed: string): RetreatLoss {
  const match = LOSS.exec(printed);
  if (!match) throw new CardError(`${id}: unknown code "${printed}"`);
  const [, left, right = left, mark = ''] = match;
  return { left: Number(left), right: Number(right), mark: mark as RetreatLoss['mark'] };
}

const meets = (needs: RetreatNeeds, facts: StepFacts): boolean =>
  Object.entries(needs).every(([fact, value]) => facts[fact as keyof StepFacts] === value);

const either = [true, false];
const EVERY_STEP: readonly StepFacts[] = either.flatMap((alongWay) =>
  either.flatMap((farther) =>
    either.flatMap((enemyZoc) =>
      either.map((enemyOccupied) => ({
        alongWay,
        farther,
        enemyZoc,
        enemyOccupied,
        friendlyOccupied: false,
      })),
    ),
  ),
);

function checkRows(id: string, lines: readonly RetreatRow[]): void {
  for (const facts of EVERY_STEP) {
    const found = lines.filter(({ needs }) => meets(needs, facts)).length;
    if (found !== 1) throw new CardError(`${id}: ${found} rows for ${JSON.stringify(facts)}`);
  }
}

const bit = (fact: boolean, worth: number): number => (fact ? worth : 0);

/** A number for what the rows ask about; whether friends stand there none of them does. */
const numberOf = ({ alongWay, farther, enemyZoc, enemyOccupied }: StepFacts): number =>
  bit(alongWay, 8) + bit(farther, 4) + bit(enemyZoc, 2) + bit(enemyOccupied, 1);

/** By that number: the row. */
function rowsByNumber(lines: readonly RetreatRow[]): readonly number[] {
  const rows: number[] = [];
  for (const facts of EVERY_STEP) rows[numberOf(facts)] = lines.findIndex(({ needs }) => meets(needs, facts));
  return rows;
}

export function retreatChart(
  head: Pick<Chart, 'id' | 'title' | 'source' | 'notes'> & Pick<RetreatChart, 'number'>,
  printed: readonly PrintedRow[],
): RetreatChart {
  const lines = printed.map(([priority, loss, , needs]) => ({
    priority: Number(priority),
    loss: readLoss(head.id, loss),
    needs,
  }));
  checkRows(head.id, lines);
  const rowOf = rowsByNumber(lines);
  return {
    ...head,
    cite: '15.4',
    rowsAre: 'Priority number',
    columnsAre: '',
    columns: ['Manpower loss', 'Retreat'],
    rows: printed.map(([priority, loss, description]) => ({ head: priority, cells: [loss, description] })),
    lines,
    rowFor: (facts) => rowOf[numberOf(facts)]!,
  };
}
