/** A few words side by side, one of them pressed. Radio buttons underneath, so the keyboard walks them. */
import { useId } from 'react';
import type { FieldProps } from './Field.tsx';
import { Glyph } from './Glyph.tsx';
import { isDrawn } from './signs.ts';
import { optionWords } from './words.ts';

export function Choice({ name, field, options, value, fault, onChange }: FieldProps) {
  const id = useId();
  const drawn = isDrawn(options);
  return (
    <div className="field" role="radiogroup" aria-labelledby={id} data-fault={fault ? true : undefined}>
      <span className="name" id={id}>
        {field.title}
      </span>
      <div className={drawn ? 'choice drawn' : 'choice'}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>
              {drawn && <Glyph of={option} />}
              {optionWords(field, option)}
            </span>
          </label>
        ))}
      </div>
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}
