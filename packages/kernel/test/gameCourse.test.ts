/** A game as a value: moves, decisions, undo, what fell. */
import { describe, expect, test } from 'vitest';
import {
  act,
  answer,
  begin,
  fixedMoves,
  type Game,
  type GameHead,
  luckOfGame,
  luckReport,
  type Rng,
  type Rules,
  seeded,
  stateAt,
  stateOf,
  throwsOf,
  undo,
  undoTo,
  type Verdict,
  waitsFor,
  whyNotUndo,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { RACE_RULES } from './raceRules.ts';

const HEAD: GameHead = { scenario: 'fake/x', system: 'fake', rulesVersion: '1', houseRules: {} };

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const beginning = <S, A>(rules: Rules<S, A>): Game<S, A> => must(begin(rules, HEAD));

/** Dice as numbered throws, in this order. */
function loaded(...ways: readonly number[]): Rng {
  let at = 0;
  return { int: () => ways[at++]! };
}
const UNLUCKY: Rng = {
  int: () => {
    throw new Error('no die may fall here');
  },
};
const rest = { kind: 'rest' };
const run = { kind: 'run' };

describe('a game', () => {
  test('keeps what every move made of it; nothing before it changes', () => {
    const start = beginning(RACE_RULES);
    const once = must(act(start, 'east', run, loaded(30)));
    const twice = must(act(once, 'west', rest, UNLUCKY));
    expect(start.turned).toEqual([]);
    expect(once.turned).toHaveLength(1);
    expect(twice.turned[0]).toBe(once.turned[0]);
    expect([0, 1, 2].map((n) => stateAt(twice, n).at['east'])).toEqual([0, 5, 5]);
    expect(stateOf(twice)).toEqual({ moves: 2, at: { east: 5, west: 0 }, run: 5 });
    expect(twice.turned[0]!.journal).toEqual([{ draw: 'step', faces: [6, 1] }]);
  });

  test('takes untrusted actions and refuses what the rules refuse', () => {
    const start = beginning(RACE_RULES);
    for (const action of [null, 7, 'run', {}, { kind: 'fly' }])
      expect(act(start, 'east', action, UNLUCKY).refused).toMatchObject({ code: 'no-such-action' });
    expect(act(start, 'north', run, UNLUCKY).refused).not.toBeNull();
  });

  test('cannot begin with house rules that are none', () => {
    const refused = begin(DARE_RULES, { ...HEAD, houseRules: { turns: 'x' } });
    expect(refused.refused).toMatchObject({ code: 'bad-value' });
    expect(stateOf(must(begin(DARE_RULES, { ...HEAD, houseRules: { turns: 2 } }))).last).toBe(2);
  });

  test('waits for a decision, takes it from the right side only, and goes on', () => {
    const asked = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));
    expect(asked.turned).toEqual([]);
    expect(waitsFor(asked)).toEqual(['south']);
    expect(act(asked, 'north', { kind: 'pass' }, UNLUCKY).refused).toMatchObject({ code: 'undecided' });
    expect(answer(asked, 'north', 'yield', UNLUCKY).refused).toMatchObject({ code: 'not-your-decision' });
    expect(answer(asked, 'south', 'run', UNLUCKY).refused).toMatchObject({ code: 'no-such-option' });
    const done = must(answer(asked, 'south', 'stand', loaded(5)));
    expect(done.pending).toBeNull();
    expect(waitsFor(done)).toEqual(['south']);
    expect(stateOf(done).points).toEqual({ north: 1, south: 0 });
    expect(done.turned[0]!.notes[0]).toMatchObject({ text: 'north dares', value: 'won' });
    expect(answer(done, 'south', 'stand', UNLUCKY).refused).toMatchObject({ code: 'nothing-asked' });
  });

  test('keeps the dice that fell before a decision: asking again rolls nothing again', () => {
    const late: typeof RACE_RULES = {
      ...RACE_RULES,
      apply(state, side, action, u) {
        const after = RACE_RULES.apply(state, side, action, u);
        u.choose({ id: 'cheer', side: 'west', options: ['yes', 'no'] });
        return after;
      },
    };
    const asked = must(act(beginning(late), 'east', run, loaded(30)));
    expect(asked.pending?.journal).toEqual([{ draw: 'step', faces: [6, 1] }]);
    expect(undo(asked).refused).toMatchObject({ code: 'not-undone' });
    expect(stateOf(must(answer(asked, 'west', 'no', UNLUCKY))).at['east']).toBe(5);
  });
});

