/** Strategic Movement Allowance Table, Union units. Used in Advanced scenarios of OTR, BAC, GTC and AIO only. */
import { grid } from '@longroll/kernel';
import { readStrategicAllowance } from '../model/strategicAllowance.ts';
import { SOURCE } from './source.ts';
import { STRATEGIC_COLUMNS, STRATEGIC_NOTES } from './strategicNotes.ts';

export const STRATEGIC_MOVEMENT_UNION = grid({
  id: 'gcacw/strategic-movement-union',
  title: 'Strategic Movement Allowance Table: Union units',
  source: SOURCE,
  cite: '17.12',
  rowsAre: 'Fatigue Levels expended',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: STRATEGIC_COLUMNS,
  read: readStrategicAllowance,
  card: `
    2  12 (10)  22 (18)  10 (8)
    3  18 (15)  33 (27)  15 (12)
    4  24 (20)  44 (36)  20 (16)
  `,
  notes: STRATEGIC_NOTES,
});
