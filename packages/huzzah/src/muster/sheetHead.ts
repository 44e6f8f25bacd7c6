/** An order of battle as a list shows it. */
import type { SheetHead } from '@longroll/kernel';
import { hourOf, type ScenarioHead } from '../scenarios/scenario.ts';

export const sheetHead = (head: ScenarioHead): SheetHead => ({
  ...{ id: head.id, title: head.title, about: head.about },
  when: `${head.date}, ${hourOf(head, 1)} to ${hourOf(head, head.turns + 1)}, ${head.turns} turns`,
});
