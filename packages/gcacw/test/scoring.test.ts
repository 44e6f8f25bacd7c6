/** The score: losses, hexes, who is cut off, the special terms of scenarios, and the level that comes of it. */
import { readFileSync } from 'node:fs';
import { cellOf, parseMap } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../src/field/field.ts';
import { scoreOf } from '../src/field/scoring.ts';
import { setUp } from '../src/field/setup.ts';
import type { FieldState } from '../src/field/state.ts';
import { OUR_FIELD_RULES } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { SpecialScore } from '../src/scenarios/scenario.ts';
import { position } from './playing.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));

function begun(number: number) {
  const field = fieldOf(SCENARIOS.find((one) => one.number === number)!, MAP);
  const state = setUp(field);
  const at = (moves: Readonly<Record<string, string>>): FieldState => ({
    ...state,
    units: state.units.map((unit, i) => {
      const id = moves[field.pieces.units[i]!.name];
      return id === undefined ? unit : { ...unit, hex: cellOf(MAP, id) };
    }),
  });
  const holding = (side: 'union' | 'confederate', ...ids: readonly string[]): FieldState => ({
    ...state,
    held: field.watched.map((hex, i) => (ids.some((id) => cellOf(MAP, id) === hex) ? side : state.held[i]!)),
  });
  const line = (from: FieldState, words: RegExp) =>
    scoreOf(field, from).lines.find(({ text }) => words.test(text));
  return { field, state, at, holding, line };
}

describe('Port Gibson', () => {
  const { field, state, at, holding, line } = begun(1);

  test('at the start nobody has lost and the town is safe: a Confederate win', () => {
    expect(scoreOf(field, state)).toMatchObject({
      union: 0,
      confederate: 2,
      level: 'Confederate decisive',
    });
  });

  test('the town alone with even losses falls short by a level, with Ashland it is a Union win', () => {
    const { union, confederate, level } = scoreOf(field, {
      ...at({ Hovey: 'W5119', 'Hovey-A': 'W5119' }),
      held: holding('union', 'W5119').held,
      lost: { union: 3, confederate: 3 },
    });
    expect({ union, confederate, level }).toEqual({
      union: 9,
      confederate: 3,
      level: 'Confederate marginal',
    });
    const both = {
      ...at({ Hovey: 'W5119', 'Hovey-A': 'W5119' }),
      held: holding('union', 'W5119', 'W4921').held,
    };
    expect(scoreOf(field, both)).toMatchObject({ union: 10, confederate: 0, level: 'Union marginal' });
  });

  test('manpower lost on the march scores nothing', () => {
    const strayed = { ...state, strayed: { union: 9, confederate: 1 } };
    expect(scoreOf(field, strayed).union).toBe(0);
    expect(scoreOf(field, strayed).confederate).toBe(2);
    expect(line(strayed, /Union manpower lost in extended/)).toMatchObject({ applied: false, cite: '18.8a' });
  });

  test('house rule marchLosses half: half a point each, the total rounded down', () => {
    const strayed = { ...state, strayed: { union: 9, confederate: 1 } };
    const half = scoreOf(field, strayed, { ...OUR_FIELD_RULES, marchLosses: 'half' });
    expect([half.union, half.confederate]).toEqual([0, 2 + 4]);
  });

  test('every line is there, with its reason, applied or not', () => {
    expect(line(state, /Port Gibson \(W5119\)/)).toMatchObject({
      value: 0,
      applied: false,
      reason: 'held by the Confederate',
    });
    expect(line(holding('union', 'W4814'), /Grindstone Ford/)).toMatchObject({ value: 4, applied: true });
  });
});

