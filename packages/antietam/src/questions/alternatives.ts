/** Other ways to fire or to close, worth comparing before the factors are drawn. */
import type { Alternative } from '@longroll/kernel';

interface Volley {
  readonly firers: readonly { readonly range: number }[];
  readonly targets: readonly { readonly flankedBy: readonly number[] }[];
}

/** Fire cannot come nearer than the next square. */
const nearer = ({ firers }: Volley): readonly Alternative[] =>
  firers.some(({ range }) => range > 1)
    ? [
        {
          label: 'from one square nearer',
          values: { firers: firers.map((firer) => ({ ...firer, range: Math.max(1, firer.range - 1) })) },
        },
      ]
    : [];

/** Firers are numbered from 1. */
function fromTheFlank({ firers, targets }: Volley): readonly Alternative[] {
  const all = firers.map((_, i) => i + 1);
  const isFlanked = targets.every(({ flankedBy }) => flankedBy.length === all.length);
  const flanked = targets.map((target) => ({ ...target, flankedBy: all }));
  return isFlanked ? [] : [{ label: 'all from the flank', values: { targets: flanked } }];
}

export const otherVolleys = (volley: Volley): readonly Alternative[] => [
  ...nearer(volley),
  ...fromTheFlank(volley),
  {
    label: 'with one more unit like the last',
    values: { firers: [...volley.firers, volley.firers.at(-1)!] },
  },
];

interface Exchange {
  readonly range: number;
  readonly defenderFlanked: boolean;
}

export const otherExchanges = ({ range, defenderFlanked }: Exchange): readonly Alternative[] => [
  ...(range > 1 ? [{ label: 'from one square nearer', values: { range: range - 1 } }] : []),
  ...(defenderFlanked ? [] : [{ label: 'on the flank', values: { defenderFlanked: true } }]),
];

interface Melee {
  readonly attackers: readonly { readonly flanks: boolean }[];
  readonly defenders: readonly object[];
}

export function otherMelees({ attackers, defenders }: Melee): readonly Alternative[] {
  const flanking = {
    attackers: attackers.map((unit) => ({ ...unit, flanks: true })),
    defenders: defenders.map((unit) => ({ ...unit, flanked: true })),
  };
  const isFlanking = attackers.every(({ flanks }) => flanks);
  return [
    ...(isFlanking ? [] : [{ label: 'all on the flank', values: flanking }]),
    { label: 'with one more unit like the last', values: { attackers: [...attackers, attackers.at(-1)!] } },
  ];
}
