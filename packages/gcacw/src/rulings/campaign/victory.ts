/** Figures of victory in the campaign (19.6). */
import { ruling } from '@longroll/kernel';
import { figure } from './figure.ts';

export const VICTORY_RULINGS = {
  vicksburgPoints: figure([50, 40, 60], {
    cite: '19.6.1',
    title: 'Worth of Vicksburg',
    text: 'Union victory points for Vicksburg.',
    means: '# VP for the Union.',
  }),
  vicksburgPerTurn: figure([2, 1, 3], {
    cite: '19.6.1',
    title: 'Worth of a day',
    text: 'Union victory points for each turn by which Vicksburg falls before the last.',
    means: '# VP a turn.',
  }),
  besiegedPoints: figure([10, 5, 15], {
    cite: '19.6.1',
    title: 'Worth of a siege',
    text: 'Union victory points if Vicksburg is besieged at the end.',
    means: '# VP for the Union.',
  }),
  jacksonPoints: figure([3, 2, 6], {
    cite: '19.6.1',
    title: "Worth of Jackson's station",
    text: 'Union victory points when it is first destroyed.',
    means: '# VP for the Union.',
  }),
  reliefPoints: figure([10, 5, 15], {
    cite: '19.6.1',
    title: 'Worth of relief',
    text: 'Confederate victory points when Vicksburg is relieved.',
    means: '# VP for the Confederates.',
  }),
  armyLost: figure([40, 30, 50], {
    cite: '19.6.3',
    title: 'An army lost',
    text: 'Manpower of Union infantry below which the Confederates win at once.',
    means: 'Below # manpower points.',
  }),
  pursuit: figure([4, 2, 3, 5, 6], {
    cite: '19.6.4',
    title: 'After the fall',
    text: 'Turns that are played after Vicksburg has fallen.',
    means: '# turns.',
  }),
  levelsFrom: ruling(['even', 'as-written', 'six-less', 'six-more'], {
    cite: '19.6.2',
    title: 'Levels of the campaign',
    text: 'Points from which the levels begin, from Union decisive down to Confederate substantive.',
    choices: {
      even: '80, 62, 56, 30 and 10.',
      'as-written': '80, 62, 50, 30 and 10.',
      'six-less': '74, 56, 44, 24 and 4.',
      'six-more': '86, 68, 56, 36 and 16.',
    },
  }),
} as const;
