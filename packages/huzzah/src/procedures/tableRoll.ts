/** The roll on one line of the Combat Results Table (8.4), and what explains each of its results. */
import { type Chance, d10, type Note, once, rollOn, sumOfDice } from '@longroll/kernel';
import { COMBAT_RESULTS, codesByColumn, columnOfRoll, printedLine } from '../charts/combatResults.ts';
import { resultWords } from '../charts/resultSummary.ts';
import type { FireOrder } from '../model/orders.ts';
import { isMixed, targetArm } from '../model/stack.ts';
import { armOf } from '../model/unit.ts';
import type { Code } from '../model/vocabulary.ts';
import { headed } from './notes.ts';

export interface TableRoll {
  readonly chance: Chance<Code>;
  readonly lines: Readonly<Record<Code, () => readonly Note[]>>;
}

/** Which of the two results of a cell is read, and the rules that say so. */
export interface Columns {
  readonly parentheses: boolean;
  readonly cite: string;
}

const isFarArtillery = ({ firer, range }: FireOrder): boolean =>
  range >= 2 && armOf(firer.units[0]!) === 'artillery';

/** Artillery against small arms at 2 hexes or more reads the result in parentheses (8.4). */
export const readsParentheses = (order: FireOrder): boolean =>
  isFarArtillery(order) && targetArm(order.target.units, order.houseRules) === 'small-arms';

/** What a target with both arms counts as is ours (8.4.1). */
export const columnsOfShot = (order: FireOrder): Columns => ({
  parentheses: readsParentheses(order),
  cite: isFarArtillery(order) && isMixed(order.target.units) ? '8.4, 8.4.1, 8.5' : '8.4, 8.5',
});

export const COLUMNS_OF_BLOW: Columns = { parentheses: false, cite: '8.4, 8.5' };

function codeNote(row: number, code: Code, { parentheses, cite }: Columns): Note {
  const text = `Line ${printedLine(row)}${parentheses ? ', result in parentheses' : ''}: ${resultWords(code)}`;
  return { cite, text, value: code, applied: true, group: 'Result', chart: COMBAT_RESULTS.id };
}

export function tableRoll(die: string, row: number, columns: Columns, heading: string): TableRoll {
  const codes = codesByColumn(columns.parentheses);
  const chance = rollOn(die, sumOfDice(d10(die)), (roll) => codes[columnOfRoll(row, roll)]!);
  const line = (code: Code) => once(() => headed(heading, [codeNote(row, code, columns)]));
  const lines = { '3': line('3'), '2': line('2'), '1': line('1'), D: line('D'), NE: line('NE') };
  return { chance, lines };
}
