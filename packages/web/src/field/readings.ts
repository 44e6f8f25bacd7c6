/** House rules by the chapter of the rulebook that they belong to, found by words, and only those that are changed. */
import { citedIds, type GameHead, type Ruling } from '@longroll/kernel';
import { has, wordsOf } from '../find/words.ts';

export type Readings = GameHead['houseRules'];

export interface ChapterOfReadings {
  /** Its number. */
  readonly id: string;
  readonly rulings: readonly Ruling[];
}

/** A reading as it is listed is text; in the rules it may be a number or a yes. */
export function typed(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What a value means, in a sentence if the ruling has one. */
export function spoken({ choices }: Pick<Ruling, 'choices'>, value: string): string {
  if (choices[value] !== undefined) return choices[value];
  return value === 'true' ? 'yes' : value === 'false' ? 'no' : value.replaceAll('-', ' ');
}

/** By its title; one that has none is known by its text. */
export const named = ({ id, title, text }: Ruling): string => (title === id ? text : title);

const chapterOf = ({ cite }: Ruling): string => citedIds(cite)[0]!.split('.')[0]!;

/** The readings that can be changed, chapter by chapter as the book has them. */
export function byChapter(rulings: readonly Ruling[]): readonly ChapterOfReadings[] {
  const chapters = new Map<string, Ruling[]>();
  for (const ruling of rulings) {
    const id = chapterOf(ruling);
    chapters.set(id, [...(chapters.get(id) ?? []), ruling]);
  }
  return [...chapters]
    .map(([id, all]) => ({ id, rulings: all }))
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

export interface Sought {
  readonly query: string;
  readonly onlyChanged: boolean;
}

const allWords = (ruling: Ruling): string =>
  [
    ...[ruling.title, ruling.text, ruling.cite],
    ...[ruling.value, ...ruling.alternatives].map((option) => spoken(ruling, option)),
  ].join(' ');

/** Found by any words of the reading, of what could be meant, or by the number of its rule. */
export function soughtAmong(
  rulings: readonly Ruling[],
  readings: Readings,
  { query, onlyChanged }: Sought,
): readonly Ruling[] {
  const words = wordsOf(query);
  return rulings.filter(
    (ruling) =>
      ruling.alternatives.length > 0 &&
      (!onlyChanged || ruling.id in readings) &&
      has(allWords(ruling), words),
  );
}

/** The readings with one of them held otherwise, or as ours again. */
export function held(readings: Readings, { id, value }: Ruling, next: string): Readings {
  const { [id]: _, ...others } = readings;
  return next === value ? others : { ...others, [id]: typed(next) };
}
