/** Victory: places, totals, levels, and how a game ends (14, 21.15). */
import { storyOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Field } from '../src/field/field.ts';
import { GONE, type Tally } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import { withPoints } from '../src/play/state/points.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { aimsOf } from '../src/play/victory/aims.ts';
import { endIfGone, judge, resign } from '../src/play/victory/ending.ts';
import { scoreLines, verdictFor } from '../src/play/victory/scoring.ts';
import { resultOf } from '../src/play/victory/totals.ts';
import { termsOf } from '../src/scenarios/terms.ts';
import { fieldFor as laidOut, type Name, type Position, positionOf, ran } from './positions.ts';

/** The cases were worked with these factors; those of the sheets are set by what computers make of a scenario. */
const asWorked = (field: Field): Field => {
  const confederate = field.scenario.id === 'antietam/burnsides-bridge' ? 1.3 : 1;
  return { ...field, scenario: { ...field.scenario, factor: { union: 1, confederate } } };
};
const fieldFor = (name: Name): Field => asWorked(laidOut(name));

test.each([
  ['sunken-road', 'The Confederate total is multiplied by 1.4.'],
  ['morning', 'The Union total is multiplied by 1.45.'],
  ['burnsides-bridge', 'The Confederate total is multiplied by 2.2.'],
  ['whole-day', 'The Confederate total is multiplied by 1.65.'],
] as const)('the factor of %s', (name, words) => {
  expect(termsOf(laidOut(name).scenario).filter((term) => term.includes('multiplied'))).toEqual([words]);
});

const NOTHING: Tally = { men: 0, guns: 0, leaders: 0, places: 0 };
type Points = Readonly<Record<Side, Partial<Tally>>>;

/** Points so far and who holds which places, known to all. */
function standing(name: Name, points: Points, union: readonly string[], position: Position = {}): PlayState {
  const state = positionOf(name, { stage: { at: 'victory', side: 'union' }, ...position });
  const score = {
    union: { ...NOTHING, ...points.union },
    confederate: { ...NOTHING, ...points.confederate },
  };
  const held = fieldFor(name).goals.map(
    ({ name: goal }): Side => (union.includes(goal) ? 'union' : 'confederate'),
  );
  const known = <T>(all: T) => ({ all, union: all, confederate: all });
  return { ...state, score: known(score), held: known(held) };
}

/** The last victory phase of a scenario. */
function ended(name: Name, points: Points, union: readonly string[]) {
  const turn = fieldFor(name).scenario.turns[1];
  const out = ran(
    name,
    (field, now, u) => judge(asWorked(field), now, u),
    standing(name, points, union, { turn }),
  );
  const { winner, level, points: totals, over } = resultOf(fieldFor(name), out.state);
  return { out, totals, verdict: [over, winner, level] as const };
}

