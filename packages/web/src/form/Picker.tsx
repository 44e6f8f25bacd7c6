/** A long list of words to pick from. */
import { useId } from 'react';
import type { FieldProps } from './Field.tsx';

export function Picker({ name, field, options, value, fault, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="name" htmlFor={id}>
        {field.title}
      </label>
      <select id={id} name={name} value={String(value ?? '')} onChange={(e) => onChange(e.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {field.names?.[option] ? `${option}, ${field.names[option]}` : option}
          </option>
        ))}
      </select>
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}
