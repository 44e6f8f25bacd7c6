/** A scenario as it is chosen. Its sheet and its rules are fetched when a game is begun: charts do without. */
import type { Rules, ScenarioEntry } from '@longroll/kernel';
import type { ListedScenario, Scenario } from '../scenarios/scenario.ts';

/** Whoever has a sheet that stands in no list hands it over himself. */
export const scenarioEntry = (
  listed: ListedScenario,
  sheet: () => Promise<Scenario> = async () =>
    (await import('../scenarios/index.ts')).scenarioNamed(listed.id),
): ScenarioEntry => ({
  id: listed.id,
  title: `${listed.number}. ${listed.title}`,
  when: listed.dates,
  turns: listed.turns,
  about: listed.about,
  ours: listed.ours,
  map: 'gcacw/vicksburg',
  open: async (map) => {
    const [{ rulesFor }, scenario] = await Promise.all([import('./rules.ts'), sheet()]);
    return rulesFor(scenario, map) as Rules;
  },
});
