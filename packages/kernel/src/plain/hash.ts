/** A short name for a state: the same for the same JSON, whatever the order of its keys, on every machine. */

const toHex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0');

/** Nothing in it is escaped. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** In ASCII alone, so that a character is a byte and other programs can make the same hash. */
const quoted = (text: string): string =>
  PLAIN.test(text)
    ? `"${text}"`
    : JSON.stringify(text).replace(/[\u007f-\uffff]/g, (sign) => `\\u${toHex(sign.charCodeAt(0), 4)}`);

function listJson(list: readonly unknown[]): string {
  let json = '';
  for (const [i, item] of list.entries()) json += (i === 0 ? '' : ',') + canonicalJson(item);
  return `[${json}]`;
}

function fieldsJson(record: Readonly<Record<string, unknown>>): string {
  let json = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) json += `${json === '' ? '' : ','}${quoted(key)}:${canonicalJson(value)}`;
  }
  return `{${json}}`;
}

/** JSON without blanks, keys sorted. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? listJson(value) : fieldsJson(value as Readonly<Record<string, unknown>>);
}

/** The prime of the 64-bit hash is 2^40 + 435. */
const PRIME_LOW = 435;
const PRIME_SHIFT = 8;

/** FNV-1a of 64 bits, in two halves; the lower is multiplied in two halves again, to know what it carries over. */
export function fnv1a(ascii: string): string {
  let high = 0xcbf29ce4 | 0;
  let low = 0x84222325 | 0;
  for (let i = 0; i < ascii.length; i++) {
    low ^= ascii.charCodeAt(i);
    const lower = (low & 0xffff) * PRIME_LOW;
    const upper = (low >>> 16) * PRIME_LOW + (lower >>> 16);
    high = (Math.imul(high, PRIME_LOW) + (upper >>> 16) + (low << PRIME_SHIFT)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  }
  return toHex(high >>> 0, 8) + toHex(low >>> 0, 8);
}

export const hashOf = (state: unknown): string => fnv1a(canonicalJson(state));
