/** Strategic Movement Allowance Table, Confederate units. Used in Advanced scenarios of OTR, BAC, GTC and AIO only. */
import { grid } from '@longroll/kernel';
import { readStrategicAllowance } from '../model/strategicAllowance.ts';
import { SOURCE } from './source.ts';
import { STRATEGIC_COLUMNS, STRATEGIC_NOTES } from './strategicNotes.ts';

export const STRATEGIC_MOVEMENT_CONFEDERATE = grid({
  id: 'gcacw/strategic-movement-confederate',
  title: 'Strategic Movement Allowance Table: Confederate units',
  source: SOURCE,
  cite: '17.12',
  rowsAre: 'Fatigue Levels expended',
  rowHeads: 'numbers',
  columnHeads: 'words',
  columns: STRATEGIC_COLUMNS,
  read: readStrategicAllowance,
  card: `
    2  14 (12)  24 (20)  12 (10)
    3  21 (18)  36 (30)  18 (15)
    4  28 (24)  48 (40)  24 (20)
  `,
  notes: STRATEGIC_NOTES,
});
