/** How random games are played: tempers, second thoughts, readings and agreements. */
import { describe, expect, test } from 'vitest';
import {
  drawnOverruling,
  drawnReadings,
  fuzz,
  kindOf,
  type PickedFrom,
  type Rules,
  type Ruling,
  readingsOf,
  SecondThoughts,
  seeded,
  type Table,
  TEMPERS,
  type Temper,
  Tempered,
  Trial,
  temperedGame,
} from '../src/index.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { TUG_RULES } from './tugRules.ts';

const TABLE = TUG_RULES.table({ moves: 0, at: { east: 0, west: 0 }, tugged: 0, seat: null });

interface Fork {
  readonly do: string;
  readonly n: number;
}
/** Ninety nine ways to walk, one to strike, one to sign a list; only a strike has odds. */
const WALKS: readonly Fork[] = Array.from({ length: 99 }, (_, n) => ({ do: 'walk', n }));
const forkRules = (more: Partial<Rules<null, Fork>> = {}): Rules<null, Fork> => ({
  ...(TUG_RULES as unknown as Rules<null, Fork>),
  sides: ['east'],
  view: () => null,
  legal: () => [...WALKS, { do: 'strike', n: 0 }],
  tell: (_, action) => ({
    ...{ text: action.do, cite: '1', group: '', rolls: false },
    ...(action.do === 'strike' && { asks: { question: 'q', input: {} } }),
    ...(action.do === 'sign' && { ticks: true }),
    ...(action.do === 'halt' && { ends: true }),
  }),
  ...more,
});

function picks(temper: Temper, rules = forkRules(), times = 400): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const tempered = new Tempered(rules, temper, seeded(`picks ${temper}`));
  for (let i = 0; i < times; i++) {
    const { action } = tempered.pick(null, ['east'])!;
    counts[action.do] = (counts[action.do] ?? 0) + 1;
  }
  return counts;
}

describe('a temper', () => {
  test('that is plain strikes as often as chance has it, the curious and the eager far more', () => {
    expect(picks('plain')['strike'] ?? 0).toBeLessThan(20);
    expect(picks('curious')['strike']).toBeGreaterThan(100);
    expect(picks('eager')['strike']).toBeGreaterThan(200);
  });

  test('that has whims holds to them for a game and has others in the next', () => {
    const shares = Array.from({ length: 30 }, (_, game) => {
      const tempered = new Tempered(forkRules(), 'whimsical', seeded(`whim ${game}`));
      const all = Array.from({ length: 40 }, () => tempered.pick(null, ['east'])!.action.do);
      return all.filter((word) => word === 'strike').length / all.length;
    });
    expect(shares.some((share) => share > 0.8)).toBe(true);
    expect(shares.some((share) => share < 0.2)).toBe(true);
  });

  test('puts more on a list than plain luck does', () => {
    const listing = forkRules({ legal: () => [...WALKS, { do: 'sign', n: 0 }] });
    expect(picks('hunting', listing)['sign']).toBeGreaterThan(150);
    expect(picks('plain', listing)['sign'] ?? 0).toBeLessThan(20);
  });

  test('that is quiet seldom does what has odds, and often ends what is being done', () => {
    const strikes = Array.from({ length: 10 }, (_, n) => ({ do: 'strike', n }));
    const rules = forkRules({ legal: () => [...strikes, WALKS[0]!, { do: 'halt', n: 0 }] });
    const [quiet, plain] = [picks('quiet', rules, 3000), picks('plain', rules, 3000)];
    expect(quiet['strike']).toBeGreaterThan(0);
    expect(quiet['strike']).toBeLessThan(240);
    expect(quiet['halt']).toBeGreaterThan(1200);
    expect(quiet['walk']).toBeGreaterThan(500);
    expect(plain['strike']).toBeGreaterThan(2200);
    expect(plain['halt']).toBeLessThan(400);
  });

  test('that is advised mostly heeds who knows the game, and never does what is not listed', () => {
    const advised = (advice: Fork) => {
      const tempered = new Tempered(forkRules(), 'advised', seeded('advised'), { adviser: () => advice });
      return Array.from({ length: 400 }, () => tempered.pick(null, ['east'])!.action);
    };
    const heeded = advised(WALKS[7]!).filter(({ n }) => n === 7).length;
    expect(heeded).toBeGreaterThan(280);
    expect(heeded).toBeLessThan(400);
    expect(advised({ do: 'fly', n: 0 }).some((one) => one.do === 'fly')).toBe(false);
  });

  test('follows an undertaking to its end as long as its actions are listed', () => {
    const plan = { text: 'far', actions: [WALKS[3]!, WALKS[5]!, WALKS[7]!] };
    const tempered = new Tempered(forkRules({ plans: () => [plan] }), 'curious', seeded('plans'));
    const steps = Array.from({ length: 200 }, () => tempered.pick(null, ['east'])!.action.n);
    const begun = steps.flatMap((n, i) => (n === 3 ? [steps.slice(i, i + 3)] : []));
    expect(begun.filter((three) => three.join() === '3,5,7').length).toBeGreaterThan(20);
  });

  test('picks nothing where nothing is legal', () => {
    for (const temper of TEMPERS)
      expect(
        new Tempered(forkRules({ legal: () => [] }), temper, seeded('none')).pick(null, ['east']),
      ).toBeNull();
  });

  test('knows an action by its word, else by all of it', () => {
    expect(['step', { do: 'step', hex: 'a' }, { kind: 'rest' }, null].map(kindOf)).toEqual([
      '"step"',
      'step',
      '{"kind":"rest"}',
      'null',
    ]);
  });
});

