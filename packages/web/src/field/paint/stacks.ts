/** Pieces as they lie: one stack to a cell and side, its strongest on top. */
import {
  type Counter,
  centreOf,
  type GridMap,
  LATTICES,
  type Mark,
  type Piece,
  type Point,
} from '@longroll/kernel';
import { markOf } from '../../counter/words.ts';

export interface Member {
  readonly counter: Counter;
  readonly piece: Piece;
  readonly strength: number;
  /** By how much its front is turned from the north, in degrees clockwise; null for one without a front. */
  readonly turn: number | null;
}

export interface Stack {
  readonly cell: number;
  readonly side: string;
  readonly at: Point;
  /** From the bottom to the top. */
  readonly members: readonly Member[];
  readonly total: number;
  /** Whether it lies on a battlefield: the pieces of the game have fronts. */
  readonly fronted: boolean;
}

export function strengthOf(marks: readonly Mark[], piece: Piece): number {
  const mark = markOf(marks, 'strength', piece.record);
  return mark ? Number(piece.record[mark.field]) : 0;
}

export interface Lying {
  readonly map: GridMap;
  readonly marks: readonly Mark[];
  readonly counters: ReadonlyMap<string, Counter>;
}

/** North is up; directions of a map are steps from cell to cell. */
export function turnOf({ shape }: Pick<GridMap, 'shape'>, facing: number): number {
  const { steps, metric } = LATTICES[shape];
  const [dx, dy] = steps[facing] ?? [0, -1];
  const degrees = (Math.atan2(dx * Math.sqrt(metric[0]), -dy * Math.sqrt(metric[1])) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}

function membersOn({ map, marks, counters }: Lying, pieces: readonly Piece[]): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  for (const piece of pieces) {
    const counter = counters.get(piece.id);
    if (piece.cell < 0 || piece.gone || !counter) continue;
    const key = `${piece.cell} ${counter.side}`;
    const turn = piece.facing === undefined ? null : turnOf(map, piece.facing);
    const member = { counter, piece, strength: strengthOf(marks, piece), turn };
    found.set(key, [...(found.get(key) ?? []), member]);
  }
  return found;
}

/** `foremost` lie on top wherever they are; stacks are listed from the north, so that those below cover them. */
export function stacksOf(
  lying: Lying,
  pieces: readonly Piece[],
  foremost: readonly string[],
): readonly Stack[] {
  const rank = ({ piece, strength }: Member) => (foremost.includes(piece.id) ? 1000 : strength);
  const fronted = pieces.some(({ facing }) => facing !== undefined);
  const stacks = [...membersOn(lying, pieces).values()].map((members) => {
    const { piece, counter } = members[0]!;
    return {
      cell: piece.cell,
      side: counter.side,
      at: centreOf(lying.map, piece.cell),
      members: members.sort((a, b) => rank(a) - rank(b)),
      total: members.reduce((sum, { strength }) => sum + strength, 0),
      fronted,
    };
  });
  return stacks.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}