describe('history, counted by the rules', () => {
  // What the sheet gives: losses and leaders, and the turn values of all turns but the last; the last phase adds the rest.
  const DAY: Points = {
    union: { men: 10320, leaders: 150, places: 75 + (175 - 25) + (120 - 20) },
    confederate: { men: 12410, leaders: 450, places: 600 + 225 + 180 + 300 + 150 + 140 },
  };
  const LANE_AND_BRIDGE = ['Sunken Road', "Burnside's Bridge"];

  test('case 41: the whole day is a substantial Confederate victory', () => {
    const { totals, verdict, out } = ended('whole-day', DAY, LANE_AND_BRIDGE);
    expect(totals).toEqual({ union: 11540, confederate: 17870 });
    expect(verdict).toEqual([true, 'confederate', 'substantial']);
    expect(out.story()).toContain(
      'The battle is over: Confederate substantial victory (Union 11,540, Confederate 17,870 points).',
    );
  });

  test('case 41: with Sharpsburg taken at the end marginal, with the ford road too a draw', () => {
    const town = ended('whole-day', DAY, [...LANE_AND_BRIDGE, 'Sharpsburg']);
    expect(town.totals).toEqual({ union: 13090, confederate: 16320 });
    expect(town.verdict).toEqual([true, 'confederate', 'marginal']);
    const ford = ended('whole-day', DAY, [...LANE_AND_BRIDGE, 'Sharpsburg', 'Potomac ford road']);
    expect(ford.totals).toEqual({ union: 14115, confederate: 15295 });
    expect(ford.verdict).toEqual([true, null, 'draw']);
  });

  test('case 42: the morning is a draw', () => {
    const { totals, verdict } = ended(
      'morning',
      {
        union: { men: 6520, leaders: 100, places: 50 },
        confederate: { men: 7250, leaders: 350, places: 75 + 45 + 25 },
      },
      ['Dunker Church', 'The Cornfield'],
    );
    expect(totals).toEqual({ union: 7520, confederate: 8060 });
    expect(verdict).toEqual([true, null, 'draw']);
  });

  test('case 42: the Sunken Road is a substantial Confederate victory', () => {
    const { totals, verdict } = ended(
      'sunken-road',
      {
        union: { men: 2600, leaders: 50, places: 75 },
        confederate: { men: 3500, leaders: 50, places: 75 + 75 },
      },
      ['Sunken Road'],
    );
    expect(totals).toEqual({ union: 3150, confederate: 4650 });
    expect(verdict).toEqual([true, 'confederate', 'substantial']);
  });

  const BRIDGE: Points = {
    union: { men: 1480, places: 100 + 80 },
    confederate: { men: 2450, leaders: 50, places: 60 + 80 + 160 },
  };
  const OTTO = ["Burnside's Bridge", 'Otto farm'];

  test('case 42: at the bridge the factor of 1.3 makes it decisive', () => {
    const { totals, verdict } = ended('burnsides-bridge', BRIDGE, OTTO);
    expect(totals).toEqual({ union: 2200, confederate: 4316 });
    expect(verdict).toEqual([true, 'confederate', 'decisive']);
  });

  test('case 42: Sharpsburg counts for the Union only, and the Harpers Ferry road makes it a draw', () => {
    const town = ended('burnsides-bridge', BRIDGE, [...OTTO, 'Sharpsburg']);
    expect(town.totals).toEqual({ union: 2800, confederate: 4316 });
    expect(town.verdict).toEqual([true, 'confederate', 'substantial']);
    const road = ended('burnsides-bridge', BRIDGE, [...OTTO, 'Sharpsburg', 'Harpers Ferry road']);
    expect(road.totals).toEqual({ union: 3320, confederate: 3640 });
    expect(road.verdict).toEqual([true, null, 'draw']);
  });
});

describe('levels', () => {
  const level = (union: number, confederate: number) => {
    const state = standing('whole-day', { union: { men: union }, confederate: { men: confederate } }, []);
    const over = { ...state, stage: { at: 'game-over', side: 'union', resigned: false } } as const;
    const { winner, level: word } = resultOf(fieldFor('whole-day'), over);
    return [winner, word];
  };

  test.each([
    [1099, 1000, null, 'draw'],
    [1100, 1000, 'union', 'marginal'],
    [1000, 1299, 'confederate', 'marginal'],
    [1300, 1000, 'union', 'substantial'],
    [1000, 1599, 'confederate', 'substantial'],
    [1600, 1000, 'union', 'decisive'],
    [1999, 1000, 'union', 'decisive'],
    [2000, 1000, 'union', 'overwhelming'],
    [0, 1, 'confederate', 'overwhelming'],
    [0, 0, null, 'draw'],
    [7, 7, null, 'draw'],
  ] as const)('%i to %i: %s %s', (union, confederate, winner, word) => {
    expect(level(union, confederate)).toEqual([winner, word]);
  });
});

