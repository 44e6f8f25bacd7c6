/** Attack Summary: what an attack from a march costs and adds. An assault is an action of its own, not a row. */
import { grid } from '@longroll/kernel';
import type { Arm, Attack } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

export type MarchAttack = Exclude<Attack, 'assault'>;
/** In printed order. */
export const MARCH_ATTACKS = [
  'column-of-route',
  'hasty',
  'normal',
  'prepared',
] as const satisfies readonly MarchAttack[];

/** Mark of the note that changes a price. */
export const LOESS = 'loess';

const CELL = /^([+-]?\d+)\*?$/;

export const ATTACK_TYPES = grid({
  id: 'gcacw/attack-types',
  title: 'Attack Summary',
  source: SOURCE,
  cite: '8.2',
  rowsAre: 'Attack',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Infantry MP cost', 'Cavalry/Mtd inf. MP cost', "Combat modifier to attacker's roll"],
  read: (printed) => (printed === 'None' ? 0 : Number(CELL.exec(printed)?.[1] ?? Number.NaN)),
  card: `
    Column of route  0*  0*  -3
    Hasty            1   2   -1
    Normal           2   4   None
    Prepared         4   8   +1
  `,
  notes: [
    { mark: '*', text: 'Not with a remaining Movement Allowance of 0.' },
    { mark: LOESS, text: 'One MP more against a defender in loess: an infantry prepared attack costs 5.' },
  ],
});

const ROWS: Record<MarchAttack, number> = { 'column-of-route': 0, hasty: 1, normal: 2, prepared: 3 };
const COLUMNS: Record<Arm, number> = { infantry: 0, cavalry: 1 };
const MODIFIER = 2;

export const attackRow = (attack: MarchAttack): number => ROWS[attack];
export const attackCost = (attack: MarchAttack, arm: Arm): number =>
  ATTACK_TYPES.cell(ROWS[attack], COLUMNS[arm]).value;
export const attackModifier = (attack: MarchAttack): number =>
  ATTACK_TYPES.cell(ROWS[attack], MODIFIER).value;
