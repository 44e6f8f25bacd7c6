/** What is said of what happened: to everybody, or to each side as much as it may know (21.13.5). */
import { happened, type Note, type Umpire } from '@longroll/kernel';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isHidden } from '../state/standing.ts';

/** A sentence for each side; none for one that may not know. */
export type Words = Readonly<Partial<Record<Side, string>>>;

/** Where it happened, as far as a side may know. */
export type Places = Readonly<Partial<Record<Side, readonly number[]>>>;

const placed = (note: Note, cells: readonly number[] | undefined): Note =>
  cells ? { ...note, cells } : note;

const forEach = (cite: string, words: Words, places: Places = {}): readonly Note[] =>
  SIDES.flatMap((side) =>
    words[side] === undefined ? [] : [placed({ ...happened(cite, words[side]), only: side }, places[side])],
  );

/** What everybody hears where nothing is hidden, and otherwise those who are named; who only watches hears nothing of units then. */
export function say(
  u: Umpire,
  state: Pick<PlayState, 'options'>,
  cite: string,
  text: string,
  hearers: readonly Side[] = SIDES,
  cells?: readonly number[],
): void {
  u.note(() =>
    isHidden(state)
      ? hearers.map((side) => placed({ ...happened(cite, text), only: side }, cells))
      : [placed(happened(cite, text), cells)],
  );
}

/** The same thing as either side would tell it. */
export const sayTo = (u: Umpire, cite: string, words: Words, places?: Places): void =>
  u.note(() => forEach(cite, words, places));

/** The side that alone may see a draw or a line, or everybody. */
export const eyesFor = (state: Pick<PlayState, 'options'>, hearers: readonly Side[]): string | undefined =>
  isHidden(state) && hearers.length < SIDES.length ? hearers[0] : undefined;
