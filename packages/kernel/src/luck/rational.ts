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

/** Goes on with plain numbers as soon as they fit: mostly one side is short, and bigints are slow. */
function bigGcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) {
    if (y <= SAFE) return BigInt(gcd(Number(y), Number(x % y)));
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const fits = (n: bigint): boolean => n <= SAFE && n >= -SAFE;

/** Back in plain numbers where they fit. */
const shortest = (n: bigint, d: bigint): Rational =>
  fits(n) && fits(d) ? { n: Number(n), d: Number(d) } : { n, d };

/** In lowest terms, and back in plain numbers where they fit. */
function reduceBig(n: bigint, d: bigint): Rational {
  const g = bigGcd(n, d);
  return shortest(n / g, d / g);
}

/**
 * Over the least common denominator and not reduced further: adding a short fraction to a long sum then costs
 * one short division, where reducing the sum would cost hundreds.
 */
function addBig(a: Rational, b: Rational): Rational {
  const [aBelow, bBelow] = [BigInt(a.d), BigInt(b.d)];
  if (aBelow === bBelow) return shortest(BigInt(a.n) + BigInt(b.n), aBelow);
  const bWidened = bBelow / bigGcd(aBelow, bBelow);
  const below = aBelow * bWidened;
  return shortest(BigInt(a.n) * bWidened + BigInt(b.n) * (below / bBelow), below);
}

/** Each top against the other's bottom: what is in lowest terms stays so. */
function multiplyBig(a: Rational, b: Rational): Rational {
  const [left, right] = [BigInt(a.n), BigInt(b.n)];
  const [aBelow, bBelow] = [BigInt(a.d), BigInt(b.d)];
  const g = bigGcd(left, bBelow);
  const h = bigGcd(right, aBelow);
  return shortest((left / g) * (right / h), (aBelow / h) * (bBelow / g));
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

/** Most are plain, and asked first: to make a number of a bigint costs as much as to multiply it. */
export function multiply(a: Rational, b: Rational): Rational {
  if (!isPlain(a) || !isPlain(b)) return multiplyBig(a, b);
  const n = Number(a.n) * Number(b.n);
  const d = Number(a.d) * Number(b.d);
  if (isSafe(n) && isSafe(d)) return { n, d };
  return multiplyBig(a, b);
}

/** Over the wider denominator where the other divides it, as chances of the same dice mostly do; else null. */
function addWidened(wide: Rational, other: Rational): Rational | null {
  const [d, narrow] = [wide.d as number, other.d as number];
  if (d % narrow !== 0) return null;
  const widened = (other.n as number) * (d / narrow);
  const n = (wide.n as number) + widened;
  return isSafe(widened) && isSafe(n) ? { n, d } : null;
}

const isPlain = (r: Rational): boolean => typeof r.n === 'number' && typeof r.d === 'number';

export function add(a: Rational, b: Rational): Rational {
  if (isPlain(a) && isPlain(b)) {
    const sum = a.d >= b.d ? addWidened(a, b) : addWidened(b, a);
    if (sum) return sum;
  } else if (typeof a.d === 'bigint' || typeof b.d === 'bigint') return addBig(a, b);
  const left = Number(a.n) * Number(b.d);
  const right = Number(b.n) * Number(a.d);
  const d = Number(a.d) * Number(b.d);
  // Each product by itself: two that are too large may cancel to a sum that looks safe.
  if (isSafe(left) && isSafe(right) && isSafe(left + right) && isSafe(d))
    return lowest({ n: left + right, d });
  return addBig(a, b);
}

/** There is no minus zero. */
export const negate = (r: Rational): Rational => ({ n: typeof r.n === 'number' ? 0 - r.n : -r.n, d: r.d });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));

export function divide(a: Rational, b: Rational): Rational {
  if (b.n === 0 || b.n === 0n) throw new RangeError('a fraction cannot be divided by 0');
  return lowest(multiply(a, b.n > 0 ? { n: b.d, d: b.n } : { n: -b.d, d: -b.n }));
}

export const least = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);
export const most = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);

/** The largest whole number that is not above it; a bug if it is beyond the safe integers. */
export function floor(r: Rational): number {
  const n = BigInt(r.n);
  const d = BigInt(r.d);
  const whole = n / d - (n % d < 0n ? 1n : 0n);
  if (!fits(whole)) throw new RangeError(`${toFraction(r)} is too large for a whole number`);
  return Number(whole);
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** A decimal exactly as it is written: 0.1 is 1/10, not the nearest binary fraction. */
export function fromDecimal(decimal: number | string): Rational {
  const match = DECIMAL.exec(String(decimal));
  if (!match) throw new RangeError(`${decimal} is not a decimal`);
  const [, sign, whole, places = '', exponent = '0'] = match;
  const shift = Number(exponent) - places.length;
  const digits = BigInt(`${sign}${whole}${places}`);
  return shift >= 0 ? rational(digits * 10n ** BigInt(shift)) : rational(digits, 10n ** BigInt(-shift));
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
  const quotient = Number(r.n) / Number(r.d);
  if (Number.isFinite(quotient) && quotient !== 0) return quotient;
  const n = BigInt(r.n);
  const d = BigInt(r.d);
  const surplus = BigInt(Math.max(0, d.toString(2).length - 1000));
  return Number(n >> surplus) / Number(d >> surplus);
}

const LONGEST_SHOWN = 21;

/** A fraction for reading. Beyond some twenty figures nobody does; then a decimal, marked as rounded. */
export const fractionWords = (fraction: string, p: number): string =>
  fraction.length <= LONGEST_SHOWN ? fraction : `≈ ${p.toPrecision(6)}`;

/** As players write it: `5/36`; whole numbers stand alone. */
export function toFraction(r: Rational): string {
  const low = lowest(r);
  return low.d === 1 || low.d === 1n ? `${low.n}` : `${low.n}/${low.d}`;
}
