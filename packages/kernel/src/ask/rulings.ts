/**
 * Readings that a printed card leaves open. Each is named, cited, and lists what could be meant; the first option
 * is ours. From one such book come the defaults, the public list, and the `houseRules` field by which a caller
 * holds to another reading.
 */
import * as z from 'zod';
import type { Basis } from '../plain/basis.ts';
import { allow, refuse, type Verdict } from '../plain/refusal.ts';

type Option = string | number | boolean;

/** What players read of a ruling besides its rule. */
interface RulingWords {
  readonly cite: string;
  readonly text: string;
  /** A few words to find it by; where there are none it goes by its id. */
  readonly title?: string;
  /** What each option means, a sentence for each. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface RulingSpec<T extends Option> extends RulingWords {
  /** Ours first. */
  readonly options: readonly T[];
}

export const ruling = <const O extends readonly [Option, ...Option[]]>(
  options: O,
  words: RulingWords & { readonly choices?: Readonly<Record<`${O[number]}`, string>> },
): RulingSpec<O[number]> => ({ ...words, options });

export type HouseRules<B> = { readonly [K in keyof B]: B[K] extends RulingSpec<infer T> ? T : never };

/** One reading as anybody may list it. */
export interface Ruling {
  readonly id: string;
  readonly cite: string;
  /** What the cited rules rest on: ours, unless the book of the system says otherwise. */
  readonly basis: Basis;
  readonly title: string;
  readonly text: string;
  readonly value: string;
  readonly alternatives: readonly string[];
  /** What a value means, by value; empty where the values speak for themselves. */
  readonly choices: Readonly<Record<string, string>>;
}

type Book = Readonly<Record<string, RulingSpec<Option>>>;

export const ourRulings = <B extends Book>(book: B): HouseRules<B> =>
  Object.fromEntries(Object.entries(book).map(([id, { options }]) => [id, options[0]])) as HouseRules<B>;

export const listRulings = (book: Book): Ruling[] =>
  Object.entries(book).map(([id, { cite, title = id, text, options, choices = {} }]) => {
    const [value = '', ...alternatives] = options.map(String);
    return { id, cite, basis: 'ours', title, text, value, alternatives, choices };
  });

const rulingField = ({ cite, title, text, options, choices }: RulingSpec<Option>, id: string) =>
  z
    .literal([...options])
    .default(options[0]!)
    .meta({
      title: title ?? id,
      description: text,
      cite,
      allowed: `one of ${options.join(', ')}`,
      ...(choices && { names: choices }),
    });

/**
 * The field of a question's input that takes house rules; left out, our own readings hold. A question offers those that
 * bear on it; by the others it is answered as we hold them.
 */
export function houseRulesField<B extends Book>(
  book: B,
  offered: readonly (keyof B & string)[] = Object.keys(book),
): z.ZodOptional<z.ZodType<HouseRules<B>>> {
  const ours = ourRulings(book);
  const fields = Object.fromEntries(offered.map((id) => [id, rulingField(book[id]!, id)]));
  const record = z.strictObject(fields).overwrite((held) => ({ ...ours, ...held }));
  return (record as unknown as z.ZodType<HouseRules<B>>).optional().meta({
    title: 'House rules',
    description: 'Readings that the card leaves open; what is left out is as we hold it.',
    cite: 'T.3',
    group: 'House rules',
    allowed: `an object with readings of ${offered.join(', ')}`,
  });
}

/** Why readings that somebody sent do not hold: the first fault. */
export function readingsFault({ issues }: z.ZodError): Verdict<never> {
  const { path, message } = issues[0]!;
  return refuse('house-rules', 'T.3', `${path.join('.') || 'houseRules'}: ${message}.`, 'houseRules');
}

/** The readings of a game as somebody sent them. Only what differs from ours is kept: a state says how it differs. */
export function heldOtherwise<R extends object>(
  field: z.ZodType<R | undefined>,
  ours: R,
  raw: unknown,
): Verdict<Partial<R>> {
  const read = field.safeParse(raw ?? {});
  if (!read.success) return readingsFault(read.error);
  const held = Object.entries(read.data ?? {}).filter(([id, value]) => ours[id as keyof R] !== value);
  return allow(Object.fromEntries(held) as Partial<R>);
}
