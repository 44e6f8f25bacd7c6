/** Advanced Game sequence of play. */
import { grid } from '@longroll/kernel';
import { SOURCE } from './source.ts';

export const SEQUENCE = grid({
  id: 'gcacw/sequence',
  title: 'Advanced Game sequence of play',
  source: SOURCE,
  cite: '17.2',
  rowsAre: 'Step',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Phase or segment'],
  read: (printed) => printed,
  card: `
    1   Random events phase
    2   Leader transfer phase
    3   Attachment phase
    4   The action cycle
    4A  Initiative segment
    4B  Activation segment
    5   Recovery phase
    6   Vicksburg siege phase
    7   The strategic cycle (only on turns divisible by 5)
    7A  Strategic segment
    7B  Union depot segment
    7C  Union supply status segment
    7D  Vicksburg fort degradation segment
    7E  Vicksburg garrison demoralization segment
    7F  Manpower adjustment segment
    7G  Confederate Army of Relief segment
    7H  Union Army of Maneuver segment
    7I  Confederate reorganization segment
    8   Turn indication phase
    8A  Vicksburg surrender segment
    8B  End of game segment
    8C  Turn track segment
    8D  Pontoon bridge segment
    8E  Turn marker segment
  `,
});
