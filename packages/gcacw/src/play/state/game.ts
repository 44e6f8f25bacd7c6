/** The game whose card is played. */
export const GAME = 'TOM' as const;
