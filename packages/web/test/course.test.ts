/** The course of a campaign on the page: what is due, tracks in spans, losses, formations, lines, the bar of the turn. */
import {
  type Formation,
  type Piece,
  parseMap,
  type Table,
  type Trace,
  type TrackedTurn,
  type TurnPhase,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { dueOf, soonWords, spansOf } from '../src/field/due.ts';
import { ALL, type Bearings, gatheredOf, type Wanted, wantedOf } from '../src/field/gathering.ts';
import { lossPlot, roundedUp } from '../src/field/losses.ts';
import { isMilestone, MILESTONES, milestonesOf, NONE, stretchOf, thinned } from '../src/field/milestones.ts';
import { cutCells, tracedSteps } from '../src/field/paint/paintTraces.ts';
import { isHeading, nowWords } from '../src/field/phases.ts';
import { groupedScenarios, type Offered } from '../src/field/scenarios.ts';
import { markerWords } from '../src/field/words.ts';

const turn = (number: number, ...events: string[]): TrackedTurn => ({
  turn: number,
  title: `day ${number}`,
  events: events.map((text) => ({ side: 'east', text })),
});

describe('what is due', () => {
  const track = [turn(1, 'a'), turn(2), turn(3, 'b'), turn(4), turn(5, 'c')];

  test('is what the turns from this one on bring', () => {
    expect(dueOf({ track, turn: 3, over: false }).map((one) => one.turn)).toEqual([3, 5]);
    expect(dueOf({ track, turn: 3, over: true })).toEqual([]);
  });

  test('is told by how soon it comes', () => {
    expect([3, 4, 5, 9].map((one) => soonWords(4, one))).toEqual(['now', 'now', 'next turn', 'in 5 turns']);
  });

  test('stands in a long track between spans of quiet turns, with now by itself', () => {
    const long = Array.from({ length: 20 }, (_, i) => (i === 11 ? turn(12, 'x') : turn(i + 1)));
    const spans = spansOf(long, 5).map(({ from, to }) => [from.turn, to.turn]);
    expect(spans).toEqual([
      [1, 4],
      [5, 5],
      [6, 11],
      [12, 12],
      [13, 20],
    ]);
    expect(spansOf(track, null)).toHaveLength(5);
  });
});

describe('losses over time', () => {
  const day = (number: number, east: number, west: number) => ({
    ...{ turn: number, title: `day ${number}`, lines: [], lost: { east, west } },
  });

  test('are a line for each side, up to a round number', () => {
    const plot = lossPlot([day(1, 0, 1), day(2, 3, 1), day(3, 13, 4)], ['east', 'west'])!;
    expect(plot).toMatchObject({ first: 1, last: 3, top: 20 });
    expect(plot.lines[0]).toEqual({
      side: 'east',
      points: [
        [1, 0],
        [2, 3],
        [3, 13],
      ],
      last: 13,
    });
    expect(lossPlot([day(1, 0, 0)], ['east'])).toBeNull();
  });

  test('round up to 1, 2, 5 and their tens', () => {
    expect([0, 1, 2, 3, 6, 10, 11, 51].map(roundedUp)).toEqual([1, 1, 2, 5, 10, 10, 20, 100]);
  });
});

const ROW = parseMap(`map row
title A row
grid square
legend
  . clear
sheet
  lines 0-0 from north
  columns 0-8 from west
  ids CCLL
  terrain
    00 .........
`);

const piece = (id: string, side: string, cell: number): Piece => ({
  ...{ id, side, cell, known: 'seen', off: '', gone: false, record: {}, remarks: [] },
});

describe('formations', () => {
  const pieces = [piece('a', 'east', 0), piece('b', 'east', 8), piece('c', 'east', 1), piece('d', 'west', 5)];
  const first: Formation = { title: 'First', side: 'east', leader: 'b', pieces: ['a'], text: '1 unit' };
  const table = { pieces, formations: [first] } as unknown as Table;
  const all = gatheredOf(table, ['east', 'west'], (side) => side);
  const counters = new Map(pieces.map(({ id }) => [id, { name: `unit ${id}`, command: null }]));
  const bearings: Bearings = { map: ROW, counters, ready: new Set(['c']), cut: new Set(['a', 'd']) };
  const ids = (wanted: Partial<Wanted>) =>
    wantedOf(all, { ...ALL, ...wanted }, bearings).map((one) => one.pieces.map(({ id }) => id).join(''));

  test('have their leader first, and whoever is in none comes after them', () => {
    expect(all.map(({ title, text }) => [title, text])).toEqual([
      ['First', '1 unit'],
      ['east: others', ''],
      ['west: others', ''],
    ]);
    expect(ids({})).toEqual(['ba', 'c', 'd']);
  });

  test('are found by side, name, command, and by what their pieces are', () => {
    expect(ids({ side: 'west' })).toEqual(['d']);
    expect(ids({ formation: 'First' })).toEqual(['ba']);
    expect(ids({ words: 'UNIT C' })).toEqual(['c']);
    expect(ids({ words: 'first' })).toEqual(['ba']);
    expect(ids({ ready: true })).toEqual(['c']);
    expect(ids({ cut: true })).toEqual(['a', 'd']);
    expect(ids({ near: 2 })).toEqual(['ba', 'c', 'd']);
    expect(ids({ near: 0 })).toEqual(['a', 'c', 'd']);
    expect(ids({ cut: true, ready: true })).toEqual([]);
  });
});

test('lines that run together are one, and who has none is ringed', () => {
  const trace = (path: readonly number[], broken?: true): Trace => ({
    ...{ side: 'east', path, text: '' },
    ...(broken && { broken }),
  });
  const traces = [trace([1, 2, 3]), trace([3, 2]), trace([7], true), trace([7], true)];
  expect(tracedSteps(traces)).toEqual([
    { side: 'east', from: 1, to: 2, lines: 1 },
    { side: 'east', from: 2, to: 3, lines: 2 },
  ]);
  expect(cutCells(traces)).toEqual([7]);
});

test('a marker is told in its cell, and over a side in both', () => {
  const markers = [
    { cell: 1, side: null, kind: 'depot', letter: 'D', title: 'Depot' },
    { cell: 1, over: 2, side: null, kind: 'bridge', letter: 'B', title: 'Bridge' },
  ] as const;
  expect([0, 1, 2].map((cell) => markerWords({ markers }, cell))).toEqual([
    [],
    ['Depot', 'Bridge'],
    ['Bridge'],
  ]);
});

describe('the bar of the turn', () => {
  const phase = (code: string, more: Partial<TurnPhase> = {}): TurnPhase => ({
    ...{ code, title: `Phase ${code}`, now: false },
    ...more,
  });
  const phases = [phase('1'), phase('2'), phase('2A'), phase('2B', { now: true }), phase('3', { out: true })];

  test('counts what comes in this turn, segments and not the phase that has them', () => {
    expect(phases.map((one) => isHeading(phases, one))).toEqual([false, true, false, false, false]);
    expect(nowWords(phases)).toBe('2B Phase 2B, 3 of 3 in this turn');
  });
});

describe('milestones of a long game', () => {
  /** As they are kept while it is played. */
  function keptAfter(moves: number): readonly number[] {
    let kept: readonly number[] = Array<number>(MILESTONES).fill(NONE);
    for (let at = 32; at <= moves; at += 32) {
      kept = thinned(kept, at);
      if (isMilestone(kept, at, at)) kept = kept.with(kept.indexOf(NONE), at);
    }
    return kept;
  }

  test.each([100, 1000, 6000, 7000, 30_000, 100_000])(
    'of %i moves are never more than their places',
    (moves) => {
      const kept = keptAfter(moves)
        .filter((at) => at !== NONE)
        .toSorted((a, b) => a - b);
      const stretch = stretchOf(moves);
      expect(kept).toHaveLength(Math.floor(moves / stretch));
      // No moment is farther from one than a stretch.
      for (const [i, at] of [...kept, moves].entries())
        expect(at - (kept[i - 1] ?? 0)).toBeLessThan(2 * stretch);
      expect(milestonesOf(moves)).toHaveLength(kept.length);
    },
  );
});

test('scenarios stand under their system, and parts under the whole', () => {
  const system = { title: 'A system' } as Offered['system'];
  const other = { title: 'Another' } as Offered['system'];
  const one = (id: string, of: Offered['system'], partOf?: string) =>
    ({ system: of, entry: { id, ...(partOf && { partOf }) } }) as Offered;
  const grouped = groupedScenarios([
    one('a', system),
    one('whole', system),
    one('p1', system, 'whole'),
    one('lost', system, 'nowhere'),
    one('b', other),
  ]);
  expect(
    grouped.map(({ title, scenarios }) => [
      title,
      ...scenarios.map(({ entry, parts }) => [entry.id, parts.length]),
    ]),
  ).toEqual([
    ['A system', ['a', 0], ['whole', 1], ['lost', 0]],
    ['Another', ['b', 0]],
  ]);
});
