/** Open readings of operations, supply and arrival. */
import { ruling } from '@longroll/kernel';

export const OPERATION_RULINGS = {
  operationPoints: ruling([12, 10, 15], {
    cite: '5.1',
    text: 'Operation points that every unit receives for a set.',
  }),
  fewestPoints: ruling([6, 0, 4], {
    cite: '5.1.3',
    text: 'Fatigue and command never take points below this.',
  }),
  fatigueAPoint: ruling([20, 10, 25], {
    cite: '5.1.1',
    text: 'Each full so much fatigue costs one operation point.',
  }),
  outOfCommand: ruling([-3, -2, -6], { cite: '5.1.2', text: 'Operation points of a unit out of command.' }),
  basicFatigue: ruling(['left-out', 'counts'], {
    cite: '18.4',
    title: 'Fatigue in the basic game',
    text: 'What is printed in blue, and left out of the basic game, is not known: whether fatigue lowers operation points there.',
    choices: {
      'left-out': 'Every unit has its full points in the basic game.',
      counts: 'Fatigue lowers points at every level of the rules.',
    },
  }),
  fifthNote: ruling(['change-mode', 'unlimber-in-zoc'], {
    cite: '18.2',
    title: 'The note on horse artillery',
    text: 'The notes to the table of costs have lost their numbers: which row the 2 points of horse artillery stand beside.',
    choices: {
      'change-mode': 'Beside "change mode": it limbers and unlimbers for 2.',
      'unlimber-in-zoc': 'Beside "unlimber in ZOC": it pays 2 there, and otherwise what all artillery pays.',
    },
  }),
  roadClimb: ruling(['one-in-all', 'one-more'], {
    cite: '18.5',
    text: 'By the road bonus a climb costs 1 point with the step, or 1 on top of it.',
  }),
  roadAndZoc: ruling(['pays', 'waived'], {
    cite: '5.2.16',
    text: 'Whether a step by the road bonus pays the surcharge for enemy zones of control.',
  }),
  horseUnlimberInZoc: ruling([8, 2], {
    cite: '5.2.11',
    text: 'What horse artillery pays to unlimber in an enemy zone of control.',
  }),
  ridersTireAs: ruling(['column', 'normal'], {
    cite: '10.1.1',
    text: 'Mounted cavalry and limbered artillery gain fatigue by the square as in column, or as in normal mode.',
  }),
  forceMarchMost: ruling([6, 4, 12], {
    cite: '5.4.1',
    text: 'Further operation points that a force march may spend.',
  }),
  supplyBeyondSeven: ruling(['never', 'flat'], {
    cite: '18.7',
    title: 'Supply beyond 7 squares',
    text: 'The Eligibility Table ends with range 7, at which there is no resupply.',
    choices: {
      never: 'It is read as 7 and more.',
      flat: 'A unit farther off has no leader to draw on and the flat chance of those who never have one.',
    },
  }),
  horseArtilleryResupply: ruling(['artillery', 'cavalry'], {
    cite: '11.8',
    text: 'The row of the Resupply Table that horse artillery is read in.',
  }),
  firstArrival: ruling([1, 2], { cite: '13.2', text: 'Variable arrival is never before this turn.' }),
} as const;
