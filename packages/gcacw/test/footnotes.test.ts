/** What the footnotes of the set-ups say, scenario by scenario, and that nobody else has one. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Scenario, SetupLine } from '../src/scenarios/scenario.ts';

const numbered = (n: number): Scenario => SCENARIOS.find(({ number }) => number === n)!;
const lines = (n: number, side: string): readonly SetupLine[] =>
  numbered(n).setup.filter((line) => line.side === side);
const named = (n: number, name: string): SetupLine =>
  numbered(n).setup.find(({ counter }) => counter === name)!;

const FRESH = {
  exhausted: false,
  fatigue: 0,
  organized: true,
  demoralized: 0,
  entrenchment: 'none',
  release: null,
  mayEntrench: true,
  staysInHex: false,
  arrives: null,
};
const HELD = { turn: null, adjacent: false, within: null, infantryIn: null, fatigue: null };
const until = (more: object) => ({ release: { ...HELD, ...more } });
const on = (turn: number, from: string | null = null) => ({ arrives: { turn, entry: 'turn', from } });
const WARREN = until({ turn: 11, infantryIn: 'Warren County' });

/** Everything that the footnotes say, scenario by scenario: number, counters, states; the others are fresh. */
const FOOTNOTES: readonly (readonly [number, readonly string[], object])[] = [
  [1, ['Baldwin', 'Osterhaus', 'Carr', 'Hovey-A', 'AJ Smith-B'], { exhausted: true }],
  [1, ['Tracy'], { exhausted: true, organized: false }],
  [1, ['1 MO', '1 MO (dmnt)'], { fatigue: 1, ...until({ adjacent: true }) }],
  [
    2,
    ['Loring-A', 'Bowen', 'Tilghman-A', '1 MO (dmnt)', 'Cockrell-A', '1 MO'],
    until({ turn: 2, within: 5 }),
  ],
  [2, ['AW Reynolds'], until({ turn: 2, fatigue: 1 })],
  [2, ['2 MO'], { entrenchment: 'fort', staysInHex: true }],
  [2, ['Osterhaus', 'Carr', 'Hovey-A', 'AJ Smith-B'], { fatigue: 1 }],
  [2, ['McPherson', 'Logan-A'], until({ turn: 2 })],
  [2, ['Dennis', 'Crocker'], on(2)],
  [3, ['1 MO (dmnt)', '2 MO'], { entrenchment: 'fort' }],
  [4, ['Vaughn', 'Gregg-A', '14 MS'], until({ turn: 3 })],
  [4, ['Walker-A'], on(3)],
  [4, ['Colquitt', 'Maxey-A'], on(4)],
  [4, ['Evans-A'], on(5)],
  [5, ['Vaughn', '14 MS'], until({ adjacent: true })],
  [5, ['Colquitt', 'Maxey-B'], { ...until({ turn: 2, adjacent: true }), mayEntrench: false }],
  [5, ['6 MO'], { exhausted: true, fatigue: 1 }],
  [
    6,
    [
      ...['Barton', 'Cumming', 'Lee', 'AW Reynolds', 'Tilghman-C', 'Buford-A', 'Featherston-A'],
      ...['Cockrell-B', 'Green-B'],
    ],
    { fatigue: 2 },
  ],
  [6, ['Vaughn', 'Baldwin', 'Waul TX Leg', 'Sherman', 'Steele', 'Tuttle'], until({ turn: 2 })],
  [
    6,
    [...['Logan-B', 'Crocker', 'Osterhaus', 'Carr', 'Hovey-A', 'Blair-A', 'AJ Smith-A', 'Ransom', 'Ewing']],
    { fatigue: 1 },
  ],
  [7, ['Barton', 'Cumming', 'Lee'], { exhausted: true, organized: false }],
  [7, ['Cockrell-B', 'Green-B', 'Tilghman-C', 'Buford-A', 'Featherston-A'], { exhausted: true }],
  [7, ['AW Reynolds'], { fatigue: 2 }],
  [9, ['Barton', 'Cumming'], { exhausted: true, fatigue: 1, organized: false, demoralized: 1 }],
  [
    9,
    ['Lee', 'AW Reynolds', 'Quinby', 'Logan-B', 'Hovey-B'],
    { exhausted: true, fatigue: 1, organized: false },
  ],
  [9, ['Green-B', 'Cockrell-B'], { exhausted: true, organized: false }],
  [9, ['Ewing'], until({ turn: 2 })],
  [9, ['Osterhaus', 'Carr', 'AJ Smith-A'], { fatigue: 1 }],
  [10, ['Osterhaus', '6 MO', '5 IL', '4 IO', '2 IL', 'Mower', 'Marine'], { entrenchment: 'breastwork' }],
  [10, ['Washburn'], on(2)],
  [10, ['WS Smith'], { fatigue: 1, ...on(2) }],
  [12, ['Pemberton', '14 MS', '20 MS', '27 AL'], until({ turn: 5 })],
  [
    12,
    ['Loring-A', 'Bowen', 'Tilghman-A', '1 MO (dmnt)', 'Cockrell-A', '1 MO'],
    until({ turn: 2, within: 5 }),
  ],
  [12, ['Forney', 'Smith'], WARREN],
  [12, ['2 TX', 'Hebert', 'Vaughn', 'Shoup', 'Moore'], { entrenchment: 'fort', ...WARREN }],
  [12, ['Stevenson', 'Barton', 'Taylor'], until({ turn: 3 })],
  [12, ['AW Reynolds'], until({ turn: 2, fatigue: 1 })],
  [12, ['2 MO'], { entrenchment: 'fort', staysInHex: true }],
  [12, ['Osterhaus', 'AJ Smith-A', 'Hovey-A', 'Carr'], { fatigue: 1 }],
  [12, ['McPherson', 'Logan-A'], until({ turn: 2 })],
];

