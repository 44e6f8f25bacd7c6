/** Whether two values are the same JSON, found without making anything: it runs after every move of a trial. */
type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Plain => Object.getPrototypeOf(value) === Object.prototype;

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

function sameRecord(a: Plain, b: Plain): boolean {
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

/** Strict: what JSON cannot hold (a field without a value, a Map, NaN) is the same as nothing but itself. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isPlain(a) && isPlain(b) && sameRecord(a, b);
}

export const jsonCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const isRecord = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Where two of them first differ: "units.3.cell"; empty if they do not, or are no records. */
export function differenceAt(a: unknown, b: unknown): string {
  if (!isRecord(a) || !isRecord(b)) return '';
  const isSame = (key: string): boolean =>
    Object.hasOwn(a, key) === Object.hasOwn(b, key) && sameJson(a[key], b[key]);
  const key = [...Object.keys(a), ...Object.keys(b)].find((one) => !isSame(one));
  return key === undefined ? '' : [key, differenceAt(a[key], b[key])].filter(Boolean).join('.');
}
