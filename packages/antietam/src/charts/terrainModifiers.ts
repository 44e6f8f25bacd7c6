/** Fire and Melee Strength/Casualty Terrain Modifiers: by where the defender is. */
import { fromDecimal, grid, type Rational } from '@longroll/kernel';
import type { Terrain } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

/** `.80*` as the exact fraction it stands for. */
export function readFactor(printed: string): Rational | undefined {
  const match = /^(\d?)(\.\d+)\*?$/.exec(printed);
  return match ? fromDecimal(`${match[1] || '0'}${match[2]}`) : undefined;
}

export const TERRAIN_MODIFIERS = grid({
  id: 'antietam/terrain-modifiers',
  title: 'Terrain Modifiers on Fire and Melee',
  source: SOURCE,
  cite: '7.3.1, 7.3.2, 8.2.2, 8.2.3, 8.2.4',
  rowsAre: 'The defender is in',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Fire mod.', 'Melee mod.'],
  read: readFactor,
  card: `
    Clear         1.00  1.00
    Cornfield     1.00  1.00
    Woods         .80   1.00
    Higher Elev.  .90   .90
    Town          .70   1.00
    Bridge/Ford   1.00  .80*
  `,
  notes: [{ mark: '*', text: 'When the attacker stands on the bridge or ford.' }],
});

const [FIRE, MELEE] = [0, 1] as const;
const [HIGHER, CROSSING] = [3, 5] as const;
const ROWS: Record<Terrain, number> = {
  clear: 0,
  cornfield: 1,
  woods: 2,
  town: 4,
  bridge: CROSSING,
  ford: CROSSING,
};

export const terrainRow = (terrain: Terrain): number => ROWS[terrain];
export const terrainFire = (terrain: Terrain): Rational => TERRAIN_MODIFIERS.cell(ROWS[terrain], FIRE).value;
export const HIGHER_FIRE = TERRAIN_MODIFIERS.cell(HIGHER, FIRE).value;
export const HIGHER_MELEE = TERRAIN_MODIFIERS.cell(HIGHER, MELEE).value;
export const CROSSING_MELEE = TERRAIN_MODIFIERS.cell(CROSSING, MELEE).value;
