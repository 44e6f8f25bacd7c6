/** Inputs that nobody thought of: the example of a question with some fields changed, within their bounds and beyond. */
import type { FieldSchema, Question, Rng } from '@longroll/kernel';
import type { Input } from './asked.ts';

const pick = <T>(rng: Rng, values: readonly T[]): T => values[rng.int(values.length)]!;

/** A number out of four is one too many or too few. */
function number({ minimum = 0, maximum = 9, multipleOf = 1 }: FieldSchema, rng: Rng): number {
  if (rng.int(4) === 0) return pick(rng, [minimum - 1, maximum + 1, 0.3]);
  const steps = Math.floor((Math.min(maximum, minimum + 20) - minimum) / multipleOf);
  return minimum + rng.int(steps + 1) * multipleOf;
}

/** The first thing of a list, or a record, with one of its fields changed. */
function inside(schema: FieldSchema, value: unknown, rng: Rng): unknown {
  const record = (value ?? {}) as Input;
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return value;
  const name = pick(rng, names);
  return { ...record, [name]: stray(schema.properties![name]!, record[name], rng) };
}

function stray(schema: FieldSchema, value: unknown, rng: Rng): unknown {
  if (schema.enum) return rng.int(8) === 0 ? 'nothing of the kind' : pick(rng, schema.enum);
  if (schema.type === 'boolean') return rng.int(2) === 0;
  if (schema.type === 'integer' || schema.type === 'number') return number(schema, rng);
  if (schema.type === 'object') return inside(schema, value, rng);
  if (schema.type !== 'array' || !schema.items?.properties) return value;
  const list = Array.isArray(value) ? value : [];
  const at = rng.int(Math.max(1, list.length));
  return list.toSpliced(at, 1, inside(schema.items, list[at], rng));
}

export function strayInput({ example, schema }: Question, rng: Rng): Input {
  const names = Object.keys(schema.properties);
  let input: Input = example;
  for (let changes = 1 + rng.int(4); changes > 0; changes--) {
    const name = pick(rng, names);
    input = { ...input, [name]: stray(schema.properties[name]!, input[name], rng) };
  }
  return input;
}