describe('cut off', () => {
  const { field, state, at, holding, line } = begun(7);

  test('nobody at the start of Champion Hill', () => {
    expect(line(state, /cut off/)).toMatchObject({ value: 0, reason: 'nobody' });
  });

  test('everybody when the haven is lost: a point for two manpower, rounded down', () => {
    const { value } = line(holding('union', 'W2404'), /cut off/)!;
    const manpower = state.units
      .filter(({ released }, i) => released && field.pieces.units[i]!.side === 'confederate')
      .reduce((sum, unit) => sum + unit.manpower, 0);
    expect(value).toBe(Math.floor(manpower / 2));
  });

  test('a unit alone behind the Union army, with its enemies around it', () => {
    const far = at({
      Lee: 'E2425',
      'Hovey-B': 'E2424',
      'Logan-B': 'E2426',
      Crocker: 'E2525',
      Osterhaus: 'E2325',
    });
    expect(line(far, /cut off/)?.reason).toContain('Lee');
  });
});

describe('special terms', () => {
  test('the armies of Pemberton and Johnston join within three hexes', () => {
    const { field, state, at } = begun(8);
    const junction = (from: FieldState) => scoreOf(field, from).lines.find(({ value }) => value === -10);
    expect(junction(state)).toBeUndefined();
    expect(junction(at({ Barton: 'E1712' }))).toBeDefined();
  });

  test('18.8 the demoralized join nobody', () => {
    const { field, at } = begun(8);
    const joined = at({ Barton: 'E1712' });
    const barton = field.pieces.units.findIndex(({ name }) => name === 'Barton');
    const units = joined.units.with(barton, { ...joined.units[barton]!, demoralized: 1 });
    expect(scoreOf(field, { ...joined, units }).lines.some(({ value }) => value === -10)).toBe(false);
  });

  test('two points for each Confederate manpower in the last scenario', () => {
    const { field, state } = begun(11);
    const before = scoreOf(field, state).union;
    expect(scoreOf(field, { ...state, lost: { union: 0, confederate: 3 } }).union).toBe(before + 6);
  });

  test('the campaign has no level by points', () => {
    const { field, state } = begun(12);
    expect(scoreOf(field, state).level).toBeNull();
  });
});

describe('special terms on a bare map', () => {
  const points = (score: SpecialScore, union: string) => {
    const special = [{ side: 'union' as const, score, words: 'As agreed' }];
    const { field, state } = position({ union, confederate: '  Tracy  E0606  5', special });
    return scoreOf(field, state).lines.find(({ text }) => text === 'As agreed')?.value;
  };

  test.each([
    ['nobody in reach', '  Carr  E0906  8', 0],
    ['one unit', '  Carr  E0806  8', 2],
    ['two, their manpower added up', '  Carr  E0806  8\n  Osterhaus  E0505  7', 5],
  ])('manpower near, three for a point, rounded down: %s', (_, union, expected) => {
    expect(points({ kind: 'manpower near', hex: 'E0606', within: 2, each: 3 }, union)).toBe(expected);
  });

  test('the first hex of the map counts like every other', () => {
    const near = { kind: 'manpower near', hex: 'E0112', within: 0, each: 1 } as const;
    expect(points(near, '  Carr  E0112  8')).toBe(8);
  });

  test.each([
    ['in order', '  Carr  E0806  8', 7],
    ['demoralized', '  Carr  E0806  8  demoralized 1', 0],
    ['of which one is in order', '  Carr  E0806  8  demoralized 1\n  Osterhaus  E0806  8', 7],
    ['too far away', '  Carr  E0906  8', 0],
    ['that is cavalry', '  Bussey  E0806  3', 0],
  ])('infantry near: a unit %s', (_, union, expected) => {
    expect(points({ kind: 'infantry near', hex: 'E0606', within: 2, points: 7 }, union)).toBe(expected);
  });
});

test.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))(
  '%s: the lines add up to the score',
  (_, scenario) => {
    const field = fieldOf(scenario, MAP);
    const { union, confederate, lines } = scoreOf(field, setUp(field));
    const net = lines.filter(({ group }) => group === 'Net');
    const others = lines.filter(({ group }) => group !== 'Net');
    const sum = others.reduce((total, { value }) => total + Number(value), 0);
    expect(sum).toBe(union - confederate);
    // The campaign is judged by the day, not by points.
    expect(net.map(({ value }) => value)).toEqual(scenario.par === null ? [] : [sum]);
  },
);
