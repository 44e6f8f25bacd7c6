/**
 * Who works answers out. A question may cost a quarter of a second, in which a server with one thread is deaf: so routes
 * only pass on what was asked, and a clerk answers, on this thread or on one of his own.
 */
import { atThisTable, type Question, type Registry, type Verdict } from '@longroll/kernel';
import { oddsAsked } from './asked/odds.ts';
import { outcomeAsked } from './asked/outcome.ts';
import { rollAsked } from './asked/roll.ts';
import type { Sent } from './asked/sent.ts';
import { OK, REFUSED } from './refusals.ts';

const ASKED = { odds: oddsAsked, outcome: outcomeAsked, roll: rollAsked } satisfies Readonly<
  Record<string, (question: Question, sent: Sent) => Verdict<object>>
>;

export interface Inquiry extends Sent {
  readonly asked: keyof typeof ASKED;
  /** Of a question that the registry has. */
  readonly id: string;
}

/** An answer as it is sent. */
export interface Written {
  readonly status: number;
  readonly json: string;
  /** How long it took to work out. */
  readonly ms: number;
}

export interface Clerk {
  answer(inquiry: Inquiry): Promise<Written>;
  close(): Promise<void>;
}

/** Answers on the thread on which he is asked. */
export const answering =
  (registry: Registry) =>
  ({ asked, id, ...sent }: Inquiry): Written => {
    const start = performance.now();
    const verdict = ASKED[asked](registry.question(id)!, sent);
    const answer = verdict.refused ? { refused: atThisTable(verdict.refused) } : verdict.value;
    const json = JSON.stringify(answer);
    return { status: verdict.refused ? REFUSED : OK, json, ms: performance.now() - start };
  };

export function clerkHere(registry: Registry): Clerk {
  const answer = answering(registry);
  return { answer: async (inquiry) => answer(inquiry), close: async () => {} };
}
