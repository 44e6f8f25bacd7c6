/** The ground of the Vicksburg campaign: made from its source, whole, and true to the published hexes. */
import { readFileSync } from 'node:fs';
import { cellOf, edgeMask, parseMap, terrainOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { COLUMNS, hexesOfSide, idOf, LINES, sideTo, spotOf } from '../maps/vicksburg/grid.ts';
import { make } from '../maps/vicksburg/make.ts';
import { FIT } from '../maps/vicksburg/source.ts';
import { isChain } from '../maps/vicksburg/waters.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { PLACES } from '../src/scenarios/places.ts';
import { isOnMap } from '../src/scenarios/readTerms.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';

const TEXT = readFileSync(new URL('../maps/vicksburg.map.txt', import.meta.url), 'utf8');
const MAP = parseMap(TEXT);

const RIVER = edgeMask(MAP, 'major-river', 'minor-river');
const BLUFF = edgeMask(MAP, 'bluff');

const hex = (id: string): number => cellOf(MAP, id);
const ground = (cell: number): string => terrainOf(MAP, cell);
const placeHex = (name: string): string => MAP.ids[MAP.places.find((place) => place.name === name)!.cell]!;

/** Rules 2.6 to 2.8: rivers at crossings, bluffs by a way or ferry, swamps by ways; nobody walks on water. */
function mayStep(cell: number, direction: number): boolean {
  const side = cell * MAP.sides + direction;
  const to = MAP.neighbours[side]!;
  if (to < 0 || ground(to) === 'water') return false;
  const way = MAP.ways[side] !== 0;
  const crossing = MAP.crossings[side] !== 0;
  if (MAP.edges[side]! & RIVER && !crossing) return false;
  if (MAP.edges[side]! & BLUFF && !way && !crossing) return false;
  return way || (ground(cell) !== 'swamp' && ground(to) !== 'swamp');
}

/** Steps from a hex to all others that can be reached, over steps that are allowed. */
function stepsFrom(
  start: number,
  allowed: (cell: number, direction: number) => boolean,
): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [cell, far] of steps) {
    for (let direction = 0; direction < MAP.sides; direction++) {
      const to = MAP.neighbours[cell * MAP.sides + direction]!;
      if (to >= 0 && !steps.has(to) && allowed(cell, direction)) steps.set(to, far + 1);
    }
  }
  return steps;
}

const byWay = (cell: number, direction: number): boolean => MAP.ways[cell * MAP.sides + direction] !== 0;

const MADE = make();
/** Width of a hex by the fit. */
const MILES = 1.146;

/** Root mean square of a straight line through both sheets that leaves their distance open. */
function offsetFreeError(
  places: readonly { readonly sheet: string; readonly x: number; readonly y: number }[],
): number {
  const mean = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0) / of.length;
  const centred = places.map((place) => {
    const same = places.filter(({ sheet }) => sheet === place.sheet);
    return [place.x - mean(same.map(({ x }) => x)), place.y - mean(same.map(({ y }) => y))] as const;
  });
  const slope = mean(centred.map(([x, y]) => x * y)) / mean(centred.map(([x]) => x * x));
  return Math.sqrt(mean(centred.map(([x, y]) => (y - slope * x) ** 2)));
}

describe('the making', () => {
  test('the committed map is what the source makes now', () => {
    expect(TEXT).toBe(MADE.text);
  });

  test('so is the sheet of sources', () => {
    const sheet = readFileSync(new URL('../maps/vicksburg/SOURCES.md', import.meta.url), 'utf8');
    expect(sheet).toBe(MADE.sources);
  });

  test('nothing in the source could not be drawn', () => {
    expect(MADE.complaints).toEqual([]);
  });

  test('the fit keeps known places within a mile of their hex', () => {
    for (const { known, east, north } of FIT.residuals) {
      expect(Math.hypot(east, north), known.name).toBeLessThan(1);
    }
    // Regular hexagons: the scales of the two axes were fitted apart and agree.
    expect(FIT.north[1] / FIT.east[1]).toBeCloseTo(1, 2);
  });
});

