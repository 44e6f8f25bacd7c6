/** What a move changed, read off the table before and after it: true whatever the rules are. */
import type { Counter, Game, Mark, Piece, Seat, SeenOpen, Table } from '@longroll/kernel';
import { bears, valueWords } from '../counter/words.ts';
import type { Playable } from './scenarios.ts';
import { tableAfter } from './seat.ts';

function changedMarks(marks: readonly Mark[], before: Piece, after: Piece): readonly string[] {
  const changed = marks.filter(
    (mark) => bears(mark, after.record) && before.record[mark.field] !== after.record[mark.field],
  );
  return changed.map((mark) => valueWords(mark, after.record[mark.field]));
}

function pieceChange(
  counter: Counter,
  marks: readonly Mark[],
  before: Piece,
  after: Piece,
): readonly string[] {
  if (after.gone) return before.gone ? [] : [`${counter.name} is lost`];
  const words = changedMarks(marks, before, after);
  return words.length > 0 ? [`${counter.name}: ${words.join(', ')}`] : [];
}

export function changesBetween(playable: Playable, before: Table, after: Table): readonly string[] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap((piece) => {
    const [counter, old] = [playable.counters.get(piece.id), was.get(piece.id)];
    return counter && old ? pieceChange(counter, playable.muster.marks, old, piece) : [];
  });
}

/** The last line of the rules that counted, as a sentence. */
function lastNote({ notes }: SeenOpen): string {
  const note = notes.filter(({ applied }) => applied).at(-1);
  return note ? [note.text, note.value].filter((word) => word !== '').join(': ') : '';
}

/** What the dice of a move did: the line of the rules that it ended with, and the markers that changed. */
export function resultOf(game: Game, playable: Playable, seen: SeenOpen, seat: Seat): string {
  if (seen.draws.length === 0) return '';
  const [before, after] = [seen.move, seen.move + 1].map((at) => tableAfter(game, at, seat));
  const changes = before && after ? changesBetween(playable, before, after) : [];
  return [lastNote(seen), ...changes].filter((words) => words !== '').join('; ');
}

/** "Turn 2 of 5" if the move led there: the first of the facts is what a day of play is counted by. */
export function newTurn(game: Game, move: number, seat: Seat): string {
  const [before, after] = [move, move + 1].map((at) => tableAfter(game, at, seat)?.facts[0]);
  return after && before?.value !== after.value ? `${after.title} ${after.value}` : '';
}
