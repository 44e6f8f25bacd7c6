/**
 * What it costs to enter a hex (2.9 of our rules). The card prints none of this: the figures for roads, clear and
 * infantry are found in play records, the others are ours, set so that they fit them; all are data to be changed.
 */
export interface MoveCost {
  /** Infantry, artillery, wagon trains. */
  readonly infantry: number;
  /** Cavalry and mounted infantry. */
  readonly cavalry: number;
}
export type Mover = keyof MoveCost;
export const MOVERS: readonly Mover[] = ['infantry', 'cavalry'];

const both = (cost: number): MoveCost => ({ infantry: cost, cavalry: cost });
const each = (infantry: number, cavalry: number): MoveCost => ({ infantry, cavalry });

/** Along a way, which replaces the terrain of the hex. */
export const ALONG: Readonly<Record<string, { readonly dry: MoveCost; readonly rain: MoveCost }>> = {
  pike: { dry: both(1), rain: both(1) },
  road: { dry: both(1), rain: both(2) },
  railroad: { dry: both(2), rain: both(3) },
  trail: { dry: each(2, 3), rain: each(3, 4) },
};

/** Into open country; what is not here may be entered along a way only. */
export const INTO: Readonly<Record<string, MoveCost>> = {
  clear: both(3),
  rolling: each(3, 4),
  rough: each(4, 5),
  hill: each(4, 5),
  city: each(4, 5),
  woods: each(4, 6),
  loess: each(4, 6),
};

/** Over a hexside without a way, on top of the hex. */
export const OVER: Readonly<Record<string, MoveCost>> = {
  creek: each(1, 2),
  ridge: each(2, 3),
};

/** At a crossing, with a way too. */
export const AT: Readonly<Record<string, MoveCost>> = {
  bridge: both(0),
  dam: both(0),
  ford: both(1),
  ferry: both(2),
};

/** For the step out of an enemy zone of control that is not restricted. */
export const LEAVING_ZOC: MoveCost = each(1, 2);
