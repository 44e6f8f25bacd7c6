/** The hours of the day (17.1): turn 1 begins at 06:00, and a turn is an hour. */
const HOUR_BEFORE = 5;

/** "06:00" for turn 1. */
export const hourWords = (turn: number): string => `${HOUR_BEFORE + turn}`.padStart(2, '0').concat(':00');

/** A turn is an hour, and the last one ends an hour after it began. */
export const spanWords = ([first, last]: readonly [number, number]): string =>
  `17 September 1862, ${hourWords(first)} to ${hourWords(last + 1)}`;
