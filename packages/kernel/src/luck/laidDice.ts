/** Dice that lie there beforehand, for lessons: each throw takes the next faces, and real luck follows the last. */
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
