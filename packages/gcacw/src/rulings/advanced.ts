/** Open readings of the Advanced Game tables and of recovery. */
import { ruling } from '@longroll/kernel';

export const ADVANCED_RULINGS = {
  armyOfReliefStarts: ruling([15, 5], {
    cite: '17.5a',
    text: 'The first turn whose Strategic Cycle rolls for the Army of Relief.',
  }),
  eventEffects: ruling(['ours', 'card-only'], {
    cite: '17.0',
    text: 'The card names most events without their effect; ours are told, or the name alone.',
  }),
  extremeHeat: ruling([2, 1, 3], { cite: '17.3c', text: 'Extreme Heat on the Extended March Table.' }),
  unionWaterCrisis: ruling([1, 2], {
    cite: '17.3c',
    text: 'Union Water Crisis on the Extended March Table, for Union units not beside a river or creek.',
  }),
  heavyRain: ruling(['this-turn-and-next', 'this-turn'], {
    cite: '17.3b',
    text: 'How long Heavy Rain makes rain turns.',
  }),
  lateRainOn: ruling([7, 6, 8], {
    cite: '17.3b',
    text: 'Late Rain begins with the Action Phase in which the two initiative dice first total this.',
  }),
  unionExtendedMarchBonus: ruling([-1, -2], {
    cite: '17.4b',
    text: 'Union Extended March Bonus on Union rolls until the next Strategic Cycle.',
  }),
  reorganizes: ruling(['rested', 'always'], {
    cite: '12.1a',
    text: 'A disorganized unit becomes organized in the Recovery Phase if it is rested.',
  }),
  rallies: ruling(['rested', 'always'], {
    cite: '12.2a',
    text: 'A demoralized unit drops one step in the Recovery Phase if it is rested.',
  }),
  worksNeedRest: ruling(['rested', 'any'], {
    cite: '11.2c',
    text: 'Works progress in the Recovery Phase for a rested unit only: Fatigue Level 2 or less, exhausted 1 or less.',
  }),
  worksInRain: ruling(['no', 'yes'], { cite: '12.5', text: 'Whether works progress in a rain turn.' }),
  worksInSwamp: ruling(['no', 'yes'], { cite: '11.2c', text: 'Whether works progress in a swamp hex.' }),
  worksAfterMoving: ruling(['no', 'yes'], {
    cite: '11.2c',
    text: 'Whether works progress for a unit that moved or retreated in the turn.',
  }),
  cavalryWorks: ruling(['abatis', 'none', 'as-infantry'], {
    cite: '11.2d',
    text: 'How far works of cavalry progress in the Recovery Phase.',
  }),
  worksTop: ruling(['breastwork', 'abatis'], {
    cite: '11.2b',
    text: 'How far works progress in the Recovery Phase; forts exist by set-up only.',
  }),
} as const;
