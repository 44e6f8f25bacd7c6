/** Areas, depots and supply of the campaign (19.0.3, 19.4.1, 19.4.2); numbers are those of the worked cases. */
import { describe, expect, test } from 'vitest';
import { areaOf, areasOf } from '../src/campaign/areas.ts';
import { type Depots, depotsAfter, openBar, servingDepots } from '../src/campaign/depots.ts';
import { assaultSuffers, goesHungry, IN_SUPPLY, judgedSupply, supplyPaths } from '../src/campaign/supply.ts';
import type { Theatre } from '../src/campaign/theatre.ts';
import { all, at, RULES, theatreOf } from './campaigning.ts';
import { VICKSBURG } from './playing.ts';

describe('areas', () => {
  const areas = areasOf(VICKSBURG);
  test.each([
    ['left', 2103],
    ['right', 588],
    ['west', 399],
    ['jackson', 1162],
  ] as const)('%s: %i hexes', (name, size) => {
    expect(areas[name].size).toBe(size);
  });

  test.each([
    ['E2519', 'jackson'],
    ['E2712', 'jackson'],
    ['E3023', 'rest of the left bank'],
    ['E2533', 'rest of the left bank'],
    ['W2414', 'right bank'],
    ['W2416', 'elsewhere'],
  ] as const)('%s lies in: %s', (hex, area) => {
    expect(areaOf(VICKSBURG, at(hex))).toBe(area);
  });
});

const LONG = 60;
const pathOf = (theatre: Theatre, depot: string, hex: string): number | undefined =>
  supplyPaths(theatre, all(depot), LONG).get(at(hex));

const judged = (turn: number, path: number | undefined, before = IN_SUPPLY) =>
  judgedSupply({ turn, path: path ?? null, before, rules: RULES }).supply;

describe('supply paths', () => {
  test('case 20: from Grand Gulf on turn 5', () => {
    const theatre = theatreOf({ Osterhaus: 'W4014' });
    expect(['W4014', 'W4210', 'W4005'].map((hex) => pathOf(theatre, 'W4622', hex))).toEqual([14, 15, 21]);
    expect([14, 15, 21].map((path) => judged(5, path))).toEqual(['in', 'in', 'out']);
  });

  test('case 21: an inland depot at Rocky Springs on turn 10', () => {
    const theatre = theatreOf({ Osterhaus: 'W3705' });
    expect(pathOf(theatre, 'W4622', 'W4210')).toBe(15);
    expect(['W3705', 'E3433', 'E3023'].map((hex) => pathOf(theatre, 'W4210', hex))).toEqual([8, 14, 26]);
    expect([8, 14, 26].map((path) => judged(10, path))).toEqual(['in', 'in', 'foraging']);
  });

  test('case 22: the country feeds a unit for one Cycle', () => {
    const foraging = judgedSupply({ turn: 10, path: null, before: IN_SUPPLY, rules: RULES });
    expect(judged(15, undefined, foraging)).toBe('out');
    expect(judged(15, undefined, IN_SUPPLY)).toBe('foraging');
  });

  test('players may let the country feed them for two Cycles, or never', () => {
    const longer = { ...RULES, forageCycles: 2 } as const;
    const once = judgedSupply({ turn: 10, path: null, before: IN_SUPPLY, rules: longer });
    const twice = judgedSupply({ turn: 15, path: null, before: once, rules: longer });
    expect([once.supply, twice.supply]).toEqual(['foraging', 'foraging']);
    expect(judgedSupply({ turn: 20, path: null, before: twice, rules: longer }).supply).toBe('out');
    const never = { ...RULES, forageCycles: 0 } as const;
    expect(judgedSupply({ turn: 10, path: null, before: IN_SUPPLY, rules: never }).supply).toBe('out');
  });

  test('out of supply it does not forage, and goes hungry from the second Cycle on', () => {
    const out = judgedSupply({ turn: 5, path: null, before: IN_SUPPLY, rules: RULES });
    const again = judgedSupply({ turn: 10, path: null, before: out, rules: RULES });
    expect([out, again].map(({ supply, outRuns }) => [supply, outRuns])).toEqual([
      ['out', 1],
      ['out', 2],
    ]);
    expect([goesHungry(out, 5), goesHungry(again, 5), goesHungry(again, 1)]).toEqual([false, true, false]);
  });

  test('an assault suffers if half of its strength is out', () => {
    const attack = (...values: readonly (readonly [number, boolean])[]) =>
      assaultSuffers(values.map(([cv, out]) => ({ cv, out })));
    expect(attack([8, true], [8, false])).toBe(true);
    expect(attack([8, true], [9, false])).toBe(false);
  });
});

