import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadScript,
  byFaces,
  Diverged,
  d6,
  EveryBranch,
  exact,
  exactWithin,
  explain,
  Fast,
  firstOption,
  headed,
  Live,
  type Note,
  noMoreLuck,
  oddsOf,
  opposedDice,
  type Procedure,
  RuleBug,
  rollOn,
  Scripted,
  seeded,
  stages,
  sumOf,
  sumOfDice,
  toFraction,
  type Umpire,
  under,
} from '../src/index.ts';

const DIE = sumOfDice(d6('die'));
const HIT = rollOn('hit', DIE, (face) => face >= 5);
const DUEL = rollOn('duel', opposedDice(d6('mine'), d6('yours')), (d) => Math.sign(d));

/** A little procedure with every kind of question in it. */
const skirmish: Procedure<string> = (u) => {
  u.note(() => [{ cite: '1', text: 'the duel', value: 0, applied: true }]);
  const duel = u.draw(DUEL);
  if (duel === 0) return 'draw';
  const reply = u.choose({ id: 'reply', side: duel > 0 ? 'red' : 'blue', options: ['stand', 'run'] });
  if (reply === 'run') return 'run';
  const hit = u.draw(HIT);
  u.note(() => [{ cite: '2', text: 'the shot', value: hit ? 'hit' : 'miss', applied: hit }]);
  return hit ? 'hit' : 'miss';
};
const key = (r: string) => r;

describe('the live umpire', () => {
  test('takes the journal first and then its own dice, and writes both down', () => {
    const given = [
      { draw: 'duel', faces: [6, 1] },
      { ask: 'reply', side: 'red', option: 'stand' },
    ] as const;
    const live = new Live(given, { int: () => 4 });
    expect(skirmish(live)).toBe('hit');
    expect(live.journal).toEqual([...given, { draw: 'hit', faces: [5] }]);
    expect(live.thrown).toEqual([
      { name: 'mine', faces: [6] },
      { name: 'yours', faces: [1] },
      { name: 'die', faces: [5] },
    ]);
    expect(live.notes.map((n) => n.text)).toEqual(['the duel', 'the shot']);
  });

  test('a decision that nobody is there to make is a bug, and says who was asked what', () => {
    const live = new Live([{ draw: 'duel', faces: [1, 6] }], seeded('x'));
    expect(() => skirmish(live)).toThrow(RuleBug);
    expect(() => skirmish(new Live([{ draw: 'duel', faces: [1, 6] }], seeded('x')))).toThrow(
      'blue must decide: reply',
    );
  });

  test('a journal that answers something else has diverged, and says where', () => {
    const wrong = [
      { draw: 'duel', faces: [6, 1] },
      { draw: 'hit', faces: [6] },
    ] as const;
    expect(() => skirmish(new Live(wrong, noMoreLuck))).toThrow(/answer 2 is for "hit".*"reply"/);
    expect(() => skirmish(new Live([{ draw: 'duel', faces: [7, 1] }], noMoreLuck))).toThrow(Diverged);
    expect(() => skirmish(new Live([], noMoreLuck))).toThrow(Diverged);
  });

  test('replaying a journal gives the same result and the same notes', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const first = new Live([], seeded(seed), firstOption);
        const result = skirmish(first);
        const again = new Live(first.journal, noMoreLuck);
        expect(skirmish(again)).toBe(result);
        expect(again.notes).toEqual(first.notes);
        expect(again.journal).toEqual(first.journal);
      }),
    );
  });
});

describe('the scripted umpire', () => {
  test('plays what is written', () => {
    const scripted = new Scripted([2, 3, 'stand', 6]);
    expect(skirmish(scripted)).toBe('hit');
    expect(() => scripted.finish()).not.toThrow();
  });

  test.each([
    [[6], /the yours is missing/],
    [[6, 7], /the yours shows 1 to 6, not 7/],
    [[6, 2.5], /not 2.5/],
    [[6, 'stand'], /not stand/],
    [[6, 1, 'hide'], /reply takes one of stand, run, not hide/],
  ])('%j does not fit', (script, message) => {
    expect(() => skirmish(new Scripted(script))).toThrow(BadScript);
    expect(() => skirmish(new Scripted(script))).toThrow(message);
  });

  test('must be used up', () => {
    const scripted = new Scripted([3, 3, 1]);
    skirmish(scripted);
    expect(() => scripted.finish()).toThrow(/2 were used, 1 left over/);
  });
});

