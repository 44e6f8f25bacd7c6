/** The sequence of play without a game: a counter that is raised, lowered, thrown for and closed. */
import { describe, expect, test } from 'vitest';
import {
  anyFace,
  type Bar,
  bar,
  bare,
  type Choice,
  type Decision,
  type Deed,
  d6,
  decided,
  listed,
  machineOf,
  nearestTo,
  RuleBug,
  refusedBy,
  Scripted,
  type Sequence,
  type StateAt,
  sumOfDice,
} from '../src/index.ts';

type Stage =
  | { readonly at: 'choose'; readonly by: number }
  | { readonly at: 'throw'; readonly times: number }
  | { readonly at: 'round' }
  | { readonly at: 'closed' };
interface Count {
  readonly n: number;
  readonly stage: Stage;
}
type Act =
  | { readonly do: 'raise'; readonly to: number }
  | { readonly do: 'throw' }
  | { readonly do: 'close' };
type DeedOf<D extends Act['do']> = Deed<
  number,
  StateAt<Count, 'choose'>,
  Extract<Act, { readonly do: D }>,
  Count
>;

const LOW = bar('too-low', '1.1', 'It goes up only.');
const HIGH = bar('too-high', '1.2', 'Not so high.');
const ODD = bar('odd', '1.3', 'It is closed at an even number.');
const CHOOSING = bar('choosing', '1', 'The counter is raised, thrown for or closed.');
const DIE = anyFace('die', sumOfDice(d6('die')));

const told = (text: string) => ({ text, cite: '1', group: 'Count', rolls: false });

/** The most is what never changes in this game. */
const RAISE: DeedOf<'raise'> = {
  candidates: (_, { n, stage }) => [0, 1, 2, 3].map((by) => ({ do: 'raise', to: n + by * stage.by })),
  bar(most, { n }, { to }): Bar | null {
    if (to <= n) return LOW;
    return to > most ? HIGH : null;
  },
  play: (_, state, { to }) => ({ ...state, n: to }),
  tell: (_, { n }, { to }) => told(`from ${n} to ${to}`),
};

const CHOOSE: Decision<number, StateAt<Count, 'choose'>, Act, Count> = {
  rule: CHOOSING,
  prompt: (most, { n }) => `${n} of ${most}`,
  deeds: {
    raise: RAISE,
    throw: bare(
      { do: 'throw' },
      { play: (_, { n }) => ({ n, stage: { at: 'throw', times: 2 } }), tell: () => told('throw') },
    ),
    close: bare(
      { do: 'close' },
      {
        bar: (_, { n }) => (n % 2 === 0 ? null : ODD),
        play: (_, { n }) => ({ n, stage: { at: 'closed' } }),
        tell: (_, { n }) => told(`close at ${n}`),
      },
    ),
  },
};

const CLOSED = bar('closed', '2', 'It is closed.');

const SEQUENCE: Sequence<number, Count, Act, 'choose' | 'closed'> = {
  decisions: { choose: CHOOSE, closed: { rule: CLOSED, prompt: () => 'closed', deeds: {} } },
  automatic: {
    throw: (_, { n, stage: { times } }, u) => ({
      n: n + u.draw(DIE),
      stage: times > 1 ? { at: 'throw', times: times - 1 } : { at: 'choose', by: 1 },
    }),
    round: (_, state) => state,
  },
};
const MACHINE = machineOf(SEQUENCE);
const at = (n: number, by = 1): Count => ({ n, stage: { at: 'choose', by } });
const NO_DICE = new Scripted([]);

describe('the list', () => {
  test('is the candidates without a bar, in the order of the deeds', () => {
    expect(MACHINE.legal(8, at(6))).toEqual([
      { do: 'raise', to: 7 },
      { do: 'raise', to: 8 },
      { do: 'throw' },
      { do: 'close' },
    ]);
    expect(MACHINE.legal(8, at(7))).toEqual([{ do: 'raise', to: 8 }, { do: 'throw' }]);
  });

  test('is empty in a stage without deeds, and none is found in a stage that plays itself', () => {
    expect(MACHINE.legal(8, { n: 6, stage: { at: 'closed' } })).toEqual([]);
    expect(() => MACHINE.legal(8, { n: 6, stage: { at: 'throw', times: 1 } })).toThrow(RuleBug);
    expect(() => MACHINE.legal(8, { n: 6, stage: { at: 'throw', times: 1 } })).toThrow(
      'nobody decides in throw',
    );
    expect(listed(CHOOSE, 0, at(2) as StateAt<Count, 'choose'>)).toEqual([{ do: 'throw' }, { do: 'close' }]);
  });
});

