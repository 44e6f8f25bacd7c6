/** The counters of a system, fetched once. */
import type { CardSystem } from '@longroll/kernel';
import { keptPromise } from '../keep/keptPromise.ts';

export const musterOf = keptPromise(async ({ muster, title }: CardSystem) => {
  if (!muster) throw new Error(`${title} has no counters.`);
  return muster.open();
});
