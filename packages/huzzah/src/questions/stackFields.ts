/** The fields of units and stacks, as every question takes them. */
import { listOf, oneOf, whole, wholeOrDerived, words, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { ON_DISRUPT, SIDES, STATES, UNIT_TYPES } from '../model/vocabulary.ts';
import { recordOf, yesByDefault } from './records.ts';

const MOST_SP = 20;
const MOST_MORALE = 9;
export const MOST_UNITS = 8;

const UNIT_FIELDS = {
  type: oneOf(UNIT_TYPES, {
    title: 'Type',
    description: 'Infantry, irregulars and cavalry are small arms.',
    cite: '1.2',
    default: 'infantry',
  }),
  sp: whole(1, MOST_SP, {
    title: 'SP',
    description: 'Strength points of the full side.',
    cite: '1.4, 15.2',
    default: 3,
  }),
  morale: whole(0, MOST_MORALE, {
    title: 'Morale',
    description: 'Base morale of the full side.',
    cite: '1.4, 1.9',
    default: 5,
  }),
  hits: whole(0, 2, { title: 'O hits', description: 'Organization hits taken.', cite: '12.1', default: 0 }),
  reduced: yesNo({ title: 'Reduced', description: 'The reduced side is up.', cite: '12.1' }),
  reducedSp: wholeOrDerived(1, MOST_SP, {
    title: 'Reduced SP',
    description: 'Strength points of the reduced side; left out, half of the full side, at least 1.',
    cite: '1.9, 15.2',
  }),
  reducedMorale: wholeOrDerived(0, MOST_MORALE, {
    title: 'Reduced morale',
    description: 'Base morale of the reduced side; left out, one less than the full side.',
    cite: '1.9, 15.2',
  }),
  higherOrganization: words({
    title: 'Higher organization',
    description: 'Regiment in volume 1, division in volume 2; units of two may not stack.',
    cite: '1.5, 3.7.3',
    default: '',
  }),
};

export const unitList = (group: string, begins?: readonly object[]) =>
  listOf(UNIT_FIELDS, [1, MOST_UNITS], {
    ...(begins && { begins }),
    title: 'Units',
    description: 'The units of the stack.',
    cite: '1.7, 15.2',
    group,
  });

export const stackFields = (group: string) => ({
  units: unitList(group),
  state: oneOf(STATES, {
    title: 'State',
    description: 'All units of a stack are in the same state.',
    cite: '4.4',
    group,
    default: 'good-order',
  }),
  leader: yesNo({
    title: 'Leader',
    description: 'A leader who counts for it is with it.',
    cite: '6.3',
    group,
  }),
  inCommand: yesByDefault({
    title: 'In command',
    description: 'Routed stacks never are.',
    cite: '4.5, 6.1',
    group,
  }),
  isolated: yesNo({
    title: 'Isolated',
    description: 'No way to a friendly map edge or leader.',
    cite: '6.8, 6.8.1',
    group,
  }),
  onDisrupt: oneOf(ON_DISRUPT, {
    title: 'On a D result',
    description: 'Accept disruption, or try a morale check to take an O hit instead.',
    cite: '8.5',
    group,
    default: 'try',
  }),
});

export const stackRecord = (title: string, description: string, cite: string) =>
  recordOf(stackFields(title), { title, description, cite, group: title });

export const firerRecord = (group: string) =>
  recordOf(
    {
      units: unitList(group),
      state: oneOf(['good-order', 'disrupted'], {
        title: 'State',
        description: 'A routed stack does not fire.',
        cite: '4.4, 4.5.1',
        group,
        default: 'good-order',
      }),
    },
    { title: 'Firer', description: 'Units of one arm that fire together.', cite: '8.1.1', group },
  );

export const sideField = (description: string) =>
  oneOf(SIDES, {
    title: 'Side',
    description,
    cite: '1.1',
    group: 'Side',
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'union',
  });

export type UnitInput = z.output<z.ZodObject<typeof UNIT_FIELDS>>;
export type StackInput = z.output<z.ZodObject<ReturnType<typeof stackFields>>>;
