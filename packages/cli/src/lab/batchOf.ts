/** A batch as somebody has asked for it: checked, and laid out once to see that it can begin. */
import {
  allow,
  type Batch,
  FUZZ_LIMIT,
  type GameHead,
  OPPONENTS,
  opponentNamed,
  type Rules,
  refuse,
  systemOf,
  type Verdict,
} from '@longroll/kernel';
import { unknownId } from '@longroll/server';
import { rulesOf, scenarioBy } from '../opened.ts';
import { parsed } from '../reading.ts';
import type { World } from '../world.ts';

export interface BatchWords {
  readonly games: number;
  readonly seed: string;
  readonly duplicate?: boolean;
  /** JSON: what players set before the game. */
  readonly options?: string;
  /** JSON: readings that players agree on. */
  readonly houseRules?: string;
}

type Readings = GameHead['houseRules'];

/** Seeds are part of the names of games, which have room for so many letters. */
const LONGEST_SEED = 100;

const isReadings = (value: unknown): value is Readings =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));

function readingsIn(written: string | undefined, option: string): Verdict<Readings> {
  const read = parsed(written ?? '{}');
  if (read.refused) return read;
  if (isReadings(read.value)) return allow(read.value);
  return refuse('bad-value', 'T.1', `${option} is a record of names and values, such as {"hidden":true}.`);
}

function readingsOf({ options, houseRules }: BatchWords): Verdict<Readings> {
  const set = readingsIn(options, '--options');
  if (set.refused) return set;
  const held = readingsIn(houseRules, '--house-rules');
  return held.refused ? held : allow({ ...held.value, ...set.value });
}

/** Only who is random plays what has no doctrine. */
function opponentFor(rules: Rules, scenario: string, id: string): Verdict<string> {
  const opponent = opponentNamed(id);
  const known = OPPONENTS.map((one) => one.id);
  if (!opponent) return { refused: unknownId('opponent', id, known) };
  if (opponent.level === null || rules.doctrine) return allow(opponent.id);
  const why = `Nobody has learnt to play ${scenario} yet: only random plays it.`;
  return refuse('no-doctrine', 'T.9', why, id);
}

/** Who plays each side, by the name of the side; of a game whose sides have other names, in their order. */
export type Against = Readonly<Record<string, string>>;

function seatedAt(rules: Rules, scenario: string, against: Against): Verdict<Batch['seated']> {
  const seats = [];
  for (const [i, side] of rules.sides.entries()) {
    const opponent = opponentFor(rules, scenario, against[side] ?? Object.values(against)[i] ?? '');
    if (opponent.refused) return opponent;
    seats.push({ side, opponent: opponent.value });
  }
  const [first, second] = seats;
  if (!first || !second || seats.length > 2) throw new Error(`${scenario} is not for two sides`);
  return allow([first, second]);
}

export async function batchOf(
  world: World,
  id: string,
  against: Against,
  words: BatchWords,
): Promise<Verdict<Batch>> {
  const entry = scenarioBy(id, world);
  if (entry.refused) return entry;
  const { seed, games, duplicate = false } = words;
  if (seed.length > LONGEST_SEED)
    return refuse('bad-value', 'T.1', `A seed has at most ${LONGEST_SEED} letters.`, 'seed');
  const houseRules = readingsOf(words);
  if (houseRules.refused) return houseRules;
  const rules = await rulesOf(entry.value, world);
  const begun = rules.begin(houseRules.value);
  if (begun.refused) return begun;
  const seated = seatedAt(rules, id, against);
  if (seated.refused) return seated;
  const rulesVersion = world.registry.systems.find((system) => system.id === systemOf(id))!.version;
  return allow({
    ...{ scenario: id, rulesVersion, houseRules: houseRules.value, seated: seated.value },
    ...{ seed, games, duplicate, limit: FUZZ_LIMIT },
  });
}
