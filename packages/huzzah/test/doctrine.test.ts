/** The doctrine plays whole games by listed actions only, answers the same to the same view, and says why. */
import { type Bearing, type Doctrine, Fast, sameJson, seeded } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState, Sight } from '../src/play/state/stage.ts';
import { rulesNamed, type ScenarioName } from './playing.ts';

const CAREFUL: Bearing = { odds: true, foresight: true, caution: 1 };
const PLAIN: Bearing = { odds: false, foresight: false, caution: 1 };

const begun = (name: ScenarioName): PlayState => {
  const verdict = rulesNamed(name).begin({});
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
};

const doctrineIn = (name: ScenarioName) =>
  rulesNamed(name).doctrine!() as Promise<Doctrine<PlayState, Action, Sight>>;

interface Seen {
  readonly view: Sight;
  readonly plan: unknown;
  readonly action: Action;
  readonly reason: string;
}

/** A game to its end, or to so many actions; what was decided is looked at by `see`. */
async function played(
  name: ScenarioName,
  bearings: Readonly<Record<string, Bearing | null>>,
  seed: string,
  see: (seen: Seen) => void,
  most = 20_000,
): Promise<PlayState> {
  const rules = rulesNamed(name);
  const doctrine = await doctrineIn(name);
  const [rng, u] = [seeded(seed), new Fast(seeded(`${seed} dice`))];
  const plans: Record<string, unknown> = {};
  let state = begun(name);
  for (let n = 0; n < most; n++) {
    const [side] = rules.toMove(state);
    if (side === undefined) break;
    const view = rules.view(state, side) as Sight;
    const bearing = bearings[side] ?? null;
    if (bearing === null) {
      const legal = rules.legal(view);
      state = rules.apply(state, side, legal[rng.int(legal.length)]!, u);
      continue;
    }
    if (!(side in plans) || doctrine.isOver(plans[side], view)) plans[side] = doctrine.plan(view, bearing);
    const { action, reason } = doctrine.move(view, plans[side], bearing);
    const verdict = rules.check(view, action);
    expect(verdict.refused).toBeNull();
    see({ view, plan: plans[side], action, reason });
    state = rules.apply(state, side, action, u);
  }
  return state;
}

const SENTENCE = /^[A-Z0-9].*\.$/;
const RAW_ID = /\b[A-Z]{3,}-\d|\bundefined\b|\bNaN\b|\.\.$/;

/** What is wrong with a sentence, or with an answer. */
const faultsIn = ({ reason }: Seen): readonly string[] =>
  SENTENCE.test(reason) && !RAW_ID.test(reason) ? [] : [reason];

describe('a whole game by listed actions, with reasons that can be read', () => {
  test.each([
    ['redoubt', { union: PLAIN, confederate: null }],
    ['iuka', { union: null, confederate: CAREFUL }],
    ['iuka', { union: CAREFUL, confederate: null }],
  ] as const)('%s %j', async (name, bearings) => {
    const bad: string[] = [];
    const end = await played(name, bearings, 'suite', (seen) => bad.push(...faultsIn(seen)));
    expect(bad).toEqual([]);
    expect(rulesNamed(name).result(end).over).toBe(true);
  });
});

test('both sides of the long battle know what to do in its first turns', async () => {
  const bad: string[] = [];
  const bearings = { union: CAREFUL, confederate: CAREFUL };
  const state = await played('seven-pines', bearings, 'suite', (seen) => bad.push(...faultsIn(seen)), 600);
  expect(bad).toEqual([]);
  expect(state.turn).toBeGreaterThan(1);
});

test('the same view has the same answer, from a fresh copy too; it is the first and best of the candidates', async () => {
  const doctrine = await doctrineIn('redoubt');
  const wrong: unknown[] = [];
  let n = 0;
  const see = (seen: Seen): void => {
    wrong.push(...faultsIn(seen));
    if (n++ % 7 !== 0) return;
    const [view, plan] = JSON.parse(JSON.stringify([seen.view, seen.plan])) as [Sight, unknown];
    const all = doctrine.candidates(view, plan, CAREFUL);
    if (!sameJson(all[0]!.action, seen.action)) wrong.push([seen.action, all[0]]);
    const values = all.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  };
  const end = await played('redoubt', { union: CAREFUL, confederate: CAREFUL }, 'again', see);
  expect(wrong).toEqual([]);
  expect(rulesNamed('redoubt').result(end).over).toBe(true);
});

test('it beats random play from either side', async () => {
  const rules = rulesNamed('redoubt');
  const margin = async (union: Bearing | null, confederate: Bearing | null): Promise<number> =>
    rules.result(await played('redoubt', { union, confederate }, 'duplicate', () => undefined)).margin;
  expect(await margin(CAREFUL, null)).toBeGreaterThan(await margin(null, CAREFUL));
});