describe('footnotes', () => {
  test.each(FOOTNOTES)('scenario %i: %o', (n, counters, states) => {
    for (const counter of counters) expect(named(n, counter), counter).toMatchObject({ ...FRESH, ...states });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('nobody else in scenario %i has one', (n) => {
    const noted = new Set(FOOTNOTES.filter(([of]) => of === n).flatMap(([, counters]) => counters));
    for (const line of numbered(n).setup.filter(({ counter }) => !noted.has(counter))) {
      expect(line, line.counter).toMatchObject({ ...FRESH, arrives: line.arrives });
      expect(line.arrives === null || n === 12, line.counter).toBe(true);
    }
  });

  test.each([
    ['Featherston-A', 'E0504', on(3, 'Madison County')],
    ['Buford-A', 'E2712', on(5)],
    ['Waul TX Leg', 'W1006', on(6, 'Yazoo River')],
    ['1 MS', 'W5508', on(7, 'Claiborne County')],
    ['Gregg-A', 'E4920', on(9, 'Copiah County')],
    ['Johnston', 'E2712', on(14)],
    ['Sherman', 'W5228', on(8)],
    ['Bussey', 'W5228', on(32)],
    ['Kimball', 'W5228', on(35)],
    ['Parke', 'W5228', on(48)],
    ['Taliaferro', 'E2712', { arrives: { turn: null, entry: 'variable', from: null } }],
    ['Marine', 'W5228', { arrives: { turn: null, entry: 'variable', from: null } }],
    ['Grover', 'W5228', { arrives: { turn: null, entry: 'special', from: null } }],
  ])('%s arrives in the campaign at %s', (counter, hex, arrival) => {
    expect(named(12, counter)).toMatchObject({ ...FRESH, hex, ...arrival });
  });

  test('a leader and a unit of the same name stand on the sheet side by side', () => {
    const steeles = lines(11, 'union').filter(({ counter }) => counter === 'Steele');
    expect(steeles.map(({ leader, manpower: strength }) => [leader, strength])).toEqual([
      [true, null],
      [false, 10],
    ]);
  });
});
