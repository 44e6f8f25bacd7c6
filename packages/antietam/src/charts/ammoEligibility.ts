/** Ammo Resupply, Eligibility Table: the chance of going on to the Resupply Table. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

/** A percentage, or what happens by itself. */
export type Eligibility = number | 'resupplied' | 'never';

const AUTOMATIC: Readonly<Record<string, Eligibility>> = {
  'Auto - Resupply*': 'resupplied',
  'Auto - No Resupply': 'never',
};

export const AMMO_ELIGIBILITY = grid({
  id: 'antietam/ammo-eligibility',
  title: 'Ammo Resupply: Eligibility Table',
  source: SOURCE,
  cite: '11.2, 11.3',
  rowsAre: 'Range to division leader',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: ['Percent chance of going to Resupply Table'],
  read: (printed): Eligibility | undefined => {
    const percent = /^(\d+)%$/.exec(printed);
    return percent ? Number(percent[1]) : AUTOMATIC[printed];
  },
  card: `
    0  Auto - Resupply*
    1  Auto - Resupply*
    2  90%
    3  70%
    4  50%
    5  30%
    6  10%
    7  Auto - No Resupply
  `,
  notes: [
    { mark: '*', text: 'Resupplied at once, without the Resupply Table.' },
    { mark: '50%', text: "Flat for cavalry, horse artillery, Confederate artillery and Evans' brigade." },
  ],
});

/** The chance of those who have no division leader to draw on. */
export const FLAT_ELIGIBILITY = 50;

export const LAST_RANGE = AMMO_ELIGIBILITY.rows.length - 1;

/** Beyond the last printed range it answers for all (18.7). */
export const eligibilityRow = (range: number): number => AMMO_ELIGIBILITY.rowOf(Math.min(range, LAST_RANGE));
export const eligibilityAt = (range: number): Eligibility =>
  AMMO_ELIGIBILITY.cell(eligibilityRow(range), 0).value;
