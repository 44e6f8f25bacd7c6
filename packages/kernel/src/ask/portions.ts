/**
 * A long input, a little at a time. A reader that is given all of it at once collects every fault there is before the
 * first is named, and a file of a few megabytes has a million: so the first little that has faults is enough.
 */
type Plain = Readonly<Record<string, unknown>>;

/** Values in a portion, about; an input that has no more is read at once. */
const PORTION = 2_000;

/** How many values there are in one, itself included; not counted much further than so many. */
function weightOf(value: unknown, most: number): number {
  let weight = 1;
  if (typeof value !== 'object' || value === null) return weight;
  // The names of all items of a list would be made before the first is looked at.
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    if (weight > most) break;
    weight += weightOf((value as Plain)[key], most - weight);
  }
  return weight;
}

export interface Portion {
  readonly raw: Plain;
  /** The field of which this has a part; if it is a list, so many of its items lie before. */
  readonly field: string;
  readonly before: number;
  /** Fields that are empty here and not in the input. */
  readonly left: readonly string[];
}

type Path = readonly PropertyKey[];

/** Where a fault of a portion lies in the whole; null if it is only one of having parted it. */
export function placeIn({ field, before, left }: Portion, path: Path): Path | null {
  const [first, second, ...rest] = path;
  if (first === undefined) return path;
  if (first !== field) return left.includes(String(first)) ? null : path;
  if (second === undefined) return null;
  return [first, typeof second === 'number' ? second + before : second, ...rest];
}

/** Where the entries of a list or record part, so that no part is heavy; an entry is never parted itself. */
function* cuts(entries: number, entry: (at: number) => unknown): Generator<readonly [number, number]> {
  let [from, weight] = [0, 0];
  for (let at = 0; at < entries; at++) {
    weight += weightOf(entry(at), PORTION);
    if (weight < PORTION) continue;
    yield [from, at + 1];
    [from, weight] = [at + 1, 0];
  }
  yield [from, entries];
}

interface Parted extends Pick<Portion, 'field' | 'left'> {
  readonly bare: Plain;
}

function* partsOfList({ field, bare, left }: Parted, list: readonly unknown[]): Generator<Portion> {
  for (const [from, to] of cuts(list.length, (at) => list[at]))
    yield { raw: { ...bare, [field]: list.slice(from, to) }, field, before: from, left };
}

function* partsOfRecord({ field, bare, left }: Parted, record: Plain): Generator<Portion> {
  const keys = Object.keys(record);
  for (const [from, to] of cuts(keys.length, (at) => record[keys[at]!])) {
    const part = Object.fromEntries(keys.slice(from, to).map((key) => [key, record[key]]));
    yield { raw: { ...bare, [field]: part }, field, before: 0, left };
  }
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The input again and again, each time with another part of one of its long fields and with the others empty; nothing
 * for an input that is short. What is wrong with an entry is wrong in its part, whatever stands beside it.
 */
export function* portionsOf(raw: Plain): Generator<Portion> {
  const long = Object.keys(raw).filter(
    (name) => isNested(raw[name]) && weightOf(raw[name], PORTION) >= PORTION,
  );
  const empty = long.map((name) => [name, Array.isArray(raw[name]) ? [] : {}]);
  const bare = { ...raw, ...Object.fromEntries(empty) };
  for (const field of long) {
    const whole = raw[field] as Plain | readonly unknown[];
    const parted = { field, bare, left: long };
    if (Array.isArray(whole)) yield* partsOfList(parted, whole);
    else yield* partsOfRecord(parted, whole as Plain);
  }
}
