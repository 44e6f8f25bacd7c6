/** A scenario laid out on the map: the part that is in play, its ground, its units and leaders. Worked out once for a game. */
import { cellOf, type GridMap } from '@longroll/kernel';
import type { LeaderCounter, UnitCounter } from '../counters/counter.ts';
import { IUKA_COUNTERS, type OrderOfBattle, SEVEN_PINES_COUNTERS } from '../counters/index.ts';
import type { Side } from '../model/vocabulary.ts';
import {
  type Arrival,
  type Entry,
  hexesOf,
  type Objective,
  type Scenario,
  type SetupLine,
  type Window,
} from '../scenarios/scenario.ts';
import { distanceOf, type Ground, groundOf } from './ground.ts';
import type { BySide, UnitFormation } from './state.ts';

/** When and where a piece comes: both null and -1 for one that is there from the start. */
interface Coming {
  readonly arrives: number | null;
  /** Where it stands at the start or enters. */
  readonly cell: number;
}

export interface UnitPiece extends UnitCounter, Coming {
  readonly facing: number;
  readonly formation: UnitFormation;
}

export interface LeaderPiece extends LeaderCounter, Coming {}

/** A hex that counts, in the order of the sheet. */
export interface Goal {
  readonly objective: Objective;
  /** -1 for a road. */
  readonly cell: number;
  /** The hexes of a road. */
  readonly road: readonly number[];
}

export interface EntryHex extends Entry {
  readonly cell: number;
  /** Edge hexes of the same edge, the nearest first, the entry itself left out. */
  readonly beside: readonly number[];
}

export interface Field {
  readonly scenario: Scenario;
  readonly ground: Ground;
  /** In the order of the sheet, those who arrive last. */
  readonly units: readonly UnitPiece[];
  readonly leaders: readonly LeaderPiece[];
  /** Places of a side's units and leaders, in list order. */
  readonly own: BySide<readonly number[]>;
  readonly ownLeaders: BySide<readonly number[]>;
  readonly unitsById: ReadonlyMap<string, number>;
  readonly leadersById: ReadonlyMap<string, number>;
  readonly goals: readonly Goal[];
  /** By hex: 1 on the friendly edge of the side. */
  readonly edge: BySide<Uint8Array>;
  /** By hex: how far the friendly edge of the side is; 0 everywhere for a side that has none. */
  readonly toEdge: BySide<Uint8Array>;
  readonly hasEdge: BySide<boolean>;
  /** By the hex of entry. */
  readonly entries: ReadonlyMap<number, EntryHex>;
}

export const COUNTERS: Readonly<Record<string, OrderOfBattle>> = {
  'huzzah/iuka': IUKA_COUNTERS,
  'huzzah/seven-pines': SEVEN_PINES_COUNTERS,
};

/** Where those who come look to: away from the edge that they enter by, until they have moved. */
const FACING_OF_COMERS: BySide<number> = { union: 4, confederate: 1 };

/** How a unit fights when it is formed, and how it comes (17.18). */
export const formedOf = ({ type }: Pick<UnitCounter, 'type'>): UnitFormation =>
  type === 'artillery' ? 'unlimbered' : type === 'cavalry' ? 'dismounted' : 'line';
export const marchingOf = ({ type }: Pick<UnitCounter, 'type'>): UnitFormation =>
  type === 'artillery' ? 'limbered' : type === 'cavalry' ? 'mounted' : 'line';

function formationAt(counter: UnitCounter, { formation }: SetupLine): UnitFormation {
  return formation === 'limbered' || formation === 'mounted' ? formation : formedOf(counter);
}

export const standing = (counter: UnitCounter, line: SetupLine, cell: number): UnitPiece => ({
  ...counter,
  ...{ arrives: null, cell },
  facing: line.facing ?? 0,
  formation: formationAt(counter, line),
});

export const coming = (counter: UnitCounter, { turn }: Arrival, cell: number): UnitPiece => ({
  ...counter,
  ...{ arrives: turn, cell },
  facing: FACING_OF_COMERS[counter.side],
  formation: marchingOf(counter),
});