describe('the bar', () => {
  test.each([
    [{ do: 'raise', to: 7 }, null],
    [{ do: 'raise', to: 6 }, LOW],
    [{ do: 'raise', to: 9 }, HIGH],
    [{ do: 'close' }, null],
    [{ do: 'throw' }, null],
  ] as const)('of %o at 6 of 8 is %o', (action, expected) => {
    expect(MACHINE.bar(8, at(6), action)).toEqual(expected);
  });

  test('of a bare deed is its own, or none', () => {
    expect(MACHINE.bar(8, at(5), { do: 'close' })).toEqual(ODD);
  });

  test('of what is no deed of the stage is the rule of the stage, whatever it is called', () => {
    expect(MACHINE.bar(8, at(6), { do: 'fly' } as never)).toBe(CHOOSING);
    for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(MACHINE.bar(8, at(6), { do: word } as never)).toBe(CHOOSING);
    expect(MACHINE.bar(8, { n: 6, stage: { at: 'closed' } }, { do: 'close' })).toBe(CLOSED);
  });
});

describe('playing', () => {
  test('does the deed, then all that needs no decision', () => {
    expect(MACHINE.play(8, at(6), { do: 'raise', to: 8 }, NO_DICE)).toEqual(at(8));
    const dice = new Scripted([3, 4]);
    expect(MACHINE.play(99, at(6), { do: 'throw' }, dice)).toEqual(at(13));
    dice.finish();
  });

  test('a deed that the stage does not know is a bug, to play and to tell', () => {
    const closed: Count = { n: 6, stage: { at: 'closed' } };
    expect(() => MACHINE.play(8, closed, { do: 'close' }, NO_DICE)).toThrow(
      '"close" is nothing to do in closed',
    );
    expect(() => MACHINE.tell(8, closed, { do: 'close' })).toThrow(RuleBug);
  });

  test('stages that go round and round are found out', () => {
    expect(() => MACHINE.runOn(8, { n: 1, stage: { at: 'round' } }, NO_DICE)).toThrow(
      'round goes round and round',
    );
  });

  test('a stage in which somebody decides is where it stops', () => {
    const state = at(3);
    expect(MACHINE.runOn(8, state, NO_DICE)).toBe(state);
  });
});

describe('telling', () => {
  test('actions by their deed, decisions by their prompt', () => {
    expect(MACHINE.tell(8, at(6), { do: 'raise', to: 8 }).text).toBe('from 6 to 8');
    expect(MACHINE.tell(8, at(6), { do: 'close' }).text).toBe('close at 6');
    expect(MACHINE.decision(at(6)).prompt(8, at(6))).toBe('6 of 8');
  });
});

describe('refusing', () => {
  const far = (a: Act, b: Act): number => (a.do === 'raise' && b.do === 'raise' ? Math.abs(a.to - b.to) : 0);
  const legal = [
    { do: 'close' },
    { do: 'raise', to: 3 },
    { do: 'raise', to: 7 },
    { do: 'raise', to: 9 },
  ] as const;

  test('names the same deed as near as may be, else the first thing listed', () => {
    expect(nearestTo<Act>(legal, { do: 'raise', to: 8 }, far)).toEqual({ do: 'raise', to: 7 });
    expect(nearestTo<Act>(legal, { do: 'raise', to: 1 }, far)).toEqual({ do: 'raise', to: 3 });
    expect(nearestTo<Act>(legal, { do: 'throw' }, far)).toEqual({ do: 'close' });
    expect(nearestTo<Act>([], { do: 'throw' }, far)).toBeUndefined();
  });

  test('says the rule, and what is allowed instead if anything is', () => {
    expect(refusedBy(HIGH, 'from 6 to 7').refused).toEqual({
      code: 'too-high',
      cite: '1.2',
      text: 'Not so high. Allowed: from 6 to 7.',
    });
    expect(refusedBy(HIGH, '').refused.text).toBe('Not so high.');
  });
});

describe('a choice', () => {
  /** Letters taken from a list until so many are gone. */
  interface Taking {
    readonly from: readonly string[];
    readonly taken: string;
    readonly most: number;
  }
  const TAKE: Choice<Taking, string> = {
    id: 'letter',
    side: () => 'east',
    options: ({ from, taken, most }) => (taken.length < most ? from : []),
    name: ({ from }, letter) => `${from.indexOf(letter) + 1} ${letter}`,
    take: (at, letter) => ({
      ...at,
      from: at.from.filter((one) => one !== letter),
      taken: at.taken + letter,
    }),
  };
  const start: Taking = { from: ['a', 'b', 'c'], taken: '', most: 2 };

  test('is made again and again, by the names of its options, until none is left', () => {
    expect(decided(TAKE, start, new Scripted(['2 b', '2 c'])).taken).toBe('bc');
    expect(decided(TAKE, start, new Scripted(['3 c', '1 a'])).taken).toBe('ca');
    expect(() => decided(TAKE, start, new Scripted(['2 b', '2 b']))).toThrow();
  });

  test('asks nobody where there is nothing to choose', () => {
    const over = { ...start, most: 0 };
    expect(decided(TAKE, over, NO_DICE)).toBe(over);
  });

  test('is asked of the right side, by its name', () => {
    const asked: unknown[] = [];
    const umpire = {
      ...NO_DICE,
      choose: (ask: { options: readonly string[] }) => {
        asked.push(ask);
        return ask.options[0]!;
      },
    };
    decided(TAKE, { ...start, most: 1 }, umpire as never);
    expect(asked).toEqual([{ id: 'letter', side: 'east', options: ['1 a', '2 b', '3 c'] }]);
  });
});
