/** Every row of the two lists: a case in which it applies, cases in which it does not, and its note. */
import { describe, expect, test } from 'vitest';
import { ARMY_OF_RELIEF_MODIFIERS } from '../src/modifiers/armyOfRelief.ts';
import { EXTENDED_MARCH_MODIFIERS } from '../src/modifiers/extendedMarch.ts';
import { type Input, rolled } from './asked.ts';

/** Start of the row's text, its worth, when it applies, and cases in which it must not. */
type Case = readonly [string, number, Input, ...Input[]];

const union = (game: string, type: string, more: Input = {}): Input => ({
  side: 'union',
  game,
  type,
  ...more,
});
const CSA = { side: 'confederate' };
const EXHAUSTED = { ...CSA, exhausted: true };

const EXTENDED: readonly Case[] = [
  ['Normal side', 1, { ...CSA, reaches: 4 }, CSA, { ...EXHAUSTED, reaches: 4 }],
  [
    'Exhausted side, Fatigue Level from 2',
    1,
    { ...EXHAUSTED, reaches: 3 },
    CSA,
    { ...EXHAUSTED, reaches: 2 },
  ],
  [
    'Exhausted side, Fatigue Level from 3',
    3,
    { ...EXHAUSTED, reaches: 4 },
    { ...EXHAUSTED, reaches: 3 },
    CSA,
  ],
  ['Wagon Train', 1, { ...CSA, type: 'wagon' }, CSA, { ...CSA, type: 'artillery' }],
  ['Wagon Train', 1, { side: 'union', type: 'wagon' }, { side: 'union' }],
  ...['HSN', 'AIO', 'BAC', 'RWH', 'AGA', 'TOM', 'TPC'].map(
    (game): Case => [
      'Late and early war cavalry',
      0,
      union(game, 'cavalry'),
      union(game, 'infantry'),
      union(game, 'mounted-infantry'),
      { ...CSA, game, type: 'cavalry' },
    ],
  ),
  ...['RTG', 'LLO', 'GTC'].map(
    (game): Case => [
      'Late and early war cavalry',
      0,
      union(game, 'cavalry', { armyOfPotomac: true }),
      union(game, 'cavalry'),
      union(game, 'infantry', { armyOfPotomac: true }),
    ],
  ),
  [
    'Late and early war cavalry',
    0,
    union('TOM', 'cavalry'),
    union('SJW', 'cavalry'),
    union('OTR', 'cavalry'),
  ],
  ...['SJW', 'HCR', 'RTG'].flatMap((game) =>
    ['infantry', 'artillery', 'cavalry', 'mounted-infantry'].map(
      (type): Case => [
        'Garrison units',
        2,
        union(game, type),
        union(game, type, { armyOfPotomac: true }),
        union(game, 'wagon'),
        { ...CSA, game, type },
      ],
    ),
  ),
  [
    'Garrison units',
    2,
    union('RWH', 'infantry'),
    union('RWH', 'infantry', { regularArmy: true }),
    union('TOM', 'infantry'),
    union('GTC', 'infantry'),
  ],
  ['Garrison units', 2, union('RWH', 'cavalry'), union('RWH', 'cavalry', { regularArmy: true })],
  ['Other Union', 1, union('TOM', 'infantry'), union('TOM', 'cavalry'), CSA],
  ['Other Union', 1, union('TOM', 'wagon'), { ...CSA, type: 'wagon' }],
  ['Other Union', 1, union('SJW', 'wagon'), union('SJW', 'infantry')],
  ['Other Union', 1, union('SJW', 'cavalry', { armyOfPotomac: true }), union('SJW', 'cavalry')],
  ['Other Union', 1, union('GTC', 'cavalry'), union('GTC', 'cavalry', { armyOfPotomac: true })],
  ['Other Union', 1, union('RWH', 'infantry', { regularArmy: true }), union('RWH', 'infantry')],
  ['Heat', 1, { ...CSA, heat: true }, CSA],
  ['Out of supply', 1, { ...CSA, outOfSupply: true }, CSA],
  ['All units in 1861', 1, { ...CSA, game: 'AGA', scenario1861: true }, { ...CSA, game: 'AGA' }, CSA],
  [
    'Cavalry unit in 1861',
    -3,
    { ...CSA, game: 'AGA', type: 'cavalry', scenario1861: true },
    { ...CSA, game: 'AGA', type: 'infantry', scenario1861: true },
    { ...CSA, game: 'AGA', type: 'cavalry' },
    { ...CSA, type: 'cavalry' },
  ],
  ['Retreat March', -3, { ...CSA, game: 'AGA', retreatMarch: true }, { ...CSA, game: 'AGA' }, CSA],
];

