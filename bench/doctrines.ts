/**
 * How well the doctrines play: duplicate matches against random play (the same seed, sides exchanged, the higher margin wins the
 * pair), the balance between equal doctrines, and what a decision costs. A report that is run by hand:
 * `npm run bench -- doctrines huzzah/redoubt 200`; with `balance` as the third word only the games between equals.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import {
  type Bearing,
  type Doctrine,
  Fast,
  parseMap,
  type Rules,
  seeded,
} from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';

const BEARING: Bearing = { odds: true, foresight: true, caution: 1 };
const LIMIT = 200_000;
/** Maps whose files are not called as they are. */
const FILES: Readonly<Record<string, string>> = { 'antietam/sharpsburg': 'antietam' };

interface Decider {
  decide(view: unknown, rules: Rules): unknown;
}

const times: number[] = [];

function scripted(doctrine: Doctrine): Decider {
  let plan: unknown = null;
  return {
    decide: (view) => {
      const since = process.cpuUsage();
      if (plan === null || doctrine.isOver(plan, view)) plan = doctrine.plan(view, BEARING);
      const { action } = doctrine.move(view, plan, BEARING);
      const { user, system } = process.cpuUsage(since);
      times.push((user + system) / 1000);
      return action;
    },
  };
}

function randomly(seed: string): Decider {
  const rng = seeded(seed);
  return {
    decide: (view, rules) => {
      const legal = rules.legal(view);
      return legal[rng.int(legal.length)];
    },
  };
}

function game(rules: Rules, seed: string, players: Readonly<Record<string, Decider>>) {
  const begun = rules.begin({});
  if (begun.refused) throw new Error(begun.refused.text);
  const u = new Fast(seeded(seed));
  let state = begun.value;
  let actions = 0;
  for (; actions < LIMIT; actions++) {
    const toMove = rules.toMove(state);
    if (toMove.length === 0) break;
    const side = toMove[actions % toMove.length]!;
    state = rules.apply(state, side, players[side]!.decide(rules.view(state, side), rules), u);
  }
  return { ...rules.result(state), actions };
}

/** Wilson's interval at 95 %. */
function wilson(wins: number, n: number): string {
  const [z, p] = [1.96, wins / n];
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const percent = (x: number): string => (100 * x).toFixed(1);
  return `${percent(p)} % [${percent(middle - half)}, ${percent(middle + half)}]`;
}

const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
const deviation = (all: readonly number[]): number => Math.sqrt(mean(all.map((x) => (x - mean(all)) ** 2)));

async function opened(id: string): Promise<Rules> {
  const found = registry.scenario(id);
  if (!found) throw new Error(`there is no scenario ${id}`);
  const [system, map] = found.map.split('/');
  const file = FILES[found.map] ?? map;
  return found.open(parseMap(readFileSync(`packages/${system}/maps/${file}.map.txt`, 'utf8')));
}

/** Both games of every pair by the same luck; random play is whoever sits across. */
function againstRandom(rules: Rules, doctrine: Doctrine, pairs: number): void {
  const [first, second] = rules.sides as [string, string];
  const played = Array.from({ length: pairs }, (_, i) => {
    const seed = `pair ${i}`;
    const a = game(rules, seed, { [first]: scripted(doctrine), [second]: randomly(seed) });
    const b = game(rules, seed, { [first]: randomly(seed), [second]: scripted(doctrine) });
    return { a, b };
  });
  const count = (holds: (pair: (typeof played)[number]) => boolean): number => played.filter(holds).length;
  const won = count(({ a, b }) => a.margin > b.margin);
  const even = count(({ a, b }) => a.margin === b.margin);
  console.log(`  ${pairs} pairs against random: won ${wilson(won, pairs)}, even ${even}`);
  const asFirst = count(({ a }) => a.winner === first);
  const asSecond = count(({ b }) => b.winner === second);
  console.log(`  plain wins: as ${first} ${asFirst}, as ${second} ${asSecond} of ${pairs}`);
}

function betweenEquals(rules: Rules, doctrine: Doctrine, games: number): void {
  const [first, second] = rules.sides as [string, string];
  const equals = Array.from({ length: games }, (_, i) =>
    game(rules, `equal ${i}`, { [first]: scripted(doctrine), [second]: scripted(doctrine) }),
  );
  const margins = equals.map(({ margin }) => margin);
  const wins = (side: string): number => equals.filter(({ winner }) => winner === side).length;
  const drawn = games - wins(first) - wins(second);
  console.log(
    `  ${games} games between equals: ${first} wins ${wins(first)}, ${second} ${wins(second)}, drawn ${drawn}; margin ${mean(margins).toFixed(1)} ± ${deviation(margins).toFixed(1)}`,
  );
  const actions = mean(equals.map((one) => one.actions));
  console.log(`  ${actions.toFixed(0)} actions a game`);
}

function costs(games: number, since: NodeJS.CpuUsage): void {
  const { user } = process.cpuUsage(since);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(sorted.length * share)]!.toFixed(3);
  console.log(
    `  a decision: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, mean ${mean(sorted).toFixed(3)} ms of CPU time; ${((games * 1e6) / user).toFixed(2)} games/s`,
  );
}

const [id, pairs = '20', only] = process.argv.slice(2);
const rules = await opened(id!);
const doctrine = await rules.doctrine!();
const since = process.cpuUsage();
console.log(id);
if (only !== 'balance') againstRandom(rules, doctrine, Number(pairs));
betweenEquals(rules, doctrine, Number(pairs));
costs(Number(pairs) * (only === 'balance' ? 1 : 3), since);
