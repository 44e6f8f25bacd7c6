/** Opponents: levels and tempers, players who decide by a doctrine, looking ahead, and what-if. */
import { describe, expect, test } from 'vitest';
import {
  type Chosen,
  Fast,
  LEVELS,
  OPPONENT_TEMPERS,
  OPPONENTS,
  opponentNamed,
  type Player,
  play,
  playerOf,
  type Reasoned,
  runOut,
  sameJson,
  seeded,
  whatIf,
} from '../src/index.ts';
import { PATROL_DOCTRINE } from './patrol/doctrine.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { SECRETS } from './patrol/secrets.ts';
import { FIRST, type PatrolAction, type PatrolState, type PatrolView, SIDES } from './patrol/state.ts';

type PatrolPlayer = Player<PatrolView, PatrolAction>;
const playerFor = (id: string, side: string, seed: string) =>
  playerOf(PATROL_RULES, PATROL_DOCTRINE, id, side, seed);
const both = (west: string, east: string, seed: string): Record<string, PatrolPlayer> => ({
  west: playerFor(west, 'west', seed),
  east: playerFor(east, 'east', seed),
});

interface Turned {
  readonly state: PatrolState;
  readonly side: string;
  readonly chosen: Chosen<PatrolAction>;
}

/** A game from the beginning to its end; all that was decided in it. */
function game(players: Record<string, PatrolPlayer>, seed: string): { turns: Turned[]; end: PatrolState } {
  const rng = seeded(seed);
  const turns: Turned[] = [];
  let state = FIRST;
  for (;;) {
    const [side] = PATROL_RULES.toMove(state);
    if (side === undefined) return { turns, end: state };
    const view = PATROL_RULES.view(state, side);
    const chosen = players[side]!.decide(view, () => PATROL_RULES.legal(view));
    turns.push({ state, side, chosen });
    state = play(PATROL_RULES, state, side, chosen.action, [], rng).state;
  }
}
/** With what else was weighed, to be compared. */
const toldOf = ({ others, ...chosen }: Chosen<PatrolAction>) => ({ ...chosen, others: others() });
const actionsOf = ({ turns }: { turns: readonly Turned[] }) => turns.map(({ chosen }) => chosen.action);
const marginOf = ({ end }: { end: PatrolState }) => PATROL_RULES.result(end).margin;

describe('levels and tempers', () => {
  test('every opponent has an id of its own, a title and something about it', () => {
    expect(new Set(OPPONENTS.map(({ id }) => id)).size).toBe(OPPONENTS.length);
    expect(OPPONENTS.length).toBe(1 + LEVELS.length * OPPONENT_TEMPERS.length);
    for (const { title, about } of OPPONENTS) expect(`${title}: ${about}`).toMatch(/^[A-Z].+: [A-Z].+\.$/);
  });

  test('a level alone is steady, and a temper changes what a loss weighs', () => {
    expect(opponentNamed('captain')).toBe(opponentNamed('captain-steady'));
    expect(opponentNamed('captain-bold')!.bearing.caution).toBeLessThan(1);
    expect(opponentNamed('captain-careful')!.bearing.caution).toBeGreaterThan(1);
    expect(opponentNamed('corporal')).toBeNull();
    expect(() => playerFor('corporal', 'west', 'a')).toThrow('nobody is called corporal');
    expect(() => playerOf(PATROL_RULES, null, 'captain', 'west', 'a')).toThrow('needs a doctrine');
  });
});

