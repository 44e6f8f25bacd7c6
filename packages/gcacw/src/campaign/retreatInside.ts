/** Retreats inside the works (19.5.1.7): one hex, whatever the length due, and no losses of the Retreat Charts. */
import { type Choice, decided, type Procedure } from '@longroll/kernel';
import { standingIn, type Theatre } from './theatre.ts';
import { cityOf, lineOf } from './works.ts';

/** Where a stack in the works may fall back to: inside them, to a hex without enemies (19.5.1.7). */
export function retreatsInside(theatre: Theatre, from: number): readonly number[] {
  const city = cityOf(theatre);
  const inside = from === city ? lineOf(theatre) : [city];
  return inside.filter((hex) => standingIn(theatre, 'union', [hex]).length === 0);
}

/** A stack on its way: the hexes that are open to it, until it stands in one. */
export interface FallingBack {
  readonly ids: readonly string[];
  readonly open: readonly number[];
  readonly to: number | null;
}

export const fallingBack = (theatre: Theatre, from: number): FallingBack => {
  const open = retreatsInside(theatre, from);
  return { ids: open.map((hex) => theatre.field.ground.map.ids[hex]!), open, to: null };
};

/** The owner chooses; options are places in the list. */
export const FALLS_BACK: Choice<FallingBack, number> = {
  id: 'falls back inside the works',
  side: () => 'confederate',
  options: ({ open, to }) => (to === null ? open.map((_, i) => i) : []),
  name: ({ ids }, i) => ids[i]!,
  take: (at, i) => ({ ...at, to: at.open[i]! }),
};

export type FellBack =
  | { readonly to: number }
  /** Nowhere inside: from the line it retreats as elsewhere, from the city it surrenders. */
  | { readonly to: null; readonly fate: 'retreats as elsewhere' | 'surrenders' };

export const retreatInside =
  (theatre: Theatre, from: number): Procedure<FellBack> =>
  (u) => {
    const { to } = decided(FALLS_BACK, fallingBack(theatre, from), u);
    if (to !== null) return { to };
    return { to, fate: from === cityOf(theatre) ? 'surrenders' : 'retreats as elsewhere' };
  };
