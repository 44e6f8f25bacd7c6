/** Every scenario laid out on the map and set up: nobody in the water, nobody lost, the books whole. */
import { readFileSync } from 'node:fs';
import { NO_STEP, parseMap, Walker } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../src/field/field.ts';
import { isSubordinate } from '../src/field/pieces.ts';
import { setUp } from '../src/field/setup.ts';
import { WAITING } from '../src/field/state.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { position } from './playing.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));

describe.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
  const field = fieldOf(scenario, MAP);
  const state = setUp(field);
  const { units, leaders } = field.pieces;
  const hexOf = (piece: { readonly hex: number; readonly entry: number }) =>
    piece.hex === WAITING ? piece.entry : piece.hex;

  test('state and journal are JSON: a round trip changes nothing', () => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('every piece stands or enters in play; no hex holds both sides', () => {
    for (const piece of [...state.units, ...state.leaders]) expect(field.inPlay[hexOf(piece)]).toBe(1);
    const sides = new Map<number, string>();
    state.units.forEach(({ hex }, i) => {
      if (hex === WAITING) return;
      const { side, name } = units[i]!;
      expect(sides.get(hex) ?? side, `${name} in ${MAP.ids[hex]}`).toBe(side);
      sides.set(hex, side);
    });
  });

  test('every leader stands or enters with a unit that obeys him', () => {
    state.leaders.forEach((leader, i) => {
      const beside = state.units.filter(
        (unit, j) => hexOf(unit) === hexOf(leader) && isSubordinate(units[j]!, leaders[i]!),
      );
      expect(beside.length, leaders[i]!.name).toBeGreaterThan(0);
    });
  });

  test('every unit can march out of its hex', () => {
    const walker = new Walker(MAP);
    state.units.forEach((unit, i) => {
      const mover = units[i]!.type === 'cavalry' ? 'cavalry' : 'infantry';
      const { count } = walker.reach(hexOf(unit), 12, field.ground.dry.costs[mover]);
      expect(count, `${units[i]!.name} in ${MAP.ids[hexOf(unit)]}`).toBeGreaterThan(1);
    });
  });

  test('no step leads out of play', () => {
    const { costs } = field.ground.dry;
    for (let side = 0; side < costs.infantry.length; side++) {
      const beyond = MAP.neighbours[side]!;
      if (beyond < 0 || field.inPlay[beyond] === 0) expect(costs.infantry[side]).toBe(NO_STEP);
    }
  });
});

test('18.7 who stands in a scoring hex at the start holds it, whatever the sheet says of it', () => {
  const { state } = position({
    union: '  Carr  E0606  8',
    confederate: '  Tracy  E0909  5',
    scoring:
      '  E0606  4  union\n  E0909  3  confederate  union at start\n  E0303  2  union\n  E0404  2  union  union at start',
  });
  expect(state.held).toEqual(['union', 'confederate', 'confederate', 'union']);
});