describe('players', () => {
  test.each(OPPONENTS.map(({ id }) => id))('%s plays a whole game, of listed actions only', (id) => {
    for (const { state, side, chosen } of game(both(id, id, 'a'), 'a').turns) {
      const legal = PATROL_RULES.legal(PATROL_RULES.view(state, side));
      for (const { action } of [chosen, ...chosen.others()])
        expect(legal.some((one) => sameJson(one, action))).toBe(true);
      expect(chosen.reason).toMatch(/^[a-zA-Z].*\.$/);
    }
  });

  test('the same seed and level play the same game, another seed another', () => {
    for (const id of ['random', 'recruit', 'general']) {
      const first = game(both(id, id, 'a'), 'dice');
      expect(actionsOf(game(both(id, id, 'a'), 'dice'))).toEqual(actionsOf(first));
    }
    expect(actionsOf(game(both('random', 'random', 'b'), 'dice'))).not.toEqual(
      actionsOf(game(both('random', 'random', 'a'), 'dice')),
    );
  });

  test.each(['random', 'recruit', 'general'])(
    'a %s who is put away and told his decisions goes on as before',
    (id) => {
      const { turns } = game(both(id, id, 'a'), 'dice');
      const own = turns.filter(({ side }) => side === 'west');
      const again = playerFor(id, 'west', 'a');
      const [past, next] = [own.slice(0, -2), own.at(-2)!];
      for (const { state } of past) again.recall(PATROL_RULES.view(state, 'west'));
      const view = PATROL_RULES.view(next.state, 'west');
      expect(toldOf(again.decide(view, () => PATROL_RULES.legal(view)))).toEqual(toldOf(next.chosen));
    },
  );

  test('a recruit is wrong now and then, a sergeant never', () => {
    const slips = (id: string): number => {
      const { turns } = game(both(id, id, 'a'), 'a');
      const best = turns.filter(({ state, side, chosen }) => {
        const view = PATROL_RULES.view(state, side);
        const bearing = opponentNamed(id)!.bearing;
        return sameJson(
          PATROL_DOCTRINE.move(view, PATROL_DOCTRINE.plan(view, bearing), bearing).action,
          chosen.action,
        );
      });
      return turns.length - best.length;
    };
    expect(slips('recruit')).toBeGreaterThan(0);
    expect(slips('sergeant')).toBe(0);
  });

  test('a recruit is as often wrong where a game counts in hundreds', () => {
    const times = <T extends Reasoned>(thought: T): T => ({ ...thought, value: thought.value * 100 });
    const inHundreds: typeof PATROL_DOCTRINE = {
      ...PATROL_DOCTRINE,
      candidates: (...of) => PATROL_DOCTRINE.candidates(...of).map(times),
    };
    const recruits = SIDES.map((side) => [side, playerOf(PATROL_RULES, inHundreds, 'recruit', side, 'a')]);
    expect(actionsOf(game(Object.fromEntries(recruits), 'a'))).toEqual(
      actionsOf(game(both('recruit', 'recruit', 'a'), 'a')),
    );
  });

  test('what a side cannot know does not bear on what it decides', () => {
    const { turns } = game(both('captain', 'captain', 'a'), 'a');
    for (const [i, { state, side }] of turns.entries()) {
      const other = SECRETS.double(state, side, seeded(`double ${i}`));
      const decisions = [state, other].map((one) => {
        const view = PATROL_RULES.view(one, side);
        return toldOf(playerFor('general', side, 'a').decide(view, () => PATROL_RULES.legal(view)));
      });
      expect(decisions[1]).toEqual(decisions[0]);
    }
  });

  test.each([
    ['captain', 40],
    ['general', 24],
  ])('by duplicate games a %s beats who is random', (id, pairs) => {
    const points = Array.from({ length: pairs }, (_, i) => {
      const [west, east] = [both(id, 'random', `${i}`), both('random', id, `${i}`)];
      return Math.sign(marginOf(game(west, `${i}`)) - marginOf(game(east, `${i}`)));
    });
    const [won, lost] = [1, -1].map((sign) => points.filter((one) => one === sign).length);
    expect(won! / (won! + lost!)).toBeGreaterThan(0.7);
  });
});

