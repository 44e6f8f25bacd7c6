/**
 * The save file of a game: who did what, with the dice of each move. The states follow from replaying it, so a file
 * cannot say what the rules do not; a snapshot may stand beside the moves to save the time, never to overrule them.
 */
import { readInput } from '../ask/schema.ts';
import { allow, fewFaults, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import type { Journal } from '../umpire/umpire.ts';
import { gameSchema, RECORD, SAVED_GAME } from './recordSchema.ts';

export const GAME_FORMAT = 'longroll-game';
export const GAME_VERSION = 3;
/** Since this version files are chains of links. */
export const SEALED_VERSION = 3;
/** What is without links is written as of this version. */
export const UNSEALED_VERSION = 2;
/** Version 1 knew moves with side, action and journal, and nothing else of what is optional here. */
const OLDEST_VERSION = 1;

/** What the application knows of a move besides: rules have neither clock nor names. */
export interface MoveNotes {
  /** The seat, the computer or the standing order that made it, where that is not simply its side. */
  readonly by?: string;
  /** Why a computer made it, in a sentence: of a game with secrets it is for the eyes of its own side. */
  readonly reason?: string;
  /** When it was made, and how many milliseconds its player took. */
  readonly clock?: { readonly at?: string; readonly used?: number };
  /** What opens the proof of its dice. */
  readonly reveal?: string;
}

export interface Move<A = unknown> extends MoveNotes {
  readonly side: string;
  readonly action: A;
  readonly journal: Journal;
  /** Over the link before it and the move itself: `moveLink`. */
  readonly link?: string;
}

/** A move whose action the holder of the file may not see yet. */
export interface SealedMove extends MoveNotes {
  readonly side: string;
  /** The digest binds him who moved: what he shows later must give it. */
  readonly sealed: { readonly seal: string; readonly digest: string };
  readonly link?: string;
}
export type AnyMove<A = unknown> = Move<A> | SealedMove;

export const isSealed = (move: AnyMove): move is SealedMove => 'sealed' in move;

/** Who sits for a side. */
export interface Sitter {
  readonly side: string;
  readonly name?: string;
  readonly kind: 'person' | 'computer' | 'open';
}

/** A decision that a side has made in advance, whenever it comes up and the action is listed. */
export interface StandingOrder {
  readonly side: string;
  /** `Table.decides`. */
  readonly decides: string;
  readonly action: unknown;
}

/** A state beside its game. */
export interface Snapshot<S = unknown> {
  /** After so many. */
  readonly moves: number;
  /** `hashOf` the state. */
  readonly hash: string;
  readonly state: S;
}

/** What a game is a game of, and who plays it. */
export interface GameHead {
  readonly scenario: string;
  readonly system: string;
  /** The `CardSystem.version` by which every move of it has been played or checked. */
  readonly rulesVersion: string;
  /** The version by which it was begun, where it has been checked by another since. */
  readonly begunBy?: string;
  /** Readings and the options of the scenario, as `Rules.begin` takes them. */
  readonly houseRules: Readonly<Record<string, string | number | boolean>>;
  /** The application's own words: a name for the game, when it was begun. */
  readonly title?: string;
  readonly started?: string;
  /** What all its dice follow from, where they were known beforehand. */
  readonly seed?: string;
  readonly seats?: readonly Sitter[];
  readonly orders?: readonly StandingOrder[];
  /** What the dice of all moves were bound by before the first fell. */
  readonly dice?: { readonly commitment: string };
  /** So many moves had no links that fit when the game was taken up; theirs were made then. */
  readonly unsealed?: number;
  /** Over what of the head never changes: `headLink`. */
  readonly link?: string;
}

export interface GameRecord extends GameHead {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof SEALED_VERSION | typeof UNSEALED_VERSION;
  /** The seat for whose eyes the file was written, null for one who watches; without it, all is in it. */
  readonly holder?: string | null;
  readonly moves: readonly AnyMove[];
  readonly snapshots?: readonly Snapshot[];
  /** Closes the file: `closingLink`. */
  readonly end?: string;
}

export function headOf(record: GameRecord): GameHead {
  const { format: _, version: __, holder: ___, moves: ____, snapshots: _____, end: ______, ...head } = record;
  return head;
}

export const versionOf = ({ link }: GameHead): GameRecord['version'] =>
  link === undefined ? UNSEALED_VERSION : SEALED_VERSION;

const isVersion = (version: unknown): version is number =>
  typeof version === 'number' && Number.isInteger(version) && version >= OLDEST_VERSION;

function versionRefused(version: unknown): Refusal | null {
  if (isVersion(version) && version <= GAME_VERSION) return null;
  const reads = `this program reads versions ${OLDEST_VERSION} to ${GAME_VERSION}`;
  const why = isVersion(version)
    ? `The saved game is of version ${version} and ${reads}: a newer program wrote it and can open it.`
    : `The saved game does not say its version; ${reads}.`;
  return refuse('unknown-version', SAVED_GAME, why, 'version').refused;
}

/** A version and the link of a head that do not go together: one of them was changed. */
function sealRefused(version: unknown, link: unknown): Refusal | null {
  if ((version === SEALED_VERSION) === (link !== undefined)) return null;
  const has = link === undefined ? 'its head has no seal' : 'its head has a seal';
  const why = `The saved game is not as it was written: it says version ${version}, but ${has}; those of version ${SEALED_VERSION} have one.`;
  return refuse('not-as-written', SAVED_GAME, why, 'link').refused;
}

type Raw = Readonly<Record<'format' | 'version' | 'link', unknown>>;

/** Said before anything else: whether this is a saved game at all, and one that we can read. */
function strangeFormat(raw: unknown): Refusal | null {
  const { format, version, link } = (raw ?? {}) as Raw;
  if (format === GAME_FORMAT) return versionRefused(version) ?? sealRefused(version, link);
  const why = `This is no saved game: its format is not "${GAME_FORMAT}".`;
  return refuse('not-a-game', SAVED_GAME, why, 'format').refused;
}

/** A broken file has the same fault a thousand times; a few are enough. */
const MOST_FAULTS = 5;
const fewer = ({ also = [], more = 0, ...first }: Refusal): Refusal =>
  fewFaults([first, ...also], MOST_FAULTS, more);

/**
 * Untrusted JSON of any version, checked in form; whether its moves are legal is found by replaying it, whether it was
 * edited by `chainOf`. All that version 1 could say version 2 says in the same words.
 */
export function readRecord(raw: unknown): Verdict<GameRecord> {
  const strange = strangeFormat(raw);
  if (strange) return { refused: strange };
  const record = raw as GameHead;
  const read = readInput(RECORD, gameSchema(), { ...record, version: versionOf(record) });
  return read.refused ? { refused: fewer(read.refused) } : allow(read.value as GameRecord);
}

function listOf(name: string, items: readonly unknown[]): string {
  const lines = items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `  "${name}": [${items.length > 0 ? `\n${lines}\n  ` : ''}]`;
}

/** A move to a line, so that two saves of one game can be laid side by side. */
export function writeRecord({ moves, snapshots, end, ...head }: GameRecord): string {
  const top = JSON.stringify({ ...head, version: versionOf(head) }, null, 2).slice(0, -2);
  const beside = [
    ...(snapshots ? [listOf('snapshots', snapshots)] : []),
    ...(end === undefined ? [] : [`  "end": ${JSON.stringify(end)}`]),
  ];
  return `${[top, listOf('moves', moves), ...beside].join(',\n')}\n}\n`;
}
