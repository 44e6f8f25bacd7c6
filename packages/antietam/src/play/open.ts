/** A scenario as it is chosen. Its rules are a part of their own, fetched when a game is begun: charts do without. */
import type { Rules, ScenarioEntry, ScenarioOption } from '@longroll/kernel';
import { hourWords } from '../scenarios/hours.ts';
import {
  AMMUNITION,
  ARRIVALS,
  COMMITMENTS,
  LEVELS,
  type Options,
  type Scenario,
} from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';

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

const optionsOf = ({ options }: Scenario): readonly ScenarioOption[] =>
  (Object.keys(TITLES) as (keyof Options)[]).map((id) => ({
    id,
    title: TITLES[id],
    values: VALUES[id],
    default: options[id],
    names: NAMES[id],
  }));

export const scenarioEntry = (scenario: Scenario): ScenarioEntry => {
  const [first, last] = scenario.turns;
  return {
    id: scenario.id,
    title: scenario.title,
    when: `17 September 1862, ${hourWords(first)} to ${hourWords(last + 1)}`,
    turns: last - first + 1,
    about: scenario.about,
    terms: termsOf(scenario),
    ours: [
      'places and their points',
      'the levels of victory',
      'efficiency of units and factors of leaders',
      'hours of release',
    ],
    map: 'antietam/sharpsburg',
    options: optionsOf(scenario),
    open: async (map) => (await import('./rules.ts')).rulesFor(scenario, map) as Rules,
  };
};
