/** Combat Result Summary: what each result does to a stack, in our own words. */
import { grid } from '@longroll/kernel';
import type { Code } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export const RESULT_SUMMARY = grid({
  id: 'huzzah/result-summary',
  title: 'Combat Result Summary',
  source: SOURCE,
  cite: '8.5',
  rowsAre: 'Result',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Effect on the stack'],
  read: (printed) => printed,
  card: `
    NE  Nothing happens.
    D   Disrupted; or a morale check, and if it passes 1 O hit in good order. A disrupted or routed stack takes 1 O hit instead.
    1   1 O hit, then a morale check: if the roll exceeds its morale it is disrupted, or routed if it was disrupted.
    2   2 O hits, then as 1.
    3   3 O hits, then as 1.
  `,
  notes: [
    { mark: 'D', text: 'Only a D result may be met with an O hit; any other disruption must be taken.' },
    {
      mark: 'O',
      text: 'The third O hit turns a unit at full effectiveness to its reduced side, and destroys a reduced one.',
    },
  ],
});

const EFFECTS = new Map(RESULT_SUMMARY.rows.map(({ head, cells }) => [head, cells[0]!]));

export const resultWords = (code: Code): string => EFFECTS.get(code) ?? '';