describe('undo', () => {
  const moved = (...kinds: readonly string[]) =>
    kinds.reduce((game, kind) => must(act(game, 'east', { kind }, seeded('undo'))), beginning(RACE_RULES));

  test('takes back moves without dice, one or several', () => {
    const game = moved('run', 'rest', 'rest', 'rest');
    expect(must(undo(game)).turned).toHaveLength(3);
    expect(stateOf(must(undo(game)))).toBe(stateAt(game, 3));
    expect(must(undoTo(game, 1)).turned).toHaveLength(1);
  });

  test('stops at the last die and says why', () => {
    const game = moved('rest', 'run', 'rest');
    expect(fixedMoves(game)).toBe(2);
    expect(whyNotUndo(game, 2)).toBeNull();
    expect(whyNotUndo(game, 0)?.text).toMatch(/^Move 2 cannot be taken back: dice fell \("step": \d, \d\)/);
    const back = must(undo(game));
    expect(undo(back).refused).toMatchObject({ code: 'not-undone', cite: 'undo' });
  });

  test('does not unmake a decision, but withdraws an action that nobody has answered', () => {
    const asked = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));
    expect(must(undo(asked))).toEqual(beginning(DARE_RULES));
    const yielded = must(answer(asked, 'south', 'yield', UNLUCKY));
    expect(undo(yielded).refused?.text).toContain('south has decided ("reply": yield)');
  });

  test('has nothing to take back at the beginning, and no moments that never were', () => {
    expect(undo(beginning(RACE_RULES)).refused).toMatchObject({ code: 'nothing-to-undo' });
    for (const moves of [-1, 2, 3, 0.5, Number.NaN])
      expect(undoTo(moved('rest', 'rest'), moves).refused).toMatchObject({ code: 'no-such-move' });
  });
});

describe('what fell', () => {
  const ways = (leg: number, wind: number): number => (leg - 1) * 6 + wind - 1;
  const game = [ways(6, 1), ways(5, 2)].reduce(
    (so, way) => must(act(must(act(so, 'east', run, loaded(way))), 'west', rest, UNLUCKY)),
    beginning(RACE_RULES),
  );

  test('is listed with move, side, dice and faces', () => {
    const throws = throwsOf(game);
    expect(throws.map(({ move, side, draw, faces }) => [move, side, draw, faces])).toEqual([
      [0, 'east', 'step', [6, 1]],
      [2, 'east', 'step', [5, 2]],
    ]);
    expect(throws[0]!.dice.map(({ name }) => name)).toEqual(['leg', 'wind']);
  });

  test('has its luck by side and die, from the exact distribution', () => {
    const [leg, wind, ...none] = luckReport(luckOfGame(game));
    expect(leg).toMatchObject({ label: 'leg', side: 'east', rolls: 2, actual: 11, expected: 7 });
    // More than 11: one way of 36. The same: two.
    expect(leg!.percentile).toBeCloseTo(1 - 1 / 36 - 1 / 36, 12);
    expect(wind).toMatchObject({ label: 'wind', actual: 3 });
    expect(none).toEqual([]);
  });

  test('a draw of one die goes by its own name', () => {
    const asked = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));
    const done = must(answer(asked, 'south', 'stand', loaded(5)));
    expect(luckOfGame(done)).toMatchObject([{ label: 'dare', side: 'north', actual: 6 }]);
  });
});
