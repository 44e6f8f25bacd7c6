/** A scenario as it is chosen. Its sheet and its rules are fetched when a game is begun: charts do without. */
import type { Rules, ScenarioEntry } from '@longroll/kernel';
import { LISTED } from '../scenarios/listed.ts';
import { headOf, type ListedScenario, type Scenario } from '../scenarios/scenario.ts';

/** The short campaigns are cut from it. */
const CAMPAIGN = LISTED.campaign.id;

/** A campaign: its sheet, its start and its own readings come with the game. */
export const campaignEntry = (listed: ListedScenario): ScenarioEntry => ({
  ...scenarioEntry(listed),
  ...(listed.part && { partOf: CAMPAIGN }),
  rulings: async () => (await import('../rulings/campaign/index.ts')).CAMPAIGN_RULING_LIST,
  open: async (map) => {
    const [{ campaignRulesFor }, { campaignNamed }] = await Promise.all([
      import('./rules.ts'),
      import('../campaign/starts/index.ts'),
    ]);
    return campaignRulesFor(campaignNamed(listed.id)!, map) as Rules;
  },
});

/** Whoever has a sheet that stands in no list hands it over himself. */
export const scenarioEntry = (
  listed: ListedScenario,
  sheet: () => Promise<Scenario> = async () =>
    (await import('../scenarios/index.ts')).scenarioNamed(listed.id),
): ScenarioEntry => ({
  id: listed.id,
  title: headOf(listed),
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
