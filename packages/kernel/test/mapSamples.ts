/** Random maps as texts: one or two sheets, holes, levels, edges, crossings, ways, marks and places. */
import fc from 'fast-check';
import { directionName, type GridMap, type MapShape, parseMap, type Rng, seeded } from '../src/index.ts';

export const SHAPES: readonly MapShape[] = ['pointy', 'flat', 'square'];

interface Frame {
  readonly shape: MapShape;
  readonly first: readonly [line: number, column: number];
  readonly count: readonly [lines: number, columns: number];
  readonly south: boolean;
  readonly east: boolean;
  readonly shifted: 'even' | 'odd';
  readonly seed: string;
}

const frames = (most: number): fc.Arbitrary<Frame> =>
  fc.record({
    shape: fc.constantFrom(...SHAPES),
    first: fc.tuple(fc.nat(3), fc.nat(3)),
    count: fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })),
    south: fc.boolean(),
    east: fc.boolean(),
    shifted: fc.constantFrom('even' as const, 'odd' as const),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
  });

const range = (first: number, count: number, down: boolean) => {
  const numbers = Array.from({ length: count }, (_, i) => first + i);
  return down ? numbers.reverse() : numbers;
};

/** A sheet whose letters come from `letter`, asked for the numbers of line and column. */
function sheetText(
  { shape, first, count, south, east, shifted }: Frame,
  prefix: string,
  at: string,
  pictures: Readonly<Record<string, (line: number, column: number) => string>>,
): string {
  const lines = range(first[0], count[0], south);
  const columns = range(first[1], count[1], east);
  return [
    `sheet ${prefix}`,
    `  lines ${first[0]}-${first[0] + count[0] - 1} from ${south ? 'south' : 'north'}`,
    `  columns ${first[1]}-${first[1] + count[1] - 1} from ${east ? 'east' : 'west'}`,
    ...(shape === 'square' ? [] : [`  ${shifted} ${shape === 'flat' ? 'columns' : 'lines'} shifted`]),
    `  at ${at}`,
    ...Object.entries(pictures).flatMap(([heading, letter]) => [
      `  ${heading}`,
      ...lines.map((line) => `    ${line} ${columns.map((column) => letter(line, column)).join('')}`),
    ]),
  ].join('\n');
}

const headText = (shape: MapShape) =>
  `map sample\ntitle A sample\ngrid ${shape}\nlegend\n  . open\n  w wooded\n  ~ wet ground\n`;

/** Without a hole. */
export const fullMaps = (most: number): fc.Arbitrary<GridMap> =>
  frames(most).map((frame) => {
    const rng = seeded(frame.seed);
    const pictures = { terrain: () => '.w~'[rng.int(3)]! };
    return parseMap(`${headText(frame.shape)}${sheetText(frame, 'A', '0 0', pictures)}\n`);
  });

/** Terrain and holes by the numbers of a cell, so that a second sheet with other numbers can agree. */
function groundOf(rng: Rng, holes: boolean) {
  const known = new Map<string, { letter: string; level: string }>();
  return (line: number, column: number) => {
    const key = `${line},${column}`;
    const hole = holes && rng.int(6) === 0;
    const fresh = { letter: hole ? '-' : '.w~'[rng.int(3)]!, level: hole ? '-' : String(rng.int(4)) };
    if (!known.has(key)) known.set(key, fresh);
    return known.get(key)!;
  };
}

/** Two sheets, the second with numbers that start four lines and two columns later: they overlap or lie apart. */
function baseText(frame: Frame): string {
  const rng = seeded(frame.seed);
  const ground = groundOf(rng, true);
  const [lines, columns] = [4, 2];
  const second = { ...frame, seed: `${frame.seed} second` };
  const pictures = {
    terrain: (line: number, column: number) => ground(line, column).letter,
    levels: (line: number, column: number) => ground(line, column).level,
  };
  const moved = {
    terrain: (line: number, column: number) => ground(line + lines, column + columns).letter,
    ...(rng.int(2) === 0 && {
      levels: (line: number, column: number) => ground(line + lines, column + columns).level,
    }),
  };
  const at = `${columns * (frame.shape === 'pointy' ? 2 : 1)} ${lines * (frame.shape === 'flat' ? 2 : 1)}`;
  return `${headText(frame.shape)}${sheetText(frame, 'A', '0 0', pictures)}\n${sheetText(second, 'B', at, moved)}\n`;
}

function sidesOf(map: GridMap, rng: Rng): string[] {
  const sides: string[] = [];
  for (let side = 0; side < map.neighbours.length; side++) {
    const [cell, direction] = [Math.floor(side / map.sides), side % map.sides];
    // Each side is offered once: a side may not have the same kind twice.
    if (map.neighbours[side]! > cell && rng.int(3) === 0)
      sides.push(`${map.ids[cell]} ${directionName(map, direction)}`);
  }
  return sides;
}

function wayFrom(map: GridMap, rng: Rng): string | undefined {
  const cells = [rng.int(map.size)];
  for (let step = rng.int(30) + 1; step > 0; step--) {
    const to = map.neighbours[cells.at(-1)! * map.sides + rng.int(map.sides)]!;
    if (to >= 0) cells.push(to);
  }
  return cells.length > 1 ? cells.map((cell) => map.ids[cell]).join(' ') : undefined;
}

const edgeText = (heading: string, sides: readonly string[]): string =>
  sides.length === 0
    ? ''
    : `${heading}\n  Long Creek\n${sides.map((side, i) => `    ${side}${i === 2 ? '\n  -' : ''}`).join('\n')}\n`;

function featuresText(map: GridMap, rng: Rng): string {
  const crossings = sidesOf(map, rng).map(
    (side, i) => `  ${i % 2 ? 'ford' : 'bridge'} ${side} ${i % 3 ? 'No. 3' : ''}`,
  );
  const ways = [0, 1, 2].flatMap(() => wayFrom(map, rng) ?? []);
  const edges = (heading: string) => {
    const sides = sidesOf(map, rng);
    return edgeText(heading, sides.length === 3 ? sides.slice(1) : sides);
  };
  return [
    edges('edges creek'),
    edges('edges bluff one-sided'),
    crossings.length > 0 ? ['crossings', ...crossings].join('\n') : '',
    ...ways.map((way, i) => `ways ${i % 2 ? 'road' : 'trail'}\n  ${i === 2 ? '-' : 'The 2:30 Road'}: ${way}`),
    `marks camp\n  Camp 4: ${map.ids.filter((_, cell) => cell === 0 || rng.int(3) === 0).join(' ')}`,
    `places\n  ${map.ids[rng.int(map.size)]} town Port #1\n  ${map.ids[0]} exit`,
  ].join('\n');
}

/** Texts of whole maps; a sheet of holes alone is left out. */
export const mapTexts: fc.Arbitrary<string> = frames(7)
  .map((frame) => ({ frame, text: baseText(frame) }))
  .filter(({ text }) => /^ {4}\d+ .*[.w~]/m.test(text))
  .map(({ frame, text }) => text + featuresText(parseMap(text), seeded(`${frame.seed} features`)));
