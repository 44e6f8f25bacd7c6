/** The head of everything we print: title and id on one line, a faint line beneath. */
import type { Page } from '../say.ts';
import { lengthOf, wrapped } from './text.ts';

const GAP = 2;

/** Title on the left, something quiet at the right end of the line. */
export function titleLine(title: string, aside: string, { ink, width }: Page): string {
  const room = width - lengthOf(title) - lengthOf(aside);
  return room < GAP ? ink.bold(title) : ink.bold(title) + ' '.repeat(room) + ink.dim(aside);
}

export const heading = (title: string, aside: string, beneath: string, page: Page): string[] => [
  titleLine(title, aside, page),
  ...wrapped(beneath, page.width).map(page.ink.dim),
];
