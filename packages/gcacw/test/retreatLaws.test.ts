/** Laws of retreats on random small maps, checked against a plain search through all walks. */
import { areNeighbours, Fast, type Hex, hexAt, hexsideOf, neighbours, seeded } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedHexside } from '../src/model/hexsides.ts';
import { CROSSINGS } from '../src/model/retreatGround.ts';
import { NOT_BEGUN, type RetreatOrder, type RetreatProgress } from '../src/model/retreatOrder.ts';
import { RETREAT_KINDS, RETREAT_LENGTHS } from '../src/model/retreatStep.ts';
import { retreat } from '../src/procedures/retreat.ts';
import { nextSteps, type RetreatStep } from '../src/procedures/retreatHexes.ts';
import { enter, retreatOffers } from '../src/procedures/retreatOffers.ts';
import { hexOf } from '../src/questions/readSketch.ts';
import { OUR_RULINGS } from '../src/rulings/index.ts';
import { orderOn, PLAIN_HEX } from './retreating.ts';

const FIELD = Array.from({ length: 81 }, (_, i) => hexAt((i % 9) - 4, Math.floor(i / 9) - 4));
const EDGES = FIELD.flatMap((a) => FIELD.filter((b) => a < b && areNeighbours(a, b)).map((b) => ({ a, b })));

const often = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
const anyHex = fc.record({
  hex: fc.constantFrom(...FIELD),
  terrain: fc.constantFrom('clear', 'woods', 'swamp', 'provisional-swamp', 'mountain', 'loess'),
  enemy: fc.constantFrom(true, false, false),
  enemyWithoutZoc: fc.boolean(),
  enemyZoc: often,
  restrictedZoc: often,
  offMap: fc.constantFrom(true, false, false),
});
const anySide = fc.record({
  edge: fc.constantFrom(...EDGES),
  way: fc.boolean(),
  water: fc.constantFrom('river', 'river', 'creek', 'none'),
  bluff: fc.boolean(),
  crossing: fc.constantFrom(...CROSSINGS),
});

const anyRetreat = fc
  .record({
    hexes: fc.uniqueArray(anyHex, { selector: ({ hex }) => hex, minLength: 15, maxLength: 60 }),
    sides: fc.uniqueArray(anySide, {
      selector: ({ edge }) => hexsideOf(edge.a, edge.b),
      minLength: 40,
      maxLength: 150,
    }),
    kind: fc.constantFrom(...RETREAT_KINDS),
    rain: fc.boolean(),
    bluffsImpassable: fc.boolean(),
    radius: fc.integer({ min: 1, max: 4 }),
    overrideTiming: fc.constantFrom('any-step', 'first-need'),
    retreatEndsOnEnemy: fc.constantFrom('one-hex-more', 'not-entered'),
  })
  .map(({ hexes, sides, kind, rain, bluffsImpassable, radius, ...rules }) =>
    orderOn(
      hexes.map((hex) => ({ ...PLAIN_HEX, ...hex, friendly: !hex.enemy && hex.enemyWithoutZoc })),
      sides.map(({ edge, way, water, bluff, crossing }) => ({
        ...edge,
        ...{ way, bluff, crossing, river: water === 'river', creek: water === 'creek' },
      })),
      { kind, rain, bluffsImpassable, radius, houseRules: { ...OUR_RULINGS, ...rules } },
    ),
  );

/** Retreats with whatever the dice of a seed choose. */
function wander(order: RetreatOrder, seed: string) {
  const rng = seeded(seed);
  return retreat(order)(new Fast(rng, ({ options }) => rng.int(options.length)));
}

const RUNS = { numRuns: 300 };
const lowestOf = (steps: readonly RetreatStep[]) => {
  const open = steps.filter(({ restriction }) => restriction === null);
  const lowest = Math.min(...open.map(({ priority }) => priority));
  return { open, low: open.filter(({ priority }) => priority === lowest) };
};

/** Every walk to a legal end that leaves the priorities at most `overrides` times: found by trying all of them. */
function canEnd(order: RetreatOrder, entered: readonly Hex[], overrides: number): boolean {
  const { least, most } = RETREAT_LENGTHS[order.kind];
  const among = entered.length > 0 && order.ground.isEnemyOccupied(entered.at(-1)!);
  if (entered.length >= least && !among) return true;
  const limit = among && order.houseRules.retreatEndsOnEnemy === 'one-hex-more' ? most + 1 : most;
  if (entered.length >= limit) return false;
  const { open, low } = lowestOf(nextSteps(order, { entered, overrode: false }));
  return open.some((step) => {
    const left = low.includes(step) ? overrides : overrides - 1;
    return left >= 0 && canEnd(order, [...entered, step.hex], left);
  });
}

