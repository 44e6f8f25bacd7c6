/** Open readings of flanks, retreats and cavalry retreats. */
import { ruling } from '@longroll/kernel';

export const RETREAT_RULINGS = {
  retreatBulletNote: ruling(['way-or-friendly', 'way-and-friendly'], {
    cite: '15.4a',
    text: 'The smaller loss is for a retreat along a way or into a friendly-occupied hex; either is enough.',
  }),
  restrictedZocInRetreat: ruling(['counts', 'ignored'], {
    cite: '15.9a',
    text: 'A restricted zone of control is an enemy ZOC in the Retreat Charts.',
  }),
  retreatStartHex: ruling(['entered', 'open'], {
    cite: '15.9a',
    text: 'The hex in which a retreat begins counts as already entered in it.',
  }),
  retreatEndsOnEnemy: ruling(['one-hex-more', 'not-entered'], {
    cite: '15.8',
    text: 'A retreat whose longest length ends in an enemy-occupied hex goes on for one hex more.',
  }),
  overrideTiming: ruling(['any-step', 'first-need'], {
    cite: '15.7a',
    text: 'The one override may be saved for a later hex, if the priorities can be kept until there.',
  }),
  willingSurrender: ruling(['refused', 'allowed'], {
    cite: '8.9a, 10.6',
    text: 'A voluntary or cavalry retreat that could only end in surrender may not be begun.',
  }),
  flankOffMap: ruling(['no-reduction', 'reduces'], {
    cite: '9.7c',
    text: 'A covered hex that is off the map does not reduce the flank bonus.',
  }),
  refusedFlanksModifier: ruling(['2-below-cv-4', 'always-1', 'always-2'], {
    cite: '9.8b',
    text: 'Against refused flanks: +2 if the defender has a Combat Value below 4 with works, else +1.',
  }),
  cavalryRetreatRounding: ruling(['up', 'down'], {
    cite: '10.3a',
    text: 'Half of an odd roll for cavalry retreat is rounded this way.',
  }),
  cavalryRetreatFromArtillery: ruling([true, false], {
    cite: '10.1a',
    text: 'An active artillery unit, like infantry, gives cavalry the right to retreat.',
  }),
  mountedInfantryInCavalryRetreat: ruling(['as-infantry', 'as-cavalry'], {
    cite: '1.2b',
    text: 'Mounted infantry makes no cavalry retreat, and gives cavalry the right to one.',
  }),
  bluffInCavalryRetreat: ruling(['counts', 'not-named'], {
    cite: '10.2a',
    text: 'The terrain modifier counts a bluff as a ridge, though the list names river, creek and ridge only.',
  }),
} as const;
