/** A game as a value: moves, moments that are past, undo, standing orders, what fell. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  answered,
  BY_ORDER,
  begin,
  fixedMoves,
  type Game,
  type GameHead,
  Growing,
  lastMover,
  luckOfGame,
  luckReport,
  MARK_EVERY,
  madeAt,
  momentAt,
  moveAt,
  obeyed,
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
  whyNotUndoTo,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { RACE_RULES } from './raceRules.ts';
import { SEALED_RULES } from './sealedRules.ts';

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

/** A race without end: nobody comes far enough, whatever falls. */
const ENDLESS: typeof RACE_RULES = {
  ...RACE_RULES,
  toMove: () => RACE_RULES.sides,
  check: ({ seat }, action) => RACE_RULES.check({ seat, state: stateOf(beginning(RACE_RULES)) }, action),
};
function longGame(moves: number): Game {
  let game = beginning(ENDLESS) as Game;
  for (let i = 0; i < moves; i++) game = must(act(game, 'east', i % 7 === 0 ? run : rest, seeded(`${i}`)));
  return game;
}

describe('a list that grows', () => {
  test('shares its beginning and keeps its own end, however it was cut and grown', () => {
    type Step = { readonly of: number; readonly cut: number; readonly add: number };
    const step = fc.record<Step>({ of: fc.nat(20), cut: fc.nat(12), add: fc.nat() });
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.array(step), (first, steps) => {
        const lists: [Growing<number>, readonly number[]][] = [[Growing.of(first), first]];
        for (const { of, cut, add } of steps) {
          const [list, plain] = lists[of % lists.length]!;
          lists.push([list.cut(cut).grown(add), [...plain.slice(0, cut), add]]);
        }
        for (const [list, plain] of lists) {
          expect([...list]).toEqual(plain);
          expect([list.slice(-2), list.slice(1, -1), list.slice(3, 99)]).toEqual([
            ...[plain.slice(-2), plain.slice(1, -1), plain.slice(3, 99)],
          ]);
          expect([list.length, list.at(-1), list.at(2)]).toEqual([plain.length, plain.at(-1), plain[2]]);
        }
      }),
    );
  });
});

describe('a game', () => {
  test('keeps what every move made of it; nothing before it changes', () => {
    const start = beginning(RACE_RULES);
    const once = must(act(start, 'east', run, loaded(30)));
    const twice = must(act(once, 'west', rest, UNLUCKY));
    expect([start, once, twice].map(({ moves }) => moves.length)).toEqual([0, 1, 2]);
    expect(twice.moves.at(0)).toBe(once.moves.at(0));
    expect([0, 1, 2].map((n) => stateAt(twice, n).at['east'])).toEqual([0, 5, 5]);
    expect(stateOf(twice)).toEqual({ moves: 2, at: { east: 5, west: 0 }, run: 5 });
    expect(madeAt(twice, 0).journal).toEqual([{ draw: 'step', faces: [6, 1] }]);
    expect(madeAt(twice, 0).draws[0]!.dice.map(({ name }) => name)).toEqual(['leg', 'wind']);
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

  test('waits for the side that has to decide, and takes it from that side only', () => {
    const dared = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));
    expect(waitsFor(dared as Game)).toEqual(['south']);
    expect(act(dared, 'north', { kind: 'pass' }, UNLUCKY).refused).toMatchObject({ code: 'not-your-turn' });
    const done = must(act(dared, 'south', { kind: 'stand' }, loaded(5)));
    expect(stateOf(done).points).toEqual({ north: 1, south: 0 });
    expect(madeAt(done, 1).notes[0]).toMatchObject({ text: 'north dares', value: 'won' });
  });

  test('carries what the application says of a move', () => {
    const said = { by: 'Ann', reason: 'It is late.', clock: { at: '12:00', used: 900 }, reveal: 'salt' };
    const game = must(act(beginning(RACE_RULES), 'east', rest, UNLUCKY, said));
    const link = expect.any(String);
    expect(game.moves.at(0)).toEqual({ side: 'east', action: rest, journal: [], ...said, link });
  });
});

