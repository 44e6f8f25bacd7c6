/** What a scenario leaves to the players, before it begins. */
import type { ScenarioOption } from '@longroll/kernel';
import { useId } from 'react';
import { choosing, chosenValue, valueWords } from './chosen.ts';
import type { Readings } from './readings.ts';

interface ScenarioOptionsProps {
  readonly options: readonly ScenarioOption[];
  readonly chosen: Readings;
  readonly onChange: (chosen: Readings) => void;
}

export function ScenarioOptions({ options, chosen, onChange }: ScenarioOptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="scenario-options">
      <legend>How it is played</legend>
      {options.map((option) => (
        <OneOption
          key={option.id}
          option={option}
          chosen={chosen}
          onChoose={(text) => onChange(choosing(chosen, option, text))}
        />
      ))}
    </fieldset>
  );
}

interface OneOptionProps {
  readonly option: ScenarioOption;
  readonly chosen: Readings;
  readonly onChoose: (value: string) => void;
}

function OneOption({ option, chosen, onChoose }: OneOptionProps) {
  const field = useId();
  const value = chosenValue(option, chosen);
  return (
    <div data-held={value !== option.default || undefined}>
      <label htmlFor={field}>{option.title}</label>
      <select id={field} value={String(value)} onChange={(event) => onChoose(event.target.value)}>
        {option.values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {valueWords(option, one)}
            {one === option.default ? ' (usual)' : ''}
          </option>
        ))}
      </select>
    </div>
  );
}
