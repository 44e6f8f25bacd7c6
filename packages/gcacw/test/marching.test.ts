/** How far units march from the set-up of a scenario: roads, crowds, zones of control. */
import { cellOf, UNREACHED } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { positionsOf } from '../src/field/positions.ts';
import { stopsMarch } from '../src/field/zones.ts';
import { marchReach as reachOf } from '../src/play/reach.ts';
import type { PlayState } from '../src/play/stage.ts';
import { leavingCost, stepCost } from '../src/play/stepCost.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { VICKSBURG as MAP, scenarioBoard } from './playing.ts';

const { field, state: start } = scenarioBoard(SCENARIOS[0]!);
const unitNamed = (name: string) => field.pieces.units.findIndex((unit) => unit.name === name);
const hex = (id: string) => cellOf(MAP, id);

/** The set-up with some units elsewhere. */
const moved = (...moves: readonly (readonly [name: string, id: string])[]): PlayState => ({
  ...start,
  units: start.units.map((unit, i) => {
    const move = moves.find(([name]) => unitNamed(name) === i);
    return move ? { ...unit, hex: hex(move[1]) } : unit;
  }),
});
const marchReach = (name: string, mp: number, state: PlayState = start) =>
  reachOf(field, state, unitNamed(name), state.units[unitNamed(name)]!.hex, mp);
const positionsFor = (name: string, state: PlayState = start) =>
  positionsOf(field, state, field.pieces.units[unitNamed(name)]!.side, 'dry', unitNamed(name));

describe('a march', () => {
  test('goes by road at a point a hex: Logan from Bruinsburg towards Port Gibson', () => {
    const { reach } = marchReach('Logan-A', 6);
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
    const { reach, anyway } = marchReach('Logan-A', 0);
    expect(reach.count).toBe(1);
    expect(anyway.length).toBeGreaterThan(0);
    for (const at of anyway)
      expect(MAP.neighbours.subarray(hex('W5228') * 6, hex('W5228') * 6 + 6)).toContain(at);
  });

  test('pays for a crowd, and cavalry does not', () => {
    const here = moved(['Hovey-A', 'W5323']);
    expect(positionsFor('Hovey-A', here).friends[hex('W5222')]).toBe(16);
    const alone = moved(['Osterhaus', 'W5228'], ['Carr', 'W5228']);
    const into = (state: PlayState) => marchReach('Hovey-A', 30, state).reach.cost[hex('W5222')]!;
    expect(into(here)).toBeGreaterThan(into(alone));
  });

  test('never enters an enemy hex and stops where a zone holds it', () => {
    const { enemyAt, enemyZones } = positionsFor('Osterhaus');
    const { reach, stops } = marchReach('Osterhaus', 20);
    for (const at of reach.reached.subarray(0, reach.count)) {
      expect(enemyAt[at]).toBe(0);
      expect(stops[at] === 1).toBe(stopsMarch(enemyZones, at));
      const [, ...path] = reach.pathTo(at);
      for (const on of path.slice(0, -1)) expect(stopsMarch(enemyZones, on)).toBe(false);
    }
    expect(reach.cost[hex('W5421')]).toBe(UNREACHED);
  });

  test('pays to leave a zone of control', () => {
    const state = moved(['Green-A', 'W5119'], ['Hovey-A', 'W5120']);
    const hovey = unitNamed('Hovey-A');
    if (!stopsMarch(positionsFor('Hovey-A', state).enemyZones, hex('W5120')))
      throw new Error('not in a zone');
    expect(leavingCost(field, state, hovey, hex('W5120'))).toBe(1);
    const { reach } = marchReach('Hovey-A', 30, state);
    const sides = [0, 1, 2, 3, 4, 5].map((direction) => hex('W5120') * 6 + direction);
    const free = sides.map((side) => stepCost(field, state, hovey, side, 0));
    expect(free.filter((cost) => cost < 30).length).toBeGreaterThan(0);
    sides.forEach((side, i) => {
      const to = MAP.neighbours[side]!;
      if (free[i]! < 30 && reach.pathTo(to).length === 2) expect(reach.cost[to]! - free[i]!).toBe(1);
    });
  });

  test('demoralized units hold nobody', () => {
    const shaken: PlayState = {
      ...start,
      units: start.units.map((unit, i) =>
        field.pieces.units[i]!.side === 'confederate' ? { ...unit, demoralized: 1 } : unit,
      ),
    };
    expect([...positionsFor('Osterhaus', shaken).enemyZones].every((zone) => zone === 0)).toBe(true);
    expect([...marchReach('Osterhaus', 6, shaken).stops].every((stop) => stop === 0)).toBe(true);
  });
});
