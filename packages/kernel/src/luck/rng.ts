/**
 * The one source of luck. Kernel and systems know only `Rng`; the generator behind it is pure-rand's
 * xoroshiro128+, seeded by any text so that a game, a test or a bug report can name its luck.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

export interface Rng {
  /** A whole number from 0 to n-1, each as likely as the other. */
  int(n: number): number;
}

/** Four 32-bit words from a text: FNV-1a with four starting points, then a final mixing step. */
function wordsOf(text: string): number[] {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((start) => {
    let hash = start;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  });
}

export function seeded(seed: string): Rng {
  const [a = 1, b = 0, c = 0, d = 0] = wordsOf(seed);
  const generator = xoroshiro128plusFromState([a | 1, b, c, d]);
  return { int: (n) => uniformInt(generator, 0, n - 1) };
}

/** The dice of one move of a game whose luck has a name: by it a game can be played again the same way. */
export const luckOfMove = (seed: string, move: number): Rng => seeded(`${seed} ${move}`);
