/** What the Retreat Charts look at in one step of a retreat. */
export interface StepFacts {
  /** A road, pike, trail or RR crosses the hexside. */
  readonly alongWay: boolean;
  /** One hex farther from the active enemy unit than the hex left. */
  readonly farther: boolean;
  readonly enemyZoc: boolean;
  readonly enemyOccupied: boolean;
  readonly friendlyOccupied: boolean;
}

/** Minimum and maximum length (10.4, 15.1). */
export const RETREAT_LENGTHS = {
  retreat: { least: 2, most: 4 },
  voluntary: { least: 2, most: 4 },
  rout: { least: 4, most: 6 },
  cavalry: { least: 4, most: 6 },
} as const;
export type RetreatKind = keyof typeof RETREAT_LENGTHS;
export const RETREAT_KINDS = Object.keys(RETREAT_LENGTHS) as [RetreatKind, ...RetreatKind[]];
