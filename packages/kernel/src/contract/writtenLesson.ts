/** How the lessons of a system are written: steps leave out what most do not need, and name only actions of their game. */
import type { ActionPart, Goal, LessonStep, Miss, Saying } from './lesson.ts';

interface WrittenMiss<A> extends Miss {
  readonly by: readonly A[];
}

export interface WrittenStep<A> extends Partial<LessonStep> {
  readonly say: readonly Saying[];
  readonly todo: string;
  readonly may?: readonly ActionPart[];
  readonly goal?: Goal | null;
  readonly misses?: readonly WrittenMiss<A>[];
  readonly shown?: readonly A[];
  readonly reply?: readonly A[];
}

/** Writes steps of a game with these actions; `otherwise` is said where a step says nothing of its own. */
export const stepWriter = <A>(otherwise: string): ((written: WrittenStep<A>) => LessonStep) => {
  const usual = { may: [], otherwise, goal: null, done: '', misses: [], shown: [], reply: [], dice: [] };
  return (written) => ({ ...usual, ...written });
};

export const say = (text: string, cite?: string): Saying => (cite === undefined ? { text } : { text, cite });
