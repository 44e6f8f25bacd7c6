/** The printed card that these charts stand on. */
export const SOURCE = 'Battle of Antietam, charts and tables (SSI, 1985)';
