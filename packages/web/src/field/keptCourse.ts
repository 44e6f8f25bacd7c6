/**
 * A game on the device. Its moves lie in sheaves of a few, so that a move writes one small sheaf however long the game
 * is; beside them lie its last few states, so that it opens without being played again, and some from all of its course,
 * so that any moment is soon shown. Each has a hash, and what is not as it was written is told: the moves that can be read
 * are then played again from the beginning.
 */
import {
  closedRecord,
  GAME_FORMAT,
  type Game,
  type GameHead,
  hashOf,
  readRecord,
  type Snapshot,
  snapshotOf,
  versionOf,
  writeRecord,
} from '@longroll/kernel';
import { jsonIn, type Shelf } from '../keep/shelf.ts';
import { isMilestone, MILESTONES, thinned } from './milestones.ts';

/** Moves to a sheaf, and from one kept state to the next. */
export const SHEAF = 32;
/** Last states that are kept: the journal shows as many moves as lie behind them. The slots after theirs are milestones'. */
const STATES = 3;
const SLOTS = STATES + MILESTONES;

export const headKey = (key: string): string => `field.game.${key}`;
/** To which game a text belongs by its name; none if it is no part of a game. */
export const gameOfName = (name: string): string | undefined => /^field\.game\.([^.]+)/.exec(name)?.[1];
const sheafKey = (key: string, sheaf: number): string => `${headKey(key)}.moves.${sheaf}`;
const stateKey = (key: string, slot: number): string => `${headKey(key)}.state.${slot}`;
const slotOf = (moves: number): number => Math.floor(moves / SHEAF) % STATES;

interface KeptState extends Snapshot {
  /** Of the moves that led there: two windows may have played the same game. */
  readonly last: string;
}

/** As much of a game as is kept: one from a file has not been played, and has no state. */
export type ToKeep = Pick<Game, 'head' | 'moves'> &
  Partial<Pick<Game, 'now'>> & {
    /** States from its course that are known besides. */
    readonly milestones?: readonly Snapshot[];
  };

/** What is known to lie on the shelf. */
export interface OnShelf {
  /** So many moves, the same as the game's. */
  readonly moves: number;
  /** After how many moves the states of each slot are; -1 for none, `BROKEN` for one that goes at the next occasion. */
  readonly states: readonly number[];
  readonly head: GameHead | null;
  /** Which writing of it that was; null if nothing lies there. */
  readonly stamp: string | null;
}

const BROKEN = Number.POSITIVE_INFINITY;

export const NOTHING_KEPT: OnShelf = {
  moves: 0,
  states: Array<number>(SLOTS).fill(-1),
  head: null,
  stamp: null,
};

function writeSheaf(shelf: Shelf, key: string, game: ToKeep, sheaf: number): boolean {
  const moves = game.moves.slice(sheaf * SHEAF, (sheaf + 1) * SHEAF);
  if (moves.length > 0)
    return shelf.write(sheafKey(key, sheaf), JSON.stringify({ hash: hashOf(moves), moves }));
  shelf.drop(sheafKey(key, sheaf));
  return true;
}

/** All sheaves from the one in which the game goes on differently; those of moves that were taken back go. */
function writeMoves(shelf: Shelf, key: string, game: ToKeep, from: number, on: OnShelf): boolean {
  const last = Math.floor(game.moves.length / SHEAF);
  for (let sheaf = Math.floor(from / SHEAF); sheaf <= last; sheaf++)
    if (!writeSheaf(shelf, key, game, sheaf)) return false;
  const most = Math.max(last + 1, Math.floor(on.moves / SHEAF));
  for (let sheaf = last + 1; sheaf <= most; sheaf++) shelf.drop(sheafKey(key, sheaf));
  return true;
}

/** A state of moves that were taken back must not lie there when others are made. */
function dropStates(shelf: Shelf, key: string, { states }: OnShelf, same: number): readonly number[] {
  return states.map((moves, slot) => {
    if (moves <= same) return moves;
    shelf.drop(stateKey(key, slot));
    return -1;
  });
}

function dropMilestones(shelf: Shelf, key: string, states: readonly number[]): readonly number[] {
  return states.map((moves, slot) => {
    if (slot < STATES || moves < 0) return moves;
    shelf.drop(stateKey(key, slot));
    return -1;
  });
}

const isStateDue = (moves: number, states: readonly number[]): boolean =>
  moves >= Math.max(0, ...states) + SHEAF;

