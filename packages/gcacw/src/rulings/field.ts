/** Open readings of play on the map: sequence, movement, leaders. Questions off the map do not take them. */
import { ruling } from '@longroll/kernel';

export const FIELD_RULINGS = {
  historicalRain: ruling(['off', 'on'], {
    cite: '18.5',
    text: 'Whether 14 May 1863, when it rained hard at Jackson, is a rain turn.',
  }),
  transfersFirst: ruling(['union', 'confederate'], {
    cite: '3.3',
    text: 'Who moves his leaders first in the Leader Transfer Phase, and refuses flanks first in the Recovery Phase.',
  }),
  minimumMove: ruling(['first-act', 'none'], {
    cite: '2.12a',
    text: 'A unit may always enter one hex, as the first thing that it does in its march.',
  }),
  voluntaryRetreat: ruling(['after-results', 'none'], {
    cite: '8.9a',
    text: 'A defender who was not forced to may retreat, right after the results and before any advance.',
  }),
  failedAssault: ruling(['once-a-turn', 'again'], {
    cite: '14.9',
    text: 'A leader whose assault failed at the command die declares no other in the turn.',
  }),
  railInBasic: ruling(['off', 'on'], {
    cite: '5.0a',
    text: 'Whether units move by rail in the Basic scenarios too; it belongs to the Advanced Game.',
  }),
  stations: ruling(['settlements', 'named'], {
    cite: '5.7b',
    text: 'Railroad stations are all settlements on the line; or only those that bear the name.',
  }),
} as const;
