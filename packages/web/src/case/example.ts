/** Where a case is still the worked example: nothing of it may pass for what a player has said. */
import type { Question } from '@longroll/kernel';
import type { Values } from '../address/address.ts';
import { defaultsOf } from './useCase.ts';

type Cased = Pick<Question, 'schema' | 'example' | 'neutral'>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that hold the example's value and would hold another if nobody had loaded it. */
export function leftOfExample({ schema, example, neutral }: Cased, values: Values): readonly string[] {
  const usual = { ...defaultsOf(schema), ...neutral };
  return Object.keys(example).filter(
    (name) => isSame(values[name], example[name]) && !isSame(example[name], usual[name]),
  );
}

export function isWholeExample({ schema, example }: Cased, values: Values): boolean {
  const usual = defaultsOf(schema);
  return Object.keys(schema.properties).every((name) =>
    isSame(values[name] ?? usual[name], example[name] ?? usual[name]),
  );
}

/** The values without what is left of the example. */
export function withoutExample(question: Cased, values: Values): Values {
  const left = leftOfExample(question, values);
  const own = Object.entries(values).filter(([name]) => !left.includes(name));
  return { ...question.neutral, ...Object.fromEntries(own) };
}
