/** An order of battle as a list shows it. */
import type { SheetHead } from '@longroll/kernel';
import { headOf, type ListedScenario } from '../scenarios/scenario.ts';

const lengthOf = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`);

export const sheetHead = (listed: ListedScenario): SheetHead => ({
  id: listed.id,
  title: headOf(listed),
  when: `${listed.dates}, ${lengthOf(listed.turns)}`,
  about: listed.about,
});