describe('looking ahead', () => {
  const opening = game(both('captain', 'captain', 'a'), 'a').turns.find(
    ({ state }) => state.stage.at === 'open',
  )!;
  const view = PATROL_RULES.view(opening.state, opening.side);
  const thinking = () =>
    playerFor('general', opening.side, 'a').thinking(view, () => PATROL_RULES.legal(view));

  test('pauses, and decides with pauses as without', () => {
    const pauses: number[] = [];
    const thought = thinking();
    let step = thought.next();
    for (; !step.done; step = thought.next()) pauses.push(step.value);
    expect(pauses.length).toBeGreaterThan(3);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)!).toBeLessThanOrEqual(LEVELS.at(-1)!.looksAhead!.budget);
    expect(toldOf(step.value as Chosen<PatrolAction>)).toEqual(
      toldOf(playerFor('general', opening.side, 'a').decide(view, () => [])),
    );
    expect((step.value as Chosen).others().length).toBeGreaterThan(0);
  });

  test('can be told that it is enough', () => {
    const thought = thinking();
    thought.next();
    const step = thought.next('enough');
    expect(step.done).toBe(true);
    const legal = PATROL_RULES.legal(view);
    expect(legal.some((one) => sameJson(one, (step.value as Chosen).action))).toBe(true);
  });

  test('what does not matter is not looked into', () => {
    const first = PATROL_RULES.view(FIRST, 'west');
    expect(
      playerFor('general', 'west', 'a')
        .thinking(first, () => [])
        .next().done,
    ).toBe(true);
  });
});

describe('what if', () => {
  const { state, side } = game(both('captain', 'captain', 'b'), 'b').turns.find(
    ({ state: at }) => at.stage.at === 'open',
  )!;
  const of = { rules: PATROL_RULES, doctrine: PATROL_DOCTRINE, state, side, seed: 'a', plays: 40 };

  test('plays the rest from everything that is weighed, with the same luck', () => {
    const prospects = runOut(whatIf(of));
    expect(prospects.length).toBeGreaterThan(1);
    expect(prospects[0]!.better).toEqual({ mean: 0, low: 0, high: 0 });
    for (const { margin, better, plays, wins } of prospects) {
      expect(plays).toBe(40);
      expect(wins).toBeLessThanOrEqual(plays);
      expect(margin.low).toBeLessThanOrEqual(margin.mean);
      expect(better.mean).toBeCloseTo(margin.mean - prospects[0]!.margin.mean, 9);
    }
    expect(runOut(whatIf(of))).toEqual(prospects);
  });

  test('told that it is enough it answers with the plays so far', () => {
    const playing = whatIf(of);
    const pauses: number[] = [];
    let step = playing.next();
    while (!step.done) {
      pauses.push(step.value);
      step = playing.next(step.value === 3 ? 'enough' : undefined);
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(step.value.map(({ plays }) => plays)).toEqual(step.value.map(() => 3));
  });

  test('dealt from the view it is the same whatever the state hides', () => {
    const dealt = { ...of, plays: 12, dealt: true };
    const other = SECRETS.double(state, side, seeded('other'));
    expect(runOut(whatIf({ ...dealt, state: other }))).toEqual(runOut(whatIf(dealt)));
    expect(runOut(whatIf({ ...dealt, dealt: false }))).not.toEqual(runOut(whatIf(dealt)));
  });

  test('an action against itself is no better', () => {
    const actions = [PATROL_RULES.legal(PATROL_RULES.view(state, side))[0]!];
    const [one, other] = runOut(whatIf({ ...of, actions: [...actions, ...actions] }));
    expect(other!.better).toEqual({ mean: 0, low: 0, high: 0 });
    expect(other).toEqual(one);
  });

  test('nothing that it plays is the game itself', () => {
    const before = JSON.stringify(state);
    runOut(whatIf({ ...of, plays: 3 }));
    expect(JSON.stringify(state)).toBe(before);
    const after = PATROL_RULES.apply(state, side, { do: 'pass' }, new Fast(seeded('a')));
    expect(SIDES).toContain(PATROL_RULES.toMove(after)[0]);
  });
});
