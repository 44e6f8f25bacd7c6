/**
 * The tables of counters, one counter to a line, columns two blanks or more apart. Read once, at load; a line
 * that cannot be read is named.
 */
import { CardError } from '@longroll/kernel';
import { readLines } from '../model/readLines.ts';
import { UNIT_TYPES } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import { LEADER_RANKS, type LeaderCounter, UNIT_SIZES, type UnitCounter } from './counter.ts';

const MOST_TACTICAL = 9;
const MOST_ARTILLERY = 20;
const MOST_COMMAND = 12;

function oneOf<T extends string>(words: readonly T[], text: string | undefined): T {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new CardError(`"${text ?? ''}" is none of ${words.join(', ')}`);
  return found;
}

function number(text: string | undefined, most: number, what: string): number {
  if (text === undefined || !/^\d+$/.test(text) || Number(text) > most) {
    throw new CardError(`"${text ?? ''}" is no ${what}: a whole number up to ${most}`);
  }
  return Number(text);
}

function ours(text: string | undefined): boolean {
  if (text !== undefined && text !== 'ours') throw new CardError(`"${text}" is not the word "ours"`);
  return text === 'ours';
}

function unit(side: Side, columns: readonly string[]): UnitCounter {
  const [command, name = '', size, type, tactical, artillery, mark] = columns;
  return {
    ...{ side, name },
    size: oneOf(UNIT_SIZES, size),
    type: oneOf(UNIT_TYPES, type),
    command: command === '-' ? null : command!,
    tactical: number(tactical, MOST_TACTICAL, 'Tactical Value'),
    artillery: number(artillery, MOST_ARTILLERY, 'Artillery Value'),
    ours: ours(mark),
  };
}

function leader(side: Side, columns: readonly string[]): LeaderCounter {
  const [command = '', name = '', ranks, tactical, commandValue, mark] = columns;
  const rank = oneOf(LEADER_RANKS, ranks);
  if ((tactical === '-') !== (rank === 'army')) {
    throw new CardError(`an army leader, and nobody else, has "-" for a Tactical Value, not "${tactical}"`);
  }
  return {
    ...{ side, name, command, rank },
    tactical: tactical === '-' ? null : number(tactical, MOST_TACTICAL, 'Tactical Value'),
    commandValue: number(commandValue, MOST_COMMAND, 'Command Value'),
    ours: ours(mark),
  };
}

function table<T extends { readonly name: string }>(
  title: string,
  text: string,
  read: (columns: readonly string[]) => T,
): readonly T[] {
  const seen = new Set<string>();
  return readLines(title, text, (line) => {
    const counter = read(line.split(/\s{2,}/));
    if (seen.has(counter.name)) throw new CardError(`${counter.name} stands there already`);
    seen.add(counter.name);
    return counter;
  });
}

/** Columns: command, name, size, type, Tactical Value, Artillery Value. */
export const readUnits = (side: Side, text: string): readonly UnitCounter[] =>
  table(`${side} units`, text, (columns) => unit(side, columns));

/** Columns: command, name, rank, Tactical Value, Command Value. */
export const readLeaders = (side: Side, text: string): readonly LeaderCounter[] =>
  table(`${side} leaders`, text, (columns) => leader(side, columns));
