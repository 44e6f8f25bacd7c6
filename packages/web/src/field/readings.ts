/** House rules by the part of the rulebook that they belong to, found by words, and only those that are changed. */
import { type Chapter, citedIds, type GameHead, type Ruling } from '@longroll/kernel';
import { has, wordsOf } from '../find/words.ts';

export type Readings = GameHead['houseRules'];

/** A part of the book: a chapter, or a section of one on which there are many readings. */
export interface GroupOfReadings {
  /** Its number. */
  readonly id: string;
  readonly rulings: readonly Ruling[];
}

export interface ChapterOfReadings {
  readonly id: string;
  /** The chapter itself, or its sections. */
  readonly groups: readonly GroupOfReadings[];
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

/** More are not looked through at a glance: a part of the book that has more is parted by the next number of its rules. */
const AT_A_GLANCE = 12;
const DEEPEST = 3;

/** The first numbers of the rule that it rests on: of 19.4.8a the first three are 19.4.8. */
const numbersOf = ({ cite }: Ruling, depth: number): string =>
  citedIds(cite)[0]!
    .split('.')
    .slice(0, depth)
    .map((part) => part.replace(/(?<=\d)[a-z]+$/, ''))
    .join('.');

function groupsAt(rulings: readonly Ruling[], depth: number): readonly GroupOfReadings[] {
  const groups = new Map<string, Ruling[]>();
  for (const ruling of rulings) {
    const id = numbersOf(ruling, depth);
    groups.set(id, [...(groups.get(id) ?? []), ruling]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, all]) => ({ id, rulings: all }));
}

const parted = (group: GroupOfReadings, depth: number): readonly GroupOfReadings[] =>
  group.rulings.length <= AT_A_GLANCE || depth >= DEEPEST
    ? [group]
    : groupsAt(group.rulings, depth + 1).flatMap((part) => parted(part, depth + 1));

/** The readings that can be changed, part by part as the book has them. */
export const byChapter = (rulings: readonly Ruling[]): readonly ChapterOfReadings[] =>
  groupsAt(
    rulings.filter(({ alternatives }) => alternatives.length > 0),
    1,
  ).map((chapter) => ({ id: chapter.id, groups: parted(chapter, 1) }));

export type Headings = (id: string) => string;

/** What a part of the book is called: as the rule of its number, else as the first rule in it. */
export function headingsOf(chapters: readonly Chapter[]): Headings {
  const titled = chapters.flatMap(({ rules, ...chapter }) => [chapter, ...rules]);
  return (id) =>
    (titled.find((one) => one.id === id) ?? titled.find((one) => one.id.startsWith(`${id}.`)))?.title ?? '';
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
