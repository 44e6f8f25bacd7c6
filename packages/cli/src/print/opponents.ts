/** Opponents, each with a sentence or two. */
import type { Page } from '../say.ts';
import { indented, wrapped } from './text.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

export const opponentList = (list: readonly Listed[], { ink, width }: Page): string[] =>
  list.flatMap(({ id, title, about }) => [
    `${ink.bold(id)}  ${title}`,
    ...indented(wrapped(about, width - 4), 4).map(ink.dim),
  ]);
