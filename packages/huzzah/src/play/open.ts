/**
 * A scenario as it is chosen: its head alone. Rules, counters and set-ups are a part of their own, fetched when a game is begun.
 */
import type { Rules, ScenarioEntry } from '@longroll/kernel';
import { hourOf, type ScenarioHead } from '../scenarios/scenario.ts';

export const scenarioEntry = (head: ScenarioHead): ScenarioEntry => ({
  id: head.id,
  title: head.title,
  when: `${head.date}, ${hourOf(head, 1)} to ${hourOf(head, head.turns + 1)}`,
  turns: head.turns,
  about: head.about,
  ours: ['places and their points', 'the levels of victory', 'morale of units', 'windows and lengths'],
  map: head.map,
  open: async (map) => {
    const { openScenario } = await import('./opening.ts');
    return openScenario(head.id, map) as Rules;
  },
});
