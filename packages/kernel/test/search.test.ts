/** The door for search: luck by name, plans and whole games by policies that see views only. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  anyFace,
  begin,
  d6,
  GAME_FORMAT,
  type GameRecord,
  type Journal,
  Keyed,
  KeyedLuck,
  KeyedMinutes,
  linkedRecord,
  type Move,
  playout,
  playPlan,
  type Rng,
  randomGame,
  recordOf,
  replay,
  type SidePolicy,
  seeded,
  stateAt,
  stateOf,
  sumOfDice,
  type Umpire,
  UNSEALED_VERSION,
} from '../src/index.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { FIRST, type PatrolAction, type PatrolState, type PatrolView } from './patrol/state.ts';

type PatrolPolicy = SidePolicy<PatrolView, PatrolAction>;
const LIMIT = 2_000;
const RED = anyFace('red', sumOfDice(d6('die')));
const BLUE = anyFace('blue', sumOfDice(d6('die')));
const draws = (u: Umpire, ...chances: readonly (typeof RED)[]) => chances.map((chance) => u.draw(chance));

const atRandom = (seed: string): PatrolPolicy => {
  const rng = seeded(seed);
  return (_, legal) => legal[rng.int(legal.length)]!;
};
const bySides = (policy: (side: string) => PatrolPolicy) => ({ west: policy('west'), east: policy('east') });

describe('luck by name', () => {
  test('gives two branches the same dice under the same names, whatever else they throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 40 }), (seed, others) => {
        const [plain, mixed] = [new Keyed(seed), new Keyed(seed)];
        const reds = draws(plain, ...others.map(() => RED));
        const met = others.map((isOther) => {
          if (isOther) mixed.draw(BLUE);
          return mixed.draw(RED);
        });
        expect(met).toEqual(reds);
      }),
      { seed: 1863, numRuns: 200 },
    );
  });

  test('differs by seed, by name and by ordinal, and every face is as likely', () => {
    const many = (u: Umpire, chance: typeof RED) => draws(u, ...Array.from({ length: 6000 }, () => chance));
    const reds = many(new Keyed('a'), RED);
    expect(many(new Keyed('b'), RED)).not.toEqual(reds);
    expect(many(new Keyed('a'), BLUE)).not.toEqual(reds);
    const counts = [1, 2, 3, 4, 5, 6].map((face) => reds.filter((one) => one === face).length);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
    const pairs = new Set(reds.slice(1).map((face, i) => `${reds[i]} ${face}`));
    expect(pairs.size).toBe(36);
  });

  test('can be rewound for the next branch', () => {
    const u = new Keyed('a');
    const once = draws(u, RED, RED, BLUE);
    u.rewind();
    expect(draws(u, RED, RED, BLUE)).toEqual(once);
  });

  test('written down it is the same luck', () => {
    const watched = new KeyedMinutes(new KeyedLuck('a'));
    const faces = draws(watched, RED, BLUE, RED);
    expect(faces).toEqual(draws(new Keyed('a'), RED, BLUE, RED));
    expect(watched.journal).toEqual([
      { draw: 'red', faces: [faces[0]] },
      { draw: 'blue', faces: [faces[1]] },
      { draw: 'red', faces: [faces[2]] },
    ]);
  });

  test('chooses by its policy, the first option without one', () => {
    const ask = { id: 'which', side: 'west', options: ['a', 'b'] };
    expect(new Keyed('x').choose(ask)).toBe('a');
    expect(new Keyed('x', () => 1).choose(ask)).toBe('b');
  });
});

describe('a plan', () => {
  const u = () => new Keyed('plan');
  const plotting = PATROL_RULES.plans!(PATROL_RULES.view(FIRST, 'west'))[0]!;

  test('is played whole where everything in it is listed when its turn comes', () => {
    const { state, played, stopped } = playPlan(PATROL_RULES, FIRST, 'west', plotting, u());
    expect({ played, stopped }).toEqual({ played: 4, stopped: 'done' });
    expect(state.stage).toEqual({
      at: 'plots',
      orders: { w1: 'advance', w2: 'advance', w3: 'advance' },
      done: ['west'],
    });
  });

  test('stops where another must decide', () => {
    const again = { actions: [...plotting.actions, { do: 'done' } as const] };
    const { state, played, stopped } = playPlan(PATROL_RULES, FIRST, 'west', again, u());
    expect({ played, stopped }).toEqual({ played: 4, stopped: 'waits' });
    expect(PATROL_RULES.toMove(state)).toEqual(['east']);
  });

  test('stops where an action is not listed any more', () => {
    const twice = { actions: [plotting.actions[0]!, plotting.actions[0]!] };
    expect(playPlan(PATROL_RULES, FIRST, 'west', twice, u())).toMatchObject({
      played: 1,
      stopped: 'unlisted',
    });
  });

  test('is interrupted in the middle by a decision of the other side', () => {
    const near: PatrolState = {
      ...FIRST,
      patrols: FIRST.patrols.map((one) => (one.id === 'w1' ? { ...one, cell: 4 } : one)),
      stage: { at: 'open', side: 'west', acted: [] },
    };
    const [scouting] = PATROL_RULES.plans!(PATROL_RULES.view(near, 'west'));
    const { state, played, stopped } = playPlan(PATROL_RULES, near, 'west', scouting!, u());
    expect({ played, stopped }).toEqual({ played: 1, stopped: 'waits' });
    expect(state.stage).toMatchObject({ at: 'answer', side: 'east', scout: 'w1', target: 'e3' });
  });
});

interface Step {
  readonly state: PatrolState;
  readonly side: string;
  readonly action: PatrolAction;
}

/** A whole game through the back door, with what was played and from where. */
function played(seed: string, policies = bySides((side) => atRandom(`${seed} ${side}`)), from = FIRST) {
  const steps: Step[] = [];
  const watch = (state: PatrolState, side: string, action: PatrolAction) =>
    steps.push({ state, side, action });
  return { ...playout(PATROL_RULES, from, policies, new Keyed(seed), LIMIT, watch), steps };
}

