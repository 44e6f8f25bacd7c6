/** Long lists are cut, and say how to see all of them. */
import type { Page } from '../say.ts';

export interface Cut<T> {
  readonly shown: readonly T[];
  readonly more: number;
}

/** Not for the sake of a few: they take no more room than the line that would stand for them. */
const A_FEW = 4;

export function cut<T>(list: readonly T[], most: number, all: boolean): Cut<T> {
  const shown = all || list.length <= most + A_FEW ? list : list.slice(0, most);
  return { shown, more: list.length - shown.length };
}

/** `what` follows the number: "more outcomes, 12.0 % together". */
export const moreLine = (more: number, what: string, { ink }: Page): string[] =>
  more === 0 ? [] : [ink.dim(`  ${more} ${what} (--all shows them)`)];
