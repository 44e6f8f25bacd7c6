/** Secrets: every door of the patrols is tried with doubles, and a secret let out by one of them is found at that door. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyFace,
  d6,
  type Leak,
  LeakCheck,
  MOVE_DOORS,
  type MoveDoors,
  madeAt,
  randomGame,
  refuse,
  type Seat,
  seeded,
  stateAt,
  stateOf,
  sumOfDice,
} from '../src/index.ts';
import { PATROL_RULES, type PatrolRules } from './patrol/rules.ts';
import type { PatrolAction, PatrolState, PatrolView } from './patrol/state.ts';

type PatrolDoors = MoveDoors<PatrolState, PatrolAction>;
const DOORS = MOVE_DOORS as PatrolDoors;
type PatrolCheck = LeakCheck<PatrolState, PatrolAction, PatrolView>;
const SECRETS = PATROL_RULES.secrets!;
const SEATS: readonly Seat[] = ['west', 'east', null];

/** The first leak of one random game. */
function leakIn(check: PatrolCheck, rules: PatrolRules, seed: string): Leak | null {
  const game = randomGame(rules, seeded(seed), 1000);
  for (let at = 0; at <= game.moves.length; at++) {
    const state = stateAt(game, at);
    const move = at < game.moves.length ? madeAt(game, at) : null;
    const leak = check.inState(state) ?? (move && check.inMove(state, move));
    if (leak) return leak;
  }
  return null;
}

interface Tried {
  readonly leaks: readonly Leak[];
  readonly doubles: number;
  readonly different: number;
}

/** One leak of each game, if it leaks. */
function tryGames(rules: PatrolRules, games: number, doors: PatrolDoors = DOORS): Tried {
  const leaks: Leak[] = [];
  let [doubles, different] = [0, 0];
  for (let game = 1; game <= games; game++) {
    const check = new LeakCheck(rules, `game ${game}`, doors);
    const leak = leakIn(check, rules, `patrols ${game}`);
    if (leak) leaks.push(leak);
    doubles += check.doubles;
    different += check.different;
  }
  return { leaks, doubles, different };
}

describe('patrols keep their secrets', () => {
  test('in five hundred random games, at every door, from doubles that are other states', () => {
    const { leaks, doubles, different } = tryGames(PATROL_RULES, 500);
    expect(leaks).toEqual([]);
    expect(different / doubles).toBeGreaterThan(0.9);
  });

  test('what is imagined from a view agrees with it, and is a state of the game', () => {
    const state = fc.record({ seed: fc.nat(), moves: fc.nat({ max: 80 }) }).map(({ seed, moves }) => {
      const game = randomGame(PATROL_RULES, seeded(`imagine ${seed}`), moves);
      return stateOf(game);
    });
    fc.assert(
      fc.property(state, fc.constantFrom(...SEATS), fc.nat(), (real, seat, luck) => {
        const view = PATROL_RULES.view(real, seat);
        const imagined = SECRETS.imagine(view, seeded(String(luck)));
        expect(PATROL_RULES.view(imagined, seat)).toEqual(view);
        expect(PATROL_RULES.audit(imagined)).toEqual([]);
        expect(PATROL_RULES.toMove(imagined)).toEqual(PATROL_RULES.toMove(real));
      }),
      { seed: 1862, numRuns: 300 },
    );
  });
});

/** The state behind a view: what no door may ask for. The view itself stays clean. */
const behind = new WeakMap<object, PatrolState>();
function viewed(state: PatrolState, seat: Seat): PatrolView {
  const view = PATROL_RULES.view(state, seat);
  behind.set(view, state);
  return view;
}
/** A figure that hangs on where everybody is. */
const sumOf = ({ patrols }: PatrolState): number => patrols.reduce((sum, { cell }) => sum + cell, 0);
const secretIn = (view: PatrolView): number => sumOf(behind.get(view)!);

const peeping = (more: Partial<PatrolRules>): PatrolRules => ({ ...PATROL_RULES, view: viewed, ...more });
const keeping = (more: Partial<typeof SECRETS>): PatrolRules => ({
  ...PATROL_RULES,
  secrets: { ...SECRETS, ...more },
});
const inOrder = <T>(list: readonly T[], view: PatrolView): readonly T[] =>
  secretIn(view) % 2 === 0 ? list : list.toReversed();

/** How many enemies are near the first of a side's patrols: his to find out by listening. */
const nearTo = ({ patrols }: PatrolState, side: string): number => {
  const first = patrols.find((one) => one.side === side);
  return patrols.filter((one) => one.side !== side && Math.abs(one.cell - (first?.cell ?? 0)) <= 3).length;
};
const RUSTLES = [0, 1, 2, 3].map((near) => anyFace(`rustle ${near}`, sumOfDice(d6('die'))));

