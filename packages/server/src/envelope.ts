/** The body of a request: the question's input itself, or an envelope that holds it beside the dice. */
import { type Question, refuse, type Verdict } from '@longroll/kernel';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** A question with a field of that name would have to be asked without an envelope. */
const isEnvelope = (question: Question, body: unknown): body is Fields =>
  isRecord(body) && Object.hasOwn(body, 'input') && !('input' in question.schema.properties);

export interface Enclosed {
  readonly input: unknown;
  readonly beside: Fields;
}

/** `beside` names what else an envelope may hold. */
export function unwrap(question: Question, body: unknown, beside: readonly string[]): Verdict<Enclosed> {
  if (!isEnvelope(question, body)) return { refused: null, value: { input: body, beside: {} } };
  const { input, ...rest } = body;
  const strange = Object.keys(rest).find((name) => !beside.includes(name));
  if (strange === undefined) return { refused: null, value: { input, beside: rest } };
  const known = ['input', ...beside].join(', ');
  const text = `"${strange.slice(0, 60)}" cannot stand beside "input": an envelope holds ${known}.`;
  return refuse('unknown-field', 'T.1', text, strange.slice(0, 60));
}