const BEFORE_VICKSBURG = {
  Steele: 'W2313',
  'Logan-A': 'W2412',
  Carr: 'W2513',
  Osterhaus: 'W2614',
  'Blair-A': 'W2011',
} as const;
const IN_THE_WORKS = {
  Shoup: 'W2314',
  Hebert: 'W2413',
  Barton: 'W2514',
  Taylor: 'W2515',
  Vaughn: 'W2414',
} as const;

describe('before Vicksburg on turn 20', () => {
  const theatre = theatreOf({ ...BEFORE_VICKSBURG, Tuttle: 'W2404' }, IN_THE_WORKS);
  const opening = (hex: string, where: Theatre, changes: Partial<Depots> = {}) =>
    openBar(where, { open: [], openedNow: false, controlled: new Set(), ...changes }, at(hex), RULES)?.code ??
    'open';

  test("case 23: from Johnson's Landing, round the zones of the works", () => {
    const hexes = ['W2412', 'W2513', 'W2614', 'W2404', 'E2533'];
    expect(hexes.map((hex) => pathOf(theatre, 'W1813', hex))).toEqual([7, 9, 15, 15, 20]);
  });

  test("case 24: guns in Snyder's Bluff bar the landings behind them", () => {
    const guns = theatreOf(BEFORE_VICKSBURG, { '2 TX': 'W1410' });
    const controlled = new Set(all('W1410', 'W1006', 'E0229'));
    expect(opening('W1006', guns, { controlled })).toBe('batteries');
    expect(opening('E0229', guns, { controlled })).toBe('batteries');
    expect(opening('W1410', guns, { controlled })).toBe('enemy-near');
    expect(opening('W1813', guns)).toBe('open');
    expect(opening('W1006', theatreOf(BEFORE_VICKSBURG), { controlled })).toBe('open');
  });

  test('case 25: an inland depot at Bovina hangs on the landing', () => {
    expect(pathOf(theatre, 'W1813', 'W2406')).toBe(13);
    const depots = { open: all('W1813'), controlled: new Set(all('W2406')) };
    expect(opening('W2406', theatre, depots)).toBe('open');
    expect(opening('W2406', theatre, { ...depots, open: [] })).toBe('no-path');
    expect(pathOf(theatre, 'W2406', 'E2533')).toBe(7);
  });

  test('what else bars a depot', () => {
    const controlled = new Set(all('W4622', 'W3117', 'E3023', 'W2510'));
    const south = theatreOf({ Osterhaus: 'W4014' }, { '2 MO': 'W4622', Moore: 'W3317' });
    expect(opening('W3117', south, { controlled })).toBe('batteries');
    expect(opening('W4622', theatre, { controlled, openedNow: true })).toBe('one-depot');
    expect(opening('W4622', theatre, { controlled, open: all('W5228', 'W1813', 'W1410') })).toBe('depots');
    expect(opening('W5228', theatre)).toBe('not-controlled');
    expect(opening('E2323', theatre, { controlled })).toBe('no-depot-here');
    expect(opening('W4622', theatre, { controlled, open: all('W4622') })).toBe('depot-open');
  });
});

test('case 63: a depot in an enemy zone serves nobody and stays open', () => {
  const theatre = theatreOf({ Osterhaus: 'W4614' }, { '1 MS': 'W4621' });
  expect(pathOf(theatre, 'W4622', 'W4614')).toBeUndefined();
  expect(servingDepots(theatre, all('W4622'), [], RULES).open).toEqual(all('W4622'));
  const guarded = theatreOf({ Osterhaus: 'W4614', Dennis: 'W4622' }, { '1 MS': 'W4621' });
  expect(pathOf(guarded, 'W4622', 'W4622')).toBe(0);
});

test('an inland depot without its path closes; one whose landing is disrupted stays open and does not serve', () => {
  const theatre = theatreOf({ Osterhaus: 'W4210' });
  const open = all('W4622', 'W4210');
  expect(servingDepots(theatre, open, [], RULES)).toEqual({ open, serving: open });
  expect(servingDepots(theatre, open, all('W4622'), RULES)).toEqual({ open, serving: [] });
  expect(servingDepots(theatre, all('W5228', 'W4210'), [], RULES).open).toEqual(all('W5228'));
  expect(depotsAfter(open, at('W4622'))).toEqual(all('W4210'));
});
