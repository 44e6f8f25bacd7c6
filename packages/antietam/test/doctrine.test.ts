/** The doctrine plays whole games by listed actions only, answers the same to the same view, says why, and knows no more than it sees. */
import { type Bearing, type Doctrine, Fast, type Rules, sameJson, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Plan, Prey } from '../src/doctrine/look.ts';
import { fieldOf } from '../src/field/field.ts';
import { rangeOf } from '../src/field/ground.ts';
import { rulesFor } from '../src/play/rules.ts';
import type { View } from '../src/play/seen/viewing.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { rulesOf } from '../src/play/state/standing.ts';
import { ANTIETAM, scenarioNamed } from './playing.ts';

const CAREFUL: Bearing = { odds: true, foresight: true, caution: 1 };
const PLAIN: Bearing = { odds: false, foresight: false, caution: 0.8 };

interface Seen {
  readonly state: PlayState;
  readonly view: View;
  readonly plan: unknown;
  readonly action: Action;
  readonly reason: string;
}

interface Game {
  readonly rules: Rules<PlayState, Action, View>;
  readonly doctrine: Doctrine<PlayState, Action, View>;
  readonly state: PlayState;
}

async function begun(name: string, options: object): Promise<Game> {
  const rules = rulesFor(scenarioNamed(name), ANTIETAM);
  const verdict = rules.begin(options);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return { rules, doctrine: await rules.doctrine!(), state: verdict.value };
}

/** A random player who gets on with it: it ends its operations soon. */
function anyOf(legal: readonly Action[], rng: ReturnType<typeof seeded>): Action {
  const end = legal.find((action) => action.do === 'end-operations');
  return end && rng.int(40) === 0 ? end : legal[rng.int(legal.length)]!;
}

/** A game to its end, or to so many actions; what was decided is looked at by `see`. */
function played(
  { rules, doctrine, state: from }: Game,
  bearings: Readonly<Record<string, Bearing | null>>,
  seed: string,
  see: (seen: Seen) => void,
  most = 60_000,
): PlayState {
  const [rng, u] = [seeded(seed), new Fast(seeded(`${seed} dice`))];
  const plans: Record<string, unknown> = {};
  let state = from;
  for (let n = 0; n < most; n++) {
    const [side] = rules.toMove(state);
    if (side === undefined) break;
    const view = rules.view(state, side);
    const bearing = bearings[side] ?? null;
    if (bearing === null) {
      state = rules.apply(state, side, anyOf(rules.legal(view), rng), u);
      continue;
    }
    if (!(side in plans) || doctrine.isOver(plans[side], view)) plans[side] = doctrine.plan(view, bearing);
    const { action, reason } = doctrine.move(view, plans[side], bearing);
    expect(rules.check(view, action).refused).toBeNull();
    see({ state, view, plan: plans[side], action, reason });
    state = rules.apply(state, side, action, u);
  }
  return state;
}

const SENTENCE = /^[A-Z0-9].*\.$/;
const RAW_ID = /\b[UCL]-[A-Z]|\bundefined\b|\bNaN\b|\.\.$/;
const faultsIn = ({ reason }: Seen): readonly string[] =>
  SENTENCE.test(reason) && !RAW_ID.test(reason) ? [] : [reason];

describe('a whole game by listed actions, with reasons that can be read', () => {
  test.each([
    ['sunken-road', { level: 'basic' }, { union: CAREFUL, confederate: CAREFUL }],
    ['sunken-road', { level: 'advanced', hidden: true }, { union: CAREFUL, confederate: CAREFUL }],
    ['sunken-road', { level: 'intermediate' }, { union: PLAIN, confederate: null }],
    ['burnsides-bridge', { level: 'advanced' }, { union: null, confederate: CAREFUL }],
    ['morning', { level: 'advanced' }, { union: CAREFUL, confederate: CAREFUL }],
  ] as const)('%s %j %j', async (name, options, bearings) => {
    const game = await begun(name, options);
    const bad: string[] = [];
    const end = played(game, bearings, 'suite', (seen) => bad.push(...faultsIn(seen)));
    expect(bad).toEqual([]);
    expect(game.rules.result(end).over).toBe(true);
  });
});

