/** A scenario laid out on the map: the part that is in play, its ground, its units and leaders. Worked out once for a game. */
import { cellOf, type GridMap } from '@longroll/kernel';
import type { LeaderCounter, UnitCounter } from '../counters/counter.ts';
import { leaderCounter, unitCounter } from '../counters/index.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Edge, Objective, Scenario, SetupLine } from '../scenarios/scenario.ts';
import { type Ground, groundOf } from './ground.ts';

/** A unit of the scenario. */
export interface UnitPiece extends UnitCounter {
  readonly line: SetupLine;
  /** Where it stands at the start or enters. */
  readonly cell: number;
  /** Men of the set-up (9.1.2). */
  readonly startMen: number;
  /** The group that it arrives with (21.11.2); -1 if it is there from the start. */
  readonly group: number;
  /** Cavalry, horse artillery, Confederate artillery and Evans: always in command (12.3.2). */
  readonly free: boolean;
}

export interface LeaderPiece extends LeaderCounter {
  /** The unit that he rides with at the start. */
  readonly unit: number;
}

export interface Goal extends Objective {
  readonly cell: number;
}

type BySide<T> = Readonly<Record<Side, T>>;

export interface Field {
  readonly scenario: Scenario;
  readonly ground: Ground;
  /** In list order (21.1). */
  readonly units: readonly UnitPiece[];
  readonly leaders: readonly LeaderPiece[];
  /** Places of a side's units, in list order. */
  readonly own: BySide<readonly number[]>;
  readonly unitsById: ReadonlyMap<string, number>;
  readonly leadersById: ReadonlyMap<string, number>;
  /** By square: 1 in the window of the scenario and not cut off by the river. */
  readonly inPlay: Uint8Array;
  readonly goals: readonly Goal[];
  /** By square: how far the nearest rear edge of the side is (21.9.1). */
  readonly rear: BySide<Uint8Array>;
  readonly groups: number;
}

const EVANS = 'Evans';

const isFree = ({ arm, side, division }: UnitCounter): boolean =>
  arm === 'cavalry' ||
  arm === 'horse-artillery' ||
  (arm === 'artillery' && side === 'confederate') ||
  division === EVANS;

/** Those who arrive together: one division, one turn, one entry. */
const groupKey = ({ division }: UnitCounter, { arrives, square }: SetupLine): string =>
  `${division} ${arrives} ${square}`;

function piecesOf({ setup }: Scenario, map: GridMap): readonly UnitPiece[] {
  const groups: string[] = [];
  return setup.map((line) => {
    const counter = unitCounter(line.unit);
    const key = groupKey(counter, line);
    if (line.arrives !== null && !groups.includes(key)) groups.push(key);
    return {
      ...counter,
      line,
      cell: cellOf(map, line.square),
      startMen: line.men ?? counter.men,
      group: line.arrives === null ? -1 : groups.indexOf(key),
      free: isFree(counter),
    };
  });
}

const leadersOf = (units: readonly UnitPiece[]): readonly LeaderPiece[] =>
  units.flatMap(({ line }, unit) => (line.leader === null ? [] : [{ ...leaderCounter(line.leader), unit }]));

function windowOf(map: GridMap, { window: { columns, rows } }: Scenario): Uint8Array {
  const inside = (at: number, [first, last]: readonly [number, number]): boolean => at >= first && at <= last;
  return Uint8Array.from({ length: map.size }, (_, cell) =>
    inside(map.x[cell]!, columns) && inside(map.y[cell]!, rows) ? 1 : 0,
  );
}

/** Squares of the window that can be walked to from where somebody stands or enters: land beyond the river is out of play. */
function reachable({ map, water }: Ground, inside: Uint8Array, from: readonly number[]): Uint8Array {
  const land = new Uint8Array(map.size);
  const left = [...from];
  for (let cell = left.pop(); cell !== undefined; cell = left.pop()) {
    if (land[cell] === 1) continue;
    land[cell] = 1;
    for (const next of map.neighbours.subarray(cell * map.sides, (cell + 1) * map.sides))
      if (next >= 0 && inside[next] === 1 && water[next] === 0) left.push(next);
  }
  return inside.map((one, cell) => (one === 1 && (land[cell] === 1 || water[cell] === 1) ? 1 : 0));
}

function edgeDistance(
  { x, y }: GridMap,
  { columns, rows }: Scenario['window'],
  edge: Edge,
  cell: number,
): number {
  if (edge === 'west') return x[cell]! - columns[0];
  if (edge === 'east') return columns[1] - x[cell]!;
  return edge === 'north' ? y[cell]! - rows[0] : rows[1] - y[cell]!;
}

const FAR = 255;

const rearOf = (map: GridMap, { window, rear }: Scenario, side: Side, inPlay: Uint8Array): Uint8Array =>
  inPlay.map((is, cell) =>
    is === 1 ? Math.min(...rear[side].map((edge) => edgeDistance(map, window, edge, cell))) : FAR,
  );

const placesById = (pieces: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(pieces.map(({ id }, place) => [id, place]));

export function fieldOf(scenario: Scenario, map: GridMap): Field {
  const ground = groundOf(map);
  const units = piecesOf(scenario, map);
  const leaders = leadersOf(units);
  const inPlay = reachable(
    ground,
    windowOf(map, scenario),
    units.map(({ cell }) => cell),
  );
  const ownOf = (side: Side): readonly number[] =>
    units.flatMap((unit, i) => (unit.side === side ? [i] : []));
  return {
    ...{ scenario, ground, units, leaders, inPlay },
    own: { union: ownOf('union'), confederate: ownOf('confederate') },
    unitsById: placesById(units),
    leadersById: placesById(leaders),
    goals: scenario.objectives.map((goal) => ({ ...goal, cell: cellOf(map, goal.square) })),
    rear: {
      union: rearOf(map, scenario, 'union', inPlay),
      confederate: rearOf(map, scenario, 'confederate', inPlay),
    },
    groups: Math.max(-1, ...units.map(({ group }) => group)) + 1,
  };
}