describe('what is past', () => {
  const MOVES = 20 * MARK_EVERY + 5;
  const game = longGame(MOVES);

  test('is found again for every move, long after it was forgotten', () => {
    const end = stateOf(game) as { readonly moves: number };
    expect(end.moves).toBe(MOVES);
    for (const n of [0, 1, MARK_EVERY - 1, MARK_EVERY, 333, MOVES - 1, MOVES])
      expect(stateAt(game, n)).toMatchObject({ moves: n });
    for (const n of [0, 7, 350]) {
      const made = madeAt(game, n);
      expect(made.draws.map(({ faces }) => faces)).toEqual(
        made.journal.map((answer) => ('draw' in answer ? answer.faces : [])),
      );
      expect(made.draws).toHaveLength(1);
      expect(made.state).toMatchObject({ moves: n + 1 });
    }
  });

  test('costs no more than the moves since the last mark', () => {
    let applied = 0;
    const counting = {
      ...game.rules,
      apply: (...[s, side, action, u]: Parameters<typeof game.rules.apply>) => {
        applied++;
        return game.rules.apply(s, side, action, u);
      },
    };
    expect(stateAt({ ...game, rules: counting }, 2 * MARK_EVERY + 3)).toMatchObject({
      moves: 2 * MARK_EVERY + 3,
    });
    expect(applied).toBe(3);
    stateAt({ ...game, rules: counting }, 2 * MARK_EVERY + 3);
    expect(applied).toBe(3);
  });

  test('of games that parted is each its own', () => {
    const east = must(act(beginning(RACE_RULES), 'east', rest, UNLUCKY));
    const [a, b] = [loaded(30), loaded(35)].map((rng) => must(act(east, 'west', run, rng)));
    expect([a!, b!].map((one) => stateAt(one, 2).at['west'])).toEqual([5, 0]);
    expect([a!, b!].map((one) => madeAt(one, 1).draws[0]!.faces)).toEqual([
      [6, 1],
      [6, 6],
    ]);
  });

  test('that cannot have been is told, not shown', () => {
    const other = { ...game.rules, check: () => ({ refused: { code: 'x', cite: '9', text: 'No more.' } }) };
    const changed = { ...game, rules: other };
    expect(momentAt(changed, 40).refused).toEqual({
      code: 'x',
      cite: '9',
      text: 'Move 33 cannot be shown again as it is written: No more.',
    });
    expect(moveAt(changed, 40).refused?.text).toContain('Move 33');
    expect(() => stateAt(changed, 40)).toThrow('Move 33');
    expect(momentAt(changed, MOVES).refused).toBeNull();
  });

  test('is nothing outside of the game', () => {
    for (const n of [-1, MOVES + 1, 0.5, Number.NaN])
      expect(momentAt(game, n).refused).toMatchObject({ code: 'no-such-move' });
    for (const n of [-1, MOVES]) expect(moveAt(game, n).refused).toMatchObject({ code: 'no-such-move' });
  });
});

describe('undo', () => {
  const moved = (...kinds: readonly string[]) =>
    kinds.reduce((game, kind) => must(act(game, 'east', { kind }, seeded('undo'))), beginning(RACE_RULES));

  test('takes back moves without dice, one or several', () => {
    const game = moved('run', 'rest', 'rest', 'rest');
    const once = must(undo(game, 'east'));
    expect(once.moves).toHaveLength(3);
    expect(stateOf(once)).toBe(stateAt(game, 3));
    expect(must(undoTo(game, 'east', 1)).moves).toHaveLength(1);
    expect(must(act(once, 'west', rest, UNLUCKY)).moves.at(3)?.side).toBe('west');
    expect(game.moves.at(3)?.side).toBe('east');
  });

  test('stops at the last die and says why', () => {
    const game = moved('rest', 'run', 'rest') as Game;
    expect(fixedMoves(game, 'east')).toBe(2);
    expect(whyNotUndo(game, 'east')).toBeNull();
    expect(whyNotUndoTo(game, 'east', 0)?.text).toMatch(
      /^Move 2 cannot be taken back: dice fell \("step": \d, \d\)/,
    );
    const back = must(undo(game, 'east'));
    expect(undo(back, 'east').refused).toMatchObject({ code: 'not-undone', cite: 'T.5' });
  });

  test('leaves the moves of others alone; at one screen the last mover takes back', () => {
    const game = must(act(moved('rest'), 'west', rest, UNLUCKY)) as Game;
    expect(whyNotUndo(game, 'east')).toEqual({
      code: 'not-yours',
      cite: 'T.5',
      text: 'Move 2 cannot be taken back by east: west made it.',
    });
    expect(undo(game, null).refused?.text).toContain('by one who watches');
    const back = must(undo(game, lastMover(game)));
    expect(lastMover(back)).toBe('east');
    expect(whyNotUndoTo(game, 'west', 0)?.code).toBe('not-yours');
  });

  test('does not hide again what a move has shown', () => {
    const bid = must(act(beginning(SEALED_RULES), 'red', { bid: 2 }, loaded(3)));
    const waited = must(act(bid, 'blue', { wait: true }, UNLUCKY));
    expect(whyNotUndo(waited as Game, 'blue')).toBeNull();
    const peeked = must(act(waited, 'blue', { peek: true }, UNLUCKY));
    expect(whyNotUndo(peeked as Game, 'blue')?.text).toBe(
      'Move 3 cannot be taken back: it has shown blue what was hidden before.',
    );
    expect(fixedMoves(peeked as Game, 'blue')).toBe(3);
  });

  test('has nothing to take back at the beginning, and no moments that never were', () => {
    expect(undo(beginning(RACE_RULES), 'east').refused).toMatchObject({ code: 'nothing-to-undo' });
    expect(lastMover(beginning(RACE_RULES) as Game)).toBeNull();
    for (const moves of [-1, 2, 3, 0.5, Number.NaN])
      expect(undoTo(moved('rest', 'rest'), 'east', moves).refused).toMatchObject({ code: 'no-such-move' });
  });
});