const LEAKING: readonly (readonly [door: string, how: string, PatrolRules])[] = [
  [
    'table',
    'a fact more',
    peeping({
      table: (view) => {
        const table = PATROL_RULES.table(view);
        return { ...table, facts: [...table.facts, { title: 'sum', value: String(secretIn(view)) }] };
      },
    }),
  ],
  [
    'prompt',
    'a word more',
    peeping({
      table: (view) => {
        const table = PATROL_RULES.table(view);
        return secretIn(view) % 2 === 0 ? table : { ...table, prompt: `${table.prompt} Quickly!` };
      },
    }),
  ],
  ['idle', 'a reason', peeping({ idle: (view) => refuse('idle', '1.1', `${secretIn(view)}`).refused })],
  [
    'overlay',
    'a cell shaded',
    peeping({
      overlays: [{ id: 'sight', title: 'Sight', about: 'What is seen.' }],
      overlay: (view) => [{ cell: secretIn(view), side: 'west' }],
    }),
  ],
  ['legal', 'its order', peeping({ legal: (view) => inOrder(PATROL_RULES.legal(view), view) })],
  [
    'tell',
    'the words of what one may do',
    peeping({
      tell: (view, action) => ({ ...PATROL_RULES.tell(view, action), text: `${secretIn(view)}` }),
    }),
  ],
  [
    'tell',
    "the words of another's move alone",
    peeping({
      tell: (view, action) => {
        const told = PATROL_RULES.tell(view, action);
        const isOwn = PATROL_RULES.toMove(view).some((side) => side === view.seat);
        return isOwn ? told : { ...told, text: `${secretIn(view)}` };
      },
    }),
  ],
  [
    'reach',
    'its cost',
    peeping({
      reach: (view, piece) =>
        PATROL_RULES.reach(view, piece).map((one) => ({ ...one, cost: one.cost + secretIn(view) })),
    }),
  ],
  [
    'refusal',
    'its words',
    peeping({
      check: (view, action) => {
        const verdict = PATROL_RULES.check(view, action);
        if (!verdict.refused) return verdict;
        return { refused: { ...verdict.refused, text: `${verdict.refused.text} ${secretIn(view)}` } };
      },
    }),
  ],
  ['plans', 'their order', peeping({ plans: (view) => inOrder(PATROL_RULES.plans!(view), view) })],
  [
    'turn',
    'one side waits for the orders of the other',
    {
      ...PATROL_RULES,
      toMove: (state) => {
        const all = PATROL_RULES.toMove(state);
        const isEarly = 'orders' in state.stage && Object.keys(state.stage.orders).length < 2;
        return isEarly ? all.slice(0, 1) : all;
      },
    },
  ],
  [
    'notes',
    'a line for everybody',
    {
      ...PATROL_RULES,
      apply: (state, side, action, u) => {
        u.note(() => [{ cite: '1.1', text: 'near', value: nearTo(state, side), applied: true }]);
        return PATROL_RULES.apply(state, side, action, u);
      },
    },
  ],
  [
    'journal',
    'a die that everybody sees fall',
    {
      ...PATROL_RULES,
      apply: (state, side, action, u) => {
        u.draw(RUSTLES[nearTo(state, side)]!);
        return PATROL_RULES.apply(state, side, action, u);
      },
    },
  ],
  ['undo', 'a look that is taken back', keeping({ reveals: () => false })],
  [
    'undo',
    'a look into the dark, taken back if nobody was there',
    keeping({
      reveals: (before, after, seat) => {
        const enemies = (state: PatrolState) =>
          PATROL_RULES.view(state, seat).patrols.filter(({ side }) => side !== seat).length;
        return enemies(after) > enemies(before);
      },
    }),
  ],
  ['seal', 'broken from the beginning', keeping({ isBroken: () => true })],
  [
    'seal',
    'broken by what is hidden',
    keeping({
      isBroken: (state, seal) =>
        SECRETS.isBroken(state, seal) || (!seal.startsWith(`${state.turn} `) && sumOf(state) % 3 === 0),
    }),
  ],
  [
    'imagine',
    'forgets what is known',
    keeping({ imagine: (_, rng) => SECRETS.double(FIRST_STATE, null, rng) }),
  ],
  [
    'double',
    'which is no state',
    keeping({ double: (state, seat, rng) => ({ ...SECRETS.double(state, seat, rng), lost: ['w9'] }) }),
  ],
];
const FIRST_STATE = stateAt(randomGame(PATROL_RULES, seeded('first'), 0), 0);

describe('a secret is let out', () => {
  test.each(LEAKING)('%s: %s', (door, _, rules) => {
    const { leaks } = tryGames(rules, 12);
    expect(leaks.length).toBeGreaterThan(0);
    expect(new Set(leaks.map((leak) => leak.door))).toEqual(new Set([door]));
    expect(leaks[0]!.message).toMatch(new RegExp(`^${door}: (west|east|who only watches) `));
  });

  test('view: a field more, which no other door shows', () => {
    const view = (state: PatrolState, seat: Seat) => ({
      ...PATROL_RULES.view(state, seat),
      sum: sumOf(state),
    });
    const { leaks } = tryGames({ ...PATROL_RULES, view }, 12);
    expect(leaks).toHaveLength(12);
    // What is imagined from such a view cannot agree with it either.
    expect(leaks.map(({ door }) => door).filter((door) => door !== 'imagine').length).toBeGreaterThan(6);
    expect(leaks.every(({ door }) => door === 'view' || door === 'imagine')).toBe(true);
  });

  const isSealed = (seen: object): boolean => 'sealed' in seen && seen.sealed === true;
  const showing = (more: Partial<PatrolDoors>): PatrolDoors => ({ ...DOORS, ...more });

  test('action: of a sealed move', () => {
    const doors = showing({
      seenMoves: (game, seat) =>
        DOORS.seenMoves(game, seat).map((seen, at) => ({ ...seen, action: game.moves.at(at)!.action })),
    });
    const { leaks } = tryGames(PATROL_RULES, 5, doors);
    expect(new Set(leaks.map(({ door }) => door))).toEqual(new Set(['action']));
    expect(leaks).toHaveLength(5);
  });

  test.each(['notes', 'journal'] as const)('%s: what is for one side alone, shown to all', (field) => {
    const doors = showing({
      seenMoves: (game, seat) =>
        DOORS.seenMoves(game, seat).map((seen, at) =>
          isSealed(seen) ? seen : { ...seen, [field]: madeAt(game, at)[field] },
        ),
    });
    const { leaks } = tryGames(PATROL_RULES, 12, doors);
    expect(new Set(leaks.map(({ door }) => door))).toEqual(new Set([field]));
  });
});
