/** One outcome with its explanation, by its key: for those whose notes an answer of odds had no room for. */
import { type OddsOutcome, type Question, refuse, type Verdict } from '@longroll/kernel';
import { outcomeOf } from '../answers.ts';
import { unwrap } from '../envelope.ts';
import type { Sent } from './sent.ts';

export function outcomeAsked(question: Question, { body }: Sent): Verdict<OddsOutcome> {
  const enclosed = unwrap(question, body, ['outcome']);
  if (enclosed.refused) return enclosed;
  const { outcome: key } = enclosed.value.beside;
  if (typeof key !== 'string') {
    const text = 'Say which outcome: {"input": …, "outcome": KEY}, with a key that the odds name.';
    return refuse('no-outcome', 'T.9', text, 'outcome');
  }
  const asked = question.ask(enclosed.value.input);
  return asked.refused ? asked : outcomeOf(asked.value, key);
}
