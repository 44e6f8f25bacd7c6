/** Lettering that keeps its natural width where it has room, and is drawn narrower only where it has not. */
import type { Letters } from './parts.ts';

/** Widths of the condensed face in hundredths of its size, by kind of letter; enough to know what is too long. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,'’()|-]/, 31],
  [/[ftr ]/, 36],
  [/[mwMW]/, 80],
  [/[A-Z&]/, 60],
  [/\d/, 56],
];
const ORDINARY = 55;

const letterWidth = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ORDINARY;

export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size) / 100;

/** How wide it must be made, or undefined if it fits as it is. */
export const squeezedTo = ({ text, size, room }: Letters): number | undefined =>
  room !== undefined && textWidth(text, size) > room ? room : undefined;

/** Narrower than this part of its width lettering is no longer read with ease: then its end is left out. */
const NARROWEST = 0.68;

/** "Tyndale A" as "Tynd. A": the letter of a half is kept. */
export function cutTo(text: string, size: number, room: number): string {
  if (textWidth(text, size) * NARROWEST <= room) return text;
  const [, name = text, half = ''] = /^(.+)( [A-Z])$/.exec(text) ?? [];
  const letters = [...name];
  const cut = () => `${letters.join('').trim()}.${half}`;
  while (letters.length > 1 && textWidth(cut(), size) * NARROWEST > room) letters.pop();
  return cut();
}
