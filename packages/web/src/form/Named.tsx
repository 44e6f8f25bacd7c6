/** A short text, such as a name; or a list of words, parted by blanks. */
import { useId } from 'react';
import type { FieldProps } from './Field.tsx';

export function Named({ name, field, value, fault, onChange }: FieldProps) {
  const id = useId();
  const isList = field.type === 'array';
  const text = isList ? ((value ?? []) as readonly string[]).join(' ') : String(value ?? '');
  const read = (typed: string) => (isList ? typed.split(/\s+/).filter((word) => word !== '') : typed);
  return (
    <div className="field number" data-fault={fault ? true : undefined}>
      <label className="name" htmlFor={id} title={field.description}>
        {field.title}
      </label>
      <input
        id={id}
        name={name}
        className="named"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(e) => onChange(read(e.target.value))}
      />
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}
