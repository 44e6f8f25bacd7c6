/** Open readings of morale, rout, rally, straggling, leaders and stacking. */
import { ruling } from '@longroll/kernel';

export const MORALE_RULINGS = {
  leaderLossFire: ruling([0, 1, 2], {
    cite: '6.5',
    text: 'A leader is lost on this roll or less when fire hits his stack.',
  }),
  leaderLossAssault: ruling([1, 0, 2], {
    cite: '6.5',
    text: 'A leader is lost on this roll or less when an assault hits his stack.',
  }),
  routHexes: ruling([3, 2, 4], { cite: '11.1', text: 'Hexes of a rout move.' }),
  routedFails: ruling(['rout-move', 'no-more'], {
    cite: '8.5.2',
    text: 'A routed stack that fails its check makes another rout move, or suffers no more.',
  }),
  highestBaseMorale: ruling([7, 9], {
    cite: '1.9, 3.6.2',
    text: 'The highest base morale that a unit may have. The straggle table ends at 7: a higher average uses its last row.',
  }),
  straggleAverage: ruling(['base', 'less-hits'], {
    cite: '3.6.2',
    text: 'The straggle table is entered with base morale alone, or with base morale less O hits.',
  }),
  irregularsStraggle: ruling(['check', 'no-check'], {
    cite: '3.6.1',
    text: 'The card names infantry and cavalry; whether a stack of irregulars checks too.',
  }),
  rallyHeals: ruling(['one-hit', 'nothing'], {
    cite: '11.5',
    text: 'Whether the rally of a good-order stack removes an O hit.',
  }),
  rallyInEnemyZoc: ruling(['no', 'yes'], { cite: '11.4', text: 'Whether a stack may rally in an EZOC.' }),
  higherOrganizations: ruling(['apart', 'together'], {
    cite: '3.7.3',
    text: 'Whether units of different higher organizations may stand in one hex.',
  }),
} as const;
