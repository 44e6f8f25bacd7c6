/**
 * Whether somebody has come to see something by his own move. A square that comes into sight shows him nothing as long as
 * nobody is in it: what counts is what the table has that it had not before.
 */
import type { Game, Piece } from '@longroll/kernel';
import { tableFor } from './seat.ts';

const placeOf = ({ cell, gone, known }: Piece): string => `${cell} ${gone} ${known}`;

/** Pieces of others that came, went or are known better; own ones beside which other words stand. */
export function newsAmong(
  before: readonly Piece[],
  after: readonly Piece[],
  side: string,
  mover: string | null,
): readonly Piece[] {
  const was = new Map(before.map((piece) => [piece.id, piece]));
  const is = new Map(after.map((piece) => [piece.id, piece]));
  const isNew = (piece: Piece): boolean => {
    const old = was.get(piece.id);
    if (piece.side !== side) return !old || placeOf(old) !== placeOf(piece);
    return piece.id !== mover && old !== undefined && old.remarks.join() !== piece.remarks.join();
  };
  return [
    ...after.filter(isNew),
    ...before.filter((piece) => piece.side !== side && !is.has(piece.id)).map(lostFromSight),
  ];
}

const lostFromSight = (piece: Piece): Piece => ({ ...piece, known: 'there' });

/** What the last move of a side has shown it. */
export function newsFor(before: Game, after: Game, side: string, mover: string | null): readonly Piece[] {
  const { secrets } = before.rules;
  if (!secrets?.reveals(before.now, after.now, side)) return [];
  const [was, is] = [before, after].map((game) => tableFor(game, game.now, side).pieces);
  return newsAmong(was!, is!, side, mover);
}
