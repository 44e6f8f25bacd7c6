/** `fuzz SCENARIO|all --games N --seed TEXT`: random games, every state of them checked. */
import {
  bothResults,
  type FuzzOptions,
  type FuzzResult,
  fuzz as fuzzRules,
  NO_GAMES,
  refuse,
  type ScenarioEntry,
  type Verdict,
} from '@longroll/kernel';
import { rulesOf, scenarioBy } from '../opened.ts';
import { type Fuzzed, fuzzPage } from '../print/fuzz.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import { REFUSED, type Status, type World } from '../world.ts';

export interface FuzzCommand extends AsJson {
  readonly games: number;
  readonly seed: string;
  readonly from: number;
  readonly limit: number;
}

const ALL = 'all';

function chosen(id: string, world: World): Verdict<readonly ScenarioEntry[]> {
  const { scenarios } = world.registry;
  if (id === ALL && scenarios.length === 0)
    return refuse('no-scenarios', 'T.9', 'There is no scenario to play.');
  if (id === ALL) return { refused: null, value: scenarios };
  const one = scenarioBy(id, world);
  return one.refused ? one : { refused: null, value: [one.value] };
}

/** Games are dealt like cards: the first scenarios get one more if they do not come out even. */
const shareOf = (games: number, among: number, at: number): number =>
  Math.floor(games / among) + (at < games % among ? 1 : 0);

/** One line on the terminal, written over and over. */
const CLEAR_LINE = '\r\u001b[K';

function progressTo(world: World, id: string, games: number): Pick<FuzzOptions, 'onProgress'> {
  if (!world.watched) return {};
  const told = ({ games: done, actions }: FuzzResult): string =>
    `${CLEAR_LINE}${id}: ${done} of ${games} games, ${actions} actions`;
  return { onProgress: (soFar) => world.err(told(soFar)) };
}

async function fuzzed(
  entry: ScenarioEntry,
  games: number,
  options: FuzzCommand,
  world: World,
): Promise<Fuzzed> {
  if (games === 0) return { scenario: entry.id, result: NO_GAMES };
  const { seed, from, limit } = options;
  const rules = await rulesOf(entry, world);
  const progress = progressTo(world, entry.id, games);
  const result = fuzzRules(rules, { scenario: entry.id, games, seed, from, limit, ...progress });
  return { scenario: entry.id, result };
}

export async function fuzz(world: World, id: string, options: FuzzCommand): Promise<Status> {
  const entries = chosen(id, world);
  if (entries.refused) return sayRefused(world, options, entries.refused);
  const rows: Fuzzed[] = [];
  for (const [at, entry] of entries.value.entries())
    rows.push(await fuzzed(entry, shareOf(options.games, entries.value.length, at), options, world));
  if (world.watched) world.err(CLEAR_LINE);
  const total = rows.map(({ result }) => result).reduce(bothResults, NO_GAMES);
  const status = say(world, options, total, (_, page) => fuzzPage(rows, total, page));
  return total.finished === total.games ? status : REFUSED;
}
