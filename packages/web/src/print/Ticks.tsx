/** The boxes of a state: to be ticked with a pencil, or filled in as the counter stands. */
import type { CounterRecord, Mark } from '@longroll/kernel';
import { levelOf, valueWords } from '../counter/words.ts';

interface TicksProps {
  readonly mark: Mark;
  /** Null on a blank sheet. */
  readonly record: CounterRecord | null;
}

interface TickBox {
  /** The place of its value among those of the mark. */
  readonly level: number;
  readonly sign: string;
}

/** What is crossed out and written anew: the present strength and two more. */
const STRENGTHS = 3;

const initials = ({ values }: Mark): readonly string[] => values.map((value) => String(value).slice(0, 1));

/** Numbers stand in their box; words give it their first letter, unless two begin alike. */
function signsOf(mark: Mark): readonly string[] {
  if (mark.values.every((value) => typeof value === 'number')) return mark.values.map(String);
  const letters = initials(mark);
  return new Set(letters).size === letters.length ? letters : mark.values.map((_, i) => String(i));
}

/** Yes or no is one box; the unmarked state needs none, save on a track that begins with it. */
function boxesOf(mark: Mark): readonly TickBox[] {
  if (mark.values.length === 2) return [{ level: 1, sign: '' }];
  const all = signsOf(mark).map((sign, level) => ({ level, sign }));
  return mark.shape === 'pips' ? all : all.slice(1);
}

const isYesOrNo = ({ values }: Mark): boolean => values.length === 2;
const titleOf = (mark: Mark): string => (isYesOrNo(mark) ? valueWords(mark, mark.values[1]) : mark.title);

/** What the letters in the boxes mean: "a abatis, b breastwork". */
export function keyOf(mark: Mark): string | null {
  if (mark.shape === 'strength' || isYesOrNo(mark)) return null;
  if (mark.values.every((value) => typeof value === 'number')) return null;
  const signs = signsOf(mark);
  const words = mark.values.map((value, i) => `${signs[i]} ${valueWords(mark, value)}`).slice(1);
  return `${mark.title}: ${words.join(', ')}`;
}

const spoken = (mark: Mark, record: CounterRecord | null): string =>
  record ? `${mark.title}: ${valueWords(mark, record[mark.field])}` : `${mark.title}, to fill in`;

export function Ticks({ mark, record }: TicksProps) {
  const level = record ? levelOf(mark, record) : -1;
  return (
    <span className="ticks" role="img" aria-label={spoken(mark, record)} data-shape={mark.shape}>
      {!isYesOrNo(mark) && <i>{titleOf(mark)}</i>}
      {mark.shape === 'strength' ? (
        <StrengthBoxes mark={mark} record={record} />
      ) : (
        boxesOf(mark).map((box) => (
          <b key={box.level} data-on={box.level === level ? true : undefined}>
            {box.sign}
          </b>
        ))
      )}
      {isYesOrNo(mark) && <i>{titleOf(mark)}</i>}
    </span>
  );
}

const StrengthBoxes = ({ mark, record }: TicksProps) =>
  Array.from({ length: STRENGTHS }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name than their place.
    <b key={i}>{i === 0 && record ? String(record[mark.field]) : ''}</b>
  ));
