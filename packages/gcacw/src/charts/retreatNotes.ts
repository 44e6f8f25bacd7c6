/** The notes printed under both Retreat Charts, in our own words. */
export const RETREAT_NOTES = [
  {
    mark: '*',
    text: 'A cavalry unit in a cavalry retreat has no manpower loss, except 3 in an enemy-occupied hex.',
  },
  {
    mark: '†',
    text: 'The figure left of the slash along a road, pike, trail or RR, else the one right of it.',
  },
  {
    mark: '•',
    text: 'The figure left of the slash along a road, pike, trail or RR into a friendly-occupied hex, else the one right of it.',
  },
  {
    mark: 'override',
    text: 'If surrender cannot be avoided by these rules, priorities may be overridden once in a retreat.',
  },
  {
    mark: 'farther',
    text: 'One hex farther from the active enemy unit than the hex left, by the shortest path.',
  },
] as const;
