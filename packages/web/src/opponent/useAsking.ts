/** A question to who thinks beside the page, as a component has it: under way, answered or failed. */
import type { Game } from '@longroll/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Asked, Counsel } from './counsel.ts';
import type { Answers, Question } from './questions.ts';

/** From which moment of which game something is asked. */
export interface AskedAt {
  readonly game: Game;
  /** After so many moves. */
  readonly at: number;
  readonly side: string;
  readonly counsel: Counsel;
  readonly tell: (action: unknown) => string;
}

export type Asking<T> =
  | { readonly is: 'idle' }
  | { readonly is: 'asked'; readonly done: number }
  | { readonly is: 'answered'; readonly answer: T }
  | { readonly is: 'failed'; readonly why: string };

export function useAsking<K extends Question['what']>(counsel: Counsel, game: Game) {
  const [asking, setAsking] = useState<Asking<Answers[K]>>({ is: 'idle' });
  const asked = useRef<Asked | null>(null);
  useEffect(() => () => asked.current?.drop(), []);
  const ask = (question: Extract<Question, { readonly what: K }>) => {
    asked.current?.drop();
    setAsking({ is: 'asked', done: 0 });
    asked.current = counsel.ask<K>(game, question, {
      progress: (done) => setAsking({ is: 'asked', done }),
      done: (answer) => setAsking({ is: 'answered', answer }),
      failed: (why) => setAsking({ is: 'failed', why }),
    });
  };
  return { asking, ask, enough: () => asked.current?.enough() };
}