describe('exact odds', () => {
  test('come from the rule as it is played', () => {
    const odds = exact(skirmish, { key });
    expect(Object.fromEntries(odds.map((o) => [o.value, toFraction(o.p)]))).toEqual({
      draw: '1/6',
      hit: '5/18',
      miss: '5/9',
    });
  });

  test('a policy decides for the players', () => {
    const odds = exact(skirmish, { key, policy: () => 1 });
    expect(Object.fromEntries(odds.map((o) => [o.value, toFraction(o.p)]))).toEqual({
      draw: '1/6',
      run: '5/6',
    });
  });

  test('are the same asked by face as by result', () => {
    const byResult = exact(skirmish, { key });
    const byFace = exact(skirmish, { key, branching: byFaces });
    const table = (odds: typeof byFace) => odds.map((o) => [o.value, toFraction(o.p)]).sort();
    expect(table(byFace)).toEqual(table(byResult));
  });

  test('each outcome keeps a path that leads to it and explains it', () => {
    for (const { value, witness } of exact(skirmish, { key })) {
      expect(skirmish(new Live(witness, noMoreLuck))).toBe(value);
      const notes = explain(skirmish, witness);
      expect(notes.at(-1)?.text).toBe(value === 'draw' ? 'the duel' : 'the shot');
    }
  });

  test('the kept path is the likeliest', () => {
    const twoWays: Procedure<string> = (u) => {
      const high = u.draw(HIT);
      return high || u.draw(HIT) ? 'yes' : 'no';
    };
    const yes = exact(twoWays, { key }).find((o) => o.value === 'yes');
    expect(yes?.witness).toHaveLength(1); // 1/3 at once beats 2/9 on the second try
  });

  test('every outcome of a sampled run is listed', () => {
    const listed = new Set(exact(skirmish, { key }).map((o) => o.value));
    const fast = new Fast(seeded('runs'));
    for (let i = 0; i < 2000; i++) expect(listed.has(skirmish(fast))).toBe(true);
  });

  test('a procedure that is not the same twice is caught', () => {
    let turn = 0;
    const fickle: Procedure<string> = (u) => String(turn++ % 2 === 0 ? u.draw(HIT) : u.draw(DUEL));
    expect(() => exact(fickle, { key })).toThrow(Diverged);
    let runs = 0;
    const shorter: Procedure<string> = (u) => {
      u.draw(HIT);
      return runs++ === 0 ? String(u.draw(DUEL)) : 'short';
    };
    expect(() => exact(shorter, { key })).toThrow(Diverged);
  });

  test('chances that do not sum to 1 are a bug, not an answer', () => {
    const broken = { ...HIT, branches: HIT.branches.slice(1), id: 'broken', dice: HIT.dice, ways: HIT.ways };
    expect(() => exact((u: Umpire) => String(u.draw(broken as never)), { key })).toThrow(/sum to 1\/3/);
  });
});

