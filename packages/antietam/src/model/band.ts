/** Losses in bands of 25 men, the width of "Random of 25": what a loss distribution is drawn in. */
import { menWords } from './vocabulary.ts';

export interface Band {
  readonly from: number;
  readonly to: number;
}
/** A roll gives the men, the odds the band they fall in. */
export type Lost = number | Band;

const WIDTH = 25;
const NONE: Band = { from: 0, to: 0 };

export function bandOf(men: number): Band {
  if (men === 0) return NONE;
  const to = Math.ceil(men / WIDTH) * WIDTH;
  return { from: to - WIDTH + 1, to };
}

export const asBand = (lost: Lost): Band => (typeof lost === 'number' ? bandOf(lost) : lost);

/** By the band, whether the men are known or not: so results of odds and of rolls fall together. */
export const bandKey = (lost: Lost): string => `${asBand(lost).to}`;

export function lostWords(lost: Lost): string {
  if (typeof lost === 'number') return menWords(lost);
  return lost.to === 0 ? 'nobody' : `${lost.from}-${lost.to} men`;
}

export const middleOf = (lost: Lost): number => (typeof lost === 'number' ? lost : (lost.from + lost.to) / 2);
