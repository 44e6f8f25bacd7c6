/** Open readings of flanks, retreats and cavalry retreats. */
import { ruling } from '@longroll/kernel';

export const RETREAT_RULINGS = {
  retreatBulletNote: ruling(['way-or-friendly', 'way-and-friendly'], {
    cite: '15.4a',
    title: 'Note • of the Retreat Charts',
    text: 'The smaller loss is for a retreat along a way or into a friendly-occupied hex; either is enough.',
    choices: {
      'way-or-friendly': 'A way or a friendly unit in the hex is enough for the smaller loss.',
      'way-and-friendly': 'It takes both for the smaller loss.',
    },
  }),
  restrictedZocInRetreat: ruling(['counts', 'ignored'], {
    cite: '15.9a',
    title: 'Restricted zones in retreats',
    text: 'A restricted zone of control is an enemy ZOC in the Retreat Charts.',
    choices: {
      counts: 'A zone across woods is an enemy zone in the Retreat Charts.',
      ignored: 'Only unrestricted zones count there.',
    },
  }),
  retreatStartHex: ruling(['entered', 'open'], {
    cite: '15.9a',
    title: 'Back through the starting hex',
    text: 'The hex in which a retreat begins counts as already entered in it.',
    choices: {
      entered: 'A retreat does not come back through the hex where it began.',
      open: 'It may come back through that hex once.',
    },
  }),
  retreatEndsOnEnemy: ruling(['one-hex-more', 'not-entered'], {
    cite: '15.8',
    title: 'Ending among the enemy',
    text: 'A retreat whose longest length ends in an enemy-occupied hex goes on for one hex more.',
    choices: {
      'one-hex-more': 'The stack goes on for one hex more.',
      'not-entered': 'Such a hex may not be entered with the last step.',
    },
  }),
  overrideTiming: ruling(['any-step', 'first-need'], {
    cite: '15.7a',
    title: 'When to override the priorities',
    text: 'The one override may be saved for a later hex, if the priorities can be kept until there.',
    choices: {
      'any-step': 'The one override may be saved for a later hex.',
      'first-need': 'It is used as soon as surrender looms.',
    },
  }),
  willingSurrender: ruling(['refused', 'allowed'], {
    cite: '8.9a, 10.6',
    title: 'Retreating into surrender',
    text: 'A voluntary or cavalry retreat that could only end in surrender may not be begun.',
    choices: {
      refused: 'Nobody begins a retreat of his own will that could only end in surrender.',
      allowed: 'He may, and then surrenders.',
    },
  }),
  retreatAtEdge: ruling(['must-go-on', 'ends'], {
    cite: '15.3a',
    title: 'Retreats at the edge of the map',
    text: 'What becomes of a retreat that comes to the edge of the map before its least length.',
    choices: {
      'must-go-on': 'The edge is a wall: who cannot complete his retreat surrenders.',
      ends: 'A retreat that has come to the edge may end there, however short.',
    },
  }),
  flankOffMap: ruling(['no-reduction', 'reduces', 'not-covered'], {
    cite: '9.7c',
    title: 'Flanks at the edge of the map',
    text: 'A covered hex that is off the map does not reduce the flank bonus.',
    choices: {
      'no-reduction': 'A hex beyond the edge is covered, and takes nothing off the bonus.',
      reduces: 'It is covered, and takes 1 off the bonus.',
      'not-covered': 'It is not covered: the edge protects a flank.',
    },
  }),
  closedGroundInZoc: ruling(['no-reduction', 'reduces'], {
    cite: '9.7e',
    title: 'Rivers and swamps in a zone of control',
    text: 'A hex that is swamp, mountain or across a river, and in a zone of control of the attacker as well.',
    choices: {
      'no-reduction': 'The zone covers it, and nothing is taken off the flank bonus.',
      reduces: 'The ground takes 1 off the flank bonus all the same.',
    },
  }),
  refusedFlanksModifier: ruling(['2-below-cv-4', 'always-1', 'always-2'], {
    cite: '9.8b',
    title: 'Modifier against refused flanks',
    text: 'Against refused flanks: +2 if the defender has a Combat Value below 4 with works, else +1.',
    choices: {
      '2-below-cv-4': '+2 against a Combat Value below 4 with works, else +1.',
      'always-1': 'Always +1.',
      'always-2': 'Always +2.',
    },
  }),
  cavalryRetreatRounding: ruling(['up', 'down'], {
    cite: '10.3a',
    title: 'Half of an odd cavalry retreat roll',
    text: 'Half of an odd roll for cavalry retreat is rounded this way.',
    choices: { up: 'Rounded up: 5 takes 3 MP.', down: 'Rounded down: 5 takes 2 MP.' },
  }),
  cavalryRetreatLoss: ruling(['1-or-less', 'exactly-1'], {
    cite: '10.3b',
    title: 'Loss in a cavalry retreat',
    text: 'On which modified rolls each unit of a cavalry retreat loses a manpower point.',
    choices: {
      '1-or-less': 'On a modified roll of 1 or less.',
      'exactly-1': 'On a modified roll of 1 only.',
    },
  }),
  cavalryRetreatFromArtillery: ruling([true, false], {
    cite: '10.1a',
    title: 'Cavalry retreats before artillery',
    text: 'An active artillery unit, like infantry, gives cavalry the right to retreat.',
    choices: {
      true: 'Cavalry may retreat before artillery as before infantry.',
      false: 'It may retreat before infantry only.',
    },
  }),
  mountedInfantryInCavalryRetreat: ruling(['as-infantry', 'as-cavalry'], {
    cite: '1.2b',
    title: 'Mounted infantry in cavalry retreats',
    text: 'Mounted infantry makes no cavalry retreat, and gives cavalry the right to one.',
    choices: {
      'as-infantry': 'Mounted infantry makes no cavalry retreat, and cavalry may retreat before it.',
      'as-cavalry': 'It retreats as cavalry does, and cavalry does not retreat before it.',
    },
  }),
  bluffInCavalryRetreat: ruling(['counts', 'not-named'], {
    cite: '10.2a',
    title: 'Bluffs in cavalry retreats',
    text: 'The terrain modifier counts a bluff as a ridge, though the list names river, creek and ridge only.',
    choices: {
      counts: 'A bluff helps the cavalry as a ridge does.',
      'not-named': 'A bluff does not help it; a ridge still does.',
    },
  }),
} as const;
