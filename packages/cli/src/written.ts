/**
 * Input as `field=value` words: `attackerCV=7 attackers.0.manpower=5 waivers=a,b`. The schema says what a value is
 * read as; what does not read as that stays as written, for the question to refuse by its rule.
 */
import { allow, type FieldSchema, type Refusal, refuse, type Verdict } from '@longroll/kernel';

/** Values by field; the fields of a record, and the places of a list, one level down. */
interface Tree {
  readonly [step: string]: Tree | string;
}

type Values = Readonly<Record<string, unknown>>;

const refusedField = (field: string, text: string): { refused: Refusal } =>
  refuse('bad-field', 'T.1', text, field);

const isTree = (node: Tree | string | undefined): node is Tree => typeof node === 'object';

/** `null` where something else already stands. */
function planted(tree: Tree, [step = '', ...rest]: readonly string[], value: string): Tree | null {
  const there = Object.hasOwn(tree, step) ? tree[step] : undefined;
  if (rest.length === 0) return there === undefined ? { ...tree, [step]: value } : null;
  if (there !== undefined && !isTree(there)) return null;
  const below = planted(there ?? {}, rest, value);
  return below && { ...tree, [step]: below };
}

const WORD = /^([^=\s]+?)=(.*)$/su;

function treeOf(words: readonly string[]): Verdict<Tree> {
  let tree: Tree = {};
  for (const word of words) {
    const [, path, value = ''] = WORD.exec(word) ?? [];
    if (path === undefined)
      return refusedField(word, `"${word}" has no value: fields are written as field=value.`);
    const grown = planted(tree, path.split('.'), value);
    if (!grown) return refusedField(path, `${path} is given twice.`);
    tree = grown;
  }
  return allow(tree);
}

const YES = ['true', 'yes'];
const NO = ['false', 'no'];

function simple({ type, enum: options, items }: FieldSchema, text: string): unknown {
  const option = options?.find((one) => String(one) === text);
  if (option !== undefined) return option;
  if (type === 'array')
    return text === '' ? [] : text.split(',').map((one) => simple(items ?? {}, one.trim()));
  if (type === 'boolean') return YES.includes(text) || (NO.includes(text) ? false : text);
  if (type !== 'integer' && type !== 'number') return text;
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** What was written, over what is there already. */
function laid(node: Tree | string, schema: FieldSchema, there: unknown, path: string): Verdict<unknown> {
  if (!isTree(node)) return allow(simple(schema, node));
  return schema.type === 'array' ? list(node, schema, there, path) : record(node, schema, there, path);
}

const below = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

function record(tree: Tree, schema: FieldSchema, there: unknown, path: string): Verdict<Values> {
  const values = new Map(Object.entries((there ?? {}) as Values));
  for (const [step, node] of Object.entries(tree)) {
    const read = laid(node, schema.properties?.[step] ?? {}, values.get(step), below(path, step));
    if (read.refused) return read;
    values.set(step, read.value);
  }
  return allow(Object.fromEntries(values));
}

/** Places are counted from 0, and none may be left out. */
function list(tree: Tree, schema: FieldSchema, there: unknown, path: string): Verdict<readonly unknown[]> {
  const items = Array.isArray(there) ? [...there] : [];
  const places = Object.keys(tree).toSorted((a, b) => Number(a) - Number(b));
  for (const place of places) {
    const at = Number(place);
    if (!/^\d+$/.test(place) || at > items.length) {
      const next = below(path, String(items.length));
      return refusedField(
        below(path, place),
        `${below(path, place)} is no place of the list: next is ${next}.`,
      );
    }
    const read = laid(tree[place]!, schema.items ?? {}, items[at], below(path, place));
    if (read.refused) return read;
    items[at] = read.value;
  }
  return allow(items);
}

/** The input with the words laid over it. */
export function written(words: readonly string[], schema: FieldSchema, input: unknown): Verdict<unknown> {
  if (words.length === 0) return allow(input);
  const tree = treeOf(words);
  return tree.refused ? tree : record(tree.value, schema, input, '');
}
