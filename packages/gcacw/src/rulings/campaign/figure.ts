/** A figure of the campaign that is ours: the numbers that players may agree on, told by one sentence. */
import { ruling } from '@longroll/kernel';

interface FigureWords {
  readonly cite: string;
  readonly title: string;
  readonly text: string;
  /** What a number means: it stands for #, and ~ for the s of what it counts. */
  readonly means: string;
}

const said = (means: string, n: number): string =>
  means.replaceAll('#', `${n}`).replaceAll('~', n === 1 ? '' : 's');

export const figure = <const O extends readonly [number, ...number[]]>(
  options: O,
  { means, ...words }: FigureWords,
) => {
  const choices = Object.fromEntries(options.map((n) => [`${n}`, said(means, n)]));
  return ruling(options, { ...words, choices: choices as Readonly<Record<`${O[number]}`, string>> });
};
