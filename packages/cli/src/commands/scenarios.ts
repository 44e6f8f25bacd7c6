/** `scenarios`: what can be played. */
import { type ScenarioEntry, systemOf } from '@longroll/kernel';
import { scenarioList } from '../print/lists.ts';
import { type AsJson, say } from '../say.ts';
import type { Status, World } from '../world.ts';

const listed = ({ id, title, turns, options = [] }: ScenarioEntry) => ({
  ...{ id, system: systemOf(id), title, turns },
  options,
});

export function scenarios(world: World, options: AsJson): Status {
  const { systems, scenarios: all } = world.registry;
  return say(world, options, all.map(listed), (_, page) => scenarioList(systems, page));
}
