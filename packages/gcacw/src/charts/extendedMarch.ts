/** Extended March Table: what a long march does to a unit, by the state of its Strength marker. */
import { grid, spanOf } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import { SOURCE } from './source.ts';

export type ExtendedMarchCode = 'NE' | 'D' | '1' | '2' | '3';
const CODES: readonly string[] = ['NE', 'D', '1', '2', '3'];
const isCode = (printed: string): printed is ExtendedMarchCode => CODES.includes(printed);

export const EXTENDED_MARCH = grid({
  id: 'gcacw/extended-march',
  title: 'Extended March Table',
  source: SOURCE,
  cite: '6.5',
  rowsAre: 'Modified die roll',
  columnsAre: "Status of the marching unit's Strength marker",
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: [
    'Organized, any Manpower Value',
    'Disorganized, Manpower ≤5',
    'Disorganized, Manpower 6 to 9',
    'Disorganized, Manpower ≥10',
  ],
  read: (printed) => (isCode(printed) ? printed : undefined),
  card: `
    ≤5  NE  NE  NE  NE
    6   D   1   1   1
    7   D   1   1   2
    ≥8  D   1   2   3
  `,
  notes: [
    { mark: 'NE', text: 'No effect.' },
    { mark: 'D', text: 'The Strength marker is flipped to its disorganized side.' },
    { mark: '1/2/3', text: 'That many manpower points are lost; the marker stays disorganized.' },
    { mark: 'normal', text: 'Consulted when a unit on its normal side reaches Fatigue Level 3 or 4.' },
    {
      mark: 'exhausted',
      text: 'Consulted when a unit on its exhausted side reaches Fatigue Level 2, 3 or 4.',
    },
    { mark: 'strategic', text: 'Strategic movement is an exception to both.' },
  ],
});

const SPANS = EXTENDED_MARCH.columns.map((head) => spanOf(head.replace('Disorganized, Manpower ', '')));

/** The first column is for the organized, the others for disorganized units by their manpower. */
export function extendedMarchColumn({ organized, manpower }: Pick<Unit, 'organized' | 'manpower'>): number {
  if (organized) return 0;
  return SPANS.findIndex((span) => span !== undefined && manpower >= span.from && manpower <= span.to);
}

/** Fatigue Level from which a march is an extended march. */
export const extendedMarchFrom = (exhausted: boolean): number => (exhausted ? 2 : 3);
