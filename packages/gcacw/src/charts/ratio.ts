/** Ratio Chart: attacker's to defender's Combat Value, the defender's with entrenchments (9.3). */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

const WHOLE = /^[+-]?\d+$/;

export const RATIO = grid({
  id: 'gcacw/ratio',
  title: 'Ratio Chart',
  source: SOURCE,
  cite: '9.3',
  rowsAre: 'Attacker to defender',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ["Attacker's modifier"],
  read: (printed) => (WHOLE.test(printed) ? Number(printed) : undefined),
  card: `
    1-13 or less  -12
    1-12          -11
    1-11          -10
    1-10          -9
    1-9           -8
    1-8           -7
    1-7           -6
    1-6           -5
    1-5           -4
    1-4           -3
    1-3           -2
    1-2           -1
    1-1           0
    2-1           +1
    3-1           +2
    4-1           +3
    5-1           +4
    6-1           +5
    7-1           +6
    8-1           +7
    9-1           +8
    10-1          +9
    11-1          +10
    12-1          +11
    13-1          +12
    14-1 or more  +13
  `,
});

const EVEN = RATIO.rows.findIndex((row) => row.head === '1-1');

/** The row for a : d, fractions rounded in the defender's favour; the ends of the chart hold. */
export function ratioRow(attackerCV: number, defenderCV: number): number {
  const steps =
    attackerCV >= defenderCV
      ? Math.floor(attackerCV / defenderCV) - 1
      : 1 - Math.ceil(defenderCV / attackerCV);
  return Math.min(RATIO.rows.length - 1, Math.max(0, EVEN + steps));
}

export const ratioModifier = (attackerCV: number, defenderCV: number): number =>
  RATIO.cell(ratioRow(attackerCV, defenderCV), 0).value;