describe('second thoughts', () => {
  const picked: PickedFrom<string> = { side: 'east', action: 'go', listed: ['go'] };

  test('make a move to a rare stage again, play each sequel, and let the game go on', () => {
    const thoughts = new SecondThoughts<string>();
    expect(thoughts.made({ stage: 'ford' }, 40, picked)).toBe(true);
    expect(thoughts.due(41, false)).toBeNull();
    let times = 0;
    for (let due = thoughts.due(50, false); due; due = thoughts.due(50, false)) {
      expect(due).toMatchObject({ at: 40, picked });
      expect(thoughts.made({ stage: 'ford' }, 40, picked)).toBe(false);
      times++;
    }
    expect(times).toBeGreaterThan(1);
  });

  test('come when the game is over, however soon that is', () => {
    const thoughts = new SecondThoughts<string>();
    thoughts.made({ kind: 'ford: roll' }, 40, picked);
    expect(thoughts.due(41, false)).toBeNull();
    expect(thoughts.due(41, true)).not.toBeNull();
  });

  test('are not spent on what is common, nor without end', () => {
    const thoughts = new SecondThoughts<string>();
    for (let at = 0; at < 15; at++) thoughts.made({ stage: 'road' }, at, picked);
    thoughts.made({ stage: 'road' }, 100, picked);
    expect(thoughts.due(1000, true)).toBeNull();
    let times = 0;
    for (let at = 100; at < 10_000; at++) {
      thoughts.made({ stage: `ford ${at}` }, at, picked);
      while (thoughts.due(at, true)) times++;
    }
    expect(times).toBeLessThan(500);
  });
});

describe('a game by one temper', () => {
  const head = { scenario: 'fake/patrols', system: 'fake', rulesVersion: '', houseRules: {} };
  const rules = PATROL_RULES as Rules;

  test('is played to its end, or as long as it is wanted', () => {
    const whole = temperedGame(rules, head, 'quiet', seeded('whole'));
    expect(rules.result(whole.now).over).toBe(true);
    const part = temperedGame(rules, head, 'quiet', seeded('whole'), ({ moves }) => moves.length < 5);
    expect(part.moves.length).toBe(5);
    expect([...part.moves]).toEqual([...whole.moves].slice(0, 5));
  });
});

