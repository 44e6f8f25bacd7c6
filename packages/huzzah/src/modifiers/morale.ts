/** Morale Modifiers Schedule (10.2), in printed order. All add up. */
import { type Modifier, type ModifierList, modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';
import type { Circumstances } from '../model/orders.ts';
import type { Stack } from '../model/stack.ts';

export interface MoraleCase {
  readonly stack: Stack;
  readonly circumstances: Circumstances;
}

const CITE = '10.2';

const ROWS: readonly (Modifier<MoraleCase> & { readonly name: string; readonly prose: string })[] = [
  {
    name: 'Out of command',
    prose: 'A routed stack always is.',
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Out of command; routed stacks always are',
    when: ({ stack }) => stack.state === 'routed' || !stack.inCommand || 'in command',
    because: ({ stack }) => (stack.state === 'routed' ? 'routed' : 'out of command'),
  },
  {
    name: 'Flanked',
    prose: 'Fired on or assaulted through a flank hexside; for that combat only.',
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Flanked: fired on or assaulted through a flank hexside',
    when: ({ circumstances }) => circumstances.flanked || 'not flanked',
  },
  {
    name: 'Isolated',
    prose: 'See 6.8.',
    printed: '-2',
    value: -2,
    cite: '6.8, 10.2',
    text: 'Isolated',
    when: ({ stack }) => stack.isolated || 'not isolated',
  },
  {
    name: 'Stacked with leader',
    prose: 'Small arms from 1 leader only (Army, Senior, Junior, as appropriate), artillery from any.',
    printed: '+1',
    value: 1,
    cite: '6.3, 10.2',
    text: 'Stacked with a leader',
    when: ({ stack }) => stack.leader || 'no leader with it',
  },
  {
    name: 'Executing charge or assault',
    prose: 'For the whole assault, also once disrupted.',
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Executing a charge or assault',
    when: ({ circumstances }) => circumstances.attacking || 'neither charging nor assaulting',
  },
  {
    name: 'Arty no LoS fire',
    prose: 'For the target.',
    printed: '+1',
    value: 1,
    cite: '8.3, 10.2',
    text: 'Target of artillery fire without LoS',
    when: ({ circumstances }) => circumstances.noLineOfSight || 'no fire without LoS',
  },
];

const LIST = modifierList<MoraleCase>(
  { id: 'huzzah/morale-modifiers', title: 'Morale Modifiers', source: SOURCE, cite: CITE },
  ROWS,
);

/** The card names each modifier and prints its value beside the name. */
export const MORALE_MODIFIERS: ModifierList<MoraleCase> = {
  ...LIST,
  columns: ['Modifier', 'When'],
  rows: ROWS.map(({ name, printed, prose }) => ({ head: name, cells: [printed, prose] })),
  notes: [
    {
      mark: 'average',
      text: 'Average modified morale: the sum of base morale less O hits of every unit, divided by the number of units, rounded down.',
    },
  ],
};
