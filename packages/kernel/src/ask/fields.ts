/**
 * The fields of a question's input, each with its title, its description, the rule it comes from and its
 * default. zod checks them and writes the JSON Schema; the sentence a player gets for a bad value is made from
 * that same schema, so the form, the documentation and the refusals cannot disagree.
 */
import * as z from 'zod';

export interface FieldText {
  readonly title: string;
  readonly description: string;
  readonly cite: string;
  /** Fields of one group stand together in a form. */
  readonly group?: string;
  /** What a form begins with, where there is no default or the default could not be asked; see `neutralOf`. */
  readonly begins?: unknown;
  /** Only known when another field has one of these values; elsewhere it must keep its default. */
  readonly only?: OnlyWhen;
}

export interface OnlyWhen {
  readonly field: string;
  readonly in: readonly string[];
  /** The line of the card that says so. */
  readonly line: string;
}

export interface OptionText<T extends string> {
  /** Plain words for each value, where the value itself does not read well. */
  readonly names?: Partial<Record<T, string>>;
  /** Values that are only known when another field has one of the listed values. */
  readonly optionsOnly?: Partial<Record<T, OnlyWhen>>;
}

const described = <T extends z.ZodType>(type: T, text: object, allowed: string): T =>
  type.meta({ ...text, allowed }) as T;

const bounds = (min: number, max: number): string => `a whole number from ${min} to ${max}`;

export const whole = (min: number, max: number, text: FieldText & { readonly default: number }) =>
  described(z.int().min(min).max(max).default(text.default), text, bounds(min, max));

/** A whole number whose default depends on the other fields. */
export const wholeOrDerived = (min: number, max: number, text: FieldText) =>
  described(z.int().min(min).max(max).optional(), text, bounds(min, max));

/** A strength in halves, above 0; required. */
export const halves = (max: number, text: FieldText) =>
  described(
    z.number().min(0.5).max(max).multipleOf(0.5),
    text,
    `a number in halves, above 0 and at most ${max} (0.5, 1, 1.5 …)`,
  );

/** One of a fixed list of words. */
export const oneOf = <const T extends string>(
  values: readonly [T, ...T[]],
  text: FieldText & OptionText<T> & { readonly default: T },
) => described(z.enum(values).default(text.default as never), text, `one of ${values.join(', ')}`);

/** The same, but left out it may follow from other fields; the default is what it is if nothing speaks. */
export const oneOfOrDerived = <const T extends string>(
  values: readonly [T, ...T[]],
  text: FieldText & OptionText<T> & { readonly default: T },
) => described(z.enum(values).optional(), text, `one of ${values.join(', ')}`);

export const yesNo = (text: FieldText) =>
  described(z.boolean().default(false), { ...text, default: false }, 'true or false');

/** A whole number that must be given. */
export const wholeRequired = (min: number, max: number, text: FieldText) =>
  described(z.int().min(min).max(max), text, bounds(min, max));

/** A short text, such as a name. */
export const words = (text: FieldText & { readonly default: string }) =>
  described(z.string().max(60).default(text.default), text, 'a text of at most 60 characters');

/** Several records of the same fields: the units of a stack, the hexes around one. */
export const listOf = <F extends z.ZodRawShape>(
  fields: F,
  [least, most]: readonly [number, number],
  text: FieldText & { readonly default?: readonly Readonly<Record<string, unknown>>[] },
) => {
  const list = z.array(z.strictObject(fields)).min(least).max(most);
  const allowed = `a list of ${least} to ${most} records with ${Object.keys(fields).join(', ')}`;
  return described(
    list.prefault((text.default ?? Array.from({ length: least }, () => ({}))) as never),
    text,
    allowed,
  );
};

const NONE = 'none';

function listed<T extends string>(given: string | readonly T[]): readonly T[] {
  if (typeof given === 'string') return given === NONE ? [] : [given as T];
  return [...new Set(given)];
}

/** Some of a fixed list of words: a list of them, one of them as a bare word, or `none`. Rules get a list. */
export const someOf = <const T extends string>(
  values: readonly [T, ...T[]],
  text: FieldText & OptionText<T>,
) => {
  const words = z.enum([NONE, ...values]).or(z.array(z.enum(values)).max(values.length));
  return described(
    words.default(NONE as never).transform((given): readonly T[] => listed(given as string | readonly T[])),
    text,
    `${NONE}, one of ${values.join(', ')}, or a list of them`,
  );
};
