/** The fire line (8.1): the row of the fire factor, moved up by the positive and then down by the negative modifiers. */
import { type Chance, d10, joined, type Note, rollOn, sumOfDice } from '@longroll/kernel';
import {
  COMBAT_RESULTS,
  codesByColumn,
  columnOfRoll,
  HIGHEST_LINE,
  LOWEST_LINE,
  printedLine,
  rowOfFactor,
} from '../charts/combatResults.ts';
import { resultWords } from '../charts/resultSummary.ts';
import type { AssaultBlow, FireOrder } from '../model/orders.ts';
import { targetArm } from '../model/stack.ts';
import { armOf } from '../model/unit.ts';
import type { Code } from '../model/vocabulary.ts';
import { ASSAULT_MODIFIERS } from '../modifiers/assault.ts';
import { FIRE_MODIFIERS } from '../modifiers/fire.ts';
import { addUpBySign, type SignedLedger } from '../modifiers/signs.ts';
import type { HouseRules } from '../rulings/index.ts';
import { blowFactor, type FireFactor, fireFactor } from './limits.ts';
import { headed, once, signed } from './notes.ts';

export interface FireLine {
  readonly fireFactor: number;
  /** Row of the Combat Results Table, from 0. */
  readonly row: number;
  readonly lines: () => readonly Note[];
}

type Signs = Pick<SignedLedger, 'positive' | 'negative'>;

/** The ends hold after each of the two steps, so their order matters at the top. */
export function movedLine(row: number, { positive, negative }: Signs, rules: HouseRules): number {
  const raised =
    rules.endsHeld === 'after-each-sign' ? Math.min(HIGHEST_LINE, row + positive) : row + positive;
  return Math.max(LOWEST_LINE, Math.min(HIGHEST_LINE, raised - negative));
}

function factorLine({ value, words }: FireFactor): Note {
  const text = `Fire factor: ${words}; row ${printedLine(rowOfFactor(value))}`;
  return {
    cite: '3.7, 8.1',
    text,
    value: `${value}`,
    applied: true,
    group: 'Fire line',
    chart: COMBAT_RESULTS.id,
  };
}

function movedNote(from: number, to: number, { positive, negative }: Signs, isCapped: boolean): Note {
  const held = from + positive > HIGHEST_LINE ? ', held at 36+' : '';
  const cap = isCapped ? '; without LoS 0 at most' : '';
  const text = `Fire line: ${printedLine(from)}, ${signed(positive)}${held}, then ${signed(-negative || 0)}${cap}`;
  return {
    cite: '8.1',
    text,
    value: printedLine(to),
    applied: true,
    group: 'Fire line',
    chart: COMBAT_RESULTS.id,
  };
}

function lineOf(factor: FireFactor, ledger: SignedLedger, rules: HouseRules, isCapped: boolean): FireLine {
  const from = rowOfFactor(factor.value);
  const moved = movedLine(from, ledger, rules);
  const row = isCapped ? LOWEST_LINE : moved;
  const lines = once(() =>
    joined([[factorLine(factor)], ledger.lines(), [movedNote(from, row, ledger, isCapped)]]),
  );
  return { fireFactor: factor.value, row, lines };
}

/** The cap of fire without LoS comes last (8.3). */
export const lineOfShot = (order: FireOrder): FireLine =>
  lineOf(
    fireFactor(order, order.houseRules),
    addUpBySign(FIRE_MODIFIERS, order),
    order.houseRules,
    order.noLineOfSight,
  );

export const lineOfBlow = (blow: AssaultBlow): FireLine =>
  lineOf(blowFactor(blow), addUpBySign(ASSAULT_MODIFIERS, blow), blow.order.houseRules, false);

/** Artillery against small arms at 2 hexes or more reads the result in parentheses (8.4). */
export const readsParentheses = ({ firer, range, target, houseRules }: FireOrder): boolean =>
  range >= 2 &&
  armOf(firer.units[0]!) === 'artillery' &&
  targetArm(target.units, houseRules) === 'small-arms';

/** The roll on one line of the table, and what explains each of its results. */
export interface TableRoll {
  readonly chance: Chance<Code>;
  readonly lines: Readonly<Record<Code, () => readonly Note[]>>;
}

function codeNote(row: number, code: Code, parentheses: boolean): Note {
  const text = `Line ${printedLine(row)}${parentheses ? ', result in parentheses' : ''}: ${resultWords(code)}`;
  const chart = COMBAT_RESULTS.id;
  return { cite: '8.4, 8.5', text, value: code, applied: true, group: 'Result', chart };
}

export function tableRoll(die: string, row: number, parentheses: boolean, heading: string): TableRoll {
  const codes = codesByColumn(parentheses);
  const chance = rollOn(die, sumOfDice(d10(die)), (roll) => codes[columnOfRoll(row, roll)]!);
  const line = (code: Code) => once(() => headed(heading, [codeNote(row, code, parentheses)]));
  const lines = { '3': line('3'), '2': line('2'), '1': line('1'), D: line('D'), NE: line('NE') };
  return { chance, lines };
}
