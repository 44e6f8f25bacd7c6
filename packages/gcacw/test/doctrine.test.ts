/** The doctrine: whole games of every Basic scenario by listed actions only, the same ones again, and sense in what it does. */
import { readFileSync } from 'node:fs';
import {
  type Bearing,
  type Doctrine,
  Keyed,
  opponentNamed,
  parseMap,
  playerOf,
  type Reasoned,
  type Rules,
  STEADY_BEARING,
  sameJson,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor, type Sight } from '../src/play/rules.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const BASIC = SCENARIOS.filter(({ game }) => game === 'basic').map(({ number }) => number);
type GameRules = Rules<PlayState, Action, Sight>;
type GameDoctrine = Doctrine<PlayState, Action, Sight>;

async function openedOf(
  number: number,
): Promise<{ rules: GameRules; doctrine: GameDoctrine; first: PlayState }> {
  const rules = rulesFor(SCENARIOS.find((one) => one.number === number)!, MAP);
  const begun = rules.begin();
  if (begun.refused) throw new Error(begun.refused.text);
  return { rules, doctrine: await rules.doctrine!(), first: begun.value };
}

interface Decided {
  readonly state: PlayState;
  readonly side: string;
  readonly plan: unknown;
  readonly weighed: readonly Reasoned<Action>[];
}

/** A game by the doctrine for both sides. */
function playedBy(
  { rules, doctrine, first }: Awaited<ReturnType<typeof openedOf>>,
  bearing: Bearing,
  seed: string,
  look: (at: Decided) => void = () => undefined,
): PlayState {
  const u = new Keyed(seed);
  const plans = new Map<string, unknown>();
  let state = first;
  for (;;) {
    const [side] = rules.toMove(state);
    if (side === undefined) return state;
    const view = rules.view(state, side);
    if (!plans.has(side) || doctrine.isOver(plans.get(side), view))
      plans.set(side, doctrine.plan(view, bearing));
    const plan = plans.get(side);
    const weighed = doctrine.candidates(view, plan, bearing);
    look({ state, side, plan, weighed });
    state = rules.apply(state, side, weighed[0]!.action, u);
  }
}

describe.each(BASIC)('scenario %i', (number) => {
  test('is played to its end by listed actions, each with a reason', async () => {
    const opened = await openedOf(number);
    const { rules, doctrine } = opened;
    let seen = 0;
    const end = playedBy(opened, STEADY_BEARING, 'a', ({ state, side, weighed }) => {
      const legal = rules.legal(rules.view(state, side));
      for (const { action, reason, value } of weighed) {
        const listed = legal.some((one) => sameJson(one, action));
        expect(listed ? null : [state.stage, action]).toBeNull();
        expect(reason).toMatch(/^[A-Z0-9].*\.$/);
        expect(Number.isFinite(value)).toBe(true);
      }
      const view = rules.view(state, side);
      const plan = doctrine.plan(view, STEADY_BEARING);
      if (seen++ % 7 === 0) {
        const [best] = doctrine.candidates(view, plan, STEADY_BEARING);
        expect(doctrine.move(view, plan, STEADY_BEARING)).toEqual(best);
        const act = doctrine.act!(view, plan, STEADY_BEARING);
        expect(legal.some((one) => sameJson(one, act)) ? null : [state.stage, act]).toBeNull();
        expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
      }
    });
    expect(end.stage.at).toBe('game-over');
    expect(rules.audit(end)).toEqual([]);
  });
});

describe('the doctrine', () => {
  test('decides the same whatever it was asked before', async () => {
    const [one, other] = [await openedOf(7), await openedOf(7)];
    const states: (Decided & { readonly act: unknown })[] = [];
    playedBy(one, STEADY_BEARING, 'b', (at) => {
      const act = one.doctrine.act!(one.rules.view(at.state, at.side), at.plan, STEADY_BEARING);
      states.push({ ...at, act });
    });
    for (const { state, side, plan, weighed, act } of states.reverse()) {
      const view = other.rules.view(state, side);
      expect(other.doctrine.act!(view, plan, STEADY_BEARING)).toEqual(act);
      expect(other.doctrine.candidates(view, plan, STEADY_BEARING)).toEqual(weighed);
    }
  });

  test('plays otherwise without odds or foresight, and by its temper', async () => {
    const opened = await openedOf(1);
    const bearings = ['sergeant', 'captain', 'general', 'general-bold', 'general-careful'].map(
      (id) => opponentNamed(id)!.bearing,
    );
    const ends = bearings.map((bearing) => JSON.stringify(playedBy(opened, bearing, 'c')));
    expect(new Set(ends).size).toBeGreaterThan(2);
  });

  test('beats who is random from either side in the first scenario', async () => {
    const { rules, doctrine, first } = await openedOf(1);
    const marginOf = (ids: readonly string[], seed: string): number => {
      const players = rules.sides.map((side, i) => playerOf(rules, doctrine, ids[i]!, side, seed));
      const u = new Keyed(seed);
      let state = first;
      for (;;) {
        const [side] = rules.toMove(state);
        if (side === undefined) return rules.result(state).margin;
        const view = rules.view(state, side);
        const { action } = players[rules.sides.indexOf(side)]!.decide(view, () => rules.legal(view));
        state = rules.apply(state, side, action, u);
      }
    };
    const seeds = ['1', '2', '3', '4', '5'];
    const better = seeds.filter(
      (seed) => marginOf(['captain', 'random'], seed) > marginOf(['random', 'captain'], seed),
    );
    expect(better.length).toBeGreaterThanOrEqual(4);
  });
});