describe('standing orders', () => {
  const order = (side: string, decides: string, kind: string) => ({ side, decides, action: { kind } });
  const dared = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));

  test('answer the decision they name, for their side, and the move says so', () => {
    const game = obeyed(dared, [order('south', 'reply', 'yield')], UNLUCKY);
    expect(game.moves.slice(1)).toEqual([
      { side: 'south', action: { kind: 'yield' }, journal: [], by: BY_ORDER, link: expect.any(String) },
    ]);
    expect(stateOf(game).points['north']).toBe(1);
  });

  test.each([
    ['of another side', order('north', 'reply', 'yield')],
    ['for another decision', order('south', 'turn', 'yield')],
    ['whose action is not listed', order('south', 'reply', 'pass')],
  ])('%s leave it open', (_, one) => {
    expect(obeyed(dared, [one], UNLUCKY)).toBe(dared);
  });

  test('go on as long as one of them answers', () => {
    const orders = [order('north', 'turn', 'pass'), order('south', 'turn', 'pass')];
    const game = obeyed(beginning(DARE_RULES), orders, UNLUCKY);
    expect(DARE_RULES.toMove(stateOf(game))).toEqual([]);
    expect(obeyed(beginning(DARE_RULES), orders.slice(0, 1), UNLUCKY).moves).toHaveLength(1);
  });

  test('are one kind of answer; whoever else answers is given his view and held to the rules', () => {
    const seen: unknown[] = [];
    const game = answered(
      beginning(DARE_RULES),
      ({ side, view, legal }) => {
        seen.push(view);
        return side === 'north' ? legal.at(-1)! : { kind: 'cheat' };
      },
      UNLUCKY,
      'a script',
    );
    expect(game.moves.slice()).toMatchObject([{ side: 'north', action: { kind: 'pass' }, by: 'a script' }]);
    expect(seen).toMatchObject([
      { seat: 'north', card: 5 },
      { seat: 'south', card: 3 },
    ]);
    expect(JSON.stringify(seen)).not.toContain('hidden');
  });
});

describe('what fell', () => {
  const ways = (leg: number, wind: number): number => (leg - 1) * 6 + wind - 1;
  const game = [ways(6, 1), ways(5, 2)].reduce(
    (so, way) => must(act(must(act(so, 'east', run, loaded(way))), 'west', rest, UNLUCKY)),
    beginning(RACE_RULES),
  ) as Game;

  test('is listed with move, side, dice and faces', () => {
    const throws = throwsOf(game, null);
    expect(throws.map(({ move, side, draw, faces }) => [move, side, draw, faces])).toEqual([
      [0, 'east', 'step', [6, 1]],
      [2, 'east', 'step', [5, 2]],
    ]);
    expect(throws[0]!.dice.map(({ name }) => name)).toEqual(['leg', 'wind']);
  });

  test('has its luck by side and die, from the exact distribution', () => {
    const [leg, wind, ...none] = luckReport(luckOfGame(game, 'east'));
    expect(leg).toMatchObject({ label: 'leg', side: 'east', rolls: 2, actual: 11, expected: 7 });
    // More than 11: one way of 36. The same: two.
    expect(leg!.percentile).toBeCloseTo(1 - 1 / 36 - 1 / 36, 12);
    expect(wind).toMatchObject({ label: 'wind', actual: 3 });
    expect(none).toEqual([]);
  });

  test('a draw of one die goes by its own name', () => {
    const dared = must(act(beginning(DARE_RULES), 'north', { kind: 'dare' }, UNLUCKY));
    const done = must(act(dared, 'south', { kind: 'stand' }, loaded(5))) as Game;
    expect(luckOfGame(done, null)).toMatchObject([{ label: 'dare', side: 'south', actual: 6 }]);
  });

  test('in secret is counted for him alone who saw it', () => {
    const bid = must(act(beginning(SEALED_RULES), 'red', { bid: 2 }, loaded(3))) as Game;
    expect(throwsOf(bid, 'red').map(({ faces }) => faces)).toEqual([[4]]);
    expect(throwsOf(bid, 'blue')).toEqual([]);
    expect(throwsOf(bid, null)).toEqual([]);
  });
});
