/** Open readings of play on the map: sequence, movement, leaders. Questions off the map do not take them. */
import { ruling } from '@longroll/kernel';

export const FIELD_RULINGS = {
  historicalRain: ruling(['off', 'on'], {
    cite: '18.5',
    title: 'Rain at Jackson',
    text: 'Whether 14 May 1863, when it rained hard at Jackson, is a rain turn.',
    choices: { off: 'Every turn is dry.', on: '14 May is a rain turn.' },
  }),
  transfersFirst: ruling(['union', 'confederate'], {
    cite: '3.3',
    title: 'Who transfers leaders first',
    text: 'Who moves his leaders first in the Leader Transfer Phase, and refuses flanks first in the Recovery Phase.',
    choices: { union: 'The Union goes first.', confederate: 'The Confederates go first.' },
  }),
  minimumMove: ruling(['first-act', 'none'], {
    cite: '2.12a',
    title: 'Minimum move',
    text: 'A unit may always enter one hex, as the first thing that it does in its march.',
    choices: {
      'first-act': 'One hex may always be entered, first of all in a march.',
      none: 'Every hex must be paid for.',
    },
  }),
  voluntaryRetreat: ruling(['after-results', 'none'], {
    cite: '8.9a',
    title: 'Voluntary retreat',
    text: 'A defender who was not forced to may retreat, right after the results and before any advance.',
    choices: {
      'after-results': 'A defender may fall back after the results.',
      none: 'Nobody retreats who is not forced to.',
    },
  }),
  failedAssault: ruling(['once-a-turn', 'again'], {
    cite: '14.9',
    title: 'After a failed assault',
    text: 'A leader whose assault failed at the command die declares no other in the turn.',
    choices: {
      'once-a-turn': 'He declares no other in the turn.',
      again: 'He may try again.',
    },
  }),
  grandAssaultLeader: ruling(['any-army', 'own-army'], {
    cite: '14.7c',
    title: 'Who calls a grand assault',
    text: 'Which army leader within command radius may make an assault a grand one.',
    choices: {
      'any-army': 'Any army leader of the side.',
      'own-army': 'Only the leader of the army to which the assaulting leader belongs.',
    },
  }),
  marchLosses: ruling(['nothing', 'half'], {
    cite: '18.8a',
    title: 'Points for march losses',
    text: 'What manpower lost in extended and force marches scores for the enemy.',
    choices: {
      nothing: 'March losses score nothing.',
      half: 'Each scores half of a loss in combat, the total rounded down.',
    },
  }),
  railInBasic: ruling(['off', 'on'], {
    cite: '5.0a',
    title: 'Rail movement in Basic scenarios',
    text: 'Whether units move by rail in the Basic scenarios too; it belongs to the Advanced Game.',
    choices: { off: 'Nobody moves by rail.', on: 'Units may move by rail.' },
  }),
  stations: ruling(['settlements', 'named'], {
    cite: '5.7b',
    title: 'Railroad stations',
    text: 'Railroad stations are all settlements on the line; or only those that bear the name.',
    choices: {
      settlements: 'Every settlement on the line is a station.',
      named: 'Only places that bear the name are.',
    },
  }),
} as const;
