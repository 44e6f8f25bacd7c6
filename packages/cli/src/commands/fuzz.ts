/** `fuzz SCENARIO|SYSTEM|all --games N --seed TEXT`: random games, every state of them checked. */
import {
  allow,
  bothResults,
  type EndedGame,
  type FuzzOptions,
  type FuzzResult,
  fuzz as fuzzRules,
  NO_GAMES,
  type Rules,
  readingsFor,
  refuse,
  type ScenarioEntry,
  systemOf,
  type Verdict,
  writeRecord,
} from '@longroll/kernel';
import { mapOf, scenarioBy } from '../opened.ts';
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
  /** Every game once more, in another process. */
  readonly replay?: boolean;
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

/** One scenario of the command, with its share of the games. */
interface Share {
  readonly entry: ScenarioEntry;
  readonly games: number;
}

/** Games are dealt like cards: the first scenarios get one more if they do not come out even. */
export const shareOf = (games: number, among: number, at: number): number =>
  Math.floor(games / among) + (at < games % among ? 1 : 0);

/** Short games cost little and come to blows early: of them two are played for one of the others. */
const SHORT_TURNS = 2;

/** How many games of each scenario. */
function dealt(games: number, entries: readonly ScenarioEntry[]): readonly Share[] {
  const hands = entries.flatMap((entry) => (entry.turns <= SHORT_TURNS ? [entry, entry] : [entry]));
  const shares = hands.map((entry, at) => ({ entry, games: shareOf(games, hands.length, at) }));
  return entries.map((entry) => ({
    entry,
    games: shares.reduce((sum, share) => sum + (share.entry === entry ? share.games : 0), 0),
  }));
}

/** One line on the terminal, written over and over. */
const CLEAR_LINE = '\r\u001b[K';

function progressTo(world: World, id: string, games: number): Pick<FuzzOptions, 'onProgress'> {
  if (!world.watched) return {};
  const told = ({ games: done, actions }: FuzzResult): string =>
    `${CLEAR_LINE}${id}: ${done} of ${games} games, ${actions} actions`;
  return { onProgress: (soFar) => world.err(told(soFar)) };
}

/** What may be drawn for a game: nothing where the command itself says what holds. */
async function drawable(entry: ScenarioEntry, { options }: FuzzCommand, { registry }: World) {
  const system = registry.systems.find(({ id }) => id === systemOf(entry.id));
  return options === undefined ? readingsFor(system?.rulings ?? [], entry) : [];
}

interface Replay {
  readonly ok: boolean;
  readonly state: string;
}

/** Games sent to a new process at a time: as much text as is comfortable in a pipe. */
const SENT = 20;

/** The games that do not end elsewhere as they ended here. */
async function unlikeElsewhere(games: readonly EndedGame[], world: World): Promise<readonly EndedGame[]> {
  const unlike: EndedGame[] = [];
  for (let from = 0; from < games.length; from += SENT) {
    const sent = games.slice(from, from + SENT);
    const texts = sent.map(({ record }) => writeRecord(record));
    const answer = await world.elsewhere(['replay', '-', '--json'], `[${texts.join()}]`);
    const again = parsed(answer);
    const ends: readonly Replay[] = again.refused || !Array.isArray(again.value) ? [] : again.value;
    unlike.push(...sent.filter(({ end }, at) => !ends[at]?.ok || ends[at].state !== end));
  }
  return unlike;
}

/** Games that another process plays otherwise are no sound games after all. */
function withUnlike(result: FuzzResult, unlike: readonly EndedGame[], { entry, seed }: Told): FuzzResult {
  const [first] = unlike;
  if (!first) return result;
  const { finished, replayFailures } = result;
  const counts = {
    finished: finished - unlike.length,
    replayFailures: replayFailures + unlike.length,
  };
  const { game, temper, record } = first;
  const failure = {
    ...{ kind: 'replayFailures' as const, scenario: entry.id, seed, game, temper },
    ...{ move: record.moves.length, houseRules: record.houseRules },
    message: 'another process does not replay it to the same state',
  };
  return { ...result, ...counts, firstFailure: result.firstFailure ?? failure };
}

interface Told {
  readonly entry: ScenarioEntry;
  readonly seed: string;
}

async function fuzzed({ entry, games }: Share, options: FuzzCommand, world: World): Promise<Verdict<Fuzzed>> {
  if (games === 0) return { refused: null, value: { scenario: entry.id, result: NO_GAMES } };
  const given = parsed(options.options ?? '{}');
  if (given.refused) return given;
  const map = await mapOf(entry, world);
  const opened = await entry.open(map);
  const rules = options.options === undefined ? allow(opened) : begunWith(opened, given.value);
  if (rules.refused) return rules;
  const { seed, from, limit } = options;
  const ended: EndedGame[] = [];
  const played = fuzzRules(rules.value, {
    ...{ scenario: entry.id, map, games, seed, from, limit },
    readings: await drawable(entry, options, world),
    ...progressTo(world, entry.id, games),
    ...(options.replay && { onGame: (game) => ended.push(game) }),
  });
  const result = withUnlike(played, await unlikeElsewhere(ended, world), { entry, seed });
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
  const rows = await allFuzzed(dealt(options.games, entries.value), options, world);
  if (rows.refused) return sayRefused(world, options, rows.refused);
  if (world.watched) world.err(CLEAR_LINE);
  const total = rows.value.map(({ result }) => result).reduce(bothResults, NO_GAMES);
  const status = say(world, options, total, (_, page) => fuzzPage(rows.value, total, page, options.options));
  return total.finished === total.games ? status : REFUSED;
}