describe('a retreat, wherever it wanders', () => {
  test('never breaks a restriction', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        const entered = wander(order, seed).path.map(hexOf);
        const all = [order.start, ...entered];
        expect(new Set(all).size).toBe(all.length);
        entered.forEach((hex, i) => {
          const from = all[i]!;
          const { bluff, way, crossing } = order.ground.between(from, hex);
          expect(neighbours(from)).toContain(hex);
          expect(order.ground.isOffMap(hex)).toBe(false);
          expect(closedHexside(order.ground, from, hex)).toBeNull();
          if (order.bluffsImpassable && bluff) expect(way || crossing === 'ferry').toBe(true);
        });
      }),
      RUNS,
    );
  });

  test('keeps its length and does not end among the enemy, unless it is destroyed or surrenders', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        const { path, surrendered, units } = wander(order, seed);
        if (surrendered || units.length === 0) return;
        const { least, most } = RETREAT_LENGTHS[order.kind];
        const entered = path.map(hexOf);
        expect(entered.length).toBeGreaterThanOrEqual(least);
        expect(order.ground.isEnemyOccupied(entered.at(-1)!)).toBe(false);
        if (entered.length > most) {
          expect(entered).toHaveLength(most + 1);
          expect(order.ground.isEnemyOccupied(entered.at(-2)!)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('surrenders before its first hex or not at all: what is offered can be finished', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        const { path, surrendered, units } = wander(order, seed);
        if (surrendered) expect([path, units]).toEqual([[], []]);
      }),
      RUNS,
    );
  });

  test('costs each unit exactly the losses of its hexes, and overrides once at most', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        const { steps, units, surrendered } = wander(order, seed);
        const lost = steps.reduce((sum, { loss }) => sum + loss, 0);
        if (!surrendered && lost < 21) expect(units[0]!.manpower).toBe(21 - lost);
        if (order.kind === 'cavalry') for (const { loss } of steps) expect([0, 3]).toContain(loss);
      }),
      RUNS,
    );
  });
});

/** Every state that a wandering retreat meets. */
function statesOf(order: RetreatOrder, seed: string): RetreatProgress[] {
  const rng = seeded(seed);
  const states: RetreatProgress[] = [];
  let at = NOT_BEGUN;
  for (;;) {
    states.push(at);
    const { hexes } = retreatOffers(order, at);
    if (hexes.length === 0) return states;
    at = enter(at, hexes[rng.int(hexes.length)]!);
  }
}

function expectByPriority(order: RetreatOrder, at: RetreatProgress): void {
  const { hexes, neighbours: steps } = retreatOffers(order, at);
  if (steps.length === 0 || hexes.some(({ overrides }) => overrides)) return;
  const { low } = lowestOf(steps);
  const finishing = low.filter(({ hex }) => canEnd(order, [...at.entered, hex], 0)).map(({ hex }) => hex);
  for (const { priority } of hexes) expect(priority).toBe(low[0]!.priority);
  const offered = hexes.map(({ hex }) => hex);
  expect(offered).toEqual(expect.arrayContaining(finishing));
  if (finishing.length > 0) expect(offered).toHaveLength(finishing.length);
}

describe('what is offered', () => {
  test('has the lowest priority, and is all of that priority from which the retreat can be finished', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        for (const at of statesOf(order, seed)) expectByPriority(order, at);
      }),
      RUNS,
    );
  });

  test('overrides only where surrender is certain otherwise, never twice', () => {
    fc.assert(
      fc.property(anyRetreat, fc.string(), (order, seed) => {
        for (const at of statesOf(order, seed)) {
          const overriding = retreatOffers(order, at).hexes.filter(({ overrides }) => overrides);
          if (overriding.length === 0) continue;
          expect(at.overrode).toBe(false);
          expect(canEnd(order, at.entered, 0)).toBe(false);
          for (const { hex } of overriding) expect(canEnd(order, [...at.entered, hex], 0)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('is nothing, at the beginning, exactly if no walk with one override could end', () => {
    const saved = anyRetreat.map((order) => ({
      ...order,
      houseRules: { ...order.houseRules, overrideTiming: 'any-step' as const },
    }));
    let surrenders = 0;
    let overridden = 0;
    fc.assert(
      fc.property(saved, (order) => {
        const { hexes } = retreatOffers(order, NOT_BEGUN);
        const possible = canEnd(order, [], 1);
        expect(hexes.length > 0).toBe(possible);
        if (!possible) surrenders++;
        else if (!canEnd(order, [], 0)) overridden++;
      }),
      { numRuns: 1000, seed: 7 },
    );
    expect(surrenders).toBeGreaterThan(10);
    expect(overridden).toBeGreaterThan(3);
  });
});
