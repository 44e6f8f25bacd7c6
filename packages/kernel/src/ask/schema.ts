/** The JSON Schema of a question's input, and refusals in sentences made from it. */
import * as z from 'zod';
import { isDeeperThan } from '../plain/depth.ts';
import { allow, fewFaults, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import type { OnlyWhen } from './fields.ts';
import { nearest } from './nearest.ts';
import { placeIn, portionsOf } from './portions.ts';

/** As much of JSON Schema as our questions use, with the keys that a form needs. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly cite?: string;
  readonly group?: string;
  readonly default?: unknown;
  readonly begins?: unknown;
  readonly enum?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly allowed?: string;
  readonly only?: OnlyWhen;
  readonly optionsOnly?: Readonly<Record<string, OnlyWhen>>;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** A word or a list of words: see `someOf`. */
  readonly anyOf?: readonly FieldSchema[];
}

export interface InputSchema extends FieldSchema {
  readonly properties: Readonly<Record<string, FieldSchema>>;
}

export const jsonSchemaOf = (input: z.ZodType): InputSchema =>
  z.toJSONSchema(input, { io: 'input' }) as InputSchema;

function schemaAt(schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema {
  let at: FieldSchema = schema;
  for (const step of path) at = (typeof step === 'number' ? at.items : at.properties?.[String(step)]) ?? at;
  return at;
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let at = raw;
  for (const step of path) at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
  return at;
}

const LONGEST_QUOTE = 60;
const quoted = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
};

function badValue(schema: InputSchema, raw: unknown, path: readonly PropertyKey[]): Refusal {
  const field = path.map(String).join('.');
  const { allowed = 'as the schema says', cite = 'T.1' } = schemaAt(schema, path);
  const value = valueAt(raw, path);
  if (value === undefined) {
    return { code: 'missing-field', cite, field, text: `${field} is missing: it must be ${allowed}.` };
  }
  return { code: 'bad-value', cite, field, text: `${field} is ${quoted(value)}: it must be ${allowed}.` };
}

function unknownField(schema: InputSchema, path: readonly PropertyKey[], key: string): Refusal {
  const known = Object.keys(schemaAt(schema, path).properties ?? {});
  const like = nearest(key, known);
  const hint = like ? `did you mean ${like}?` : `it has ${known.join(', ')}.`;
  const field = [...path.map(String), key.slice(0, LONGEST_QUOTE)].join('.');
  return { code: 'unknown-field', cite: 'T.1', field, text: `There is no field ${quoted(key)}: ${hint}` };
}

/** Each as a sentence that is not yet written: of thousands only a few are. */
function faultsIn(schema: InputSchema, raw: unknown, issue: z.core.$ZodIssue): readonly (() => Refusal)[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => () => unknownField(schema, issue.path, key));
  return [() => badValue(schema, raw, issue.path)];
}

const MOST_FAULTS = 10;

function misread(schema: InputSchema, raw: unknown, issues: readonly z.core.$ZodIssue[]): Refusal {
  const faults = issues.flatMap((issue) => faultsIn(schema, raw, issue));
  const named = faults.slice(0, MOST_FAULTS).map((write) => write());
  return fewFaults(named, MOST_FAULTS, faults.length - named.length);
}

/** The words of which a field takes several at once; null for any other field. */
export const severalOf = ({ anyOf }: FieldSchema): readonly string[] | null =>
  anyOf?.find(({ type }) => type === 'array')?.items?.enum ?? null;

/** A field's value as the words that are chosen: none of them, one, or a list. */
export function chosenWords(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value !== 'string' || value === 'none' ? [] : [value];
}

/** Whether a value that only some circumstances know may stand beside the other values. */
export const isKnown = (only: OnlyWhen | undefined, values: Readonly<Record<string, unknown>>): boolean =>
  !only || only.in.includes(String(values[only.field]));

