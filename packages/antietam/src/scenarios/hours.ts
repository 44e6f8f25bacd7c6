/** The hours of the day (17.1): turn 1 begins at 06:00, and a turn is an hour. */
const HOUR_BEFORE = 5;

/** "06:00" for turn 1. */
export const hourWords = (turn: number): string => `${HOUR_BEFORE + turn}`.padStart(2, '0').concat(':00');
