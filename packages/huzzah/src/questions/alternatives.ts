/** Other ways to fire or to assault, worth comparing before the dice. */
import type { Alternative } from '@longroll/kernel';

interface Shot {
  readonly range: number;
  readonly targetFlanked: boolean;
  readonly firer: { readonly units: readonly object[] };
}

interface Blow {
  readonly defenderFlanked: boolean;
  readonly attacker: { readonly units: readonly object[] };
}

const oneMore = <S extends { readonly units: readonly object[] }>(stack: S): S => ({
  ...stack,
  units: [...stack.units, stack.units.at(-1)!],
});

export const otherShots = ({ range, targetFlanked, firer }: Shot): readonly Alternative[] => [
  ...(range > 1 ? [{ label: 'from one hex nearer', values: { range: range - 1 } }] : []),
  ...(targetFlanked ? [] : [{ label: 'on the flank', values: { targetFlanked: true } }]),
  { label: 'with one more unit like the last', values: { firer: oneMore(firer) } },
];

export const otherAssaults = ({ defenderFlanked, attacker }: Blow): readonly Alternative[] => [
  ...(defenderFlanked ? [] : [{ label: 'on the flank', values: { defenderFlanked: true } }]),
  { label: 'with one more unit like the last', values: { attacker: oneMore(attacker) } },
];
