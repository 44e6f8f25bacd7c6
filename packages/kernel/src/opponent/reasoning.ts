/** What doctrines of all games have alike: how reasons are worded, what is weighed put in order, and bodies of men sent to aims. */
import type { Reasoned } from '../contract/opponent.ts';
import { capital } from '../plain/words.ts';

export const asSentence = (text: string): string => `${capital(text)}.`;

const CHANCES: readonly (readonly [below: number, words: string])[] = [
  [0.05, 'hardly a chance'],
  [0.2, 'a small chance'],
  [0.4, 'a fair chance'],
  [0.6, 'an even chance'],
  [0.8, 'a good chance'],
];
const SURE = 'every chance';

/** A probability as one says it: "a fair chance". */
export const chanceWords = (p: number): string => CHANCES.find(([below]) => p < below)?.[1] ?? SURE;

/** The best first; of equal ones the first stays first. */
export const bestFirst = <A>(all: readonly Reasoned<A>[]): readonly Reasoned<A>[] =>
  all.toSorted((a, b) => b.value - a.value);

/** Bodies that are to be sent somewhere, and what for: aims and bodies are known by their places in their lists. */
export interface Posting {
  /** By body: how strong it is. */
  readonly strengths: readonly number[];
  /** By aim: the strength that it asks for. */
  readonly needed: readonly number[];
  /** The aims, the most pressing first. */
  readonly order: readonly number[];
  far(body: number, aim: number): number;
  /** Nobody is sent where he cannot come before the end. */
  isInTime(far: number): boolean;
  /** What a body that is left over could do for an aim; nought for nothing. */
  worth(aim: number, far: number): number;
}

/** Each aim in its order has the nearest until it has enough. */
function wanted({ strengths, needed, order, far, isInTime }: Posting, posts: number[]): void {
  for (const aim of order) {
    const near = strengths
      .map((strength, body) => ({ body, strength, away: posts[body]! < 0 ? far(body, aim) : -1 }))
      .filter(({ body, away }) => posts[body]! < 0 && isInTime(away))
      .sort((a, b) => a.away - b.away);
    let missing = needed[aim]!;
    for (const { body, strength } of near) {
      if (missing <= 0) break;
      posts[body] = aim;
      missing -= strength;
    }
  }
}

/** By body: its aim. The rest go where most is to be won; -1 only if there are no aims. */
export function posted(posting: Posting): readonly number[] {
  const { strengths, order, far, isInTime, worth } = posting;
  const posts = strengths.map(() => -1);
  wanted(posting, posts);
  return posts.map((post, body) => {
    if (post >= 0) return post;
    const value = (aim: number): number => {
      const away = far(body, aim);
      return isInTime(away) ? worth(aim, away) : 0;
    };
    return order.reduce((a, b) => (value(b) > value(a) ? b : a), order[0] ?? -1);
  });
}
