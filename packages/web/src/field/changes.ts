/** What a move changed, read off the table before and after it: true whatever the rules are. */
import { type Counter, type Game, type Mark, type Piece, stateAt, type Table } from '@longroll/kernel';
import { bears, valueWords } from '../counter/words.ts';
import type { Playable } from './scenarios.ts';

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
function lastNote({ turned }: Game, move: number): string {
  const note = turned[move]!.notes.filter(({ applied }) => applied).at(-1);
  return note ? [note.text, note.value].filter((word) => word !== '').join(': ') : '';
}

/** What the dice of a move did: the line of the rules that it ended with, and the markers that changed. */
export function resultOf(game: Game, playable: Playable, move: number): string {
  if (game.turned[move]!.draws.length === 0) return '';
  const [before, after] = [move, move + 1].map((at) => game.rules.table(stateAt(game, at), null));
  return [lastNote(game, move), ...changesBetween(playable, before!, after!)]
    .filter((words) => words !== '')
    .join('; ');
}

/** "Turn 2 of 5" if the move led there: the first of the facts is what a day of play is counted by. */
export function newTurn(game: Game, move: number): string {
  const [before, after] = [move, move + 1].map((at) => game.rules.table(stateAt(game, at), null).facts[0]);
  return after && before?.value !== after.value ? `${after.title} ${after.value}` : '';
}
