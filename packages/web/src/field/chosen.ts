/** What the players set before a scenario begins: kept beside the house rules, in words wherever it is shown. */
import type { ScenarioOption } from '@longroll/kernel';
import type { Readings } from './readings.ts';

type Value = ScenarioOption['default'];

export function valueWords({ names }: Pick<ScenarioOption, 'names'>, value: Value): string {
  const name = names?.[String(value)];
  if (name !== undefined) return name;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll('-', ' ');
}

export const chosenValue = ({ id, default: usual }: ScenarioOption, chosen: Readings): Value =>
  (chosen[id] as Value | undefined) ?? usual;

/** With one thing set otherwise, or as the scenario has it again: only what differs is kept. */
export function choosing(chosen: Readings, option: ScenarioOption, text: string): Readings {
  const { [option.id]: _, ...others } = chosen;
  const value = option.values.find((one) => String(one) === text) ?? option.default;
  return value === option.default ? others : { ...others, [option.id]: value };
}

/** "Hidden units: yes. Ammunition: scarce." in one line; none where there was nothing to choose. */
export function chosenWords(options: readonly ScenarioOption[], chosen: Readings): readonly string[] {
  if (options.length === 0) return [];
  const said = options.map((one) => `${one.title}: ${valueWords(one, chosenValue(one, chosen))}.`);
  return [said.join(' ')];
}
