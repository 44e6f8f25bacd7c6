/** The form of a save file, its limits, and the words in which a broken one is refused. */
import * as z from 'zod';
import { type InputSchema, jsonSchemaOf } from '../ask/schema.ts';
import { once } from '../plain/once.ts';

export const SAVED_GAME = 'T.6';

const MOST_MOVES = 200_000;
const MOST_ANSWERS = 10_000;
const MOST_DICE = 1_000;
const MOST_SEATS = 100;
const MOST_ORDERS = 1_000;
const MOST_SNAPSHOTS = 1_000;

const limited = <T extends z.ZodType>(type: T, allowed: string): T =>
  type.meta({ allowed, cite: SAVED_GAME }) as T;
const text = (most: number) => limited(z.string().max(most), `a text of at most ${most} characters`);
const listOf = <T extends z.ZodType>(item: T, most: number, of: string) =>
  limited(z.array(item).max(most), `a list of at most ${most} ${of}`);
const given = (allowed: string) =>
  limited(
    z.unknown().refine((value) => value !== undefined),
    allowed,
  );

const NAME = text(200);
const LONG = text(2_000);
const LINK = text(64);
const DRAW = z.strictObject({
  draw: NAME,
  faces: listOf(z.number(), MOST_DICE, 'numbers'),
  only: NAME.optional(),
});
const DECISION = z.strictObject({ ask: NAME, side: NAME, option: LONG });
const ANSWER = limited(DRAW.or(DECISION), 'a draw with its faces, or a decision with side and option');
const CLOCK = z.strictObject({
  at: NAME.optional(),
  used: limited(z.number().min(0), 'milliseconds, from 0').optional(),
});
const SEAL = z.strictObject({ seal: NAME, digest: LONG });

const OPEN_OR_SEALED = z.strictObject({
  side: NAME,
  action: limited(z.unknown().optional(), 'an action'),
  journal: listOf(ANSWER, MOST_ANSWERS, 'answers').optional(),
  sealed: limited(SEAL.optional(), 'a seal with its digest, instead of action and journal'),
  by: NAME.optional(),
  reason: LONG.optional(),
  clock: CLOCK.optional(),
  reveal: LONG.optional(),
  link: LINK.optional(),
});

type Written = Readonly<z.infer<typeof OPEN_OR_SEALED>>;

/** The fields of a move that are wrong together: it is open, with action and journal, or sealed, with neither. */
function wrongFields({ action, journal, sealed }: Written): readonly (keyof Written)[] {
  if (sealed !== undefined) return action === undefined && journal === undefined ? [] : ['sealed'];
  const missing = { action, journal };
  return (['action', 'journal'] as const).filter((field) => missing[field] === undefined);
}

const MOVE = OPEN_OR_SEALED.superRefine((move, found) => {
  for (const field of wrongFields(move)) found.addIssue({ code: 'custom', path: [field] });
});

const SITTER = z.strictObject({
  side: NAME,
  name: NAME.optional(),
  kind: limited(z.enum(['person', 'computer', 'open']), 'person, computer or open'),
});
const ORDER = z.strictObject({ side: NAME, decides: NAME, action: given('an action') });
const SNAPSHOT = z.strictObject({
  moves: limited(z.number().int().min(0), 'a number of moves'),
  hash: NAME,
  state: given('a state'),
});
const READING = text(200).or(z.number()).or(z.boolean());

export const RECORD = z.strictObject({
  format: z.string(),
  version: z.number(),
  scenario: NAME,
  system: NAME,
  rulesVersion: NAME,
  begunBy: NAME.optional(),
  houseRules: limited(z.record(NAME, READING), 'an object with readings'),
  title: text(200).optional(),
  started: text(200).optional(),
  seed: NAME.optional(),
  seats: listOf(SITTER, MOST_SEATS, 'seats').optional(),
  orders: listOf(ORDER, MOST_ORDERS, 'standing orders').optional(),
  dice: limited(z.strictObject({ commitment: LONG }), 'an object with a commitment').optional(),
  unsealed: limited(z.number().int().min(1), 'a number of moves').optional(),
  link: LINK.optional(),
  holder: limited(NAME.nullable(), 'a side, or null for one who watches').optional(),
  moves: listOf(MOVE, MOST_MOVES, 'moves'),
  snapshots: listOf(SNAPSHOT, MOST_SNAPSHOTS, 'snapshots').optional(),
  end: LINK.optional(),
});

/** For whoever reads or writes such files elsewhere. */
export const gameSchema = once((): InputSchema => jsonSchemaOf(RECORD));
