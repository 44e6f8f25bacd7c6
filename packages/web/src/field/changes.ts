/** What a move changed, read off the table before and after it: true whatever the rules are. */
import { firstMoment, type Game, type Seat, type SeenMove, sameJson, type Table } from '@longroll/kernel';
import type { Changes, Track } from './paint/paintTracks.ts';
import { seenAt, tableAfter, tableFor } from './seat.ts';

const NOTHING: Changes = { tracks: [], cells: [], blow: null };

export function changesBetween(before: Table, after: Table): Changes {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const tracks = new Map<string, Track>();
  const cells = new Set<number>();
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    if (!old || (old.cell === piece.cell && old.gone === piece.gone && sameJson(old.record, piece.record)))
      continue;
    const { side, cell: to } = piece;
    cells.add(piece.gone || to < 0 ? old.cell : to);
    // A stack that went together leaves one track.
    if (old.cell >= 0 && to >= 0 && old.cell !== to)
      tracks.set(`${side} ${old.cell} ${to}`, { side, from: old.cell, to });
  }
  cells.delete(-1);
  return { tracks: [...tracks.values()], cells: [...cells], blow: null };
}

/** The dice of a piece that are aimed at another cell. */
function blowOf(seen: SeenMove | null, before: Table): Changes['blow'] {
  if (!seen || seen.sealed || seen.draws.length === 0) return null;
  const { piece, cell: to, asks } = seen.told;
  const from = before.pieces.find(({ id }) => id === piece)?.cell ?? -1;
  return asks && to !== undefined && from >= 0 && from !== to ? { from, to } : null;
}

/** What the move before a moment changed. */
export function changesAt(game: Game, at: number, seat: Seat): Changes {
  const [before, after] = [at - 1, at].map((moves) => (moves < 0 ? null : tableAfter(game, moves, seat)));
  if (!before || !after) return NOTHING;
  return { ...changesBetween(before, after), blow: blowOf(seenAt(game, at - 1, seat), before) };
}

/** "Turn 2 of 5" if the move led there: the first of the facts is what a day of play is counted by. */
export function newTurn(game: Game, move: number, seat: Seat): string {
  const [before, after] = [move, move + 1].map((at) => tableAfter(game, at, seat)?.facts[0]);
  return after && before?.value !== after.value ? `${after.title} ${after.value}` : '';
}

/** After how many moves a turn had begun, 0 for the first; the last move where it cannot be found. */
export function turnFound(game: Game, turn: number): number {
  const found = firstMoment(game, (state) => tableFor(game, state, null).turn >= turn);
  return found.refused ? game.moves.length : found.value;
}

/** How many moves had been made when the turn of a moment began. */
export function turnBegan(game: Game, at: number, seat: Seat): number {
  const table = tableAfter(game, at, seat);
  return table ? turnFound(game, table.turn) : at;
}