/** The same actions with the same dice, written down as a save file. */
function recordOfSteps(steps: readonly Step[], seed: string): GameRecord {
  const luck = new KeyedLuck(seed);
  const moves = steps.map(({ state, side, action }): Move => {
    const u = new KeyedMinutes(luck);
    PATROL_RULES.apply(state, side, action, u);
    return { side, action, journal: u.journal as Journal };
  });
  return { format: GAME_FORMAT, version: UNSEALED_VERSION, ...HEAD, moves };
}
const HEAD = { scenario: 'fake/patrols', system: 'fake', rulesVersion: '1', houseRules: {} };

describe('a playout', () => {
  test('comes to the end of the game and tells its result', () => {
    const { state, result, actions, steps } = played('a');
    expect(result).toEqual(PATROL_RULES.result(state));
    expect(result.over).toBe(true);
    expect(actions).toBe(steps.length);
    expect(new Set(steps.map(({ side }) => side))).toEqual(new Set(['west', 'east']));
  });

  test('goes through the same states as the front door does with the same dice', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const seed = `front ${n}`;
        const { state, steps } = played(seed);
        const again = replay(PATROL_RULES, recordOfSteps(steps, seed));
        if (again.refused) throw new Error(again.refused.text);
        const { ok, why, game } = again.value;
        expect({ ok, why }).toEqual({ ok: true, why: null });
        expect(stateOf(game)).toEqual(state);
        steps.forEach((step, at) => {
          expect(stateAt(game, at)).toEqual(step.state);
        });
      }),
      { seed: 1864, numRuns: 40 },
    );
  });

  test('goes through the same states as act does with the same dice', () => {
    const { state, steps } = played('acted');
    const faces = recordOfSteps(steps, 'acted').moves.flatMap((move) =>
      'journal' in move ? move.journal : [],
    );
    const dice = faces.map((one) => ('faces' in one ? one.faces[0]! - 1 : 0));
    const loaded: Rng = { int: () => dice.shift()! };
    const start = begin(PATROL_RULES, HEAD);
    if (start.refused) throw new Error(start.refused.text);
    let game = start.value;
    for (const { side, action } of steps) {
      const next = act(game, side, action, loaded);
      if (next.refused) throw new Error(next.refused.text);
      game = next.value;
    }
    expect(dice).toEqual([]);
    expect(stateOf(game)).toEqual(state);
    expect(recordOf(game)).toEqual(linkedRecord(recordOfSteps(steps, 'acted')));
  });

  test('shows its policies nothing but the view of their side', () => {
    const shown: PatrolView[] = [];
    const watching = bySides((side) => (view, legal) => {
      expect(view.seat).toBe(side);
      shown.push(view);
      return legal[shown.length % legal.length]!;
    });
    const { steps, result } = played('views', watching);
    expect(result.over).toBe(true);
    expect(shown).toEqual(steps.map(({ state, side }) => PATROL_RULES.view(state, side)));
    expect(shown.some(({ patrols, seat }) => patrols.every(({ side }) => side === seat))).toBe(true);
  });

  test('goes on from what was imagined from a view, without asking the state', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 30 }), fc.constantFrom('west', 'east'), (n, moves, side) => {
        const game = randomGame(PATROL_RULES, seeded(`from ${n}`), moves);
        const view = PATROL_RULES.view(stateOf(game), side);
        const from = PATROL_RULES.secrets!.imagine(view, seeded(`deal ${n}`));
        const { result, state } = played(`on ${n}`, undefined, from);
        expect(result.over).toBe(true);
        expect(PATROL_RULES.audit(state)).toEqual([]);
      }),
      { seed: 1865, numRuns: 60 },
    );
  });

  test('is the same for the same luck and policies, and stops at its limit', () => {
    expect(played('same').state).toEqual(played('same').state);
    const cut = playout(PATROL_RULES, FIRST, bySides(atRandom), new Keyed('x'), 3);
    expect(cut).toMatchObject({ actions: 3, result: { over: false } });
  });

  test('is a mistake of ours where a side may act but can do nothing', () => {
    const stuck = { ...PATROL_RULES, legal: () => [] };
    expect(() => playout(stuck, FIRST, bySides(atRandom), new Keyed('x'), 3)).toThrow(/nothing is legal/);
  });
});
