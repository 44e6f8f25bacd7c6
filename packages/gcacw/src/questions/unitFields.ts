/** The fields of a unit, as every question about units takes them. */
import { oneOf, whole, words, yesNo } from '@longroll/kernel';
import { MOST_MANPOWER, UNIT_TYPES } from '../model/unit.ts';
import { ENTRENCHMENTS } from '../model/vocabulary.ts';

export const UNIT_FIELDS = {
  name: words({ title: 'Name', description: 'To tell units apart.', cite: '1.3', default: '' }),
  type: oneOf(UNIT_TYPES, {
    title: 'Type',
    description: 'What kind of unit it is.',
    cite: '1.2',
    default: 'infantry',
  }),
  manpower: whole(1, MOST_MANPOWER, {
    title: 'Manpower',
    description: 'Manpower Value of the Strength marker.',
    cite: '1.5',
    default: 6,
  }),
  disorganized: yesNo({
    title: 'Disorganized',
    description: 'The Strength marker shows its disorganized side.',
    cite: '1.5',
  }),
  exhausted: yesNo({ title: 'Exhausted', description: 'The unit shows its exhausted side.', cite: '1.4' }),
  fatigue: whole(0, 4, { title: 'Fatigue', description: 'Fatigue Level.', cite: '5.1', default: 0 }),
  demoralized: whole(0, 2, {
    title: 'Demoralized',
    description: 'Level of demoralization.',
    cite: '1.7',
    default: 0,
  }),
  entrenchment: oneOf(ENTRENCHMENTS, {
    title: 'Works',
    description: 'Works that the unit stands behind.',
    cite: '11.1',
    default: 'none',
  }),
  tactical: whole(0, 9, {
    title: 'Tactical',
    description: 'Printed Tactical Value.',
    cite: '1.3',
    default: 0,
  }),
  artillery: whole(0, 20, {
    title: 'Artillery',
    description: 'Printed Artillery Value.',
    cite: '1.3',
    default: 0,
  }),
};
