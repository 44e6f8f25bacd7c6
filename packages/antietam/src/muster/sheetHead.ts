/** An order of battle as a list shows it. */
import type { SheetHead } from '@longroll/kernel';
import { spanWords } from '../scenarios/hours.ts';
import type { ListedScenario } from '../scenarios/scenario.ts';

export const sheetHead = ({ id, title, turns, about }: ListedScenario): SheetHead => ({
  ...{ id, title, about },
  when: `${spanWords(turns)}, ${turns[1] - turns[0] + 1} turns`,
});
