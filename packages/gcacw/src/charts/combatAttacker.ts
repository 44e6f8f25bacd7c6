/** The right half of the Combat Chart: what happens to the attacker. Letters depend on the row only, numbers on both. */
import { grid } from '@longroll/kernel';
import { readCombatResult } from '../model/combatResult.ts';
import { COMBAT_NOTES } from './combatNotes.ts';
import { SOURCE } from './source.ts';

export const COMBAT_ATTACKER = grid({
  id: 'gcacw/combat-attacker',
  title: 'Combat Chart: attacker',
  source: SOURCE,
  cite: '8.5',
  rowsAre: "Attacker's die minus defender's die",
  columnsAre: "Attacker's Combat Value",
  rowHeads: 'numbers',
  columnHeads: 'numbers',
  columns: ['1/2-3', '4-6', '7-11', '12-18', '19-26', '27-37', '38-49', '50-59', '60-69', '70+'],
  read: readCombatResult,
  card: `
    ≤-8    3D    4D    5D    5D    6D    8D    10D   12D   14D   16D
    -7     2D    3D    4D    4D    5D    7D    9D    11D   13D   15D
    -6     2D    2D    3D    3D    5D    6D    8D    10D   12D   13D
    -5     1D    2D    2D    3D    4D    6D    7D    9D    11D   12D
    -4     1D    2D    2D    2D    3D    5D    6D    8D    9D    10D
    -3     1D    2D    2D    2D    3D    4D    5D    7D    8D    9D
    -2     D     1D    2D    2D    3D    3D    5D    7D    8D    9D
    -1     D     1D    1D    1D    2D    3D    5D    6D    7D    8D
    0      D     1D    1D    1D    2D    3D    4D    5D    6D    8D
    +1     D     1D    1D    1D    2D    3D    3D    4D    5D    7D
    +2     Da    Da    1Da   1Da   2Da   2Da   3Da   4Da   5Da   6Da
    +3     Fa    Fa    Fa    1Fa   2Fa   2Fa   3Fa   4Fa   5Fa   6Fa
    +4     fa    fa    fa    1fa   1fa   2fa   3fa   3fa   4fa   5fa
    +5     Ea    Ea    Ea    Ea    1Ea   1Ea   2Ea   2Ea   3Ea   3Ea
    +6     a     a     a     a     1a    1a    1a    2a    2a    3a
    +7     a     a     a     a     a     1a    1a    1a    2a    2a
    +8     a     a     a     a     a     a     1a    1a    1a    2a
    +9     a     a     a     a     a     a     a     1a    1a    1a
    ≥+10   a     a     a     a     a     a     a     a     1a    1a
  `,
  notes: COMBAT_NOTES,
});
