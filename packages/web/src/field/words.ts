/** Cells, pieces and moves in words. */
import {
  type Counter,
  type Drawn,
  type GridMap,
  type Mark,
  type Piece,
  placesAt,
  type Table,
  terrainOf,
} from '@longroll/kernel';
import { counterWords, type Printed } from '../counter/words.ts';
import { plainWord } from '../map/hexWords.ts';

/** "Shaifer W5222", or the bare number. */
export function cellName(map: GridMap, cell: number): string {
  const name = placesAt(map, cell)[0]?.name;
  return name ? `${name} ${map.ids[cell]}` : map.ids[cell]!;
}

export const groundWords = (map: GridMap, cell: number): string => plainWord(terrainOf(map, cell));

/** What lies in a cell or on one of its sides and is no counter. */
export const markerWords = ({ markers = [] }: Pick<Table, 'markers'>, at: number): readonly string[] => [
  ...new Set(markers.flatMap(({ cell, over, title }) => (cell === at || over === at ? [title] : []))),
];

export const placeWords = (map: GridMap, { cell, off }: Piece): string =>
  cell < 0 ? off : cellName(map, cell);

export const pieceWords = (
  counter: Counter,
  piece: Piece,
  marks: readonly Mark[],
  printed: Printed,
): string => [counterWords(counter, piece.record, marks, printed), ...piece.remarks].join(', ');

/** "attacker's die 4, defender's die 2". */
export const diceWords = (draws: readonly Drawn[]): string =>
  draws.flatMap(({ dice, faces }) => dice.map(({ name }, i) => `${name} ${faces[i]}`)).join(', ');