describe('the grid', () => {
  test.each([
    ['even', 'even', 0.38],
    ['even', 'odd', 0.59],
    ['odd', 'even', 0.57],
    ['odd', 'odd', 0.73],
  ])('with %s lines of E and %s lines of W shifted known places lie %f miles off', (e, w, miles) => {
    const places = FIT.residuals.map(({ known }) => {
      const [line, column] = [Number(known.hex.slice(1, 3)), Number(known.hex.slice(3))];
      const shifted = known.hex[0] === 'E' ? e : w;
      const half = (line % 2 === 0) === (shifted === 'even') ? 0.5 : 0;
      return { sheet: known.hex[0]!, x: column + half, y: (known.lon + 90.5) * 58.35 };
    });
    expect(offsetFreeError(places)).toBeCloseTo(miles, 2);
  });

  test('both sheets are whole', () => {
    expect(MAP.size).toBe(LINES * (COLUMNS.E + COLUMNS.W));
  });

  test('even lines lie half a hex further west, on both sheets', () => {
    expect(sideTo('E2425', 'E2525')).toBe('SE');
    expect(sideTo('W2404', 'W2505')).toBe('SW');
    expect(sideTo('E2533', 'W2501')).toBe('W');
  });

  test('the kernel and the maker agree on neighbours', () => {
    MAP.ids.forEach((id, cell) => {
      for (let direction = 0; direction < 6; direction++) {
        const to = MAP.neighbours[cell * 6 + direction]!;
        if (to >= 0) expect(sideTo(id, MAP.ids[to]!), `${id} ${MAP.ids[to]}`).toBeDefined();
      }
      expect(idOf(spotOf(id))).toBe(id);
    });
  });
});

describe('places', () => {
  test.each([...PLACES])('%s is %s', (id, name) => {
    expect(MAP.places.filter(({ cell }) => cell === hex(id)).map((place) => place.name)).toContain(name);
  });

  test('only the name of a river stands in the water, and no name stands twice', () => {
    for (const { cell, kind, name } of MAP.places)
      expect(ground(cell) === 'water', name).toBe(kind === 'river');
    expect(new Set(MAP.places.map(({ name }) => name)).size).toBe(MAP.places.length);
  });
});

describe('waters', () => {
  test.each(MADE.drawn.chains.map((chain) => [chain.name, chain] as const))('%s is one chain', (_, chain) => {
    expect(chain.sides.length).toBeGreaterThan(1);
    expect(isChain(chain.sides)).toBe(true);
    expect(new Set(chain.sides).size).toBe(chain.sides.length);
  });

  test('the Mississippi runs from edge to edge', () => {
    const wet = MAP.ids.flatMap((_, cell) => (ground(cell) === 'water' ? [cell] : []));
    const along = stepsFrom(wet[0]!, (cell, direction) => {
      const to = MAP.neighbours[cell * 6 + direction]!;
      return ground(to) === 'water';
    });
    expect(along.size).toBe(wet.length);
    const lines = wet.map((cell) => Number(MAP.ids[cell]!.slice(1, 3)));
    expect([Math.min(...lines), Math.max(...lines)]).toEqual([1, LINES]);
  });

  test.each([
    ['Big Black Bridge', 'W2404', 'W2405'],
    ["Baldwin's Ferry", 'W3107', 'W3206'],
    ["Hankinson's Bridge", 'W3915', 'W4014'],
  ])('%s joins %s and %s', (name, one, other) => {
    const crossing = MAP.crossingList.find((at) => at.name === name)!;
    const beyond = MAP.neighbours[crossing.cell * 6 + crossing.direction]!;
    expect([MAP.ids[crossing.cell], MAP.ids[beyond]].sort()).toEqual([one, other]);
  });

  test('every crossing is on a river', () => {
    const rivers = new Set(
      MADE.drawn.chains.filter(({ kind }) => kind !== 'creek').flatMap(({ sides }) => sides),
    );
    expect(MADE.drawn.crossings.filter(({ side }) => !rivers.has(side))).toEqual([]);
    for (const { side } of MADE.drawn.crossings)
      expect(hexesOfSide(side).map((id) => ground(hex(id)))).not.toContain('water');
  });

  test('a bluff falls from the higher ground', () => {
    for (const { drops } of MADE.drawn.bluffs)
      for (const { high, low } of drops) {
        expect(['water', 'swamp', 'provisional-swamp'], `${high} over ${low}`).not.toContain(
          ground(hex(high)),
        );
      }
  });
});

