/** A scenario as it is chosen. Its rules are a part of their own, fetched when a game is begun: charts do without. */
import type { Rules, ScenarioEntry } from '@longroll/kernel';
import type { Scenario } from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';

export const scenarioEntry = (scenario: Scenario): ScenarioEntry => ({
  id: scenario.id,
  title: `${scenario.number}. ${scenario.title}`,
  when: scenario.dates,
  turns: scenario.turns,
  about: scenario.about,
  terms: termsOf(scenario),
  ours: scenario.ours,
  map: 'gcacw/vicksburg',
  open: async (map) => (await import('./rules.ts')).rulesFor(scenario, map) as Rules,
});
