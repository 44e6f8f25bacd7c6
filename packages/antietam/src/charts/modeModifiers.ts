/** Mode Modifiers on Fire and Melee Strength/Casualties. */
import { grid, type Rational } from '@longroll/kernel';
import type { Mode } from '../model/vocabulary.ts';
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

const ROWS: Record<Mode, number> = {
  normal: 0,
  dismounted: 0,
  column: 1,
  mounted: 2,
  routed: 3,
  limbered: 4,
  unlimbered: 4,
};
const [FIRE, MELEE] = [1, 2] as const;

export const modeRow = (mode: Mode): number => ROWS[mode];
export const modeFire = (mode: Mode): Rational => MODE_MODIFIERS.cell(ROWS[mode], FIRE).value as Rational;
export const modeMelee = (mode: Mode): Rational => MODE_MODIFIERS.cell(ROWS[mode], MELEE).value as Rational;