test('the whole day is begun by both sides', async () => {
  const game = await begun('whole-day', { level: 'advanced', hidden: true });
  const bad: string[] = [];
  const bearings = { union: CAREFUL, confederate: CAREFUL };
  const state = played(game, bearings, 'suite', (seen) => bad.push(...faultsIn(seen)), 1500);
  expect(bad).toEqual([]);
  expect(state.turn).toBeGreaterThan(1);
});

test('the same view has the same answer, from a fresh copy too; it is the first and best of the candidates', async () => {
  const game = await begun('sunken-road', { level: 'advanced' });
  const wrong: unknown[] = [];
  let n = 0;
  played(game, { union: CAREFUL, confederate: CAREFUL }, 'again', (seen) => {
    if (n++ % 5 !== 0) return;
    const [view, plan] = JSON.parse(JSON.stringify([seen.view, seen.plan])) as [View, unknown];
    const all = game.doctrine.candidates(view, plan, CAREFUL);
    if (!sameJson(all[0]!.action, seen.action)) wrong.push([seen.action, all[0]]);
    const values = all.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
  expect(wrong).toEqual([]);
});

describe('what is hidden bears on nothing', () => {
  test.each(['sunken-road', 'burnsides-bridge'])('%s', async (name) => {
    const game = await begun(name, { level: 'advanced', hidden: true });
    const { rules, doctrine } = game;
    const rng = seeded('doubles');
    const leaks: unknown[] = [];
    let [n, looked] = [0, 0];
    played(game, { union: CAREFUL, confederate: CAREFUL }, 'hidden', ({ state, view, action }) => {
      if (n++ % 9 !== 0) return;
      const side = view.seat!;
      const other = rules.view(rules.secrets!.double(state, side, rng), side);
      const plan = doctrine.plan(other, CAREFUL);
      if (!sameJson(plan, doctrine.plan(view, CAREFUL))) leaks.push(['plan', action]);
      const here = doctrine.candidates(view, plan, CAREFUL);
      if (!sameJson(here, doctrine.candidates(other, plan, CAREFUL))) leaks.push(action);
      looked++;
    });
    expect(leaks).toEqual([]);
    expect(looked).toBeGreaterThan(30);
  });
});

test('what it imagines cannot be told from what it sees', async () => {
  const game = await begun('sunken-road', { level: 'advanced', hidden: true });
  const { rules, doctrine } = game;
  let n = 0;
  const see = ({ view }: Seen): void => {
    if (n++ % 60 !== 0) return;
    const imagined = doctrine.imagine(view, seeded(`dealt ${n}`));
    expect(rules.legal(rules.view(imagined, view.seat))).toEqual(rules.legal(view));
  };
  played(game, { union: CAREFUL, confederate: CAREFUL }, 'imagined', see, 300);
});

test('it beats random play from either side', async () => {
  const game = await begun('sunken-road', { level: 'intermediate' });
  const margin = (union: Bearing | null, confederate: Bearing | null): number =>
    game.rules.result(played(game, { union, confederate }, 'duplicate', () => undefined)).margin;
  expect(margin(CAREFUL, null)).toBeGreaterThan(margin(null, CAREFUL));
});

/** What is wrong with one charge that is planned. */
function chargeFaults({ square, units, from }: Prey, most: number): readonly string[] {
  return [
    ...(units.length > most ? ['too many charge one square'] : []),
    ...(from.length === units.length ? [] : ['somebody charges from nowhere']),
    ...from.filter((one) => rangeOf(ANTIETAM, one, square) !== 1).map(() => 'a charge begins from afar'),
  ];
}

test('charges that are planned begin beside the enemy, nobody is in two of them, and no more than may', async () => {
  const game = await begun('sunken-road', { level: 'advanced' });
  const field = fieldOf(scenarioNamed('sunken-road'), ANTIETAM);
  const plans = new Map<unknown, View>();
  played(game, { union: CAREFUL, confederate: CAREFUL }, 'hunts', ({ plan, view }) => plans.set(plan, view));
  const sizes: number[] = [];
  for (const [plan, view] of plans) {
    const { prey, side } = plan as Plan;
    const all = prey.flatMap(({ units }) => units);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((unit) => !field.own[side].includes(unit))).toEqual([]);
    expect(prey.flatMap((one) => chargeFaults(one, rulesOf(view).meleePlots))).toEqual([]);
    sizes.push(...prey.map(({ units }) => units.length));
  }
  expect(Math.max(...sizes)).toBeGreaterThan(1);
});
