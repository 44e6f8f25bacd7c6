/** `fuzz SCENARIO|SYSTEM|all --games N --seed TEXT`: random games, every state of them checked. */
import {
  bothResults,
  type FuzzOptions,
  type FuzzResult,
  fuzz as fuzzRules,
  NO_GAMES,
  type Rules,
  refuse,
  type ScenarioEntry,
  systemOf,
  type Verdict,
} from '@longroll/kernel';
import { rulesOf, scenarioBy } from '../opened.ts';
import { type Fuzzed, fuzzPage } from '../print/fuzz.ts';
import { parsed } from '../reading.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import { REFUSED, type Status, type World } from '../world.ts';

export interface FuzzCommand extends AsJson {
  readonly games: number;
  readonly seed: string;
  readonly from: number;
  readonly limit: number;
  /** JSON: what the players set before the game, and their house rules. */
  readonly options?: string;
}

const ALL = 'all';

export function chosen(id: string, world: World): Verdict<readonly ScenarioEntry[]> {
  const { scenarios, systems } = world.registry;
  const isSystem = systems.some((system) => system.id === id);
  if (id !== ALL && !isSystem) {
    const one = scenarioBy(id, world);
    return one.refused ? one : { refused: null, value: [one.value] };
  }
  const value = scenarios.filter((entry) => id === ALL || systemOf(entry.id) === id);
  if (value.length > 0) return { refused: null, value };
  const where = isSystem ? ` of ${id}` : '';
  return refuse('no-scenarios', 'T.9', `There is no scenario${where} to play.`);
}

/** Rules of which every game begins with these options; refused if no game can. */
function begunWith(rules: Rules, options: unknown): Verdict<Rules> {
  const begun = rules.begin(options);
  return begun.refused ? begun : { refused: null, value: { ...rules, begin: () => rules.begin(options) } };
}

/** Games are dealt like cards: the first scenarios get one more if they do not come out even. */
export const shareOf = (games: number, among: number, at: number): number =>
  Math.floor(games / among) + (at < games % among ? 1 : 0);

/** One line on the terminal, written over and over. */
const CLEAR_LINE = '\r\u001b[K';

function progressTo(world: World, id: string, games: number): Pick<FuzzOptions, 'onProgress'> {
  if (!world.watched) return {};
  const told = ({ games: done, actions }: FuzzResult): string =>
    `${CLEAR_LINE}${id}: ${done} of ${games} games, ${actions} actions`;
  return { onProgress: (soFar) => world.err(told(soFar)) };
}

/** One scenario of the command, with its share of the games. */
interface Share {
  readonly entry: ScenarioEntry;
  readonly games: number;
}

async function fuzzed({ entry, games }: Share, options: FuzzCommand, world: World): Promise<Verdict<Fuzzed>> {
  if (games === 0) return { refused: null, value: { scenario: entry.id, result: NO_GAMES } };
  const given = parsed(options.options ?? '{}');
  if (given.refused) return given;
  const rules = begunWith(await rulesOf(entry, world), given.value);
  if (rules.refused) return rules;
  const { seed, from, limit } = options;
  const progress = progressTo(world, entry.id, games);
  const result = fuzzRules(rules.value, { scenario: entry.id, games, seed, from, limit, ...progress });
  return { refused: null, value: { scenario: entry.id, result } };
}

async function allFuzzed(
  shares: readonly Share[],
  options: FuzzCommand,
  world: World,
): Promise<Verdict<readonly Fuzzed[]>> {
  const rows: Fuzzed[] = [];
  for (const share of shares) {
    const row = await fuzzed(share, options, world);
    if (row.refused) return row;
    rows.push(row.value);
  }
  return { refused: null, value: rows };
}

export async function fuzz(world: World, id: string, options: FuzzCommand): Promise<Status> {
  const entries = chosen(id, world);
  if (entries.refused) return sayRefused(world, options, entries.refused);
  const among = entries.value.length;
  const shares = entries.value.map((entry, at) => ({ entry, games: shareOf(options.games, among, at) }));
  const rows = await allFuzzed(shares, options, world);
  if (rows.refused) return sayRefused(world, options, rows.refused);
  if (world.watched) world.err(CLEAR_LINE);
  const total = rows.value.map(({ result }) => result).reduce(bothResults, NO_GAMES);
  const status = say(world, options, total, (_, page) => fuzzPage(rows.value, total, page, options.options));
  return total.finished === total.games ? status : REFUSED;
}
