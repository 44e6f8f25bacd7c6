/**
 * The doctrines of scenarios of any system, measured; a report that is run by hand. SCENARIOS are ids or systems, with commas.
 *
 *     npm run bench -- doctrines speed [SCENARIOS] [GAMES]            what a game and a decision cost
 *     npm run bench -- doctrines playouts [SCENARIOS] [GAMES]         playouts a second, warm: whole games, and as a search plays them
 *     npm run bench -- doctrines duel A B PAIRS [SCENARIOS] [SEED]    duplicate matches of two opponents
 *     npm run bench -- doctrines balance A GAMES [SCENARIOS] [SEED]   games between equals
 *     npm run bench -- doctrines matters [SCENARIOS] [GAMES]          where looking ahead is thought to pay
 *     npm run bench -- doctrines trace A B SCENARIO [SEED]            one game, decision by decision
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import {
  type Chosen,
  type Doctrine,
  duelOf,
  Keyed,
  LEVELS,
  Meter,
  parseMap,
  playedOn,
  playerOf,
  type Rules,
  runOut,
  STEADY_BEARING,
  wilson,
} from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';

/** Maps whose files are not called as they are. */
const FILES: Readonly<Record<string, string>> = { 'antietam/sharpsburg': 'antietam' };

interface Opened {
  readonly id: string;
  readonly rules: Rules;
  readonly doctrine: Doctrine;
}

const entries = registry.systems.flatMap(({ scenarios = [] }) => scenarios);

async function opened(id: string): Promise<Opened> {
  const found = registry.scenario(id);
  if (!found) throw new Error(`there is no scenario ${id}`);
  const [system, map] = found.map.split('/');
  const file = FILES[found.map] ?? map;
  const rules = await found.open(parseMap(readFileSync(`packages/${system}/maps/${file}.map.txt`, 'utf8')));
  return { id, rules, doctrine: await rules.doctrine!() };
}

async function* chosen(words = registry.systems.map(({ id }) => id).join()): AsyncGenerator<Opened> {
  for (const word of words.split(',')) {
    const ids = entries.map(({ id }) => id).filter((id) => id === word || id.startsWith(`${word}/`));
    for (const id of ids) yield await opened(id);
  }
}

function begun(rules: Rules): unknown {
  const first = rules.begin({});
  if (first.refused) throw new Error(first.refused.text);
  return first.value;
}

const seconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
const deviation = (all: readonly number[]): number => Math.sqrt(mean(all.map((x) => (x - mean(all)) ** 2)));
const quantile = (all: readonly number[], part: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0;
const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const share = (won: number, of: number): string => {
  const [low, high] = wilson(won, of);
  return `${percent(won / of)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
};
const figure = (x: number, digits = 1): string => x.toFixed(digits);

/** More actions than any game has. */
const ENDLESS = 100_000;

/** Of one game between two of them. */
function decisionTimes(of: Opened, level: string): string {
  const ms: number[] = [];
  played(of, [level, level], 'timed', (_, __, time) => ms.push(time));
  const times = [0.5, 0.95, 0.99, 1].map((part) => figure(quantile(ms, part), 3)).join(', ');
  return `median, 95 %, 99 %, worst ${times} ms, mean ${figure(mean(ms), 3)}`;
}

/** The rest of games played by the doctrine, as a search does; then a game of each of two levels with every decision timed by itself. */
function speed({ id, rules, doctrine }: Opened, games: number): void {
  const playing = { rules, doctrine, bearingOf: () => STEADY_BEARING, horizon: ENDLESS };
  const meter = new Meter();
  const game = (i: number): unknown =>
    runOut(playedOn(playing, begun(rules), new Map(), new Keyed(`speed ${i}`), meter));
  const cold = process.cpuUsage();
  game(0);
  const first = seconds(cold);
  game(1);
  const spent = meter.spent;
  const since = process.cpuUsage();
  for (let i = 2; i < games + 2; i++) game(i);
  const each = seconds(since) / games;
  const actions = (meter.spent - spent) / games;
  console.log(
    `${id.padEnd(26)} a game ${figure(each, 3)} s (the first ${figure(first, 2)}), ${figure(actions, 0)} actions, ${figure((each / actions) * 1e6, 0)} µs each`,
  );
  for (const level of ['captain', 'general'])
    console.log(`    a decision of the ${level}: ${decisionTimes({ id, rules, doctrine }, level)}`);
}

type Watch = (state: unknown, side: string, ms: number, chosen: Chosen) => void;

/** One game; by how much the first side has more. */
function played({ rules, doctrine }: Opened, ids: readonly string[], seed: string, watch?: Watch) {
  const players = new Map(
    rules.sides.map((side, i) => [side, playerOf(rules, doctrine, ids[i]!, side, seed)]),
  );
  const u = new Keyed(seed);
  let state = begun(rules);
  for (;;) {
    const [side] = rules.toMove(state);
    if (side === undefined) return rules.result(state);
    const view = rules.view(state, side);
    const since = process.cpuUsage();
    const choice = players.get(side)!.decide(view, () => rules.legal(view));
    watch?.(state, side, seconds(since) * 1000, choice);
    state = rules.apply(state, side, choice.action, u);
  }
}

/** Where looking ahead begins in a game between captains. */
function forks(of: Opened, game: number): readonly unknown[] {
  const found: unknown[] = [];
  played(of, ['captain', 'captain'], `forks ${game}`, (state, side) => {
    if (of.doctrine.matters(of.rules.view(state, side))) found.push(state);
  });
  return found;
}

/** Playouts that a search makes from one state, or more. */
const SAMPLES = 8;

/** Games from states, some from each in its turn, played on to the end or the horizon: twice, and the second time is told. */
function playoutsFrom(
  { rules, doctrine }: Opened,
  starts: readonly unknown[],
  games: number,
  horizon: number,
) {
  const playing = { rules, doctrine, bearingOf: () => STEADY_BEARING, horizon };
  const meter = new Meter();
  const all = (): void => {
    for (let i = 0; i < games; i++)
      runOut(
        playedOn(
          playing,
          starts[Math.floor(i / SAMPLES) % starts.length],
          new Map(),
          new Keyed(`playout ${i}`),
          meter,
        ),
      );
  };
  all();
  const [since, spent] = [process.cpuUsage(), meter.spent];
  all();
  const took = seconds(since);
  const actions = meter.spent - spent;
  return `${figure(games / took, 0)} playouts/s, ${figure(actions / games, 0)} actions each, ${figure((took / actions) * 1e6)} µs an action`;
}

/** Warm: whole games from the first state; and as a search plays them, from where it begins to the end and to its horizon. */
function playouts(of: Opened, games: number): void {
  const from = Array.from({ length: 20 }, (_, i) => forks(of, i)).flat();
  const { horizon } = LEVELS.at(-1)!.looksAhead!;
  console.log(`${of.id}\n  whole games: ${playoutsFrom(of, [begun(of.rules)], games, ENDLESS)}`);
  if (from.length === 0) return;
  console.log(`  from ${from.length} forks to the end: ${playoutsFrom(of, from, games, ENDLESS)}`);
  console.log(`  from them for ${horizon} actions: ${playoutsFrom(of, from, games, horizon)}`);
}

/** The same seed with sides exchanged: the higher margin wins the pair. */
function duel(of: Opened, a: string, b: string, pairs: number, seed: string): void {
  const since = process.cpuUsage();
  const [first, second] = of.rules.sides;
  const games = Array.from({ length: pairs }, (_, i) => {
    const name = `${seed} ${of.id} ${i}`;
    return [played(of, [a, b], name), played(of, [b, a], name)] as const;
  });
  const { rate, first: score } = duelOf(
    games.map(([one, other]) => ({ first: one.margin, second: other.margin })),
  );
  const asFirst = games.filter(([one]) => one.winner === first).length;
  const asSecond = games.filter(([, other]) => other.winner === second).length;
  const by = mean(games.map(([one, other]) => (one.margin - other.margin) / 2));
  console.log(
    `${of.id.padEnd(26)} ${a} against ${b}: ${pairs} pairs, ${share(rate * pairs, pairs)} (drawn ${score.drawn}), by ${figure(by)}; plain wins as ${first} ${share(asFirst, pairs)}, as ${second} ${share(asSecond, pairs)}; ${figure(seconds(since) / pairs / 2, 3)} s a game`,
  );
}

function balance(of: Opened, a: string, games: number, seed: string): void {
  const [first, second] = of.rules.sides;
  const ends = Array.from({ length: games }, (_, i) => played(of, [a, a], `${seed} ${of.id} ${i}`));
  const wins = (side: string | undefined): number => ends.filter(({ winner }) => winner === side).length;
  const drawn = games - wins(first) - wins(second);
  const margins = ends.map(({ margin }) => margin);
  const levels = new Map<string, number>();
  for (const { winner, level } of ends)
    levels.set(`${winner ?? ''} ${level}`, (levels.get(`${winner ?? ''} ${level}`) ?? 0) + 1);
  const points = (side: string | undefined): string =>
    figure(mean(ends.map((end) => end.points[side ?? ''] ?? 0)));
  console.log(
    `${of.id.padEnd(26)} ${a}, ${games} games: ${first} ${wins(first)}, ${second} ${wins(second)}, drawn ${drawn} (${share(wins(first) + drawn / 2, games)}); margin mean ${figure(mean(margins))}, median ${figure(quantile(margins, 0.5))}, sd ${figure(deviation(margins))}, quartiles ${figure(quantile(margins, 0.25))} to ${figure(quantile(margins, 0.75))}; points ${points(first)} to ${points(second)}`,
  );
  console.log(`    ${[...levels].map(([level, n]) => `${level.trim()} ${n}`).join(', ')}`);
}

/** By stage: how many decisions there are, how many matter, and how many things are weighed then. */
function matters(of: Opened, games: number): void {
  const stages = new Map<string, { all: number; matter: number; weighed: number; forks: number }>();
  for (let i = 0; i < games; i++)
    played(of, ['captain', 'captain'], `matters ${i}`, (state, side, _, { others }) => {
      const { at } = (state as { stage: { at: string } }).stage;
      const line = stages.get(at) ?? { all: 0, matter: 0, weighed: 0, forks: 0 };
      stages.set(at, line);
      line.all++;
      if (!of.doctrine.matters(of.rules.view(state, side))) return;
      line.matter++;
      const more = others().length;
      line.weighed += more + 1;
      if (more > 0) line.forks++;
    });
  console.log(of.id);
  for (const [at, { all, matter, weighed, forks }] of stages)
    console.log(
      `    ${at.padEnd(16)} ${figure(all / games)} a game, ${figure(matter / games)} matter, of them ${figure(forks / games)} with more than one thing, ${figure(weighed / Math.max(1, matter))} weighed`,
    );
}

function trace(of: Opened, a: string, b: string, seed: string): void {
  const end = played(of, [a, b], seed, (state, side, _, { action, reason, value, others }) => {
    const { turn, stage } = state as { turn: number; stage: { at: string } };
    const [next] = others();
    const other = next ? ` | ${figure(next.value, 2)} ${JSON.stringify(next.action)}` : '';
    console.log(
      `${turn} ${side.slice(0, 1)} ${stage.at.padEnd(14)} ${figure(value, 2).padStart(7)} ${JSON.stringify(action)} ${reason}${other}`,
    );
  });
  console.log(end);
}

const [mode = 'speed', ...words] = process.argv.slice(2);
if (mode === 'speed') for await (const of of chosen(words[0])) speed(of, Number(words[1] ?? 10));
else if (mode === 'playouts') for await (const of of chosen(words[0])) playouts(of, Number(words[1] ?? 1000));
else if (mode === 'matters') for await (const of of chosen(words[0])) matters(of, Number(words[1] ?? 3));
else if (mode === 'duel')
  for await (const of of chosen(words[3]))
    duel(of, words[0]!, words[1]!, Number(words[2]), words[4] ?? 'duel');
else if (mode === 'balance')
  for await (const of of chosen(words[2])) balance(of, words[0]!, Number(words[1]), words[3] ?? 'balance');
else trace(await opened(words[2]!), words[0]!, words[1]!, words[3] ?? 'a');
