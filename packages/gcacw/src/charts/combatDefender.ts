/** The left half of the Combat Chart: what happens to the defender. Letters depend on the row only, numbers on both. */
import { grid } from '@longroll/kernel';
import { readCombatResult } from '../model/combatResult.ts';
import { COMBAT_NOTES } from './combatNotes.ts';
import { SOURCE } from './source.ts';

export const COMBAT_DEFENDER = grid({
  id: 'gcacw/combat-defender',
  title: 'Combat Chart: defender',
  source: SOURCE,
  cite: '8.5',
  rowsAre: "Attacker's die minus defender's die",
  columnsAre: "Defender's Combat Value, without entrenchments",
  rowHeads: 'numbers',
  columnHeads: 'numbers',
  columns: ['1/2-3', '4-6', '7-11', '12-18', '19-26', '27-37', '38-49', '50+'],
  read: readCombatResult,
  card: `
    ≤-8    -      -      -      -      -      -      -      -
    -7     -      -      -      -      -      -      -      -
    -6     -      -      -      -      -      -      -      -
    -5     -      -      -      -      -      -      -      1
    -4     -      -      -      -      -      -      1      1
    -3     -      -      -      -      -      1      1      1
    -2     f      f      f      f      f      1f     1f     1f
    -1     F      F      F      F      1F     1F     1F     2F
    0      D      D      D      D      1D     1D     2D     2D
    +1     D      D      D      1D     1D     2D     2D     2D
    +2     Dr     Dr     1Dr    1Dr    2Dr    2Dr    2Dr    3Dr
    +3     Dr     Dr     1Dr    1Dr    2Dr    2Dr    3Dr    4Dr
    +4     DR     1DR    1DR    2DR    3DR    3DR    4DR    5DR
    +5     1DR    2DR    2DR    3DR    3DR    3DR    4DR    5DR
    +6     1DR    2DR    2DR    3DR    3DR    4DR    5DR    6DR
    +7     1DR    2DR    2DR    3DR    4DR    6DR    7DR    8DR
    +8     2DR*   2DR*   3DR*   4DR*   5DR*   7DR*   7DR*   9DR*
    +9     2DR*   3DR*   4DR*   4DR*   5DR*   7DR*   8DR*   10DR*
    ≥+10   3DR*   4DR*   5DR*   5DR*   6DR*   8DR*   9DR*   11DR*
  `,
  notes: COMBAT_NOTES,
});
