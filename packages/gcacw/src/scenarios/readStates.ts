/** The states of a set-up line in words, as the footnotes of the printed lists have them (18.4). */
import { CardError } from '@longroll/kernel';
import type { Demoralized, Fatigue } from '../model/unit.ts';
import type { Entrenchment } from '../model/vocabulary.ts';
import type { Arrival, Release, SetupLine } from './scenario.ts';

type States = Pick<
  SetupLine,
  | 'exhausted'
  | 'fatigue'
  | 'organized'
  | 'demoralized'
  | 'entrenchment'
  | 'release'
  | 'mayEntrench'
  | 'staysInHex'
  | 'arrives'
>;

/** A line without states: fresh, in the open, released, on the map. */
const FRESH: States = {
  exhausted: false,
  fatigue: 0,
  organized: true,
  demoralized: 0,
  entrenchment: 'none',
  release: null,
  mayEntrench: true,
  staysInHex: false,
  arrives: null,
};

const NOT_RELEASED: Release = { turn: null, adjacent: false, within: null, infantryIn: null, fatigue: null };

/** "turn 2", "adjacent", "within 5 hexes", "infantry in Warren County". */
function condition(text: string): Partial<Release> {
  const [, turn, within, area] = /^turn (\d+)$|^within (\d+) hexes$|^infantry in (.+)$/.exec(text) ?? [];
  if (text === 'adjacent') return { adjacent: true };
  if (turn) return { turn: Number(turn) };
  if (within) return { within: Number(within) };
  if (area) return { infantryIn: area };
  throw new CardError(`nobody is held until "${text}"`);
}

const release = (text: string): Release =>
  text
    .split(' or ')
    .map(condition)
    .reduce<Release>((held, until) => Object.assign(held, until), { ...NOT_RELEASED });

function thenTired(before: States, fatigue: Fatigue): Partial<States> {
  if (!before.release) throw new CardError('"when released" wants "held until" before it');
  return { release: { ...before.release, fatigue } };
}

function arrival(turn: string | undefined, entry: string | undefined, from: string | undefined): Arrival {
  return {
    turn: turn === undefined ? null : Number(turn),
    entry: turn === undefined ? (entry as 'variable' | 'special') : 'turn',
    from: from ?? null,
  };
}

/** Every state there is: how it is written and what it makes of the line. */
const STATES: readonly (readonly [
  RegExp,
  (found: readonly (string | undefined)[], before: States) => Partial<States>,
])[] = [
  [/^exhausted$/, () => ({ exhausted: true })],
  [/^fatigue ([1-4])$/, ([, level]) => ({ fatigue: Number(level) as Fatigue })],
  [/^disorganized$/, () => ({ organized: false })],
  [/^demoralized ([12])$/, ([, level]) => ({ demoralized: Number(level) as Demoralized })],
  [/^(abatis|breastwork|fort)$/, ([works]) => ({ entrenchment: works as Entrenchment })],
  [/^held until (.+)$/, ([, until = '']) => ({ release: release(until) })],
  [/^fatigue ([1-4]) when released$/, ([, level], before) => thenTired(before, Number(level) as Fatigue)],
  [/^may not entrench$/, () => ({ mayEntrench: false })],
  [/^stays in its hex$/, () => ({ staysInHex: true })],
  [
    /^arrives (?:turn (\d+)|by (variable|special) entry)(?: from (.+))?$/,
    ([, turn, entry, from]) => ({ arrives: arrival(turn, entry, from) }),
  ],
];

function read(before: States, text: string): States {
  for (const [written, makes] of STATES) {
    const found = written.exec(text);
    if (found) return { ...before, ...makes(found, before) };
  }
  throw new CardError(`there is no state "${text}"`);
}

export const readStates = (text: string): States =>
  text === '' ? FRESH : text.split(', ').reduce(read, FRESH);