const QUIET = { turn: 35, box: 1, jacksonStationDestroyed: true };
const RELIEF: readonly Case[] = [
  ['Strategic Cycle of turn 15', -2, { ...QUIET, turn: 15 }, QUIET, { ...QUIET, turn: 20 }],
  ...[20, 25, 30].map(
    (turn): Case => [
      'Strategic Cycles of turns 20',
      -1,
      { ...QUIET, turn },
      { ...QUIET, turn: 15 },
      { ...QUIET, turn: 35 },
    ],
  ),
  ['Johnston Sick', -1, { ...QUIET, johnstonSick: true }, QUIET, { ...QUIET, davisPushesJohnston: true }],
  ...[50, 55, 70].map(
    (turn): Case => ['Strategic Cycles of turn 50', 1, { ...QUIET, turn }, { ...QUIET, turn: 45 }],
  ),
  ['President Davis', 2, { ...QUIET, davisPushesJohnston: true }, QUIET, { ...QUIET, johnstonSick: true }],
  ['RR station', 1, { ...QUIET, jacksonStationDestroyed: false }, QUIET],
  ['Army of Relief marker', 1, { ...QUIET, box: 0 }, QUIET, { ...QUIET, box: 3 }],
];

const LISTS = [
  ['extended-march', EXTENDED_MARCH_MODIFIERS, EXTENDED],
  ['army-of-relief', ARMY_OF_RELIEF_MODIFIERS, RELIEF],
] as const;

/** One die is rolled whatever it shows; a step that needs no roll has no list. */
const notesOf = (id: string, input: Input) => rolled(id, { ...input }, 3).notes;

const lineOf = (id: string, title: string, start: string, input: Input) => {
  const found = notesOf(id, input).filter((n) => n.group === title && n.text.startsWith(start));
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe.each(LISTS)('gcacw/%s', (id, { title, modifiers }, cases) => {
  test.each(cases.map((c) => [c[0], c[1], c] as const))(
    '%s: %i',
    (_, __, [start, worth, applies, ...idle]) => {
      expect(lineOf(id, title, start, applies)).toMatchObject({ applied: true, value: worth });
      for (const input of idle) {
        const line = lineOf(id, title, start, input);
        expect(line.applied).toBe(false);
        expect(line.reason).toMatch(/\w/);
        expect(line.cite).toMatch(/\w/);
      }
    },
  );

  test('the net is the sum of the lines that apply', () => {
    for (const [, , ...inputs] of cases) {
      for (const input of inputs) {
        const notes = notesOf(id, input);
        const sum = notes
          .filter((n) => n.group === title && n.applied)
          .reduce((total, n) => total + Number(n.value), 0);
        expect(notes.find((n) => n.group === 'Net')?.value).toBe(sum);
      }
    }
  });

  test('every row is in every ledger', () => {
    const lines = notesOf(id, cases[0]![2]).filter((n) => n.group === title && n.chart !== undefined);
    expect(lines.map((n) => n.text)).toEqual(modifiers.map((row) => row.text));
  });

  test('no row of the card is left without a case', () => {
    const covered = (text: string) => cases.some(([start]) => text.startsWith(start));
    expect(modifiers.map((row) => row.text).filter((text) => !covered(text))).toEqual([]);
  });
});

describe('lines of the Extended March list that meet', () => {
  const net = (input: Input) =>
    rolled('extended-march', input, 3).notes.find((n) => n.group === 'Net')?.value;

  test.each([
    [{ side: 'union', reaches: 4 }, 2],
    [{ side: 'union', type: 'cavalry', reaches: 4 }, 1],
    [{ side: 'union', type: 'wagon', reaches: 3 }, 2],
    [{ side: 'union', exhausted: true, reaches: 4, heat: true, outOfSupply: true }, 6],
    [{ side: 'union', game: 'AGA', type: 'cavalry', scenario1861: true, reaches: 3 }, -2],
    [{ side: 'confederate', game: 'AGA', scenario1861: true, retreatMarch: true, reaches: 4 }, -1],
    [{ side: 'union', game: 'RTG', type: 'cavalry', reaches: 3 }, 2],
    [{ side: 'union', game: 'RWH', type: 'cavalry', reaches: 3 }, 2],
    [{ side: 'confederate', reaches: 3 }, 0],
  ])('%o: %i', (input, total) => {
    expect(net(input)).toBe(total);
  });

  test('the other modifier has a line of its own and counts', () => {
    expect(net({ side: 'union', reaches: 4, otherModifier: 2 })).toBe(4);
    expect(net({ side: 'union', reaches: 4, otherModifier: -3 })).toBe(-1);
    const idle = rolled('extended-march', { reaches: 3 }, 3).notes.find((n) =>
      n.text.startsWith('Other mod'),
    );
    expect(idle).toMatchObject({ applied: false, reason: 'none' });
  });
});