describe('the victory phase', () => {
  const church = standing('sunken-road', { union: {}, confederate: {} }, ['Dunker Church']);

  test('adds the turn values, tells them, and goes on', () => {
    const out = ran('sunken-road', judge, church);
    expect(out.state.score.all).toMatchObject({ union: { places: 25 }, confederate: { places: 50 } });
    expect(out.story()).toEqual([
      'The Union gains 25 points for Dunker Church; the Confederates gain 50 points for Sunken Road and Piper farm.',
    ]);
    expect(out.state.turn).toBe(5);
    expect(out.state.stage).toEqual({ at: 'turn-start', side: 'union' });
  });

  test('each side counts the places as it believes them to be held', () => {
    const { held, ...rest } = { ...church, options: { ...church.options, hidden: true } };
    const lane = held.all.with(0, 'union');
    const out = ran('sunken-road', judge, { ...rest, held: { ...held, all: lane, union: lane } });
    expect(out.state.score.all.union.places).toBe(50);
    expect(out.state.score.union.union.places).toBe(50);
    expect(out.state.score.confederate.union.places).toBe(25);
    expect(out.state.score.confederate.confederate.places).toBe(50);
    expect(out.story('union')[0]).toContain('The Union gains 50 points for Sunken Road and Dunker Church');
    expect(out.story('confederate')[0]).toContain('The Union gains 25 points for Dunker Church');
  });
});

describe('the end of the game', () => {
  const name = 'sunken-road';

  test('what a side did not know is known then', () => {
    const base = standing(name, { union: {}, confederate: {} }, [], { turn: 7, options: { hidden: true } });
    const hurt = withPoints(base, 'union', { men: 300 }, false);
    expect(resultOf(fieldFor(name), hurt).points['union']).toBe(300);
    expect(hurt.score.union.union.men).toBe(0);
    const out = ran(name, judge, hurt);
    expect(out.state.score.union).toEqual(out.state.score.all);
    expect(out.state.score.confederate).toEqual(out.state.score.all);
    expect(out.state.held.union).toEqual(out.state.held.all);
    expect(out.state.stage).toMatchObject({ at: 'game-over', resigned: false });
  });

  const without = (side: Side, square: number) =>
    Object.fromEntries(
      fieldFor(name)
        .units.filter((unit) => unit.side === side)
        .map(({ id }) => [id, { square }]),
    );

  test('comes at once when a side has nobody on the map or waiting; the other then has all places', () => {
    const gone = positionOf(name, { units: without('confederate', GONE) });
    const out = ran(name, (field, state, u) => endIfGone(field, state, u)!, gone);
    expect(out.state.stage.at).toBe('game-over');
    expect(out.state.held.all).toEqual(['union', 'union', 'union', 'union']);
    expect(resultOf(fieldFor(name), out.state)).toMatchObject({
      ...{ over: true, winner: 'union', level: 'overwhelming', points: { union: 2300, confederate: 0 } },
    });
    const units = { ...without('confederate', GONE), 'C-CUMMING': {} };
    expect(endIfGone(fieldFor(name), positionOf(name, { units }), null as never)).toBeNull();
  });

  test('who resigns gives the other at least a decisive victory', () => {
    const giving = (union: number) => {
      const state = standing(name, { union: { men: union }, confederate: { men: 1000 } }, ['Dunker Church']);
      const out = ran(name, (field, now, u) => resign(field, now, 'confederate', u), state);
      const { winner, level } = resultOf(fieldFor(name), out.state);
      return [winner, level, out.story()[0]];
    };
    expect(giving(0)).toEqual(['union', 'decisive', 'The Confederates give up the field.']);
    expect(giving(5000).slice(0, 2)).toEqual(['union', 'overwhelming']);
  });
});

