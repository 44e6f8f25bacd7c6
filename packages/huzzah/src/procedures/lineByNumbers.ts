/** The fire line alone, from numbers (8.1, 8.4): no dice, only the chances of each result. */
import type { Procedure } from '@longroll/kernel';
import { printedLine, rowOfFactor, waysTo } from '../charts/combatResults.ts';
import { CODES, type Code } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { movedLine, movedNote } from './movedLine.ts';

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

const chancesOf = (row: number): Readonly<Record<Code, number>> =>
  Object.fromEntries(CODES.map((code, column) => [code, waysTo(row, column) / 10])) as Record<Code, number>;

export function lineByNumbers(order: LineOrder): Procedure<LineOutcome> {
  const { fireFactor, positive, negative, noLineOfSight, houseRules } = order;
  const moving = { from: rowOfFactor(fireFactor), positive, negative, isCapped: noLineOfSight };
  const row = movedLine(moving, houseRules);
  const outcome = { row, line: printedLine(row), chances: chancesOf(row) };
  return (u) => {
    u.note(() => [movedNote(moving, row)]);
    return outcome;
  };
}
