/** The fire line alone, from numbers (8.1, 8.4): no dice, only the chances of each result. */
import type { Note, Procedure } from '@longroll/kernel';
import { COMBAT_RESULTS, LOWEST_LINE, printedLine, rowOfFactor, waysTo } from '../charts/combatResults.ts';
import { CODES, type Code } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { movedLine } from './fireLine.ts';

export interface LineOrder {
  readonly fireFactor: number;
  readonly positive: number;
  readonly negative: number;
  readonly noLineOfSight: boolean;
  readonly houseRules: HouseRules;
}

export interface LineOutcome {
  /** Row of the table, from 0. */
  readonly row: number;
  readonly line: string;
  readonly chances: Readonly<Record<Code, number>>;
}

export function lineRow(order: LineOrder): number {
  if (order.noLineOfSight) return LOWEST_LINE;
  return movedLine(rowOfFactor(order.fireFactor), order, order.houseRules);
}

const chancesOf = (row: number): Readonly<Record<Code, number>> =>
  Object.fromEntries(CODES.map((code, column) => [code, waysTo(row, column) / 10])) as Record<Code, number>;

function lineNote(order: LineOrder, line: string): Note {
  const { fireFactor, positive, negative, noLineOfSight } = order;
  const cap = noLineOfSight ? '; without LoS 0 at most' : '';
  const text = `Fire factor ${fireFactor}, row ${printedLine(rowOfFactor(fireFactor))}: +${positive}, then -${negative}${cap}`;
  return { cite: '8.1', text, value: line, applied: true, group: 'Fire line', chart: COMBAT_RESULTS.id };
}

export function fireLine(order: LineOrder): Procedure<LineOutcome> {
  const row = lineRow(order);
  const outcome = { row, line: printedLine(row), chances: chancesOf(row) };
  return (u) => {
    u.note(() => [lineNote(order, outcome.line)]);
    return outcome;
  };
}
