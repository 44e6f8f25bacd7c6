/** A short name for a state: the same for the same JSON, whatever the order of its keys, on every machine. */

const toHex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0');

/** In ASCII alone, so that a character is a byte and other programs can make the same hash. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, (sign) => `\\u${toHex(sign.charCodeAt(0), 4)}`);

/** JSON without blanks, keys sorted. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${quoted(key)}:${canonicalJson(record[key])}`)
    .join()}}`;
}

const TWO_32 = 2 ** 32;
/** The prime of the 64-bit hash is 2^40 + 435. */
const PRIME_LOW = 435;
const PRIME_SHIFT = 8;

/** FNV-1a of 64 bits, in two halves: whole numbers of a double reach only to 2^53. */
export function fnv1a(ascii: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < ascii.length; i++) {
    low = (low ^ ascii.charCodeAt(i)) >>> 0;
    const product = low * PRIME_LOW;
    high = (high * PRIME_LOW + Math.floor(product / TWO_32) + low * 2 ** PRIME_SHIFT) % TWO_32;
    low = product % TWO_32;
  }
  return toHex(high, 8) + toHex(low, 8);
}

export const hashOf = (state: unknown): string => fnv1a(canonicalJson(state));
