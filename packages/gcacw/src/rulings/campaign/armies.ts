/** Figures of the two field armies of June in the campaign (19.4.11, 19.4.12). */
import { ruling } from '@longroll/kernel';
import { figure } from './figure.ts';

export const ARMY_RULINGS = {
  walkerForms: figure([15, 20, 25], {
    cite: '19.4.11.3',
    title: "Walker's division",
    text: 'The first Cycle in which Walker appears.',
    means: 'Turn #.',
  }),
  frenchTurn: figure([46, 42, 50], {
    cite: '19.4.11.4',
    title: "French's division",
    text: 'The turn from which French comes without an event.',
    means: 'From turn # on.',
  }),
  reliefBox1: figure([10, 5, 15], {
    cite: '19.4.11.6',
    title: 'Johnston beyond his district in box 1',
    text: 'Manpower of his infantry that may be in the rest of the left bank in box 1.',
    means: 'At most # manpower points.',
  }),
  reliefBox2: figure([20, 15, 30], {
    cite: '19.4.11.6',
    title: 'Johnston beyond his district in box 2',
    text: 'Manpower of his infantry that may be in the rest of the left bank in box 2.',
    means: 'At most # manpower points.',
  }),
  reliefBox4: figure([15, 10, 20], {
    cite: '19.4.11.6',
    title: 'Johnston over the river in box 4',
    text: 'Manpower of his infantry that may be on the right bank in box 4.',
    means: 'At most # manpower points.',
  }),
  reliefBox5: figure([30, 20, 40], {
    cite: '19.4.11.6',
    title: 'Johnston over the river in box 5',
    text: 'Manpower of his infantry that may be on the right bank in box 5.',
    means: 'At most # manpower points.',
  }),
  reliefCavalry: figure([3, 1, 2, 4], {
    cite: '19.4.11.6',
    title: "Johnston's cavalry over the river",
    text: 'The box from which cavalry of the Army of Relief crosses to the right bank.',
    means: 'From box # on.',
  }),
  maneuverLead: figure([3, 2, 4], {
    cite: '19.4.12.3',
    title: 'Sherman in command',
    text: 'The box from which Sherman may lead the Army of Maneuver.',
    means: 'From box # on.',
  }),
  maneuverList: figure([4, 3, 5], {
    cite: '19.4.12.3',
    title: 'Units that Sherman lists',
    text: 'Units that Sherman activates at most as leader of the Army of Maneuver.',
    means: 'At most # units.',
  }),
  maneuverLeast: figure([24, 16, 32], {
    cite: '19.4.12.3',
    title: 'Least Army of Maneuver',
    text: 'Manpower that the Army of Maneuver needs.',
    means: 'At least # manpower points.',
  }),
  maneuverBox: figure([4, 3, 5], {
    cite: '19.4.12.4',
    title: 'When Johnston must be watched',
    text: 'The box from which the Army of Maneuver must have its least manpower.',
    means: 'From box # on.',
  }),
  maneuverPoints: figure([2, 1, 3, 4], {
    cite: '19.4.12.4',
    title: 'Nobody to watch Johnston',
    text: 'Confederate victory points for a Cycle without an Army of Maneuver.',
    means: '# VP for the Confederates.',
  }),
  maneuverCap: ruling(['as-written', 'eight-less', 'eight-more'], {
    cite: '19.4.12.2',
    title: 'Size of the Army of Maneuver',
    text: 'The most manpower of the Army of Maneuver, by the box of the Army of Relief from 0 to 5.',
    choices: {
      'as-written': '16, 24, 32, 40, 48 and 60.',
      'eight-less': '8, 16, 24, 32, 40 and 52.',
      'eight-more': '24, 32, 40, 48, 56 and 68.',
    },
  }),
} as const;
