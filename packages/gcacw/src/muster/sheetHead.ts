/** An order of battle as a list shows it. */
import type { SheetHead } from '@longroll/kernel';
import type { ListedScenario } from '../scenarios/scenario.ts';

const lengthOf = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`);

export const sheetHead = ({ id, number, title, dates, turns, about }: ListedScenario): SheetHead => ({
  id,
  title: `${number}. ${title}`,
  when: `${dates}, ${lengthOf(turns)}`,
  about,
});
