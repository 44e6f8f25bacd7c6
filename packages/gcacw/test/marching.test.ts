/** How far units march from the set-up of a scenario: roads, crowds, zones of control. */
import { readFileSync } from 'node:fs';
import { cellOf, parseMap, UNREACHED } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../src/field/field.ts';
import { type March, marchReach, positionsOfMarch, stepCosts } from '../src/field/marching.ts';
import { setUp } from '../src/field/setup.ts';
import type { FieldState } from '../src/field/state.ts';
import { stopsMarch } from '../src/field/zones.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';

const MAP = parseMap(readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const field = fieldOf(SCENARIOS[0]!, MAP);
const start = setUp(field);
const unitNamed = (name: string) => field.pieces.units.findIndex((unit) => unit.name === name);
const hex = (id: string) => cellOf(MAP, id);

/** The set-up with some units elsewhere. */
const moved = (...moves: readonly (readonly [name: string, id: string])[]): FieldState => ({
  ...start,
  units: start.units.map((unit, i) => {
    const move = moves.find(([name]) => unitNamed(name) === i);
    return move ? { ...unit, hex: hex(move[1]) } : unit;
  }),
});
const march = (name: string, state: FieldState = start): March => ({
  field,
  state,
  unit: unitNamed(name),
  weather: 'dry',
  houseRules: OUR_RULINGS,
});

describe('a march', () => {
  test('goes by road at a point a hex: Logan from Bruinsburg towards Port Gibson', () => {
    const { reach } = marchReach(march('Logan-A'), 6);
    const far = [...reach.reached.subarray(0, reach.count)].filter((at) => reach.cost[at]! > 0);
    expect(far.length).toBeGreaterThan(6);
    for (const at of far) {
      const path = reach.pathTo(at);
      expect(path[0]).toBe(hex('W5228'));
      expect(reach.cost[at]).toBeLessThanOrEqual(6);
      expect(reach.cost[at]).toBeGreaterThanOrEqual(path.length - 1);
    }
  });

  test('may always take one hex, whatever its allowance', () => {
    const { reach, anyway } = marchReach(march('Logan-A'), 0);
    expect(reach.count).toBe(1);
    expect(anyway.length).toBeGreaterThan(0);
    for (const at of anyway)
      expect(MAP.neighbours.subarray(hex('W5228') * 6, hex('W5228') * 6 + 6)).toContain(at);
  });

  test('pays for a crowd, and cavalry does not', () => {
    const here = march('Hovey-A', moved(['Hovey-A', 'W5323']));
    const { friends } = positionsOfMarch(here);
    expect(friends[hex('W5222')]).toBe(16);
    const alone = march('Hovey-A', moved(['Osterhaus', 'W5228'], ['Carr', 'W5228']));
    const into = (m: March) => {
      const { reach } = marchReach(m, 30);
      return reach.cost[hex('W5222')]!;
    };
    expect(into(here)).toBeGreaterThan(into(alone));
  });

  test('never enters an enemy hex and stops where a zone holds it', () => {
    const here = march('Osterhaus');
    const { enemyAt, enemyZones } = positionsOfMarch(here);
    const { reach } = marchReach(here, 20);
    for (const at of reach.reached.subarray(0, reach.count)) {
      expect(enemyAt[at]).toBe(0);
      const [, ...path] = reach.pathTo(at);
      for (const on of path.slice(0, -1)) expect(stopsMarch(enemyZones, on)).toBe(false);
    }
    expect(reach.cost[hex('W5421')]).toBe(UNREACHED);
  });

  test('pays to leave a zone of control', () => {
    const state = moved(['Green-A', 'W5119'], ['Hovey-A', 'W5120']);
    const m = march('Hovey-A', state);
    const positions = positionsOfMarch(m);
    const quiet = { ...positions, enemyZones: new Uint8Array(MAP.size) };
    if (!stopsMarch(positions.enemyZones, hex('W5120'))) throw new Error('W5120 is not in a zone');
    const steps = [0, 1, 2, 3, 4, 5].map((direction) => {
      const to = MAP.neighbours[hex('W5120') * 6 + direction]!;
      return [
        stepCosts(m, positions)(hex('W5120'), to, direction),
        stepCosts(m, quiet)(hex('W5120'), to, direction),
      ];
    });
    expect(steps.filter(([held]) => held! >= 0).length).toBeGreaterThan(0);
    for (const [held, free] of steps) if (held! >= 0) expect(held! - free!).toBe(1);
  });

  test('demoralized units hold nobody', () => {
    const shaken: FieldState = {
      ...start,
      units: start.units.map((unit, i) =>
        field.pieces.units[i]!.side === 'confederate' ? { ...unit, demoralized: 1 } : unit,
      ),
    };
    expect([...positionsOfMarch(march('Osterhaus', shaken)).enemyZones].every((zone) => zone === 0)).toBe(
      true,
    );
  });
});
