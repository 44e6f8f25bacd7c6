/** A number to type or to step with a thumb. What is typed stays as typed until it is a number that fits. */
import { useId } from 'react';
import type { FieldProps } from './Field.tsx';

const numberIn = (text: string): unknown => {
  const number = Number(text.replace(',', '.'));
  return text.trim() === '' ? undefined : Number.isNaN(number) ? text : number;
};

/** Beyond this width a thumb steps by ones, even where halves may be typed. */
const WIDE = 10;

/** Steps of a twentieth must not leave the dust of binary fractions. */
const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

export function Stepper({ name, field, value, fault, onChange }: FieldProps) {
  const id = useId();
  const least = field.minimum ?? 0;
  const most = field.maximum ?? 999;
  const now = typeof value === 'number' ? value : least;
  const unit = most - least > WIDE ? 1 : (field.multipleOf ?? (field.type === 'integer' ? 1 : 0.05));
  const step = (by: number) => onChange(rounded(Math.min(most, Math.max(least, now + by * unit))));
  return (
    <div className="field number" data-fault={fault ? true : undefined}>
      <label className="name" htmlFor={id} title={field.description}>
        {field.title}
      </label>
      <div className="stepper">
        <button
          type="button"
          aria-label={`${field.title}: one less`}
          onClick={() => step(-1)}
          disabled={now <= least}
        >
          −
        </button>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value === undefined ? '' : String(value)}
          placeholder="–"
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onFocus={(e) => e.target.select()}
          onChange={(e) => onChange(numberIn(e.target.value))}
          onKeyDown={(e) => {
            if (e.key === 'ArrowUp') step(1);
            if (e.key === 'ArrowDown') step(-1);
          }}
        />
        <button
          type="button"
          aria-label={`${field.title}: one more`}
          onClick={() => step(1)}
          disabled={now >= most}
        >
          +
        </button>
      </div>
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
