/**
 * Luck that lies there beforehand, for lessons: each draw takes what lies next, and real luck follows the last. Where all
 * luck is dice of one kind its faces lie there; where factors and percentages are drawn as well, shares of all their ways.
 */
import type { Rng } from './rng.ts';

/** How many dice of so many faces a throw of so many ways is made of; none if it is made of others. */
function diceIn(ways: number, faces: number): number {
  let dice = 0;
  for (let left = ways; left > 1; left /= faces) {
    if (left % faces !== 0) return 0;
    dice++;
  }
  return dice;
}

/** Throws are numbered as in dice.ts: 0 for all ones, the last die turning fastest. */
export function laidDice(laid: readonly number[], faces: number, afterwards: Rng): Rng {
  let used = 0;
  return {
    int(ways) {
      const dice = diceIn(ways, faces);
      if (dice === 0 || used + dice > laid.length) return afterwards.int(ways);
      const thrown = laid.slice(used, used + dice);
      used += dice;
      return thrown.reduce((way, face) => way * faces + face - 1, 0);
    },
  };
}

/** Each draw takes one share, from 0 to 1: it falls so far along its ways as they are numbered, the lowest of them first. */
export function laidShares(laid: readonly number[], afterwards: Rng): Rng {
  let used = 0;
  return {
    int(ways) {
      const share = laid[used++];
      if (share === undefined) return afterwards.int(ways);
      return Math.min(ways - 1, Math.floor(share * ways));
    },
  };
}
