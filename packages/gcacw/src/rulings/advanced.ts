/** Open readings of the Advanced Game tables and of recovery. */
import { ruling } from '@longroll/kernel';

export const ADVANCED_RULINGS = {
  armyOfReliefStarts: ruling([15, 5], {
    title: 'First roll for the Army of Relief',
    cite: '17.5a',
    text: 'The first turn whose Strategic Cycle rolls for the Army of Relief.',
    choices: { 15: 'Turn 15, the first that the modifiers name.', 5: 'Turn 5, the first Strategic Cycle.' },
  }),
  eventEffects: ruling(['ours', 'card-only'], {
    title: 'Effects of events',
    cite: '17.0',
    text: 'The card names most events without their effect; ours are told, or the name alone.',
    choices: {
      ours: 'Our own effects are told beside the name.',
      'card-only': 'Only what the card prints is told.',
    },
  }),
  extremeHeat: ruling([2, 1, 3], {
    title: 'Extreme Heat',
    cite: '17.3c',
    text: 'Extreme Heat on the Extended March Table.',
    choices: { 2: '+2 on the Extended March Table.', 1: '+1, as Heat.', 3: '+3.' },
  }),
  unionWaterCrisis: ruling([1, 2], {
    title: 'Union Water Crisis',
    cite: '17.3c',
    text: 'Union Water Crisis on the Extended March Table, for Union units not beside a river or creek.',
    choices: { 1: '+1 on the Extended March Table.', 2: '+2.' },
  }),
  heavyRain: ruling(['this-turn-and-next', 'this-turn'], {
    title: 'Heavy Rain',
    cite: '17.3b',
    text: 'How long Heavy Rain makes rain turns.',
    choices: {
      'this-turn-and-next': 'It rains in this turn and in the next.',
      'this-turn': 'It rains in this turn only.',
    },
  }),
  lateRainOn: ruling([7, 6, 8], {
    title: 'When Late Rain begins',
    cite: '17.3b',
    text: 'Late Rain begins with the Action Phase in which the two initiative dice first total this.',
    choices: {
      7: 'When the initiative dice first total 7.',
      6: 'When they first total 6.',
      8: 'When they first total 8.',
    },
  }),
  unionExtendedMarchBonus: ruling([-1, -2], {
    title: 'Union Extended March Bonus',
    cite: '17.4b',
    text: 'Union Extended March Bonus on Union rolls until the next Strategic Cycle.',
    choices: { '-1': '1 is taken from each Union roll.', '-2': '2 are taken from each Union roll.' },
  }),
  reorganizes: ruling(['rested', 'always'], {
    title: 'Who becomes organized again',
    cite: '12.1a',
    text: 'A disorganized unit becomes organized in the Recovery Phase if it is rested.',
    choices: { rested: 'Units that are rested.', always: 'All units.' },
  }),
  rallies: ruling(['rested', 'always'], {
    title: 'Who drops a demoralization step',
    cite: '12.2a',
    text: 'A demoralized unit drops one step in the Recovery Phase if it is rested.',
    choices: { rested: 'Units that are rested.', always: 'All units.' },
  }),
  worksNeedRest: ruling(['rested', 'any'], {
    title: 'Works and rest',
    cite: '11.2c',
    text: 'Works progress in the Recovery Phase for a rested unit only: Fatigue Level 2 or less, exhausted 1 or less.',
    choices: { rested: 'Works progress for rested units only.', any: 'Tired units dig as well.' },
  }),
  worksInRain: ruling(['no', 'yes'], {
    title: 'Works in rain',
    cite: '12.5',
    text: 'Whether works progress in a rain turn.',
    choices: { no: 'No progress in a rain turn.', yes: 'Rain does not hinder it.' },
  }),
  worksInSwamp: ruling(['no', 'yes'], {
    title: 'Works in swamp',
    cite: '11.2c',
    text: 'Whether works progress in a swamp hex.',
    choices: { no: 'No progress in swamp.', yes: 'Swamp does not hinder it.' },
  }),
  worksAfterMoving: ruling(['no', 'yes'], {
    title: 'Works after moving',
    cite: '11.2c',
    text: 'Whether works progress for a unit that moved or retreated in the turn.',
    choices: {
      no: 'No progress for a unit that moved or retreated in the turn.',
      yes: 'Moving does not hinder it.',
    },
  }),
  cavalryWorks: ruling(['abatis', 'none', 'as-infantry'], {
    title: 'Works of cavalry',
    cite: '11.2d',
    text: 'How far works of cavalry progress in the Recovery Phase.',
    choices: {
      abatis: 'Cavalry digs an abatis and no more.',
      none: 'Cavalry digs nothing, by no action either.',
      'as-infantry': 'Cavalry digs as infantry does.',
    },
  }),
  worksTop: ruling(['breastwork', 'abatis'], {
    title: 'Highest works that are dug',
    cite: '11.2b',
    text: 'How far works progress in the Recovery Phase; forts exist by set-up only.',
    choices: { breastwork: 'A breastwork.', abatis: 'An abatis.' },
  }),
  worksRise: ruling(['by-themselves', 'by-action', 'by-die'], {
    cite: '11.2e',
    title: 'How works rise',
    text: 'Whether works make progress in the Recovery Phase by themselves.',
    choices: {
      'by-themselves': 'Every unit that may goes one step up each night, free of charge.',
      'by-action': 'Nothing rises by night: each step takes an Entrench action.',
      'by-die': 'Each unit that may rolls a die by night: on 4 or more its works go one step up.',
    },
  }),
} as const;
