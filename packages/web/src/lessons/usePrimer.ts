/** The lessons of a system, fetched when somebody wants to learn. */
import type { CardSystem, Primer } from '@longroll/kernel';
import { useEffect, useState } from 'react';

export type FetchedPrimer = Primer | { readonly wrong: string } | null;

const fetched = async ({ primer }: CardSystem): Promise<FetchedPrimer> => {
  try {
    return primer ? await primer() : { wrong: 'There are no lessons for it.' };
  } catch (e) {
    return { wrong: `The lessons did not come: ${e instanceof Error ? e.message : String(e)}` };
  }
};

/** Null while they are on their way. */
export function usePrimer(system: CardSystem): FetchedPrimer {
  const [primer, setPrimer] = useState<FetchedPrimer>(null);
  useEffect(() => {
    let left = false;
    fetched(system).then((next) => left || setPrimer(next));
    return () => {
      left = true;
    };
  }, [system]);
  return primer;
}
