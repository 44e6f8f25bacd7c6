/** The counters of a system, fetched once; what did not come is asked for anew the next time. */
import type { CardSystem, Muster } from '@longroll/kernel';

const kept = new WeakMap<CardSystem, Promise<Muster>>();

/** The same promise for the same system, so that a page can wait for it. */
export function musterOf(system: CardSystem): Promise<Muster> {
  const known = kept.get(system);
  if (known) return known;
  if (!system.muster) throw new Error(`${system.title} has no counters.`);
  const coming = system.muster.open();
  kept.set(system, coming);
  coming.catch(() => kept.delete(system));
  return coming;
}
