/**
 * Opponents measured: duplicate matches of two of them in the scenarios of the campaign system, how long a decision takes,
 * and how many games a second the doctrine plays out by itself.
 *
 *     npm run bench -- opponent [duel] [A] [B] [PAIRS] [SCENARIOS, by number] [SEED]
 *     npm run bench -- opponent speed
 *     npm run bench -- opponent trace [A] [B] [SCENARIO] [SEED]
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { rulesFor } from '../packages/gcacw/src/play/rules.ts';
import { SCENARIOS } from '../packages/gcacw/src/scenarios/index.ts';
import {
  type Doctrine,
  Keyed,
  Meter,
  parseMap,
  playedOn,
  playerOf,
  type Rules,
  runOut,
  STEADY_BEARING,
} from '../packages/kernel/src/index.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const BASIC = SCENARIOS.filter(({ game }) => game === 'basic');

interface Opened {
  readonly number: number;
  readonly rules: Rules;
  readonly doctrine: Doctrine;
}
async function opened(number: number): Promise<Opened> {
  const rules = rulesFor(BASIC.find((one) => one.number === number)!, MAP) as Rules;
  return { number, rules, doctrine: (await rules.doctrine!()) as Doctrine };
}

const begun = (rules: Rules): unknown => {
  const first = rules.begin();
  if (first.refused) throw new Error(first.refused.text);
  return first.value;
};

type Watch = (
  state: unknown,
  side: string,
  action: unknown,
  reason: string,
  value: number,
  ms: number,
) => void;

/** One game; by how much the first side has more than it needs. */
function game({ rules, doctrine }: Opened, ids: readonly string[], seed: string, watch?: Watch) {
  const players = new Map(
    rules.sides.map((side, i) => [side, playerOf(rules, doctrine, ids[i]!, side, seed)]),
  );
  const u = new Keyed(seed);
  let state = begun(rules);
  for (let actions = 0; ; actions++) {
    const [side] = rules.toMove(state);
    if (side === undefined) return { ...rules.result(state), actions };
    const view = rules.view(state, side);
    const since = performance.now();
    const { action, reason, value } = players.get(side)!.decide(view, () => rules.legal(view));
    watch?.(state, side, action, reason, value, performance.now() - since);
    state = rules.apply(state, side, action, u);
  }
}

/** Wilson's interval for a share, 19 times in 20. */
function wilson(won: number, of: number): string {
  const z = 1.96;
  const p = won / of;
  const centre = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = ((z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) as number;
  const percent = (n: number) => `${(n * 100).toFixed(0)}`;
  return `${(p * 100).toFixed(1).padStart(5)} % [${percent(centre - half)}, ${percent(centre + half)}]`;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** What two opponents make of one pair: the same luck, sides exchanged. */
function pair(of: Opened, a: string, b: string, name: string, times: number[]) {
  const union = game(of, [a, b], name, (_, side, __, ___, ____, ms) => side === 'union' && times.push(ms));
  const confederate = game(of, [b, a], name);
  const by = union.margin - confederate.margin;
  return {
    ...{ score: (Math.sign(by) + 1) / 2, by: by / 2 },
    asUnion: Number(union.winner === 'union'),
    asConfederate: Number(confederate.winner === 'confederate'),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

async function duel(a: string, b: string, pairs: number, numbers: readonly number[], seed: string) {
  console.log(`${a} against ${b}, ${pairs} pairs each`);
  const scores: number[] = [];
  for (const number of numbers) {
    const of = await opened(number);
    const times: number[] = [];
    const met = Array.from({ length: pairs }, (_, i) => pair(of, a, b, `${seed} ${number} ${i}`, times));
    times.sort((x, y) => x - y);
    const score = sumOf(met.map((one) => one.score));
    scores.push(score);
    const ms = [0.5, 0.99, 1].map((part) => quantile(times, part).toFixed(2)).join(', ');
    const by = (sumOf(met.map((one) => one.by)) / pairs).toFixed(1).padStart(5);
    const wins = `wins as Union ${sumOf(met.map((one) => one.asUnion))}, as Confederate ${sumOf(met.map((one) => one.asConfederate))} of ${pairs}`;
    console.log(
      `${String(number).padStart(3)}  pairs ${wilson(score, pairs)}  by ${by}  ${wins}  decision median, 99 %, worst ${ms} ms`,
    );
  }
  console.log(`all  pairs ${wilson(sumOf(scores), pairs * numbers.length)}`);
}

/** Games that the doctrine plays by itself, as a search does. */
async function speed(numbers: readonly number[]) {
  for (const number of numbers) {
    const { rules, doctrine } = await opened(number);
    const playing = { rules, doctrine, bearingOf: () => STEADY_BEARING, horizon: 20_000 };
    const meter = new Meter();
    // As a search does: always from the same state, and warm.
    const first = begun(rules);
    const once = (i: number) =>
      runOut(playedOn(playing, first, new Map(), new Keyed(`speed ${i}`), meter)).margin;
    const games = number === 1 || number === 7 ? 1000 : 200;
    for (let i = 0; i < games; i++) once(i);
    const [before, spent] = [process.cpuUsage(), meter.spent];
    for (let i = 0; i < games; i++) once(i);
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    const actions = meter.spent - spent;
    console.log(
      `${String(number).padStart(3)}  ${(games / seconds).toFixed(0).padStart(5)} games/s, ${Math.round(actions / games)} actions each, ${((seconds / actions) * 1e6).toFixed(1)} µs an action`,
    );
  }
}

async function trace(a: string, b: string, number: number, seed: string) {
  const of = await opened(number);
  const end = game(of, [a, b], seed, (state, side, action, reason, value) => {
    const { turn, stage } = state as { turn: number; stage: { at: string } };
    console.log(
      `${turn} ${side.slice(0, 1)} ${stage.at.padEnd(15)} ${value.toFixed(2).padStart(6)} ${JSON.stringify(action)} ${reason}`,
    );
  });
  console.log(end);
}

const [mode = 'duel', ...words] = process.argv.slice(2);
const numbersOf = (text: string | undefined): readonly number[] =>
  text ? text.split(',').map(Number) : BASIC.map(({ number }) => number);
if (mode === 'speed') await speed(numbersOf(words[0]));
else if (mode === 'trace') await trace(words[0]!, words[1]!, Number(words[2]), words[3] ?? 'a');
else
  await duel(
    words[0] ?? 'captain',
    words[1] ?? 'random',
    Number(words[2] ?? 20),
    numbersOf(words[3]),
    words[4] ?? 'bench',
  );
