/** The notes printed under both halves of the Combat Chart. */
export const COMBAT_NOTES = [
  { mark: '½', text: 'A Combat Value that falls between two columns (3½) is rounded up by ½.' },
  {
    mark: 'italics',
    text: "Printed in italics on the card: Union Panic in Stonewall Jackson's Way. Not kept here.",
  },
] as const;
