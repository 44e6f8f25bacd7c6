/**
 * Readings that a printed card leaves open. Each is named, cited, and lists what could be meant; the first option
 * is ours. From one such book come the defaults, the public list, and the `houseRules` field by which a caller
 * holds to another reading.
 */
import * as z from 'zod';
import type { Basis } from '../plain/basis.ts';

type Option = string | number | boolean;

export interface RulingSpec<T extends Option> {
  readonly cite: string;
  readonly text: string;
  /** Ours first. */
  readonly options: readonly T[];
}

export const ruling = <const O extends readonly [Option, ...Option[]]>(
  options: O,
  text: { readonly cite: string; readonly text: string },
): RulingSpec<O[number]> => ({ ...text, options });

export type HouseRules<B> = { readonly [K in keyof B]: B[K] extends RulingSpec<infer T> ? T : never };

/** One reading as anybody may list it. */
export interface Ruling {
  readonly id: string;
  readonly cite: string;
  /** What the cited rules rest on: ours, unless the book of the system says otherwise. */
  readonly basis: Basis;
  readonly text: string;
  readonly value: string;
  readonly alternatives: readonly string[];
}

type Book = Readonly<Record<string, RulingSpec<Option>>>;

export const ourRulings = <B extends Book>(book: B): HouseRules<B> =>
  Object.fromEntries(Object.entries(book).map(([id, { options }]) => [id, options[0]])) as HouseRules<B>;

export const listRulings = (book: Book): Ruling[] =>
  Object.entries(book).map(([id, { cite, text, options }]) => {
    const [value = '', ...alternatives] = options.map(String);
    return { id, cite, basis: 'ours', text, value, alternatives };
  });

const rulingField = ({ cite, text, options }: RulingSpec<Option>, id: string) =>
  z
    .literal([...options])
    .default(options[0]!)
    .meta({ title: id, description: text, cite, allowed: `one of ${options.join(', ')}` });

/** The field of a question's input that takes house rules; left out, our own readings hold. */
export function houseRulesField<B extends Book>(book: B): z.ZodOptional<z.ZodType<HouseRules<B>>> {
  const fields = Object.fromEntries(Object.entries(book).map(([id, spec]) => [id, rulingField(spec, id)]));
  const record = z.strictObject(fields) as unknown as z.ZodType<HouseRules<B>>;
  return record.optional().meta({
    title: 'House rules',
    description: 'Readings that the card leaves open; what is left out is as we hold it.',
    cite: 'T.3',
    group: 'House rules',
    allowed: `an object with readings of ${Object.keys(book).join(', ')}`,
  });
}
