/** Open readings of moves, fire zones and sight. */
import { ruling } from '@longroll/kernel';

export const FIELD_RULINGS = {
  roadStops: ruling(['lifted', 'kept'], {
    cite: '3.2.6',
    text: 'Whether a step along a thoroughfare is free of the stops of marsh, woods and run.',
  }),
  seeingOver: ruling(['lower-ground', 'never'], {
    cite: '7.3',
    text: 'Whether woods, fieldworks and crests are seen over from higher levels.',
  }),
  embankmentSight: ruling(['if-both-lower', 'always'], {
    cite: '7.3',
    text: 'An embankment between two hexes at ground level blocks if both are lower than it is, or always.',
  }),
  lineAlongHexside: ruling(['both-block', 'one-blocks'], {
    cite: '7.2',
    text: 'A line of sight along a hexside is blocked if both hexes beside it block, or if one does.',
  }),
} as const;
