/**
 * Exact fractions. Probabilities are fractions until they are shown; only then do they become decimals.
 *
 * Parts are plain numbers while they are safe integers and bigints beyond, because nearly every chance of a
 * printed card fits the first and must stay cheap, and a chain of attacks needs the second.
 */
export interface Rational {
  readonly n: number | bigint;
  readonly d: number | bigint;
}

export const ZERO: Rational = { n: 0, d: 1 };
export const ONE: Rational = { n: 1, d: 1 };

const isSafe = (n: number): boolean => n <= Number.MAX_SAFE_INTEGER && n >= Number.MIN_SAFE_INTEGER;

function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

function bigGcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const fits = (n: bigint): boolean => n <= SAFE && n >= -SAFE;

/** In lowest terms, and back in plain numbers where they fit. */
function reduceBig(n: bigint, d: bigint): Rational {
  const g = bigGcd(n, d);
  const top = n / g;
  const bottom = d / g;
  return fits(top) && fits(bottom) ? { n: Number(top), d: Number(bottom) } : { n: top, d: bottom };
}

export function rational(n: number | bigint, d: number | bigint = 1): Rational {
  if (BigInt(d) <= 0n) throw new RangeError(`a fraction needs a denominator above 0, not ${d}`);
  return lowest({ n, d });
}

/** The same fraction in lowest terms. */
export function lowest(r: Rational): Rational {
  if (typeof r.n !== 'number' || typeof r.d !== 'number') return reduceBig(BigInt(r.n), BigInt(r.d));
  const g = gcd(r.n, r.d);
  return g === 1 ? r : { n: r.n / g, d: r.d / g };
}

export function multiply(a: Rational, b: Rational): Rational {
  const n = Number(a.n) * Number(b.n);
  const d = Number(a.d) * Number(b.d);
  if (isSafe(n) && isSafe(d)) return { n, d };
  return reduceBig(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === b.d && typeof a.n === 'number' && typeof b.n === 'number' && isSafe(a.n + b.n)) {
    return { n: a.n + b.n, d: a.d };
  }
  const n = Number(a.n) * Number(b.d) + Number(b.n) * Number(a.d);
  const d = Number(a.d) * Number(b.d);
  if (isSafe(n) && isSafe(d)) return lowest({ n, d });
  return reduceBig(BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d), BigInt(a.d) * BigInt(b.d));
}

export const sumOf = (terms: Iterable<Rational>): Rational => {
  let total = ZERO;
  for (const term of terms) total = add(total, term);
  return lowest(total);
};

export const isOne = (r: Rational): boolean => r.n === r.d;

export function compare(a: Rational, b: Rational): number {
  const l = Number(a.n) * Number(b.d);
  const r = Number(b.n) * Number(a.d);
  if (isSafe(l) && isSafe(r)) return l - r;
  const left = BigInt(a.n) * BigInt(b.d);
  const right = BigInt(b.n) * BigInt(a.d);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The nearest decimal. Long fractions are shortened first, so that neither part overflows to infinity. */
export function toNumber(r: Rational): number {
  if (typeof r.n === 'number' && typeof r.d === 'number') return r.n / r.d;
  const n = BigInt(r.n);
  const d = BigInt(r.d);
  const surplus = BigInt(Math.max(0, d.toString(2).length - 1000));
  return Number(n >> surplus) / Number(d >> surplus);
}

/** As players write it: `5/36`; whole numbers stand alone. */
export function toFraction(r: Rational): string {
  const low = lowest(r);
  return low.d === 1 ? `${low.n}` : `${low.n}/${low.d}`;
}
