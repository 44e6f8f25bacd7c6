/** Inputs of a question drawn from its schema: within their bounds, and as often at the bounds as between them. */
import type { FieldSchema, Question, Rng } from '@longroll/kernel';

export type Input = Readonly<Record<string, unknown>>;

const pick = <T>(rng: Rng, values: readonly T[]): T => values[rng.int(values.length)]!;

/** Beyond this a number without a limit of its own is not looked for. */
const FAR = 99;

function drawnNumber(
  { minimum = 0, maximum = FAR, multipleOf }: FieldSchema,
  type: string,
  rng: Rng,
): number {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.05);
  const most = Math.floor((maximum - minimum) / step + 1e-9);
  const steps = pick(rng, [0, most, most, rng.int(most + 1), rng.int(most + 1)]);
  return Math.round((minimum + steps * step) * 1e6) / 1e6;
}

function drawnList(schema: FieldSchema, rng: Rng): readonly unknown[] {
  const { items = {}, minItems = 0, maxItems = minItems + 4 } = schema;
  const length = pick(rng, [minItems, maxItems, minItems + rng.int(maxItems - minItems + 1)]);
  return Array.from({ length }, () => drawnValue(items, rng));
}

/** A field that may be left out mostly is. */
function drawnRecord({ properties = {}, required = [] }: FieldSchema, rng: Rng): Input {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || rng.int(3) > 0);
  return Object.fromEntries(given.map(([name, field]) => [name, drawnValue(field, rng)]));
}

const LETTERS = ['', 'Bowen', 'É. Dubois — 3rd', 'x'.repeat(60)];

function drawnValue(schema: FieldSchema, rng: Rng): unknown {
  if (schema.anyOf) return drawnValue(pick(rng, schema.anyOf), rng);
  if (schema.enum) return pick(rng, schema.enum);
  if (schema.type === 'boolean') return rng.int(2) === 0;
  if (schema.type === 'integer' || schema.type === 'number') return drawnNumber(schema, schema.type, rng);
  if (schema.type === 'array') return drawnList(schema, rng);
  return schema.type === 'object' ? drawnRecord(schema, rng) : pick(rng, LETTERS);
}

export const drawnInput = ({ schema }: Question, rng: Rng): Input => drawnRecord(schema, rng);

/** One place of a value drawn anew, somewhere in it. */
function changedValue(schema: FieldSchema, value: unknown, rng: Rng): unknown {
  if (schema.type === 'object' && rng.int(6) > 0) return changedRecord(schema, (value ?? {}) as Input, rng);
  if (schema.type !== 'array' || !Array.isArray(value) || value.length === 0 || rng.int(6) === 0)
    return drawnValue(schema, rng);
  const at = rng.int(value.length);
  const changed = changedValue(schema.items ?? {}, value[at], rng);
  const isMore = rng.int(3) === 0 && value.length < (schema.maxItems ?? FAR);
  return isMore ? [...value, changed] : value.toSpliced(at, 1, changed);
}

function changedRecord({ properties = {} }: FieldSchema, record: Input, rng: Rng): Input {
  const names = Object.keys(properties);
  if (names.length === 0) return record;
  const name = pick(rng, names);
  return { ...record, [name]: changedValue(properties[name]!, record[name], rng) };
}

/** The input with a few places of it drawn anew. */
export function changedInput({ schema }: Question, input: Input, rng: Rng): Input {
  let changed = input;
  for (let changes = 1 + rng.int(3); changes > 0; changes--) changed = changedRecord(schema, changed, rng);
  return changed;
}