describe('stages', () => {
  interface Fight {
    readonly hits: number;
    readonly round: number;
  }
  const round =
    (f: Fight) =>
    (u: Umpire): Fight => ({ hits: f.hits + (u.draw(HIT) ? 1 : 0), round: f.round + 1 });
  const fight = (rounds: number, stopAt = Number.POSITIVE_INFINITY) =>
    stages<Fight, { hits: number }>({
      start: { hits: 0, round: 0 },
      steps: Array.from({ length: rounds }, () => round),
      key: (f) => `${f.hits}`,
      done: (f) => f.hits >= stopAt,
      finish: (f) => ({ hits: f.hits }),
    });
  const hits = (r: { hits: number }) => `${r.hits}`;
  const flat = (rounds: number): Procedure<{ hits: number }> => {
    const staged = fight(rounds);
    return (u) => staged(u);
  };

  test('merging equal states changes no probability', () => {
    const table = (
      odds: readonly { value: { hits: number }; p: { n: number | bigint; d: number | bigint } }[],
    ) => Object.fromEntries(odds.map((o) => [o.value.hits, toFraction(o.p)]));
    expect(table(exact(fight(6), { key: hits }))).toEqual(table(exact(flat(6), { key: hits })));
  });

  test('a long fight stays small: 40 rounds are exact within 10,000 steps', () => {
    const odds = exactWithin(10_000, fight(40), { key: hits });
    expect(odds).toHaveLength(41);
    expect(toFraction(sumOf(odds!.map((o) => o.p)))).toBe('1');
    const none = odds!.find((o) => o.value.hits === 0);
    expect(toFraction(none!.p)).toBe(`${2n ** 40n}/${3n ** 40n}`);
  });

  test('a state that is done takes no further step, played or enumerated', () => {
    const short = fight(10, 1);
    expect(exact(short, { key: hits }).map((o) => o.value.hits)).toEqual([0, 1]);
    const live = new Live([], { int: () => 5 });
    expect(short(live)).toEqual({ hits: 1 });
    expect(live.journal).toHaveLength(1);
  });

  test('the witness of a merged state replays through all its stages', () => {
    for (const { value, witness } of exact(fight(5), { key: hits })) {
      expect(witness).toHaveLength(5);
      expect(fight(5)(new Live(witness, noMoreLuck))).toEqual(value);
    }
  });
});

describe('odds within a budget', () => {
  const manyDice: Procedure<string> = (u) => {
    let sum = 0;
    for (let i = 0; i < 8; i++) sum += u.draw(HIT) ? 1 : 0;
    return `${sum}`;
  };

  test('few paths: exact', () => {
    expect(oddsOf(manyDice, key)).toMatchObject({ method: 'exact', error: 0 });
  });

  test('too many: the same procedure sampled, and labelled with its error', () => {
    const sampled = oddsOf(manyDice, key, { budget: 100, samples: 20_000, seed: 's' });
    expect(sampled.method).toBe('sampled');
    expect(sampled.error).toBeGreaterThan(0);
    expect(sampled.error).toBeLessThan(0.01);
    const truth = new Map(exact(manyDice, { key }).map((o) => [o.value, Number(o.p.n) / Number(o.p.d)]));
    for (const { value, p, witness } of sampled.outcomes) {
      expect(Math.abs(Number(p.n) / Number(p.d) - truth.get(value)!)).toBeLessThan(3 * sampled.error);
      expect(manyDice(new Live(witness, noMoreLuck))).toBe(value);
    }
    expect(toFraction(sumOf(sampled.outcomes.map((o) => o.p)))).toBe('1');
  });

  test('sampling decides like its policy and can be explained', () => {
    const { outcomes } = oddsOf(skirmish, key, { budget: 1, samples: 500, policy: () => 1 });
    expect(outcomes.map((o) => o.value).sort()).toEqual(['draw', 'run']);
    for (const o of outcomes) expect(explain(skirmish, o.witness).length).toBeGreaterThan(0);
  });
});

test('lines under a heading keep their own list; no heading changes nothing', () => {
  const line: Note = { cite: '1.1', text: 'Men', value: 3, applied: true };
  expect(headed('Melee', [line, { ...line, group: 'Result' }]).map(({ group }) => group)).toEqual([
    'Melee',
    'Melee: Result',
  ]);
  const lines = [line];
  expect(headed('', lines)).toBe(lines);
});

test('notes under a heading keep their lists apart', () => {
  const scripted = new Scripted([3, 3, 3, 3]);
  skirmish(under('First', scripted));
  skirmish(under('Second', scripted));
  expect(scripted.notes.map((n) => n.group)).toEqual(['First', 'Second']);
  expect(scripted.journal).toHaveLength(2);
});

test('every-branch gives the path it has just run', () => {
  const every = new EveryBranch();
  skirmish(every);
  expect(every.path[0]).toEqual({ draw: 'duel', faces: [1, 6] });
  expect(toFraction(every.p)).toBe('5/18');
});
