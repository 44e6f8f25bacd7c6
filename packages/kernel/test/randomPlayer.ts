/** Somebody who does anything that is listed, by luck of his own. */
import { type Player, seeded } from '../src/index.ts';

export function randomPlayer<V, A>(seed: string): Player<V, A> {
  const rng = seeded(seed);
  return {
    decide(_, legal) {
      const listed = legal();
      return { action: listed[rng.int(listed.length)]!, value: 0, reason: 'By lot.', others: () => [] };
    },
  };
}
