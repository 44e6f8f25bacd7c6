/** What the players of a scenario may agree on: the readings of its system, and those of its own once they have come. */
import type { Ruling } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import type { Offered } from './scenarios.ts';

export function useRulings({ system, entry }: Offered): readonly Ruling[] {
  const [own, setOwn] = useState<readonly Ruling[]>([]);
  useEffect(() => {
    let left = false;
    entry.rulings?.().then(
      (rulings) => left || setOwn(rulings),
      // Without them those of the system can still be agreed on.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [entry]);
  return own.length === 0 ? system.rulings : [...system.rulings, ...own];
}
