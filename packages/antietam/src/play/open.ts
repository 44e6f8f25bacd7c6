/** A scenario as it is chosen. Its sheet and its rules are fetched when a game is begun: charts do without. */
import type { Rules, ScenarioEntry, ScenarioOption } from '@longroll/kernel';
import { spanWords } from '../scenarios/hours.ts';
import {
  AMMUNITION,
  ARRIVALS,
  COMMITMENTS,
  LEVELS,
  type ListedScenario,
  type Options,
  type Scenario,
} from '../scenarios/scenario.ts';

const TITLES: Readonly<Record<keyof Options, string>> = {
  level: 'Level of the rules',
  hidden: 'Hidden units',
  commitment: 'Commitment of formations',
  arrival: 'Arrival of reinforcements',
  ammunition: 'Ammunition',
};
const VALUES: Readonly<Record<keyof Options, ScenarioOption['values']>> = {
  level: LEVELS,
  hidden: [true, false],
  commitment: COMMITMENTS,
  arrival: ARRIVALS,
  ammunition: AMMUNITION,
};

const NAMES: Readonly<Record<keyof Options, Readonly<Record<string, string>>>> = {
  level: {
    basic: 'basic: no fronts, modes, works or supply',
    intermediate: 'intermediate: leaders stay where they are',
    advanced: 'advanced: all of it',
  },
  hidden: { true: 'only what is seen is on the table', false: 'everything is open' },
  commitment: { historical: 'released as in history', free: 'all free from the start' },
  arrival: { fixed: 'at the hour of history', variable: 'an hour sooner or later' },
  ammunition: { scarce: 'scarce', normal: 'normal', plentiful: 'plentiful' },
};

const optionsOf = ({ options }: ListedScenario): readonly ScenarioOption[] =>
  (Object.keys(TITLES) as (keyof Options)[]).map((id) => ({
    id,
    title: TITLES[id],
    values: VALUES[id],
    default: options[id],
    names: NAMES[id],
  }));

/** Whoever has a sheet that stands in no list hands it over himself. */
export const scenarioEntry = (
  listed: ListedScenario,
  sheet: () => Promise<Scenario> = async () =>
    (await import('../scenarios/index.ts')).scenarioNamed(listed.id),
): ScenarioEntry => {
  const [first, last] = listed.turns;
  return {
    id: listed.id,
    title: listed.title,
    when: spanWords(listed.turns),
    turns: last - first + 1,
    about: listed.about,
    ours: [
      'places and their points',
      'the levels of victory',
      'efficiency of units and factors of leaders',
      'hours of release',
    ],
    map: 'antietam/sharpsburg',
    options: optionsOf(listed),
    open: async (map) => {
      const [{ rulesFor }, scenario] = await Promise.all([import('./rules.ts'), sheet()]);
      return rulesFor(scenario, map) as Rules;
    },
  };
};
