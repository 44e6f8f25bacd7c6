/** Cavalry retreat: every row of the list, the roll, what it does to both sides, who may. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAVALRY_RETREAT_MODIFIERS } from '../src/modifiers/cavalryRetreat.ts';
import { DEFENDER_MODIFIERS } from '../src/modifiers/defender.ts';
import { TERRAIN_MODIFIERS } from '../src/modifiers/terrain.ts';
import type { CavalryRetreatOutcome } from '../src/procedures/cavalryRetreat.ts';
import { CAVALRY_RETREAT } from '../src/questions/cavalryRetreat.ts';
import { net as combatNet } from './attack.ts';

type Changes = Readonly<Record<string, unknown>>;
/** Combat Value 2 of the Confederates in TOM: nothing applies. */
const PLAIN: Changes = { units: [{ name: 'Adams', manpower: 2 }], activeMP: 9 };
const of = (...units: readonly Changes[]): Changes => ({ units });
const cv = (manpower: number, more: Changes = {}): Changes => of({ manpower, ...more });
const half = cv(1, { disorganized: true });

function ask(changes: Changes) {
  const verdict = CAVALRY_RETREAT.ask({ ...PLAIN, ...changes });
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
function roll(changes: Changes, die: number) {
  const verdict = ask(changes).rollWith([die]);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const outcome = (changes: Changes, die: number) => roll(changes, die).result as CavalryRetreatOutcome;
const refusal = (changes: Changes) => CAVALRY_RETREAT.ask({ ...PLAIN, ...changes }).refused;
const added = (changes: Changes): unknown => roll(changes, 3).notes.find((n) => n.group === 'Net')?.value;

type Case = readonly [string, number, Changes, ...Changes[]];
const NOT_NAMED = { bluffInCavalryRetreat: 'not-named' };
const early = ['OTR', 'AGA', 'SIV'] as const;

const CASES: readonly Case[] = [
  ['Terrain', 2, { hexside: 'ford' }, {}, { hexside: 'downhill-ridge' }],
  ['Terrain', 2, { hexside: 'uphill-ridge' }, {}],
  [
    'Terrain',
    2,
    { hexside: 'uphill-bluff' },
    { hexside: 'uphill-bluff', houseRules: { bluffInCavalryRetreat: 'not-named' } },
  ],
  ['Terrain', 1, { hexside: 'creek' }, {}],
  ['Terrain', 3, { hexside: 'creek', alsoUphill: true, houseRules: NOT_NAMED }, {}],
  ['Terrain', 1, { hexside: 'creek', alsoUphill: true, alsoBluff: true, houseRules: NOT_NAMED }, {}],
  ['Terrain', 3, { hexside: 'creek', alsoUphill: true, alsoBluff: true }, {}],
  ['Terrain', 2, { hexside: 'creek', rain: true }, { rain: true }],
  ['Terrain', 2, { defenderTerrain: 'mountain' }, { defenderTerrain: 'woods' }],
  ['Terrain', 1, { defenderTerrain: 'mountain', attackerTerrain: 'mountain' }, {}],
  ['Terrain', 1, { defenderTerrain: 'hill' }, { defenderTerrain: 'hill', attackerTerrain: 'hill' }],
  ['Terrain', 3, { defenderTerrain: 'hill', hexside: 'bridge' }, {}],
  ['Very large', 2, cv(3), cv(2), {}],
  [
    'Very large',
    2,
    of({ manpower: 2 }, { manpower: 1 }),
    of({ manpower: 2 }, { manpower: 1, disorganized: true }),
  ],
  ['Very large', 2, cv(2, { entrenchment: 'abatis' }), {}],
  ['Very large', 2, { ...cv(3), game: 'OTR', side: 'union' }, { game: 'OTR', side: 'union' }],
  ...early.map((game): Case => ['Very large', 4, { ...cv(3), game }, { ...cv(2), game }]),
  ...early.map(
    (game): Case => [
      'Large',
      2,
      { ...cv(2), game },
      { ...cv(2), game, side: 'union' },
      { ...cv(3), game },
      { ...cv(1), game },
      cv(2),
    ],
  ),
  ['Demoralized', -2, cv(2, { demoralized: 1 }), {}],
  [
    'Demoralized',
    -2,
    of({ manpower: 1, demoralized: 2 }, { manpower: 1, demoralized: 1 }),
    of({ manpower: 1, demoralized: 2 }, { manpower: 1 }),
  ],
  [
    'Fatigue',
    -2,
    cv(2, { fatigue: 4 }),
    cv(2, { fatigue: 3 }),
    of({ fatigue: 4, manpower: 1 }, { manpower: 1 }),
  ],
  ['Supply', -2, { outOfSupply: true }, {}],
  ['Small', -2, cv(1), {}, half],
  ['Small', -2, of({ manpower: 1, disorganized: true }, { manpower: 1, disorganized: true }), {}],
  ['Small', -2, cv(1, { disorganized: true, entrenchment: 'abatis' }), half],
  ...early.map((game): Case => ['Small', -2, { ...cv(1), game, side: 'union' }, { ...cv(1), game }]),
  [
    'Very small',
    -4,
    half,
    cv(1),
    of({ manpower: 1, disorganized: true }, { manpower: 1, disorganized: true }),
  ],
  ...early.map((game): Case => ['Very small', -2, { ...half, game }, { ...cv(1), game }]),
  ['Very small', -4, { ...half, game: 'SIV', side: 'union' }, {}],
];

describe('modifiers', () => {
  const lineOf = (start: string, changes: Changes) => {
    const found = roll(changes, 3).notes.filter(
      (n) => n.group === CAVALRY_RETREAT_MODIFIERS.title && n.text.startsWith(start),
    );
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  test.each(CASES.map((c) => [c[0], c[1], c] as const))(
    '%s: %i',
    (_s, _w, [start, worth, applies, ...idle]) => {
      const cite = JSON.stringify(applies).includes('abatis') ? '10.2, 11.3b' : '10.2';
      expect(lineOf(start, applies)).toMatchObject({ applied: true, value: worth, cite });
      for (const changes of idle) {
        const line = lineOf(start, changes);
        expect(line.applied).toBe(false);
        expect(line.reason).toMatch(/\w/);
      }
    },
  );

  test('no row of the card is left without a case', () => {
    const starts = CAVALRY_RETREAT_MODIFIERS.modifiers.map(({ text }) => text);
    expect(starts.filter((text) => !CASES.some(([start]) => text.startsWith(start)))).toEqual([]);
  });

  test('they are cumulative', () => {
    expect(added({})).toBe(0);
    expect(added({ ...half, hexside: 'creek', outOfSupply: true })).toBe(1 - 2 - 4);
    expect(added({ ...cv(5, { demoralized: 1, fatigue: 4 }), defenderTerrain: 'hill' })).toBe(1 + 2 - 2 - 2);
  });

  test('terrain is worth what it is worth in combat, row by row', () => {
    expect(DEFENDER_MODIFIERS.modifiers.slice(0, 5)).toEqual(TERRAIN_MODIFIERS);
    const hexsides = ['none', 'creek', 'ford', 'uphill-ridge', 'downhill-ridge', 'uphill-bluff'];
    const ground = fc.record({
      hexside: fc.constantFrom(...hexsides),
      defenderTerrain: fc.constantFrom('clear', 'hill', 'mountain', 'swamp'),
      attackerTerrain: fc.constantFrom('clear', 'hill', 'mountain'),
    });
    fc.assert(
      fc.property(ground, (where) => {
        expect(added(where)).toBe(0 - combatNet(where));
      }),
    );
  });
});

describe('the roll', () => {
  test.each([
    [1, 0, 1, 1],
    [2, 0, 1, 0],
    [3, 0, 2, 0],
    [6, 0, 3, 0],
    [6, 4, 5, 0],
    [1, -2, 0, 1],
    [3, -2, 1, 1],
    [1, -6, 0, 1],
  ])('die %i with %i: %i MP, each loses %i', (die, modifier, mpTaken, loss) => {
    const changes: Record<number, Changes> = {
      0: {},
      4: { ...cv(3), game: 'OTR' },
      [-2]: { outOfSupply: true },
      [-6]: { ...cv(1, { disorganized: true }), outOfSupply: true },
    };
    expect(added(changes[modifier]!)).toBe(modifier);
    expect(outcome(changes[modifier]!, die)).toMatchObject({ mpTaken, loss, mpLeft: 9 - mpTaken });
  });

  test('halves are rounded up, or down as ruled', () => {
    const houseRules = { cavalryRetreatRounding: 'down' };
    expect([1, 2, 3, 4, 5, 6].map((die) => outcome({}, die).mpTaken)).toEqual([1, 1, 2, 2, 3, 3]);
    expect([1, 2, 3, 4, 5, 6].map((die) => outcome({ houseRules }, die).mpTaken)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('no more MP are taken than there are; with none left the march ends', () => {
    expect(outcome({ activeMP: 2 }, 6)).toMatchObject({ mpTaken: 2, mpLeft: 0, ends: 'march' });
    expect(outcome({ activeMP: 3 }, 4)).toMatchObject({ mpTaken: 2, mpLeft: 1, ends: null });
    expect(outcome({ activeMP: 0 }, 1)).toMatchObject({ mpTaken: 0, ends: 'march' });
  });

  test('an assault loses no MP and is void', () => {
    expect(outcome({ from: 'assault' }, 6)).toMatchObject({
      mpTaken: 0,
      mpLeft: 0,
      ends: 'assault',
      loss: 0,
    });
    const { outcomes } = ask({ from: 'assault' }).odds();
    expect(outcomes.map((o) => o.fraction)).toEqual(['5/6', '1/6']);
  });

  test('throws that do the same are one outcome', () => {
    const { outcomes, method } = ask({}).odds();
    expect(method).toBe('exact');
    expect(outcomes.map((o) => o.fraction)).toEqual(['1/3', '1/3', '1/6', '1/6']);
    expect(outcomes.map((o) => o.label)).toContain('active unit loses 1 MP, has 8; cavalry loses 1 each');
    expect(ask({ activeMP: 1 }).odds().outcomes).toHaveLength(2);
  });

  test('the pasted line shows the die', () => {
    expect(roll({ hexside: 'creek' }, 4).line).toBe(
      'TOM cavalry retreat, die 4+1 = 5: active unit loses 3 MP, has 6; Adams 2 disorganized F1; retreats 4 to 6.',
    );
    expect(roll({}, 4).line).toMatch(/^TOM cavalry retreat, die 4: /);
    expect(roll(cv(1), 4).line).toMatch(/^TOM cavalry retreat, die 4-2 = 2: /);
  });
});

describe('the cavalry', () => {
  test('gains 1 Fatigue Level, at most 4, is disorganized and leaves its works', () => {
    const units = [
      { name: 'A', manpower: 3, fatigue: 4, entrenchment: 'abatis' },
      { name: 'B', manpower: 2, fatigue: 1, exhausted: true },
    ];
    const { units: after, eliminated } = outcome({ units }, 5);
    expect(after).toMatchObject([
      { name: 'A', manpower: 3, fatigue: 4, organized: false, entrenchment: 'none' },
      { name: 'B', manpower: 2, fatigue: 2, organized: false, exhausted: true },
    ]);
    expect(eliminated).toEqual([]);
  });

  test('each unit loses 1 on a modified 1 or less; one without manpower is gone', () => {
    const units = [
      { name: 'A', manpower: 2 },
      { name: 'B', manpower: 1, disorganized: true },
    ];
    const { units: after, eliminated } = outcome({ units }, 1);
    expect(after.map(({ name, manpower }) => [name, manpower])).toEqual([['A', 1]]);
    expect(eliminated).toEqual(['B']);
    expect(roll(half, 1).label).toContain('cavalry destroyed');
  });

  test('house rule cavalryRetreatLoss exactly-1: a roll below 1 costs nothing', () => {
    const houseRules = { cavalryRetreatLoss: 'exactly-1' };
    const low = { units: [{ name: 'A', manpower: 1 }], houseRules };
    // A Combat Value of 1 takes 2 off: 1 is -1, 2 is 0, 3 is 1.
    expect([1, 2, 3, 4].map((die) => outcome(low, die).loss)).toEqual([0, 0, 1, 0]);
    expect([1, 2, 3, 4].map((die) => outcome({ ...low, houseRules: {} }, die).loss)).toEqual([1, 1, 1, 0]);
  });
});

describe('what is left of it', () => {
  const told = (changes: Changes, die: number) =>
    roll(changes, die).notes.find((note) => note.text.startsWith('Retreats 4 to 6'));

  test('retreats; cavalry that is destroyed does not', () => {
    expect(told({}, 4)).toMatchObject({ applied: true, cite: '10.4' });
    expect(roll(half, 1).line).toMatch(/; cavalry destroyed\.$/);
    expect(told(half, 1)).toMatchObject({ applied: false, reason: 'nothing is left of it' });
  });

  test('of two, one destroyed: both are told', () => {
    const ragged = { disorganized: true };
    const two = of({ name: 'A', manpower: 2, ...ragged }, { name: 'B', manpower: 1, ...ragged });
    const { line, notes } = roll(two, 1);
    expect(line).toMatch(/; B destroyed; A 1 disorganized F1; retreats 4 to 6\.$/);
    expect(notes.at(-2)).toMatchObject({ text: 'B has no manpower left', value: 'destroyed' });
    expect(told(two, 1)).toMatchObject({ applied: true });
  });
});

describe('who may', () => {
  test.each([
    [of({ type: 'infantry' }), 'units.0.type', '10.1'],
    [of({ manpower: 2 }, { type: 'artillery' }), 'units.1.type', '10.1'],
    [of({ type: 'mounted-infantry' }), 'units.0.type', '10.1, 1.2b'],
    [{ activeType: 'cavalry' }, 'activeType', '10.1b'],
    [{ activeType: 'wagon' }, 'activeType', '8.1a'],
    [{ activeType: 'artillery', houseRules: { cavalryRetreatFromArtillery: false } }, 'activeType', '10.1a'],
    [
      { activeType: 'mounted-infantry', houseRules: { mountedInfantryInCavalryRetreat: 'as-cavalry' } },
      'activeType',
      '1.2b',
    ],
  ])('not %o', (changes, field, cite) => {
    expect(refusal(changes)).toMatchObject({ field, cite });
  });

  test.each([
    { activeType: 'artillery' },
    { activeType: 'mounted-infantry' },
    { ...of({ type: 'mounted-infantry' }), houseRules: { mountedInfantryInCavalryRetreat: 'as-cavalry' } },
  ])('but %o', (changes) => {
    expect(refusal(changes)).toBeNull();
  });
});
