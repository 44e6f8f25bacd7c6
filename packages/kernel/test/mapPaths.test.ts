/** Cheapest ways: against a naive calculation on random maps, and the same from a table and from a function. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellDistance,
  costTable,
  type GridMap,
  NO_STEP,
  parseMap,
  reachable,
  type StepCost,
  seeded,
  UNREACHED,
  Walker,
} from '../src/index.ts';
import { fullMaps, mapTexts } from './mapSamples.ts';

/** A cost for every side, different in both directions, some steps forbidden. */
function randomCosts(map: GridMap, seed: string, most: number): StepCost {
  const rng = seeded(seed);
  const costs = Array.from(map.neighbours, () =>
    rng.int(5) === 0 ? [-1, Infinity][rng.int(2)]! : rng.int(most),
  );
  return (from, _to, direction) => costs[from * map.sides + direction]!;
}

/** Bellman and Ford: every step tried until nothing gets cheaper. */
function naiveCosts(
  map: GridMap,
  starts: readonly number[],
  budget: number,
  cost: StepCost,
  stop: (cell: number) => boolean,
): number[] {
  const best = Array.from({ length: map.size }, (_, cell): number => (starts.includes(cell) ? 0 : UNREACHED));
  for (let changed = true; changed; ) {
    changed = false;
    map.neighbours.forEach((to, side) => {
      const from = Math.floor(side / map.sides);
      if (to < 0 || best[from] === UNREACHED || (stop(from) && !starts.includes(from))) return;
      const step = cost(from, to, side % map.sides);
      const sum = best[from]! + step;
      if (step < 0 || sum > budget || sum >= best[to]!) return;
      best[to] = sum;
      changed = true;
    });
  }
  return best;
}

const searches = fc.record({
  map: mapTexts.map(parseMap),
  picks: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 3 }),
  budget: fc.oneof(fc.nat(20), fc.nat(2000), fc.constant(Infinity)),
  most: fc.constantFrom(2, 6, 255),
  seed: fc.string(),
  stops: fc.integer({ min: 2, max: 9 }),
});

describe('cheapest ways', () => {
  test('are those of a naive calculation, from a function and from a table', () => {
    fc.assert(
      fc.property(searches, ({ map, picks, budget, most, seed, stops }) => {
        const cost = randomCosts(map, seed, most);
        const starts = picks.map((pick) => pick % map.size);
        const stop = (cell: number) => cell % stops === 0;
        const walker = new Walker(map);
        for (const halts of [undefined, stop]) {
          const expected = naiveCosts(map, starts, budget, cost, halts ?? (() => false));
          expect([...walker.reach(starts, budget, cost, halts).cost]).toEqual(expected);
          const reach = walker.reach(starts, budget, costTable(map, cost), halts);
          expect([...reach.cost]).toEqual(expected);
        }
      }),
    );
  });

  test('are listed cheapest first, and lead back step by step to a start', () => {
    fc.assert(
      fc.property(searches, ({ map, picks, budget, most, seed }) => {
        const cost = randomCosts(map, seed, most);
        const starts = picks.map((pick) => pick % map.size);
        const found = reachable(map, starts, budget, cost);
        const reached = [...found.reached.subarray(0, found.count)];
        const costs = reached.map((cell) => found.cost[cell]!);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
        expect(new Set(reached).size).toBe(found.cost.filter((c) => c !== UNREACHED).length);
        for (const cell of reached) {
          const path = found.pathTo(cell);
          expect([starts.includes(path[0]!), path.at(-1)]).toEqual([true, cell]);
          const sum = path.slice(1).reduce((total, to, i) => total + stepCost(map, cost, path[i]!, to), 0);
          expect(sum).toBe(found.cost[cell]);
        }
      }),
    );
  });

  test('at one a step are distances', () => {
    fc.assert(
      fc.property(fullMaps(8), fc.nat(10_000), (map, pick) => {
        const start = pick % map.size;
        const { cost } = reachable(map, start, Infinity, () => 1);
        const thin = new Set(map.x).size <= 2 || new Set(map.y).size <= 2;
        const far = Array.from(cost, (_, cell) => cellDistance(map, start, cell));
        if (!thin) expect([...cost]).toEqual(far);
      }),
    );
  });
});

const stepCost = (map: GridMap, cost: StepCost, from: number, to: number): number =>
  cost(from, to, map.neighbours.subarray(from * map.sides, (from + 1) * map.sides).indexOf(to));

describe('a walker', () => {
  const map = parseMap(
    `map m\ngrid square\nlegend\n  . open\nsheet\n  lines 1-1 from north\n  columns 1-6 from west\n  terrain\n    1 ......`,
  );

  test('finds the same after a search that threw as a fresh one', () => {
    const walker = new Walker(map);
    walker.reach(0, 9, () => 2);
    expect(() =>
      walker.reach(0, 9, (_, to) => {
        if (to === 3) throw new Error('no');
        return 1;
      }),
    ).toThrow('no');
    expect([...walker.reach(5, 2, () => 1).cost]).toEqual([UNREACHED, UNREACHED, UNREACHED, 2, 1, 0]);
    expect(walker.pathTo(3)).toEqual([5, 4, 3]);
    expect(walker.pathTo(0)).toEqual([]);
  });

  test('enters a cell that stops it and goes no further, but leaves one where it starts', () => {
    const { cost } = reachable(
      map,
      1,
      9,
      () => 1,
      (cell) => cell === 1 || cell === 3,
    );
    expect([...cost]).toEqual([1, 0, 1, 2, UNREACHED, UNREACHED]);
  });

  test.each([0.5, 255, 1000, Number.NaN])('does not take %d for a cost', (cost) => {
    expect(() => reachable(map, 0, 9, () => cost)).toThrow(`a step cannot cost ${cost}`);
    expect(() => costTable(map, () => cost)).toThrow(`a step cannot cost ${cost}`);
  });

  test('a table has no step off the map, whoever filled it', () => {
    const table = costTable(map, () => 1);
    expect(table.filter((cost) => cost !== NO_STEP)).toHaveLength(10);
    expect([...reachable(map, 0, 9, table.fill(1)).cost]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('with no start or no budget goes nowhere', () => {
    expect(reachable(map, [], 9, () => 1).count).toBe(0);
    expect(reachable(map, 2, 0, () => 1).count).toBe(1);
  });
});
