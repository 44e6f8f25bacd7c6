/** The text of a map: read, joined from sheets, written again, and refused with the line of the fault. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellDistance,
  cellOf,
  crossingOf,
  directionBetween,
  directionName,
  downMask,
  edgeLinesOn,
  edgeMask,
  idsOf,
  MapError,
  markMask,
  parseMap,
  placesAt,
  sideBetween,
  terrainOf,
  upMask,
  wayMask,
  writeMap,
} from '../src/index.ts';
import { mapTexts } from './mapSamples.ts';

const RIVERSIDE = `
map riverside                    # a comment
title By the river

grid pointy
legend
  . clear
  w woods
  ~ water
sheet E
  lines 1-3 from north
  columns 1-4 from east
  even lines shifted
  at 0 0
  terrain
    01  . . w ~
    02 . . w ~
    03  - . w ~
sheet W
  lines 1-3 from north
  columns 1-3 from east
  even lines shifted
  at 6 0
  terrain
    01  w w .
    02 w w .
    03  w . ~
edges river
  Big River
    E0102 W SW
    E0202 W
  -
    W0302 E
edges bluff one-sided
  Walnut Hills
    E0103 SW
crossings
  bridge E0102 W Big Bridge
  ford E0202 W
ways road
  Old Road: E0101 E0102
    E0103 W0101 W0102
  -: W0203 W0202
ways rail
  The 2:30 Line: E0201 E0202
marks crest
  Walnut Hills: E0103 W0101
    W0302
marks camp
  -: E0101
places
  W0102 town Port #1
  E0101 exit
`;

const map = parseMap(RIVERSIDE);
const at = (id: string) => cellOf(map, id);
const side = (from: string, to: string) => sideBetween(map, at(from), at(to));

describe('a map of two sheets', () => {
  test('has a cell that both show once, with both ids', () => {
    expect(map.size).toBe(11 + 9 - 2);
    expect(at('E0104')).toBe(at('W0101'));
    expect(idsOf(map, at('W0201'))).toEqual(['E0204', 'W0201']);
    expect(map.ids[at('W0201')]).toBe('E0204');
    expect(idsOf(map, at('W0302'))).toEqual(['W0302']);
    expect(map.cells.has('E0304')).toBe(false);
  });

  test('reads pictures from west to east against the count of columns', () => {
    expect(['E0101', 'E0102', 'E0104', 'W0102', 'W0302'].map((id) => terrainOf(map, at(id)))).toEqual([
      'water',
      'woods',
      'clear',
      'woods',
      'clear',
    ]);
  });

  test('joins neighbours over the seam', () => {
    expect(directionName(map, directionBetween(map, at('E0103'), at('W0101')))).toBe('W');
    expect(directionBetween(map, at('E0103'), at('W0102'))).toBe(-1);
    expect(directionName(map, directionBetween(map, at('W0101'), at('W0201')))).toBe('SW');
    expect(cellDistance(map, at('E0101'), at('W0103'))).toBe(5);
  });
});

describe('what lies on a map', () => {
  test('edges are seen from both cells, by kind and by name', () => {
    const river = edgeMask(map, 'river');
    expect(map.edges[side('E0102', 'E0103')]! & river).toBe(river);
    expect(map.edges[side('E0103', 'E0102')]! & river).toBe(river);
    expect(map.edges[side('E0102', 'E0101')]! & river).toBe(0);
    expect(edgeLinesOn(map, side('E0202', 'E0102')).map(({ name }) => name)).toEqual(['Big River']);
    expect(map.edgeLines.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'river Big River',
      'river ',
      'bluff Walnut Hills',
    ]);
  });

  test('a one-sided edge goes down from its high cell and up from the other', () => {
    const [down, up] = [side('E0103', 'E0203'), side('E0203', 'E0103')];
    expect(map.edges[down]).toBe(downMask(map, 'bluff'));
    expect(map.edges[up]).toBe(upMask(map, 'bluff'));
    expect(downMask(map, 'bluff')).not.toBe(upMask(map, 'bluff'));
    expect(edgeMask(map, 'bluff')).toBe(downMask(map, 'bluff') | upMask(map, 'bluff'));
    expect(downMask(map, 'river')).toBe(upMask(map, 'river'));
  });

  test('crossings, ways and places', () => {
    expect(crossingOf(map, side('E0103', 'E0102'))).toBe('bridge');
    expect(crossingOf(map, side('E0202', 'E0203'))).toBe('ford');
    expect(crossingOf(map, side('E0102', 'E0202'))).toBeUndefined();
    expect(map.ways[side('W0102', 'E0104')]).toBe(wayMask(map, 'road'));
    expect(map.ways[side('E0202', 'E0201')]).toBe(wayMask(map, 'rail'));
    expect(map.ways[side('E0102', 'E0202')]).toBe(0);
    expect(map.wayLines.map(({ name }) => name)).toEqual(['Old Road', '', 'The 2:30 Line']);
    expect(placesAt(map, at('W0102'))).toEqual([{ cell: at('W0102'), kind: 'town', name: 'Port #1' }]);
    expect(placesAt(map, at('E0101'))).toEqual([{ cell: at('E0101'), kind: 'exit', name: '' }]);
  });

  test('marks lie on cells, neighbours or not, by kind and by name', () => {
    const marked = (kind: string) => map.ids.filter((_, cell) => map.marks[cell]! & markMask(map, kind));
    expect(marked('crest').toSorted()).toEqual(['E0103', 'E0104', 'W0302']);
    expect(marked('camp')).toEqual(['E0101']);
    expect(map.markLines).toEqual([
      { kind: 'crest', name: 'Walnut Hills', cells: [at('E0103'), at('E0104'), at('W0302')] },
      { kind: 'camp', name: '', cells: [at('E0101')] },
    ]);
  });

  test('a kind that the map does not show has no bits', () => {
    expect(edgeMask(map, 'canal') | upMask(map, 'canal') | downMask(map, 'canal')).toBe(0);
    expect(wayMask(map, 'canal') | markMask(map, 'canal')).toBe(0);
  });

  test('an unknown id is a bug of the caller', () => {
    expect(() => cellOf(map, 'E9999')).toThrow('riverside has no cell "E9999"');
  });
});

describe('other numberings', () => {
  const small = (grid: string, sheet: string) => `map m\ngrid ${grid}\nlegend\n  . open\n  w wood\n${sheet}`;

  test('columns first, with a mark between, lines from the south, no prefix, flat hexagons', () => {
    const flat = parseMap(
      small(
        'flat',
        `sheet
  lines 1-2 from south
  columns 9-11 from west
  odd columns shifted
  ids CC.LLL
  terrain
    2 ..w
    1 ...`,
      ),
    );
    expect(terrainOf(flat, cellOf(flat, '11.002'))).toBe('wood');
    // Odd columns lie half a cell further along the count, which here runs to the north.
    expect(directionName(flat, directionBetween(flat, cellOf(flat, '09.001'), cellOf(flat, '10.002')))).toBe(
      'NE',
    );
    expect(directionName(flat, directionBetween(flat, cellOf(flat, '09.001'), cellOf(flat, '10.001')))).toBe(
      'SE',
    );
  });

  test('squares have eight neighbours and levels', () => {
    const squares = parseMap(
      small(
        'square',
        `sheet Q
  lines 1-3 from north
  columns 1-3 from west
  terrain
    01 ...
    02 .w.
    03 ...
  levels
    01 012
    02 123
    03 234`,
      ),
    );
    const middle = cellOf(squares, 'Q0202');
    const around = Array.from(
      squares.neighbours.subarray(middle * 8, middle * 8 + 8),
      (cell) => squares.ids[cell],
    );
    expect(around).toEqual(['Q0102', 'Q0103', 'Q0203', 'Q0303', 'Q0302', 'Q0301', 'Q0201', 'Q0101']);
    expect(squares.levels[cellOf(squares, 'Q0303')]).toBe(4);
    expect(parseMap(writeMap(squares))).toEqual(squares);
  });
});

describe('writing', () => {
  test('what is written reads as the same map, and is written the same again', () => {
    fc.assert(
      fc.property(mapTexts, (text) => {
        const first = parseMap(text);
        const written = writeMap(first);
        const second = parseMap(written);
        expect(second).toEqual(first);
        expect(writeMap(second)).toBe(written);
      }),
    );
  });

  test('the riverside, with its lines moved as on paper', () => {
    const written = writeMap(map);
    expect(parseMap(written)).toEqual(map);
    expect(written).toContain('    01  . . w ~\n    02 . . w ~\n    03  - . w ~\n');
    expect(written).toContain('edges bluff one-sided\n  Walnut Hills\n    E0103 SW\n');
    expect(written).toContain('  Old Road: E0101 E0102 E0103 E0104 W0102\n');
    expect(written).toContain('marks crest\n  Walnut Hills: E0103 E0104 W0302\n');
  });
});

describe('a fault names its line', () => {
  /** The riverside with one line replaced; the fault is looked for in that line, or in the one told. */
  const broken: readonly (readonly [line: string, instead: string, fault: string, where?: string])[] = [
    ['marks camp', 'marks', 'expected a kind, which is one word'],
    ['  -: E0101', '  -: E0101 E0102 E0101', 'E0101 has the mark already'],
    ['  -: E0101', '  E0101', 'expected a name and a colon'],
    ['  -: E0101', '  -: ', 'expected the id of a cell'],
    ['grid pointy', 'grill pointy', '"grill" begins no section'],
    ['grid pointy', 'grid round', 'expected "grid pointy | flat | square"'],
    ['map riverside                    # a comment', 'map two words', 'one word'],
    ['title By the river', 'map other', '"map" stands a second time, first in line 2'],
    ['title By the river', '  title', 'nothing may stand under'],
    ['title By the river', '\ttitle', 'a tab'],
    ['grid pointy', '  grid pointy', 'nothing may stand under'],
    ['  w woods', '   w woods', 'nothing may stand under'],
    ['  . clear', '    . clear', 'the indentation fits no line above', '  w woods'],
    ['legend', 'legend of the map', 'nothing may follow "legend"'],
    ['  w woods', '  ww woods', 'expected one letter'],
    ['  w woods', '  - woods', 'expected one letter'],
    ['  w woods', '  w', 'expected one letter'],
    ['  w woods', '  . woods', 'the letter . stands twice'],
    ['  w woods', '  w clear', 'clear stands twice'],
    ['sheet E', 'sheet E F', 'the prefix of a sheet'],
    ['sheet E', 'sheet 1', 'the prefix of a sheet'],
    ['sheet W', 'sheet E', 'the id E0103 stands on an earlier sheet'],
    ['  lines 1-3 from north', '  lines 3 from north', 'expected "lines 1-20 from north or south"'],
    ['  lines 1-3 from north', '  lines 1-3 from east', 'expected "lines 1-20 from north or south"'],
    ['  lines 1-3 from north', '  lines 3-1 from north', '3 is more than 1'],
    ['  lines 1-3 from north', '  rows 1-3 from north', '"rows" is no part of a sheet'],
    ['  lines 1-3 from north', '', 'the sheet has no "lines"', 'sheet E'],
    ['  columns 1-4 from east', '  columns 1-104 from east', 'no room for 104', 'sheet E'],
    ['  columns 1-4 from east', '  columns 1-4 from east\n  ids LCCC C', 'as "ids LLCC"', '  ids LCCC C'],
    ['  columns 1-4 from east', '  columns 1-4 from east\n  ids LCLC', 'as "ids LLCC"', '  ids LCLC'],
    ['  even lines shifted', '', 'does not say "even lines shifted"', 'sheet E'],
    ['  even lines shifted', '  even columns shifted', 'expected "even lines shifted"'],
    ['  even lines shifted', '  even lines shifted\n  odd lines shifted', 'either', '  odd lines shifted'],
    ['  at 0 0', '  at 0', 'as "at 0 0"'],
    ['  at 0 0', '  at 1 0', 'the sheet lies half a cell off', 'sheet W'],
    ['  terrain', '  terrain of it', 'nothing may follow "terrain"'],
    ['    02 . . w ~', '    03 . . w ~', 'expected line 2'],
    ['    02 . . w ~', '    02 . . w', '3 cells where there are 4 columns'],
    ['    02 . . w ~', '    02 . . x ~', '"x" is not known here'],
    ['    03  - . w ~', '', 'line 3 is missing', '  terrain'],
    ['    03  - . w ~', '    03  - . w ~\n    04 ....', 'only 3 lines', '    04 ....'],
    ['    03  - . w ~', '    03  - . w ~\n  levels\n    1 0', '1 cells', '    1 0'],
    [
      '    03  - . w ~',
      '    03  - . w ~\n  levels\n    1 0000\n    2 000x\n    3 -000',
      '"x" is not known',
      '    2 000x',
    ],
    [
      '    03  - . w ~',
      '    03  - . w ~\n  levels\n    1 0000\n    2 0000\n    3 0000',
      'missing elsewhere',
      '    3 0000',
    ],
    ['    01  w w .', '    01  w w ~', 'W0101 is E0104, which has another terrain'],
    ['edges river', 'edges', 'expected a kind'],
    ['edges river', 'edges river two-sided', 'at most "one-sided"'],
    ['edges bluff one-sided', 'edges river one-sided', 'river was not written so before'],
    ['    E0103 SW', '    E0103 SW\n    E0203 NE', 'the NE side has bluff already', '    E0203 NE'],
    ['    E0202 W', '    E0902 W', 'there is no cell "E0902"'],
    ['    E0202 W', '    E0202', 'expected directions'],
    ['    E0202 W', '    E0202 N', 'expected a direction (NE E SE SW W NW), not "N"'],
    ['    E0202 W', '    E0202 W W', 'the W side has river already'],
    ['    E0202 W', '    E0102 NE', 'E0102 has no neighbour to the NE'],
    ['    E0103 SW', '', 'nothing stands under', '  Walnut Hills'],
    ['crossings', 'crossings all', 'nothing may follow "crossings"'],
    ['  ford E0202 W', '  ford', 'expected the id of a cell'],
    ['  ford E0202 W', '  ford E0202', 'expected a direction'],
    ['  ford E0202 W', '  4d E0202 W', 'expected a kind'],
    ['  ford E0202 W', '  ford E0103 E', 'the side has a bridge already'],
    ['ways rail', 'ways', 'expected a kind'],
    ['ways rail', 'ways rail way', 'a kind, which is one word'],
    ['  -: W0203 W0202', '  W0203 W0202', 'expected a name and a colon'],
    ['  -: W0203 W0202', '  -: W0203', 'two cells or more'],
    ['  -: W0203 W0202', '  -: W0203 W0201', 'W0203 and E0204 are not neighbours'],
    ['    E0103 W0101 W0102', '    W0101 W0102', 'E0102 and E0104 are not neighbours'],
    ['    E0103 W0101 W0102', '    E0103 W0101 W01', 'there is no cell "W01"'],
    ['places', 'places here', 'nothing may follow "places"'],
    ['  E0101 exit', '  E0101', 'expected a kind'],
    ['  E0101 exit', '  E01 exit', 'there is no cell "E01"'],
  ];

  test.each(broken.map(([line, instead, fault, where]) => ({ line, instead, fault, where })))(
    '$fault: "$instead"',
    ({ line, instead, fault, where }) => {
      const lines = RIVERSIDE.split('\n');
      const at = lines.indexOf(line);
      expect(at).toBeGreaterThan(0);
      lines.splice(at, 1, ...instead.split('\n'));
      const expected = where === undefined ? at : lines.indexOf(where);
      const error = thrown(lines.join('\n'));
      expect(error.message).toContain(fault);
      expect(error.line).toBe(expected + 1);
      expect(error.message).toContain(`line ${error.line}: `);
      expect(lines[error.line - 1]).toContain(error.text);
    },
  );

  test.each([
    ['', 'the map has no "map"'],
    ['map m', 'the map has no "grid"'],
    ['map m\ngrid square', 'the map has no "legend"'],
    ['map m\ngrid square\nlegend\n  . open', 'the map has no cells'],
  ])('"%s" lacks something', (text, fault) => {
    expect(thrown(text).message).toContain(`line 1: ${fault}`);
  });

  test('squares are not shifted', () => {
    const text =
      'map m\ngrid square\nlegend\n  . open\nsheet\n  lines 1-1 from north\n  columns 1-1 from west\n';
    const error = thrown(`${text}  even lines shifted\n  terrain\n    1 .`);
    expect([error.line, error.message]).toEqual([8, expect.stringContaining('squares are not shifted')]);
    expect(parseMap(`${text}  terrain\n    1 .`).size).toBe(1);
    expect(thrown(`${text}  terrain\n    1 -`).message).toContain('line 5: the map has no cells');
  });

  test('tables have their limits', () => {
    const kinds = (n: number, section: (i: number) => string) =>
      Array.from({ length: n }, (_, i) => section(i));
    const edges = (n: number) => kinds(n, (i) => `edges e${i}\n  -\n    E0202 W`).join('\n');
    expect(() => parseMap(`${RIVERSIDE}${edges(13)}`)).not.toThrow();
    expect(thrown(`${RIVERSIDE}${edges(14)}`).message).toContain('room for 16 kinds only');
    const ways = (n: number) => kinds(n, (i) => `ways w${i}\n  -: E0101 E0102`).join('\n');
    expect(() => parseMap(`${RIVERSIDE}${ways(6)}`)).not.toThrow();
    expect(thrown(`${RIVERSIDE}${ways(7)}`).text).toBe('ways w6');
    const marks = (n: number) => kinds(n, (i) => `marks m${i}\n  -: E0101`).join('\n');
    expect(() => parseMap(`${RIVERSIDE}${marks(6)}`)).not.toThrow();
    expect(thrown(`${RIVERSIDE}${marks(7)}`).text).toBe('marks m6');
  });
});

function thrown(text: string): MapError {
  try {
    parseMap(text);
  } catch (error) {
    if (error instanceof MapError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
