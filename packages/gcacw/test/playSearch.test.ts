/** Whole games through the door for search: by policies that see views, by plans, with luck that goes by name. */
import {
  hashOf,
  Keyed,
  KeyedLuck,
  KeyedMinutes,
  type Move,
  play,
  playout,
  playPlan,
  type Rng,
  type SidePolicy,
  seeded,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor, type Sight } from '../src/play/rules.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const LIMIT = 20_000;

function begun(scenario: (typeof BASIC)[number]) {
  const rules = rulesFor(scenario, VICKSBURG);
  const start = rules.begin();
  if (start.refused) throw new Error(start.refused.text);
  return { rules, start: start.value };
}

const atRandom =
  (rng: Rng): SidePolicy<Sight, Action> =>
  (_, legal) =>
    legal[rng.int(legal.length)]!;

describe('a playout', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))(
    '%s: comes to the same end as the front door with the same dice',
    (_, scenario) => {
      const { rules, start } = begun(scenario);
      const rng = seeded(`search ${scenario.id}`);
      const steps: { state: PlayState; side: string; action: Action }[] = [];
      const policies = { union: atRandom(rng), confederate: atRandom(rng) };
      const { state, result } = playout(
        rules,
        start,
        policies,
        new Keyed('luck'),
        LIMIT,
        (now, side, action) => steps.push({ state: now, side, action }),
      );
      expect(result).toEqual(rules.result(state));
      expect(result.over).toBe(true);
      const luck = new KeyedLuck('luck');
      let now = start;
      for (const { state: before, side, action } of steps) {
        expect(hashOf(now)).toBe(hashOf(before));
        const u = new KeyedMinutes(luck);
        rules.apply(before, side, action, u);
        const { journal }: Pick<Move, 'journal'> = u;
        now = play(rules, before, side, action, journal, { int: () => Number.NaN }).state;
      }
      expect(hashOf(now)).toBe(hashOf(state));
    },
  );
});

describe('plans', () => {
  test('a whole game is played by them, each made of listed actions', () => {
    const { rules, start } = begun(BASIC[6]!);
    const rng = seeded('plans');
    const u = new Keyed('plans');
    let [state, plans, actions] = [start, 0, 0];
    for (
      let side = rules.toMove(state)[0];
      side !== undefined && plans < 3000;
      side = rules.toMove(state)[0]
    ) {
      const listed = rules.plans!(rules.view(state, side));
      const plan = listed[rng.int(listed.length)]!;
      const made = playPlan(rules, state, side, plan, u);
      expect(made.played, plan.text).toBeGreaterThan(0);
      state = made.state;
      plans++;
      actions += made.played;
    }
    expect(rules.result(state).over).toBe(true);
    expect(actions).toBeGreaterThan(plans);
  });
});

describe('luck by name', () => {
  test('two branches share the initiative that follows', () => {
    const { rules, start } = begun(BASIC[0]!);
    const winner = (first: 'pass' | 'entrench', seed: string): string => {
      const u = new Keyed(seed);
      let state = start;
      while (state.stage.at !== 'choose-action')
        state = rules.apply(
          state,
          state.stage.side,
          rules.legal(rules.view(state, state.stage.side)).at(-1)!,
          u,
        );
      const legal = rules.legal(rules.view(state, state.stage.side));
      const action = legal.find((one) => one.do === first) ?? legal[0]!;
      const after = rules.apply(state, state.stage.side, action, u);
      return 'phase' in after.stage ? `${state.stage.side} ${after.stage.phase.winner}` : 'none';
    };
    const once = ['a', 'b', 'c', 'd', 'e'].map((seed) => winner('entrench', seed));
    expect(['a', 'b', 'c', 'd', 'e'].map((seed) => winner('entrench', seed))).toEqual(once);
    expect(new Set(once).size).toBeGreaterThan(1);
  });
});