/** What is given in a field, one thing at a time: each word of a list has its own conditions. */
function givenIn(schema: FieldSchema, value: unknown): readonly unknown[] {
  if (value === undefined || value === schema.default) return [];
  return severalOf(schema) ? chosenWords(value) : [value];
}

function notKnownHere(
  field: string,
  schema: FieldSchema,
  values: Readonly<Record<string, unknown>>,
): Refusal[] {
  return givenIn(schema, values[field]).flatMap((value) => unknownValue(field, schema, values, value));
}

function unknownValue(
  field: string,
  schema: FieldSchema,
  values: Readonly<Record<string, unknown>>,
  value: unknown,
): Refusal[] {
  const broken = [schema.only, schema.optionsOnly?.[String(value)]].find((only) => !isKnown(only, values));
  if (!broken) return [];
  const here = `${broken.field} is ${quoted(values[broken.field])}`;
  const text = `${field} cannot be ${quoted(value)} when ${here}: the card says "${broken.line}".`;
  return [{ code: 'not-known-here', cite: schema.cite ?? 'T.1', field, text }];
}

const conditionals = new WeakMap<InputSchema, readonly string[]>();

/** The fields that are not known in all circumstances: found once per schema. */
function conditional(schema: InputSchema): readonly string[] {
  const known = conditionals.get(schema);
  if (known) return known;
  const { properties } = schema;
  const found = Object.keys(properties).filter((f) => properties[f]?.only || properties[f]?.optionsOnly);
  conditionals.set(schema, found);
  return found;
}

const isRecord = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** What every reader of a nested value may go down to without a care; our own forms have a handful of levels. */
const DEEPEST = 40;

type Plain = Readonly<Record<string, unknown>>;

/** A list that is longer than it may be is refused for that, without a look at what is in it. */
const isOverlong = ({ properties }: InputSchema, raw: Plain): boolean =>
  Object.entries(properties).some(([name, { maxItems = Number.POSITIVE_INFINITY }]) => {
    const value = raw[name];
    return Array.isArray(value) && value.length > maxItems;
  });

/** The faults of the first portion that is at fault; null for an input that is short, or whose portions have none. */
function faultsOfPortion(
  type: z.ZodType,
  schema: InputSchema,
  raw: Plain,
): readonly z.core.$ZodIssue[] | null {
  if (isOverlong(schema, raw)) return null;
  for (const portion of portionsOf(raw)) {
    const read = type.safeParse(portion.raw);
    const faults = (read.error?.issues ?? []).flatMap((issue) => {
      const path = placeIn(portion, issue.path);
      return path ? [{ ...issue, path: [...path] }] : [];
    });
    if (faults.length > 0) return faults;
  }
  return null;
}

/** What may not even be written or sent on, so deep it is nested; an envelope around the input counts for a level. */
export const tooDeep = (raw: unknown, around = 0): Refusal | null =>
  isDeeperThan(raw, DEEPEST + around)
    ? refuse('too-deep', 'T.1', `The input is nested deeper than ${DEEPEST} levels: no form is.`).refused
    : null;

/** Untrusted input, checked once; behind this door values are typed and trusted. */
export function readInput<T>(type: z.ZodType<T>, schema: InputSchema, raw: unknown): Verdict<T> {
  const deep = tooDeep(raw);
  if (deep) return { refused: deep };
  if (!isRecord(raw))
    return refuse('bad-input', 'T.1', `The input must be a JSON object with fields, not ${quoted(raw)}.`);
  const early = faultsOfPortion(type, schema, raw as Plain);
  if (early) return { refused: { ...misread(schema, raw, early), atLeast: true } };
  const read = type.safeParse(raw);
  if (!read.success) return { refused: misread(schema, raw, read.error.issues) };
  const faults = conditional(schema).flatMap((field) =>
    notKnownHere(field, schema.properties[field]!, read.data as never),
  );
  return faults.length === 0 ? allow(read.data) : { refused: fewFaults(faults, MOST_FAULTS) };
}
