/**
 * The save file of a game: who did what, with the dice and decisions of each move. The states are not in it, they
 * follow from replaying it, so a file cannot say what the rules do not.
 */
import * as z from 'zod';
import { jsonSchemaOf, readInput } from '../ask/schema.ts';
import { allow, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import type { Journal } from '../umpire/umpire.ts';

export const GAME_FORMAT = 'longroll-game';
export const GAME_VERSION = 1;

export interface Move<A = unknown> {
  readonly side: string;
  readonly action: A;
  readonly journal: Journal;
}

/** What a game is a game of. */
export interface GameHead {
  readonly scenario: string;
  readonly system: string;
  /** `CardSystem.version` when it was begun. */
  readonly rulesVersion: string;
  readonly houseRules: Readonly<Record<string, string | number | boolean>>;
  /** The application's own words: a name for the game, when it was begun. */
  readonly title?: string;
  readonly started?: string;
}

export interface GameRecord extends GameHead {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  /** The last may wait for a decision: its journal then ends before it. */
  readonly moves: readonly Move[];
}

const MOST_MOVES = 200_000;
const MOST_ANSWERS = 10_000;
const MOST_DICE = 1_000;
const CITE = 'saved game';

const limited = <T extends z.ZodType>(type: T, allowed: string): T => type.meta({ allowed, cite: CITE }) as T;
const text = (most: number) => limited(z.string().max(most), `a text of at most ${most} characters`);
const listOf = <T extends z.ZodType>(item: T, most: number, of: string) =>
  limited(z.array(item).max(most), `a list of at most ${most} ${of}`);

const NAME = text(200);
const DRAW = z.strictObject({ draw: NAME, faces: listOf(z.number(), MOST_DICE, 'numbers') });
const DECISION = z.strictObject({ ask: NAME, side: NAME, option: text(2_000) });
const ANSWER = limited(DRAW.or(DECISION), 'a draw with its faces, or a decision with side and option');
const ACTION = limited(
  z.unknown().refine((action) => action !== undefined),
  'an action',
);
const MOVE = z.strictObject({ side: NAME, action: ACTION, journal: listOf(ANSWER, MOST_ANSWERS, 'answers') });
const READING = text(200).or(z.number()).or(z.boolean());

const RECORD = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  scenario: NAME,
  system: NAME,
  rulesVersion: NAME,
  houseRules: limited(z.record(NAME, READING), 'an object with readings'),
  title: text(200).optional(),
  started: text(200).optional(),
  moves: listOf(MOVE, MOST_MOVES, 'moves'),
});
const SCHEMA = jsonSchemaOf(RECORD);

/** Said before anything else: whether this is a saved game at all, and one that we can read. */
function strangeFormat(raw: unknown): Refusal | null {
  const { format, version } = (raw ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== GAME_FORMAT)
    return refuse('not-a-game', CITE, `This is no saved game: its format is not "${GAME_FORMAT}".`, 'format')
      .refused;
  if (version === GAME_VERSION) return null;
  const why = `The saved game is not of version ${GAME_VERSION}, the only one this program reads.`;
  return refuse('unknown-version', CITE, why, 'version').refused;
}

/** A broken file has the same fault a thousand times; a few are enough. */
const MOST_FAULTS = 5;
const fewFaults = ({ also, ...first }: Refusal): Refusal =>
  also ? { ...first, also: also.slice(0, MOST_FAULTS - 1) } : first;

/** Untrusted JSON, checked in form; whether its moves are legal is found by replaying it. */
export function readRecord(raw: unknown): Verdict<GameRecord> {
  const strange = strangeFormat(raw);
  if (strange) return { refused: strange };
  const read = readInput(RECORD, SCHEMA, raw);
  return read.refused ? { refused: fewFaults(read.refused) } : allow(read.value as GameRecord);
}

/** A move to a line, so that two saves of one game can be laid side by side. */
export function writeRecord({ moves, ...head }: GameRecord): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const top = JSON.stringify(head, null, 2).slice(0, -2);
  return `${top},\n  "moves": [${moves.length > 0 ? `\n${lines}\n  ` : ''}]\n}\n`;
}
