/** The odds of every outcome. */
import type { Question, Verdict } from '@longroll/kernel';
import { type WholeOdds, wholeOdds } from '../answers.ts';
import { unwrap } from '../envelope.ts';
import type { Sent } from './sent.ts';

export function oddsAsked(question: Question, { body }: Sent): Verdict<WholeOdds> {
  const enclosed = unwrap(question, body, []);
  if (enclosed.refused) return enclosed;
  const asked = question.ask(enclosed.value.input);
  return asked.refused ? asked : { refused: null, value: wholeOdds(asked.value) };
}
