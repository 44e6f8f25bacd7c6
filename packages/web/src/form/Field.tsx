/** One field: its control is chosen by what it can be. */
import { type FieldSchema, severalOf } from '@longroll/kernel';
import { Choice } from './Choice.tsx';
import { Choices } from './Choices.tsx';
import { ListField } from './ListField.tsx';
import { Named } from './Named.tsx';
import { Picker } from './Picker.tsx';
import { RecordField } from './RecordField.tsx';
import { Stepper } from './Stepper.tsx';

export interface FieldProps {
  readonly name: string;
  readonly field: FieldSchema;
  readonly options: readonly string[];
  readonly value: unknown;
  readonly fault: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** More words than this go into a list to pick from. */
const MOST_BUTTONS = 10;
/** Small whole numbers are tapped, not counted up. */
const FEW = 5;

const countTo = (field: FieldSchema): number => (field.maximum ?? 99) - (field.minimum ?? 0) + 1;

export function Field(props: FieldProps) {
  const { field, options } = props;
  if (field.type === 'array' && field.items?.properties) return <ListField {...props} />;
  if (severalOf(field)) return <Choices {...props} />;
  if (field.type === 'object') return <RecordField {...props} />;
  if (field.type === 'boolean' && !field.enum) return <YesNo {...props} />;
  if (field.enum) return options.length > MOST_BUTTONS ? <Picker {...props} /> : <Choice {...props} />;
  if (field.type === 'integer' && countTo(field) <= FEW) {
    const digits = Array.from({ length: countTo(field) }, (_, i) => `${(field.minimum ?? 0) + i}`);
    return (
      <Choice
        {...props}
        options={digits}
        value={String(props.value)}
        onChange={(value) => props.onChange(Number(value))}
      />
    );
  }
  return field.type === 'string' || field.type === 'array' ? <Named {...props} /> : <Stepper {...props} />;
}

function YesNo({ name, field, value, onChange }: FieldProps) {
  return (
    <label className="field yes-no">
      <input
        type="checkbox"
        name={name}
        checked={value === true}
        onChange={(e) => onChange(e.target.checked)}
      />
      <span className="box" aria-hidden="true" />
      <span className="words">
        <b>{field.title}</b> <small>{field.description}</small>
      </span>
    </label>
  );
}
