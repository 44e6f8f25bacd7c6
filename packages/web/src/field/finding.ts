/** Pieces found by a part of their name or command. */
import type { Counter, Piece } from '@longroll/kernel';

export interface FoundPiece {
  readonly piece: Piece;
  readonly counter: Counter;
}

const MOST = 12;

/** Those whose name begins so come first; those off the map last. Without words nobody is found. */
export function foundBy(
  counters: ReadonlyMap<string, Counter>,
  pieces: readonly Piece[],
  query: string,
): readonly FoundPiece[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const named = pieces.flatMap((piece) => {
    const counter = counters.get(piece.id);
    return counter && !piece.gone ? [{ piece, counter }] : [];
  });
  const rank = ({ piece, counter: { name } }: FoundPiece): number =>
    (name.toLowerCase().startsWith(wanted) ? 0 : 1) + (piece.cell < 0 ? 2 : 0);
  const fits = ({ counter: { name, command } }: FoundPiece): boolean =>
    `${name} ${command ?? ''}`.toLowerCase().includes(wanted);
  return named
    .filter(fits)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}
