/** One throw, with the server's dice, a named seed, or dice that lie on a table. */
import { type Question, type RollAnswer, refuse, type Verdict } from '@longroll/kernel';
import { unwrap } from '../envelope.ts';
import { type Luck, readLuck, rollBy, writtenDice } from '../luck.ts';
import type { Sent } from './sent.ts';

interface Envelope {
  readonly dice?: unknown;
  readonly seed?: unknown;
}

/** What the address says; a name that stands there twice comes as a list. */
function fromAddress(query: unknown): Envelope {
  const { dice, seed } = query as Envelope;
  const faces = dice === undefined ? {} : { dice: writtenDice(String(dice)) };
  return seed === undefined ? faces : { ...faces, seed };
}

function luckOf(query: unknown, beside: Envelope): Verdict<Luck> {
  const address = fromAddress(query);
  const twice = (['dice', 'seed'] as const).find((name) => name in address && name in beside);
  if (twice === undefined) return readLuck({ ...beside, ...address });
  const text = `${twice} stands in the address and in the body: give it once.`;
  return refuse('given-twice', 'T.2', text, twice);
}

export function rollAsked(question: Question, { body, query }: Sent): Verdict<RollAnswer> {
  const enclosed = unwrap(question, body, ['dice', 'seed']);
  if (enclosed.refused) return enclosed;
  const luck = luckOf(query, enclosed.value.beside);
  if (luck.refused) return luck;
  const asked = question.ask(enclosed.value.input);
  return asked.refused ? asked : rollBy(asked.value, luck.value);
}