describe('a trial', () => {
  const rules = PATROL_RULES as Rules;

  test('counts how often each stage was come to, those that nobody decides in too', () => {
    const trial = new Trial(rules, { scenario: 'fake/patrols', temper: 'plain' });
    expect(trial.run(seeded('stages'), 1000)).toBeNull();
    expect(Object.keys(trial.stages)).toEqual(rules.sequence!.stages);
    const { plots, orders, over } = trial.stages;
    expect(over).toBe(1);
    expect(orders).toBe(plots);
    expect(plots).toBeGreaterThan(1);
  });

  test('that takes moves back plays more than its game has, and ends in a game like any other', () => {
    const played = Array.from({ length: 10 }, (_, n) => {
      const trial = new Trial(rules, { scenario: 'fake/patrols', seed: `${n}`, temper: 'curious' });
      expect(trial.run(seeded(`back ${n}`), 1000)).toBeNull();
      return { actions: trial.actions, moves: trial.record.moves.length };
    });
    expect(played.some(({ actions, moves }) => actions > moves)).toBe(true);
    expect(played.every(({ actions, moves }) => actions >= moves)).toBe(true);
  });

  test('is played by the agreements and readings that its fuzz draws', () => {
    const tug = { ...TUG_RULES, begin: () => TUG_RULES.begin() } as unknown as Rules;
    const readings = [{ id: 'rope', values: ['long', 'short'] }];
    const { ruled, games } = fuzz(tug, { scenario: 'fake/tug', games: 40, seed: 'ruled', readings });
    expect(ruled).toBeGreaterThan(0);
    expect(ruled).toBeLessThan(games);
    expect(fuzz(rules, { scenario: 'fake/patrols', games: 24, seed: 'agreed' }).agreed).toBeGreaterThan(0);
  });
});

describe('readings', () => {
  const RULING: Ruling = {
    ...{ id: 'rain', cite: '1', basis: 'ours', title: '', text: '', choices: {} },
    ...{ value: 'true', alternatives: ['false', '2', 'late'] },
  };

  test('are those of the system and the options of the scenario, the usual one first, typed as rules take them', () => {
    const options = [{ id: 'turns', title: '', values: [2, 4], default: 4 }];
    expect(readingsOf([RULING], { options })).toEqual([
      { id: 'rain', values: [true, false, 2, 'late'] },
      { id: 'turns', values: [4, 2] },
    ]);
  });

  test('are as usual in about half of all games, and never drawn where there is no other', () => {
    const list = [...readingsOf([RULING], {}), { id: 'only', values: [1] }];
    const drawn = Array.from({ length: 200 }, (_, n) => drawnReadings(list, seeded(`drawn ${n}`)));
    expect(drawn.some((one) => 'only' in one)).toBe(false);
    expect(new Set(drawn.map((one) => one['rain']))).toEqual(new Set([undefined, false, 2, 'late']));
    const usual = drawn.filter((one) => Object.keys(one).length === 0).length;
    expect(usual).toBeGreaterThan(100);
    expect(usual).toBeLessThan(190);
  });
});

describe('an overruling', () => {
  const piece = (id: string, cell: number, record: object) =>
    ({
      id,
      side: 'east',
      known: 'seen',
      cell,
      off: '',
      gone: false,
      record,
      remarks: [],
    }) as Table['pieces'][0];

  test('sets a piece on a cell, or gives it a mark that another has', () => {
    const table = { ...TABLE, pieces: [piece('a', 3, { tired: 1 }), piece('b', 4, { tired: 2 })] };
    const drawn = Array.from({ length: 60 }, (_, n) => drawnOverruling({}, table, seeded(`over ${n}`))!);
    expect(new Set(drawn.map((one) => one.piece))).toEqual(new Set(['a', 'b']));
    expect(new Set(drawn.flatMap((one) => one.cell ?? []))).toEqual(new Set([3, 4]));
    expect(new Set(drawn.flatMap((one) => one.record?.['tired'] ?? []))).toEqual(new Set([1, 2]));
  });

  test('needs a piece', () => {
    expect(drawnOverruling({}, TABLE, seeded('none'))).toBeNull();
  });
});
