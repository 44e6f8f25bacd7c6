/** What the card says of the straggle check besides its table (3.6), in printed order. */
import { type Modifier, type ModifierList, modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';

export interface StraggleCase {
  readonly leader: boolean;
  readonly enemyZoc: boolean;
  readonly thoroughfare: boolean;
  /** A 9 has been rolled. */
  readonly nine?: boolean;
}

const CITE = '3.6';

const ROWS: readonly (Modifier<StraggleCase> & { readonly name: string })[] = [
  {
    name: 'Roll of 9',
    printed: 'always a loss',
    value: 0,
    cite: CITE,
    text: 'A roll of 9 is a loss whatever the modifiers',
    when: ({ nine }) => nine === true || 'another roll',
  },
  {
    name: 'Charging or assaulting',
    printed: 'no check',
    value: 0,
    cite: CITE,
    text: 'A charging or assaulting stack does not check',
    when: () => 'the stack moves',
  },
  {
    name: 'Leader moving with stack',
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Leader moving with the stack',
    when: ({ leader }) => leader || 'no leader with it',
  },
  {
    name: 'Exiting or entering EZOC',
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Leaving or entering an EZOC',
    when: ({ enemyZoc }) => enemyZoc || 'no EZOC',
  },
  {
    name: 'Moving along thoroughfare',
    printed: '-1',
    value: -1,
    cite: CITE,
    text: 'Moving along a thoroughfare',
    when: ({ thoroughfare }) => thoroughfare || 'no thoroughfare',
  },
];

const LIST = modifierList<StraggleCase>(
  { id: 'huzzah/straggle-modifiers', title: 'Straggle modifiers', source: SOURCE, cite: CITE },
  ROWS,
);

export const STRAGGLE_MODIFIERS: ModifierList<StraggleCase> = {
  ...LIST,
  columns: ['Effect'],
  rows: ROWS.map(({ name, printed }) => ({ head: name, cells: [printed] })),
};
