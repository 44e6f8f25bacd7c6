/** What a rule rests on, from the firmest ground to the loosest: on the card, in another source, common knowledge, our own reading. */
export const BASES = ['printed', 'found', 'known', 'ours'] as const;
export type Basis = (typeof BASES)[number];
