/**
 * A question: one procedure that can be rolled or have its odds shown, with the form it needs. `question`
 * closes over the types of its input and result, so that applications hold a plain list of `Question`s and
 * know nothing of any game.
 */
import * as z from 'zod';
import { once } from '../plain/once.ts';
import type { Verdict } from '../plain/refusal.ts';
import { type Asking, asking } from './asking.ts';
import { neutralOf } from './neutral.ts';
import { type InputSchema, jsonSchemaOf, readInput } from './schema.ts';
import type { Alternative, QuestionSpec } from './spec.ts';

export interface Question {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** A worked case. */
  readonly example: Readonly<Record<string, unknown>>;
  /** What a form begins with: equal values, nothing special. */
  readonly neutral: Readonly<Record<string, unknown>>;
  readonly schema: InputSchema;
  /** Checks untrusted input; what is allowed can then be rolled, and its odds shown. */
  ask(raw: unknown): Verdict<Asking>;
  /** Other ways to go about the case; none for input that cannot be read. */
  alternatives(raw: unknown): readonly Alternative[];
}

export function question<F extends z.ZodRawShape, I, R extends object>(
  spec: QuestionSpec<F, I, R>,
): Question {
  const input = z.strictObject(spec.fields);
  const { id, title, about, example } = spec;
  // A page knows every question, and most of its visitors ask few: a schema is made when it is wanted.
  const schema = once(() => ({ ...jsonSchemaOf(input), title, description: about }));
  const neutral = once(() => neutralOf(schema()));
  const reading = (raw: unknown) => readInput<z.output<z.ZodObject<F>>>(input as never, schema(), raw);
  return {
    ...{ id, title, about, example },
    get schema() {
      return schema();
    },
    get neutral() {
      return neutral();
    },
    alternatives(raw) {
      const read = reading(raw);
      return read.refused ? [] : (spec.alternatives?.(read.value) ?? []);
    },
    ask(raw) {
      const read = reading(raw);
      if (read.refused) return read;
      const settled = spec.settle(read.value);
      return settled.refused ? settled : { refused: null, value: asking(spec, settled.value) };
    },
  };
}
