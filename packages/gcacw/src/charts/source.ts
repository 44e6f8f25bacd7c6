/** The printed card that these charts stand on. */
export const SOURCE = 'Thunder on the Mississippi, Charts & Tables v1.6';