/** Whether the next opening would be slower than it need be, or the game still lies there in one piece. */
export const isBehind = ({ moves, states }: OnShelf, game: Game): boolean =>
  moves < game.moves.length || isStateDue(game.moves.length, states);

/** With the moves that led there. */
const keptState = ({ moves }: ToKeep, snapshot: Snapshot): KeptState => ({
  ...snapshot,
  last: hashOf(moves.slice(Math.max(0, snapshot.moves - SHEAF), snapshot.moves)),
});

function put(shelf: Shelf, key: string, game: ToKeep, snapshot: Snapshot, slot: number): boolean {
  return shelf.write(stateKey(key, slot), JSON.stringify(keptState(game, snapshot)));
}

/** Among those of its whole course, if none is near it; what lies too close by then goes. */
function writeMilestone(
  shelf: Shelf,
  key: string,
  game: ToKeep,
  states: readonly number[],
  snapshot: Snapshot,
): readonly number[] {
  const { length } = game.moves;
  const left = thinned(states.slice(STATES), length);
  for (const [i, at] of left.entries())
    if (at < 0 && states[STATES + i]! >= 0) shelf.drop(stateKey(key, STATES + i));
  const thin = [...states.slice(0, STATES), ...left];
  const slot = STATES + left.indexOf(-1);
  const due = slot >= STATES && isMilestone(left, snapshot.moves, length);
  return due && put(shelf, key, game, snapshot, slot) ? thin.with(slot, snapshot.moves) : thin;
}

function writeState(shelf: Shelf, key: string, game: ToKeep, states: readonly number[]): readonly number[] {
  const { moves, now, milestones = [] } = game;
  if (now === undefined || !isStateDue(moves.length, states)) return states;
  const snapshot = snapshotOf({ moves, now });
  const slot = slotOf(moves.length);
  const written = put(shelf, key, game, snapshot, slot) ? states.with(slot, moves.length) : states;
  return [...milestones, snapshot].reduce((on, one) => writeMilestone(shelf, key, game, on, one), written);
}

/** The head comes last: it takes the place of a file of version 1, which is good until all else is written. */
function writeHead(shelf: Shelf, key: string, { head }: ToKeep, was: GameHead | null): GameHead | null {
  if (was === head) return head;
  const written = { format: GAME_FORMAT, version: versionOf(head), ...head };
  return shelf.write(headKey(key), JSON.stringify(written)) ? head : null;
}

export interface Keeping {
  readonly kept: boolean;
  readonly on: OnShelf;
}

/** Keeps what is new in a game since it was last kept. */
export function keepCourse(shelf: Shelf, key: string, game: ToKeep, on: OnShelf): Keeping {
  const same = Math.min(on.moves, game.moves.length);
  let states = dropStates(shelf, key, on, same);
  const write = () => writeMoves(shelf, key, game, same, on);
  if (!write()) {
    // Moves come before milestones, which are only there to be quick.
    states = dropMilestones(shelf, key, states);
    if (!write()) return { kept: false, on: { ...on, moves: same, states } };
  }
  const head = writeHead(shelf, key, game, on.head);
  const written = { moves: game.moves.length, states: writeState(shelf, key, game, states), head };
  return { kept: head !== null, on: { ...on, ...written } };
}

