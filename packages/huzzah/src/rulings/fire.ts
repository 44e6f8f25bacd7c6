/** Open readings of fire: limits, factors, lines, results. */
import { ruling } from '@longroll/kernel';

export const FIRE_RULINGS = {
  endsHeld: ruling(['after-each-sign', 'at-the-end'], {
    cite: '8.1.3',
    text: 'The line is held between 0 and 36+ after the positive modifiers and again after the negative ones; or once, after the sum of both.',
  }),
  factorRounding: ruling(['stack', 'unit'], {
    cite: '8.1.2',
    text: 'The fire factor is rounded down once for all that fire, or unit by unit.',
  }),
  overLargeUnit: ruling(['in-part', 'left-out'], {
    cite: '3.7.4',
    text: 'A unit larger than what is left of the limit of its hex fights with that part, or is left out if others fight.',
  }),
  runInLimits: ruling(['clear', 'non-clear'], {
    cite: '3.2.2',
    text: 'What a run hex counts as for the limits of a hex.',
  }),
  mixedTarget: ruling(['small-arms', 'artillery'], {
    cite: '8.4.1',
    text: 'What a target hex with both arms counts as.',
  }),
  thoroughfareTarget: ruling(['plus-one', 'no-effect'], {
    cite: '14.11',
    text: 'A target using a thoroughfare: the fire schedule has +1, the terrain chart no effect.',
  }),
  breastworks: ruling(['as-wall', 'none'], {
    cite: '3.2.5',
    text: 'Breastworks, which the card does not name, serve as a stone wall.',
  }),
  densityFrom: ruling([5, 6], {
    cite: '14.7',
    text: 'Strength points in the target hex from which its density counts.',
  }),
  density: ruling(['strength-points', 'fire-factor'], {
    cite: '14.7',
    title: 'Density in fire',
    text: 'The fire schedule counts density in fire factor points, the assault schedule in SP: what is counted in fire.',
    choices: {
      'strength-points': 'Strength points in the target hex, as in an assault.',
      'fire-factor': 'What the target would fire with at 1 hex: strength points times range factor.',
    },
  }),
  noLineOfSightFirer: ruling(['good-order', 'any-state'], {
    cite: '8.3.1',
    text: 'Whether artillery must be in good order to fire without LoS.',
  }),
  secondDisruption: ruling(['hit', 'hit-and-check'], {
    cite: '14.10',
    text: 'A D result on a disrupted or routed stack is 1 O hit, without or with the morale check of result 1.',
  }),
  apportioning: ruling(['fewest-hits', 'free'], {
    cite: '12.2',
    text: 'O hits go to the unit with the fewest, then the larger SP, nobody hit twice by a result before all are hit once; or wherever the owner likes.',
  }),
} as const;