function piecesOf({ setup, arrivals, entries, map: id }: Scenario, map: GridMap) {
  const counters = COUNTERS[id]!;
  const isLeader = (piece: string): boolean => counters.leaders.some((leader) => leader.id === piece);
  const entryCell = ({ entry }: Arrival): number =>
    cellOf(map, entries.find(({ id: name }) => name === entry)!.hex);
  const units: UnitPiece[] = [];
  const leaders: LeaderPiece[] = [];
  for (const line of setup) {
    const cell = cellOf(map, line.hex);
    if (isLeader(line.piece)) leaders.push({ ...counters.leader(line.piece), arrives: null, cell });
    else units.push(standing(counters.unit(line.piece), line, cell));
  }
  for (const arrival of arrivals)
    for (const piece of arrival.pieces) {
      const cell = entryCell(arrival);
      if (isLeader(piece)) leaders.push({ ...counters.leader(piece), arrives: arrival.turn, cell });
      else units.push(coming(counters.unit(piece), arrival, cell));
    }
  return { units, leaders };
}

const cellsOf = (map: GridMap, windows: readonly Window[]): Uint8Array => {
  const marked = new Uint8Array(map.size);
  for (const window of windows) for (const id of hexesOf(window)) marked[cellOf(map, id)] = 1;
  return marked;
};

const FAR = 255;

function edgeDistances(map: GridMap, edge: Uint8Array): Uint8Array {
  const hexes = [...edge.keys()].filter((hex) => edge[hex] === 1);
  if (hexes.length === 0) return new Uint8Array(map.size);
  return Uint8Array.from({ length: map.size }, (_, hex) =>
    hexes.reduce((least, to) => Math.min(least, distanceOf(map, hex, to)), FAR),
  );
}

const goalOf = (map: GridMap, objective: Objective): Goal =>
  objective.kind === 'place'
    ? { objective, cell: cellOf(map, objective.hex), road: [] }
    : {
        objective,
        cell: -1,
        road: map.wayLines.filter(({ name }) => name === objective.way).flatMap(({ cells }) => cells),
      };

/** Columns and rows of a hex, as the sheet counts them. */
const columnOf = ({ x, y }: GridMap, cell: number): number => (x[cell]! - (y[cell]! % 2)) / 2;

/** The edges of the window that a hex lies on, as a test for others: the same first or last column, or row. */
function isOnSameEdge(map: GridMap, { columns, rows }: Window, a: number, b: number): boolean {
  const same = (of: (cell: number) => number, ends: readonly number[]): boolean =>
    of(a) === of(b) && ends.includes(of(a));
  return same((cell) => columnOf(map, cell), columns) || same((cell) => map.y[cell]!, rows);
}

function entryHex(map: GridMap, { window }: Scenario, entry: Entry): EntryHex {
  const cell = cellOf(map, entry.hex);
  const beside = hexesOf(window)
    .map((id) => cellOf(map, id))
    .filter((other) => other !== cell && isOnSameEdge(map, window, cell, other))
    .sort((a, b) => distanceOf(map, cell, a) - distanceOf(map, cell, b) || a - b);
  return { ...entry, cell, beside };
}

const placesById = (pieces: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(pieces.map(({ id }, place) => [id, place]));

const placesOf = (pieces: readonly { readonly side: Side }[], side: Side): readonly number[] =>
  pieces.flatMap((piece, place) => (piece.side === side ? [place] : []));

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({
  union: of('union'),
  confederate: of('confederate'),
});

export function fieldOf(scenario: Scenario, map: GridMap): Field {
  const { units, leaders } = piecesOf(scenario, map);
  const edge = bySide((side) => cellsOf(map, scenario.friendlyEdge[side]));
  const entries = scenario.entries.map((entry) => entryHex(map, scenario, entry));
  return {
    ...{ scenario, units, leaders, edge },
    ground: groundOf(map, cellsOf(map, [scenario.window])),
    own: bySide((side) => placesOf(units, side)),
    ownLeaders: bySide((side) => placesOf(leaders, side)),
    unitsById: placesById(units),
    leadersById: placesById(leaders),
    goals: scenario.objectives.map((objective) => goalOf(map, objective)),
    toEdge: bySide((side) => edgeDistances(map, edge[side])),
    hasEdge: bySide((side) => scenario.friendlyEdge[side].length > 0),
    entries: new Map(entries.map((entry) => [entry.cell, entry])),
  };
}
