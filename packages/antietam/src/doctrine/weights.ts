/** What the doctrine holds things to be worth, in victory points, which are men; ours, set by reading games and not fitted. */
export const WEIGHTS = {
  /** An operation point nearer to the goal, for those who are to take it and those who are to hold it. */
  nearerToTake: 2.2,
  nearerToHold: 1.2,
  /** So much of what a place gives is felt by the one unit that stands in it. */
  possession: 0.25,
  /** Fire that could be given from a square, and that could fall on it, next to fire that is plotted now: most of it falls on others. */
  opportunity: 0.8,
  exposure: 0.1,
  /** Works and a friend beside one. */
  fort: 6,
  lone: 3,
  /** Below this a march is not worth its dust, a shot not its powder. */
  stir: 4,
  powder: 1.5,
  /** A charge must promise so much besides; the square that it wins. */
  pluck: 6,
  ground: 25,
  /** Fire that nobody goes into for the sake of a charge; what too many in a square would cost. */
  gauntlet: 150,
  crowded: 200,
  /** Of what is taken with a square so much is counted on: others may have opened a way by then. */
  spoils: 0.8,
  /** Fire that falls on those who come up to charge: it is shared with all who stand there. */
  approach: 0.25,
  /** A leader so many squares nearer to his men. */
  ride: 1.5,
} as const;
