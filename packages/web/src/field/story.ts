/**
 * The sentence of a move. The strip on the map, the journal, the replay, the report and what a listener hears all have
 * it from here.
 */
import {
  type Drawn,
  type Game,
  type MoveNotes,
  type Seat,
  type SeenMove,
  type SeenOpen,
  scenesOf,
  storyOf,
} from '@longroll/kernel';
import { type Playable, sideTitle } from './scenarios.ts';
import { seenAt, tableAfter } from './seat.ts';

const closed = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

const uncapital = (words: string): string => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`;

/** What was done, with who did it where the words do not say: "Union: pass." */
function deedWords({ counters, sheet }: Playable, { side, told }: SeenOpen): string {
  const names = [...counters.values()].some(({ name }) => told.text.startsWith(name));
  if (names || told.agreed) return closed(told.text);
  return closed(`${sideTitle(sheet, side)}: ${uncapital(told.text)}`);
}

/**
 * Whether the story leaves out what was done. The rules that throw the dice of an action tell it themselves; what only
 * followed from an action, a unit's fatigue or the next initiative, says nothing of it.
 */
function leavesDeedOut({ told, draws, notes }: SeenOpen, story: readonly string[]): boolean {
  if (story.some((sentence) => sentence.startsWith(told.text))) return false;
  const isRolled = told.rolls && draws.length > 0 && !told.ends;
  return !isRolled || notes.every(({ story: kind }) => kind !== 'happened');
}

/** Of orders that are not for one's eyes only that they were given, and how many. */
export function sealedWords({ sheet }: Playable, side: string, orders: number): string {
  return `${sideTitle(sheet, side)} has given ${orders === 1 ? 'an order' : `${orders} orders`} under seal.`;
}

export function sentenceOf(playable: Playable, seen: SeenMove): string {
  if (seen.sealed) return sealedWords(playable, seen.side, 1);
  const story = storyOf(seen.notes);
  const deed = leavesDeedOut(seen, story) ? [deedWords(playable, seen)] : [];
  return [...deed, ...story].join(' ');
}

/** Something came of it, beyond that it was done. */
const isTelling = (seen: SeenMove): boolean =>
  seen.sealed || seen.told.agreed === true || storyOf(seen.notes).length > 0;

/** One of the steps of a piece that went on. */
const isStepOf = (last: SeenMove, seen: SeenMove): boolean =>
  !seen.sealed && !last.sealed && seen.told.cell !== undefined && seen.told.piece === last.told.piece;

/** What moves did that were made at one go, from the first of them up to the last. */
export interface Told {
  /** Who made the last. */
  readonly side: string;
  readonly text: string;
  readonly draws: readonly Drawn[];
  /** The place of the last, from 0. */
  readonly move: number;
  /** Its sentences one by one, where each has its place on the map; none where they are told together. */
  readonly scenes: readonly Scene[];
  /** Who made the last, and why, where that is told. */
  readonly said: MoveNotes;
}

/** One sentence of a story, and where it happened. */
export interface Scene {
  readonly text: string;
  readonly cells: readonly number[];
}

/** So many sentences with a place of their own are shown one after another. */
const A_SHOW = 2;

export function showOf(seen: SeenMove): readonly Scene[] {
  const scenes = seen.sealed ? [] : scenesOf(seen.notes);
  const placed = scenes.filter(({ cells = [] }) => cells.length > 0);
  return placed.length < A_SHOW ? [] : scenes.map(({ text, cells = [] }) => ({ text, cells }));
}

/** Moves `from` up to and without `to`. Steps on the way go without saying. */
export function toldOf(game: Game, playable: Playable, { from, to }: Span, seat: Seat): Told | null {
  const all = Array.from({ length: to - from }, (_, i) => seenAt(game, from + i, seat));
  const seen = all.filter((one) => one !== null);
  const last = seen.at(-1);
  if (!last) return null;
  const said = seen.filter((one) => one === last || isTelling(one) || !isStepOf(last, one));
  return {
    side: last.side,
    text: said.map((one) => sentenceOf(playable, one)).join(' '),
    draws: seen.flatMap((one) => (one.sealed ? [] : one.draws)),
    move: last.move,
    scenes: showOf(last),
    said: saidOf(last),
  };
}

const saidOf = ({ by, reason }: SeenMove): MoveNotes => ({
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
});

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Lines of a journal, newest first: orders under seal that one side gave one after another are one line. */
export function linesOf(game: Game, moves: readonly number[], seat: Seat): readonly Span[] {
  const isSealed = (move: number): boolean =>
    game.rules.secrets !== undefined && (seenAt(game, move, seat)?.sealed ?? false);
  const lines: { from: number; to: number; sealed: string | null }[] = [];
  for (const move of moves) {
    const sealed = isSealed(move) ? game.moves.at(move)!.side : null;
    const last = lines.at(-1);
    if (last && sealed !== null && last.sealed === sealed) last.from = move;
    else lines.push({ from: move, to: move + 1, sealed });
  }
  return lines.map(({ from, to }) => ({ from, to }));
}

/** A turn as it went: the sentences of what was more than a step. */
export interface Chapter {
  readonly turn: number;
  readonly sentences: readonly { readonly move: number; readonly side: string; readonly text: string }[];
}

/** The whole game, a chapter to a turn. */
export function chaptersOf(game: Game, playable: Playable, seat: Seat): readonly Chapter[] {
  const chapters: { turn: number; sentences: Chapter['sentences'][number][] }[] = [];
  for (let move = 0; move < game.moves.length; move++) {
    const seen = seenAt(game, move, seat);
    if (!seen || !isTelling(seen)) continue;
    const turn = tableAfter(game, move, seat)?.turn ?? 0;
    if (chapters.at(-1)?.turn !== turn) chapters.push({ turn, sentences: [] });
    chapters.at(-1)!.sentences.push({ move, side: seen.side, text: sentenceOf(playable, seen) });
  }
  return chapters;
}