/** A game as it was found. */
export interface FoundCourse {
  /** Untrusted: a save file as far as it could be put together; null if not even its head could be read. */
  readonly record: unknown;
  readonly on: OnShelf;
  /** What is wrong with the moves, in sentences: then all have to be played again. */
  readonly faults: readonly string[];
  /** What is wrong with the states beside them: others, or the moves, are taken instead. */
  readonly unsound: readonly string[];
  /** Whether moves are missing. */
  readonly lost: boolean;
  /** As it lies there, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

interface Sheaf {
  readonly moves: readonly unknown[];
  readonly fault: string | null;
}

const spanWords = (sheaf: number): string => `Moves ${sheaf * SHEAF + 1} to ${(sheaf + 1) * SHEAF}`;

function sheafIn(text: string, sheaf: number): Sheaf {
  const raw = jsonIn(text) as { readonly moves?: unknown; readonly hash?: unknown } | null;
  if (!Array.isArray(raw?.moves)) return { moves: [], fault: `${spanWords(sheaf)} cannot be read.` };
  const isSound = raw.hash === hashOf(raw.moves);
  const fault = isSound ? null : `${spanWords(sheaf)} are not as they were written.`;
  return { moves: raw.moves, fault };
}

type Texts = Record<string, string>;

function textAt(shelf: Shelf, texts: Texts, key: string): string | null {
  const text = shelf.read(key);
  if (text !== null) texts[key] = text;
  return text;
}

/** How many sheaves lie there, or would without a gap. */
function sheavesOf(shelf: Shelf, key: string): number {
  const before = sheafKey(key, 0).slice(0, -1);
  const numbers = shelf
    .keys()
    .flatMap((name) => (name.startsWith(before) ? Number(name.slice(before.length)) : []));
  return Math.max(0, ...numbers.filter(Number.isInteger).map((sheaf) => sheaf + 1));
}

/** Sheaf after sheaf, as long as each is full; those behind a gap are only handed out as they lie there. */
function readSheaves(shelf: Shelf, key: string, expected: number, texts: Texts) {
  const [moves, faults]: [unknown[], string[]] = [[], []];
  let [torn, lost] = [false, false];
  const sheaves = Math.max(sheavesOf(shelf, key), Math.ceil(expected / SHEAF));
  for (let sheaf = 0; sheaf < sheaves; sheaf++) {
    const text = textAt(shelf, texts, sheafKey(key, sheaf));
    const read = text === null ? { moves: [], fault: `${spanWords(sheaf)} are gone.` } : sheafIn(text, sheaf);
    if (read.fault) faults.push(read.fault);
    lost ||= read.moves.length === 0;
    if (!torn) moves.push(...read.moves);
    torn ||= read.moves.length < SHEAF;
  }
  const isShort = !lost && moves.length < expected;
  if (isShort) faults.push(`Only ${moves.length} of ${expected} moves are there.`);
  return { moves, faults, lost: lost || isShort };
}

function stateIn(text: string, moves: readonly unknown[]): KeptState | string {
  const raw = jsonIn(text) as Partial<KeptState> | null;
  if (typeof raw?.moves !== 'number' || raw.state === undefined)
    return 'A state that was kept beside the moves cannot be read.';
  const led = moves.slice(Math.max(0, raw.moves - SHEAF), raw.moves);
  if (raw.moves <= moves.length && raw.last === hashOf(led)) return raw as KeptState;
  return `The state kept after move ${raw.moves} is of other moves.`;
}

function readStates(shelf: Shelf, key: string, moves: readonly unknown[], texts: Texts) {
  const found = Array.from({ length: SLOTS }, (_, slot) => {
    const text = textAt(shelf, texts, stateKey(key, slot));
    return text === null ? null : stateIn(text, moves);
  });
  const states = found.flatMap((one) => (one === null || typeof one === 'string' ? [] : [one]));
  const slots = found.map((one) => (one === null ? -1 : typeof one === 'string' ? BROKEN : one.moves));
  return { states, slots, unsound: found.filter((one) => typeof one === 'string') };
}

/** Null if there is nothing of such a game. `expected` is how many moves are said to be there. */
export function findCourse(shelf: Shelf, key: string, expected = 0): FoundCourse | null {
  if (!shelf.keys().some((name) => gameOfName(name) === key)) return null;
  const texts: Texts = {};
  const text = textAt(shelf, texts, headKey(key));
  const head = jsonIn(text) as (GameHead & { readonly moves?: unknown }) | null;
  const none = { on: NOTHING_KEPT, faults: [], unsound: [], lost: false, texts };
  // A file that is in one piece, as version 1 kept it.
  if (head?.moves !== undefined) return { ...none, record: head };
  const { moves, faults, lost } = readSheaves(shelf, key, expected, texts);
  const { states, slots, unsound } = readStates(shelf, key, moves, texts);
  if (head === null || typeof head !== 'object') return { ...none, record: null };
  return {
    record: { ...head, moves, snapshots: states.map(withoutLast) },
    on: { moves: moves.length, states: slots, head: null, stamp: null },
    ...{ faults, unsound, lost, texts },
  };
}

const withoutLast = ({ last: _, ...snapshot }: KeptState): Snapshot => snapshot;

/** The game as a file: whatever of it can be read, and what cannot as it lies there. */
export function fileOf({ record, faults, texts }: FoundCourse): string {
  if (record === null || faults.length > 0) return JSON.stringify({ ...(record as object), faults, texts });
  const read = readRecord(record);
  if (read.refused) return JSON.stringify(record);
  return writeRecord(read.value.end === undefined ? closedRecord(read.value) : read.value);
}
