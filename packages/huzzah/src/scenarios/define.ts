/** Reads the sheet of a scenario at load, against the order of battle. */
import { LATTICES, RuleBug } from '@longroll/kernel';
import type { UnitCounter } from '../counters/counter.ts';
import type { OrderOfBattle } from '../counters/index.ts';
import type { Formation, Side } from '../model/vocabulary.ts';
import {
  type Arrival,
  type Entry,
  isInWindow,
  type Reserve,
  type Scenario,
  type ScenarioHead,
  type ScenarioWords,
  type SetupLine,
} from './scenario.ts';

/** A set-up as it is written. A piece is "48IN 4/4" with its strength and morale, "CARTER 3/7 (l)" limbered, "*SANBORN" a leader. */
export interface ScenarioSheet {
  readonly words?: ScenarioWords;
  readonly counters: OrderOfBattle;
  /** "NE: hex piece, piece · …" by side: the facing of all, then a line for each hex. */
  readonly union: string;
  readonly confederate: string;
  /** "id hex name" by line. */
  readonly entries: string;
  /** "turn side entry: piece, piece" by line. */
  readonly arrivals: string;
  readonly reserves?: readonly Reserve[];
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const PIECE = /^(\*)?(\S+?)(?: (\d+)\/(\d+))?(?: \(([lm])\))?$/;
/** What a mark in parentheses says, and of whom it may be said. */
const MARKS: Readonly<Record<string, { readonly type: UnitCounter['type']; readonly formation: Formation }>> =
  {
    l: { type: 'artillery', formation: 'limbered' },
    m: { type: 'cavalry', formation: 'mounted' },
  };

interface Piece {
  readonly id: string;
  readonly isLeader: boolean;
  readonly formation: Formation | null;
}

function formationOf({ id, type }: UnitCounter, mark: string | undefined): Formation {
  if (mark === undefined) return 'line';
  const marked = MARKS[mark]!;
  if (marked.type !== type) throw new RuleBug(`${id} is ${type} and cannot be ${marked.formation}`);
  return marked.formation;
}

/** A piece as written, checked against its counter. */
function readPiece(text: string, side: Side, { unit, leader }: OrderOfBattle): Piece {
  const [, star, id = '', sp, morale, mark] = PIECE.exec(text.trim()) ?? [];
  const counter = star ? leader(id) : unit(id);
  if (counter.side !== side) throw new RuleBug(`${id} is not of the ${side} side`);
  if (!('sp' in counter)) return { id, isLeader: true, formation: null };
  if (sp !== `${counter.sp}` || morale !== `${counter.morale}`)
    throw new RuleBug(`the sheet has "${text}", the counter ${counter.sp}/${counter.morale}`);
  return { id, isLeader: false, formation: formationOf(counter, mark) };
}

const piecesOf = (text: string, side: Side, counters: OrderOfBattle): readonly Piece[] =>
  text.split(',').map((piece) => readPiece(piece, side, counters));

function readHex(line: string, side: Side, facing: number, counters: OrderOfBattle): readonly SetupLine[] {
  const [, hex = '', text = ''] = /^(\d{4}) +(.+)$/.exec(line) ?? [];
  if (hex === '') throw new RuleBug(`"${line}" is no line of a set-up`);
  const pieces = piecesOf(text, side, counters);
  const hasUnit = pieces.some(({ isLeader }) => !isLeader);
  return pieces.map(({ id, formation }) => ({
    ...{ piece: id, hex, formation },
    facing: hasUnit ? facing : null,
  }));
}

/** The first line says where all of a side look to. */
function readSide(text: string, side: Side, counters: OrderOfBattle): readonly SetupLine[] {
  const [heading = '', ...lines] = linesOf(text);
  const facing = LATTICES.pointy.directions.indexOf(heading.replace(/^all facing /, ''));
  if (facing < 0) throw new RuleBug(`"${heading}" does not say where the ${side} side looks to`);
  return lines.flatMap((line) => readHex(line, side, facing, counters));
}

function readEntry(line: string): Entry {
  const [, id = '', hex = '', name = ''] = /^(\S+) +(\d{4}) +(.+)$/.exec(line) ?? [];
  if (name === '') throw new RuleBug(`"${line}" is no entry`);
  return { id, hex, name };
}

function readArrival(line: string, counters: OrderOfBattle): Arrival {
  const [, turn, word, entry = '', text = ''] = /^(\d+) +(union|confederate) +(\S+): +(.+)$/.exec(line) ?? [];
  const side = word as Side | undefined;
  if (side === undefined) throw new RuleBug(`"${line}" is no arrival`);
  return { turn: Number(turn), side, entry, pieces: piecesOf(text, side, counters).map(({ id }) => id) };
}

/** Faults of a sheet that one line cannot show. */
function checked(scenario: Scenario): Scenario {
  const { id, setup, entries, arrivals, reserves, window, turns } = scenario;
  const pieces = [...setup.map(({ piece }) => piece), ...arrivals.flatMap((arrival) => arrival.pieces)];
  const fault = (words: string): never => {
    throw new RuleBug(`${id}: ${words}`);
  };
  const twice = pieces.find((piece, n) => pieces.indexOf(piece) !== n);
  if (twice) fault(`${twice} stands there twice`);
  const outside = [...setup, ...entries].find(({ hex }) => !isInWindow(window, hex));
  if (outside) fault(`${outside.hex} is outside the window`);
  const lost = arrivals.find(({ entry }) => !entries.some((one) => one.id === entry));
  if (lost) fault(`${lost.entry} is no entry`);
  const late = arrivals.find(({ turn }) => turn < 1 || turn > turns);
  if (late) fault(`nobody arrives on turn ${late.turn}`);
  const unknown = reserves.find(({ unit }) => !pieces.includes(unit));
  if (unknown) fault(`${unknown.unit} is in reserve and not there`);
  return scenario;
}

export const scenario = (head: ScenarioHead, sheet: ScenarioSheet): Scenario =>
  checked({
    ...head,
    words: sheet.words ?? null,
    setup: [
      ...readSide(sheet.union, 'union', sheet.counters),
      ...readSide(sheet.confederate, 'confederate', sheet.counters),
    ],
    entries: linesOf(sheet.entries).map(readEntry),
    arrivals: linesOf(sheet.arrivals).map((line) => readArrival(line, sheet.counters)),
    reserves: sheet.reserves ?? [],
  });
