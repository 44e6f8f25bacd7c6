/**
 * SHA-256 (FIPS 180-4) of a text in ASCII. The platforms have one of their own, but the browser's answers later and only
 * on safe addresses; this one answers at once, and the same everywhere.
 */

/** The first bits of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.of(
  ...[0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5],
  ...[0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174],
  ...[0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da],
  ...[0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967],
  ...[0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85],
  ...[0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070],
  ...[0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3],
  ...[0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2],
);
/** Of the square roots of the first eight. */
const FIRST_WORDS = Int32Array.of(
  ...[0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19],
);

const BLOCK = 64;
const WORDS = 16;
/** Where the length in bits stands, as two words. */
const LENGTH = 8;
const END = 0x80;

/** One block and the words that follow from it; used again for every block. */
const schedule = new Int32Array(BLOCK);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function loadBlock(ascii: string, from: number): void {
  for (let word = 0, at = from; word < WORDS; word++, at += 4)
    schedule[word] =
      (ascii.charCodeAt(at) << 24) |
      (ascii.charCodeAt(at + 1) << 16) |
      (ascii.charCodeAt(at + 2) << 8) |
      ascii.charCodeAt(at + 3);
}

/** What is left of the text, its end, and in the last block its length. */
function loadTail(ascii: string, from: number): void {
  const { length } = ascii;
  const byteAt = (at: number): number => (at < length ? ascii.charCodeAt(at) : at === length ? END : 0);
  for (let word = 0, at = from; word < WORDS; word++, at += 4)
    schedule[word] = (byteAt(at) << 24) | (byteAt(at + 1) << 16) | (byteAt(at + 2) << 8) | byteAt(at + 3);
  if (from + BLOCK < length + 1 + LENGTH) return;
  schedule[WORDS - 2] = Math.floor(length / 2 ** 29);
  schedule[WORDS - 1] = length << 3;
}

function extend(): void {
  for (let t = WORDS; t < BLOCK; t++) {
    const early = schedule[t - 15]!;
    const late = schedule[t - 2]!;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[t] = (schedule[t - 16]! + s0 + schedule[t - 7]! + s1) | 0;
  }
}

/** The block that was loaded, stirred into the words. */
function compress(words: Int32Array): void {
  extend();
  let a = words[0]!;
  let b = words[1]!;
  let c = words[2]!;
  let d = words[3]!;
  let e = words[4]!;
  let f = words[5]!;
  let g = words[6]!;
  let h = words[7]!;
  for (let t = 0; t < BLOCK; t++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + s1 + chosen + ROUND_CONSTANTS[t]! + schedule[t]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + most) | 0;
  }
  words[0]! += a;
  words[1]! += b;
  words[2]! += c;
  words[3]! += d;
  words[4]! += e;
  words[5]! += f;
  words[6]! += g;
  words[7]! += h;
}

/** In 64 digits of 16. */
export function sha256(ascii: string): string {
  const words = FIRST_WORDS.slice();
  let at = 0;
  for (; at + BLOCK <= ascii.length; at += BLOCK) {
    loadBlock(ascii, at);
    compress(words);
  }
  for (; at < ascii.length + 1 + LENGTH; at += BLOCK) {
    loadTail(ascii, at);
    compress(words);
  }
  let hex = '';
  for (const word of words) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}