describe('what is shown of it', () => {
  const name = 'burnsides-bridge';
  const state = standing(
    name,
    { union: { men: 500, guns: 40 }, confederate: { men: 800, leaders: 50, places: 60 } },
    ["Burnside's Bridge"],
  );

  test('a running game stands as if it ended now', () => {
    expect(resultOf(fieldFor(name), state)).toMatchObject({
      over: false,
      points: { union: 840, confederate: (800 + 50 + 60 + 200 + 500) * 1.3 },
    });
    expect(verdictFor(fieldFor(name), state, null)).toBe(
      'Confederate overwhelming victory, Union 840 to Confederate 2,093',
    );
  });

  test('every line with its rule', () => {
    const lines = scoreLines(fieldFor(name), state, 'union').map(
      ({ group, text, value, applied }) => `${group}: ${text}: ${value}${applied ? '' : ' (no)'}`,
    );
    expect(lines).toEqual([
      'Union: Confederate men lost, 1 each: 500 points',
      'Union: Confederate guns lost, 20 each: 40 points',
      'Union: Confederate leaders lost, 50 or 150 each: 0 points (no)',
      'Union: Places held so far: 0 points (no)',
      'Union: Places at the end, as they are held now: 300 points',
      'Union: Total: 840 points',
      'Confederate: Union men lost, 1 each: 800 points',
      'Confederate: Union guns lost, 20 each: 0 points (no)',
      'Confederate: Union leaders lost, 50 or 150 each: 50 points',
      'Confederate: Places held so far: 60 points',
      'Confederate: Places at the end, as they are held now: 700 points',
      'Confederate: Factor of the scenario: × 1.3',
      'Confederate: Total: 2,093 points',
      "Places: Burnside's Bridge (2032): 20 a turn, 300 at the end: Union",
      'Places: Otto farm (1831): 20 a turn, 200 at the end: Confederate',
      'Places: Harpers Ferry road (1331): 20 a turn, 500 at the end: Confederate',
      'Places: Sharpsburg (1327): 0 a turn, 600 at the end: Confederate (no)',
      'Places: Potomac ford road (0532): 0 a turn, 200 at the end: Confederate (no)',
      'Result: The larger total by the smaller: 2.492',
    ]);
    expect(storyOf(scoreLines(fieldFor(name), state, null))).toEqual([]);
  });

  test('what each side is after', () => {
    const [union, confederate] = aimsOf(fieldFor(name), state, 'union');
    expect(union).toMatchObject({ side: 'union', text: 'needs 2,303 points to win, has 840' });
    expect(union!.more).toEqual([
      'still to take: Otto farm (20 a turn and 200 at the end), Harpers Ferry road (20 a turn and 500 at the end), Sharpsburg (600 at the end), Potomac ford road (200 at the end)',
      '1,463 points more for a marginal victory',
    ]);
    expect(confederate).toMatchObject({
      ...{ side: 'confederate', text: 'needs 924 points to win, has 2,093' },
      more: ["still to take: Burnside's Bridge (20 a turn and 300 at the end)"],
    });
  });

  test('with hidden units a side sees only what it knows, and a watcher what both know', () => {
    const hidden = { ...state, options: { ...state.options, hidden: true } };
    const unseen = withPoints(hidden, 'union', { men: 100 }, false);
    const seen = (seat: Side | null) => scoreLines(fieldFor(name), unseen, seat)[0]!.value;
    expect(seen('union')).toBe('500 points');
    expect(seen('confederate')).toBe('600 points');
    expect(seen(null)).toBe('500 points');
    const bridge = { ...unseen.held, union: unseen.held.all.with(1, 'union' as const) };
    const places = (seat: Side | null) =>
      scoreLines(fieldFor(name), { ...unseen, held: bridge }, seat).find(({ text }) =>
        text.startsWith('Otto'),
      )!.value;
    expect([places('union'), places('confederate'), places(null)]).toEqual([
      'Union',
      'Confederate',
      'Confederate',
    ]);
  });

  test('when it is over there is nothing left to be after', () => {
    const over = { ...state, stage: { at: 'game-over', side: 'union', resigned: false } } as const;
    expect(aimsOf(fieldFor(name), over, null)).toEqual([]);
  });
});
