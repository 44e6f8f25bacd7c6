/** Mode Modifiers on Fire and Melee Strength/Casualties. */
import { grid, type Rational } from '@longroll/kernel';
import type { Mode } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { SOURCE } from './source.ts';
import { readFactor } from './terrainModifiers.ts';

const UNIT_TYPES = ['INF', 'CAV', 'ALL', 'ART'];

export const MODE_MODIFIERS = grid({
  id: 'antietam/mode-modifiers',
  title: 'Mode Modifiers on Fire and Melee',
  source: SOURCE,
  cite: '7.3.4, 8.2.1',
  rowsAre: 'Mode',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Unit type', 'Fire', 'Melee'],
  read: (printed): Rational | string | undefined =>
    UNIT_TYPES.includes(printed) ? printed : readFactor(printed),
  card: `
    Normal               INF  1.00  1.00
    Column               INF  .75   .75
    Mounted              CAV  .75   1.50
    Routed               ALL  .75   .50
    Lim. or Unlim. Art.  ART  1.00  1.00
  `,
});

const ROWS: Record<Exclude<Mode, 'dismounted'>, number> = {
  normal: 0,
  column: 1,
  mounted: 2,
  routed: 3,
  limbered: 4,
  unlimbered: 4,
};
const [FIRE, MELEE] = [1, 2] as const;

type FootRule = Pick<HouseRules, 'dismountedCavalry'>;

/** Cavalry on foot has no line of its own (18.9). */
export const modeRow = (mode: Mode, { dismountedCavalry }: FootRule): number =>
  ROWS[mode === 'dismounted' ? dismountedCavalry : mode];
export const modeFire = (mode: Mode, rules: FootRule): Rational =>
  MODE_MODIFIERS.cell(modeRow(mode, rules), FIRE).value as Rational;
export const modeMelee = (mode: Mode, rules: FootRule): Rational =>
  MODE_MODIFIERS.cell(modeRow(mode, rules), MELEE).value as Rational;
