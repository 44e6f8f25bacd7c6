/** The printed card that these charts stand on. */
export const SOURCE = 'Huzzah! Reference: Movement, Straggler, Morale and Combat';
