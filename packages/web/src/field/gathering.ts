/** The pieces of a table by the formations that its rules name, and those of them that somebody looks for. */
import { type Counter, cellDistance, type GridMap, type Piece, type Table } from '@longroll/kernel';

export interface Gathered {
  readonly title: string;
  readonly side: string;
  /** How it stands, in words; empty for those who are in no formation. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export interface Wanted {
  readonly words: string;
  /** Empty for all. */
  readonly side: string;
  readonly formation: string;
  /** Only those who can act. */
  readonly ready: boolean;
  /** Only those near this cell; -1 for all. */
  readonly near: number;
  /** Only those whose line does not reach. */
  readonly cut: boolean;
}

export const ALL: Wanted = { words: '', side: '', formation: '', ready: false, near: -1, cut: false };

/** What the filters look at besides the pieces. */
export interface Bearings {
  readonly map: GridMap;
  readonly counters: ReadonlyMap<string, Pick<Counter, 'name' | 'command'>>;
  readonly ready: ReadonlySet<string>;
  readonly cut: ReadonlySet<string>;
}

/** So many cells count as near. */
export const NEAR = 6;

type Titles = (side: string) => string;

/** Formations in the order of the rules, each leader first; then, side by side, whoever is in none. */
export function gatheredOf(table: Table, sides: readonly string[], titleOf: Titles): readonly Gathered[] {
  const byId = new Map(table.pieces.map((piece) => [piece.id, piece]));
  const formed = (table.formations ?? []).map(({ title, side, leader, pieces, text }) => ({
    ...{ title, side, text },
    pieces: [...(leader === undefined ? [] : [leader]), ...pieces].flatMap((id) => byId.get(id) ?? []),
  }));
  const taken = new Set(formed.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const left = table.pieces.filter(({ id }) => !taken.has(id));
  return sides.flatMap((side) => {
    const others = left.filter((piece) => piece.side === side);
    return [
      ...formed.filter((one) => one.side === side),
      ...(others.length === 0 ? [] : [{ title: `${titleOf(side)}: others`, side, text: '', pieces: others }]),
    ];
  });
}

const isNear = (map: GridMap, { cell, gone }: Piece, to: number): boolean =>
  cell >= 0 && !gone && cellDistance(map, cell, to) <= NEAR;

function fits(piece: Piece, wanted: Wanted, { map, counters, ready, cut }: Bearings): boolean {
  const { name = '', command = '' } = counters.get(piece.id) ?? {};
  const words = `${name} ${command ?? ''}`.toLowerCase();
  return (
    words.includes(wanted.words.trim().toLowerCase()) &&
    (!wanted.ready || ready.has(piece.id)) &&
    (!wanted.cut || cut.has(piece.id)) &&
    (wanted.near < 0 || isNear(map, piece, wanted.near))
  );
}

/** Whole formations whose name is sought are shown with everybody. */
export function wantedOf(
  gathered: readonly Gathered[],
  wanted: Wanted,
  bearings: Bearings,
): readonly Gathered[] {
  const words = wanted.words.trim().toLowerCase();
  return gathered
    .filter(
      ({ side, title }) =>
        (wanted.side === '' || side === wanted.side) &&
        (wanted.formation === '' || title === wanted.formation),
    )
    .map((one) => {
      const isNamed = words !== '' && one.title.toLowerCase().includes(words);
      const by = isNamed ? { ...wanted, words: '' } : wanted;
      return { ...one, pieces: one.pieces.filter((piece) => fits(piece, by, bearings)) };
    })
    .filter(({ pieces }) => pieces.length > 0);
}
