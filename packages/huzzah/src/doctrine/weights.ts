/** What the doctrine holds things to be worth, in victory points; ours, set by reading games and not fitted. */
export const WEIGHTS = {
  /** A full unit with so many O hits, a reduced one with so many: what the enemy could still win by destroying it. */
  full: [3, 2.7, 2.3],
  reduced: [1.8, 1.4, 0.9],
  /** A strength point that can still fight, and what disorder takes from a body. */
  strengthPoint: 0.15,
  disrupted: 0.45,
  routed: 1.3,
  leader: 2,
  /** A hex nearer to the goal, for those who are to take one and for those who are to hold one. */
  nearerToTake: 0.2,
  nearerToHold: 0.2,
  /** How much of the points of a place counts for whoever stands in it. */
  taken: 0.8,
  kept: 0.5,
  /** Fire that could be given from a place, and fire that could fall on it, next to fire that is given now. */
  opportunity: 0.5,
  exposure: 0.9,
  /** Fire that a way draws, and that may be held back. */
  danger: 0.8,
  /** Too many in one hex to fight out of it, by strength point. */
  crowding: 0.12,
  /** Enemies behind a line. */
  openFlank: 0.12,
  /** Below this a move is not worth its dust. */
  stir: 0.12,
  /** The hex of a beaten enemy, and what an attack must promise besides. */
  ground: 0.3,
  pluck: 0.1,
  /** What comes before everything else; reinforcements come in. */
  first: 50,
  entering: 5,
  rally: 0.6,
  mend: 0.3,
  straggling: 0.3,
  /** Fire at long range that would spoil the next shot is held back below this. */
  worthAMarker: 0.2,
} as const;
