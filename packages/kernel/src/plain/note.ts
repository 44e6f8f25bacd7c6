import type { Basis } from './basis.ts';

/** One line of an explanation: a row of the card that was looked at, or a step that was taken. */
export interface Note {
  readonly cite: string;
  /** What the cited rules rest on; rules leave it out, and it is stamped where the line leaves them. */
  readonly basis?: Basis;
  readonly text: string;
  /** What the line added or answered. A number is a modifier and is shown with its sign; words stand as they are. */
  readonly value: number | string;
  readonly applied: boolean;
  /** What the account comes to after this line, where it goes up and down step by step. */
  readonly stands?: string;
  /** Why a line did not apply, or what made it apply. */
  readonly reason?: string;
  /** The list that the line stands in: "Attacker's die". */
  readonly group?: string;
  /** The chart that the line stands on, to look it up. */
  readonly chart?: string;
  /** The one side that may read it, where not everybody may. */
  readonly only?: string;
  /** A whole sentence, as one would say it who saw it, and no line of an account: what happened, or what then began. */
  readonly story?: 'happened' | 'began';
  /** Where a sentence happened, as cells of the map: in one, or from the first to the second. */
  readonly cells?: readonly number[];
}

const sentence = (cite: string, text: string, story: 'happened' | 'began'): Note => ({
  ...{ cite, text, story },
  ...{ value: '', applied: true },
});

/** A sentence of the story: what an action did. */
export const happened = (cite: string, text: string): Note => sentence(cite, text, 'happened');
/** And what began after it: told last. */
export const began = (cite: string, text: string): Note => sentence(cite, text, 'began');

/** The sentences of a story in the order in which they are told. */
export const scenesOf = (notes: readonly Note[]): readonly Note[] =>
  (['happened', 'began'] as const).flatMap((when) => notes.filter(({ story }) => story === when));

/** What has happened, in the sentences of those who saw it. */
export const storyOf = (notes: readonly Note[]): readonly string[] => scenesOf(notes).map(({ text }) => text);

/** The lines that made it so. */
export const accountOf = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(({ story }) => story === undefined);

/** One list out of several. Odds explain every outcome, so this runs often: sized first, then filled. */
export function joined(lists: readonly (readonly Note[])[]): readonly Note[] {
  let length = 0;
  for (const list of lists) length += list.length;
  const all = new Array<Note>(length);
  let at = 0;
  for (const list of lists) for (let i = 0; i < list.length; i++) all[at++] = list[i]!;
  return all;
}

/** Lists under the heading that they had last: odds explain every outcome, and much of that is the same list again. */
const underLast = new WeakMap<
  readonly Note[],
  { readonly heading: string; readonly lines: readonly Note[] }
>();

/** The same lines under a heading: "Melee: Retreat". No heading leaves them as they are. */
export function headed(heading: string, notes: readonly Note[]): readonly Note[] {
  if (heading === '') return notes;
  const last = underLast.get(notes);
  if (last?.heading === heading) return last.lines;
  const lines = notes.map((note) => ({ ...note, group: note.group ? `${heading}: ${note.group}` : heading }));
  underLast.set(notes, { heading, lines });
  return lines;
}

/** A modifier as it is written: with its sign, nought bare. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
