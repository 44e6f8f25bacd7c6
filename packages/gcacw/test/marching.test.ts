/** How far units march from the set-up of a scenario: roads, crowds, zones of control. */
import { cellOf, UNREACHED } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { FULL_ZOC } from '../src/field/ground.ts';
import { situationOf } from '../src/field/situation.ts';
import { marchReach as reachOf } from '../src/play/movement/reach.ts';
import { leavingCost, stepCost } from '../src/play/movement/stepCost.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
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
/** What a Union unit meets: everybody in the picture is named here from the Union's side. */
const situation = (state: PlayState = start) => situationOf(field, state.units, 'dry');

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
    expect(situation(here).crowd(hex('W5222'), unitNamed('Hovey-A'), OUR_RULINGS)?.combatValue).toBe(16);
    const alone = moved(['Osterhaus', 'W5228'], ['Carr', 'W5228']);
    const into = (state: PlayState) => marchReach('Hovey-A', 30, state).reach.cost[hex('W5222')]!;
    expect(into(here)).toBeGreaterThan(into(alone));
  });

  test('never enters an enemy hex and stops where a zone holds it', () => {
    const { reach, stops } = marchReach('Osterhaus', 20);
    for (const at of reach.reached.subarray(0, reach.count)) {
      expect(situation().holder(at)).not.toBe('confederate');
      expect(stops[at] === 1).toBe(situation().isHeldBy('confederate', at));
      const [, ...path] = reach.pathTo(at);
      for (const on of path.slice(0, -1)) expect(situation().isHeldBy('confederate', on)).toBe(false);
    }
    expect(reach.cost[hex('W5421')]).toBe(UNREACHED);
  });

  test('pays to leave a zone of control', () => {
    const state = moved(['Green-A', 'W5119'], ['Hovey-A', 'W5120']);
    const hovey = unitNamed('Hovey-A');
    expect(situation(state).zone('confederate', hex('W5120'))).toBe(FULL_ZOC);
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
    expect(situation(shaken).zoned('confederate')).toEqual([]);
    expect([...marchReach('Osterhaus', 6, shaken).stops].every((stop) => stop === 0)).toBe(true);
  });
});
