/** A few words side by side, any of them pressed. Check boxes underneath, so the keyboard walks them. */
import { chosenWords } from '@longroll/kernel';
import { useId } from 'react';
import type { FieldProps } from './Field.tsx';
import { optionWords } from './words.ts';

/** As short as it can be said, so that one word is the same case and the same address as ever. */
const said = (words: readonly string[]): unknown => (words.length > 1 ? words : (words[0] ?? 'none'));

export function Choices({ name, field, options, value, fault, onChange }: FieldProps) {
  const id = useId();
  const chosen = chosenWords(value);
  const turned = (option: string, on: boolean) =>
    onChange(said(on ? [...chosen, option] : chosen.filter((word) => word !== option)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a heading of the form, and laid out as one.
    <div role="group" className="field" aria-labelledby={id} data-fault={fault ? true : undefined}>
      <span className="name" id={id} title={field.description}>
        {field.title}
      </span>
      <div className="choice">
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={(e) => turned(option, e.target.checked)}
            />
            <span>{optionWords(field, option)}</span>
          </label>
        ))}
      </div>
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}
