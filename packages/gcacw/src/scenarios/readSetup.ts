/**
 * A set-up sheet, one counter to a line: name, hex with its name, manpower ("-" for a leader), states. Columns
 * stand two blanks or more apart, states are divided by commas:
 *
 *     Tracy     W5121             5  exhausted, disorganized
 *     Crocker   W5228 Bruinsburg  10  arrives turn 2
 */
import { CardError } from '@longroll/kernel';
import { leaderCounter, unitCounter } from '../counters/index.ts';
import { readLines } from '../model/readLines.ts';
import { MOST_MANPOWER } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import { armyOf } from './army.ts';
import { readPlace } from './places.ts';
import { readStates } from './readStates.ts';
import type { SetupLine } from './scenario.ts';

const LINE = /^(?<name>\S.*?)\s{2,}(?<at>[WE]\d{4}.*?)\s{2,}(?<manpower>\d+|-)(?:\s{2,}(?<states>.+))?$/;

function strength(text: string): number | null {
  if (text === '-') return null;
  const manpower = Number(text);
  if (manpower < 1 || manpower > MOST_MANPOWER) {
    throw new CardError(`manpower is from 1 to ${MOST_MANPOWER}, not ${text}`);
  }
  return manpower;
}

/** A line without manpower is a leader's; units and leaders may share a name. */
function readLine(side: Side, line: string): Omit<SetupLine, 'army'> {
  const { name = '', at = '', manpower = '', states = '' } = LINE.exec(line)?.groups ?? {};
  if (name === '') throw new CardError('a line is name, hex, manpower or "-", states');
  const leader = manpower === '-';
  if (!(leader ? leaderCounter(side, name) : unitCounter(side, name))) {
    throw new CardError(`there is no ${side} ${leader ? 'leader' : 'unit'} "${name}"`);
  }
  return {
    ...{ side, counter: name, leader },
    ...readPlace(at),
    manpower: strength(manpower),
    ...readStates(states),
  };
}

/** The lines of one side; a counter is set up once. */
export function readSetup(title: string, side: Side, text: string): readonly SetupLine[] {
  const seen = new Set<string>();
  const lines = readLines(`${title}, ${side} set-up`, text, (line) => {
    const read = readLine(side, line);
    const key = `${read.leader} ${read.counter}`;
    if (seen.has(key)) throw new CardError(`${read.counter} is set up already`);
    seen.add(key);
    return read;
  });
  return lines.map((line) => ({ ...line, army: armyOf(line, lines) }));
}