describe('ways', () => {
  test('each step is a neighbour, dry, and over rivers only at a crossing', () => {
    for (const { name, cells } of MAP.wayLines) {
      for (let n = 1; n < cells.length; n++) {
        const direction = [0, 1, 2, 3, 4, 5].find(
          (one) => MAP.neighbours[cells[n - 1]! * 6 + one] === cells[n],
        );
        expect(direction, name).toBeDefined();
        expect(mayStep(cells[n - 1]!, direction!), `${name} at ${MAP.ids[cells[n]!]}`).toBe(true);
      }
    }
  });

  test.each([
    ['Vicksburg', 'Jackson', 42],
    ['Vicksburg', 'Big Black Bridge', 12],
    ['Vicksburg', 'Warrenton', 8.5],
    ['Vicksburg', "Snyder's Bluff", 12],
    ['Port Gibson', 'Grindstone Ford', 8],
    ['Port Gibson', 'Grand Gulf', 8],
    ['Bruinsburg', 'Port Gibson', 11.5],
    ['Raymond', 'Mississippi College', 8],
    ['Raymond', 'Jackson', 15],
    ['Utica', 'Raymond', 17],
    ['Mississippi College', 'Jackson', 9.5],
    ['Edwards', 'Bolton', 9],
    ['Jackson', 'Canton', 24],
    ['Jackson', 'Crystal Springs', 25],
    ['Jackson', 'Brandon', 13],
  ] as const)('%s to %s is about %f miles', (from, to, miles) => {
    const steps = stepsFrom(hex(placeHex(from)), byWay).get(hex(placeHex(to)));
    expect(steps).toBeDefined();
    expect(Math.abs(steps! * MILES - miles) / miles).toBeLessThanOrEqual(0.25);
  });
});

describe('scenarios', () => {
  const hexesOf = ({ setup, scoring, havens }: Scenario): string[] => {
    const ids = JSON.stringify([setup, scoring, havens]).match(/\b[WE]\d{4}\b/g) ?? [];
    return [...new Set(ids)];
  };
  const reached = stepsFrom(hex('W2414'), mayStep);

  describe.each(SCENARIOS.map((scenario) => [scenario.title, scenario] as const))('%s', (_, scenario) => {
    const ids = hexesOf(scenario);

    test('its hexes are dry land that can be reached from Vicksburg', () => {
      expect(ids.length).toBeGreaterThan(4);
      expect(ids.filter((id) => !MAP.cells.has(id) || ground(hex(id)) === 'water')).toEqual([]);
      expect(ids.filter((id) => !reached.has(hex(id)))).toEqual([]);
    });

    test('and from one another without leaving its part of the map', () => {
      const within = stepsFrom(
        hex(ids[0]!),
        (cell, direction) =>
          mayStep(cell, direction) &&
          isOnMap(MAP.ids[MAP.neighbours[cell * MAP.sides + direction]!]!, scenario.map),
      );
      expect(ids.filter((id) => !within.has(hex(id)))).toEqual([]);
    });

    test('each lies on a way', () => {
      const lost = ids.filter((id) => ![0, 1, 2, 3, 4, 5].some((direction) => byWay(hex(id), direction)));
      expect(lost).toEqual([]);
    });
  });
});
