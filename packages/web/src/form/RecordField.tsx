/** A record of fields in one fold: the house rules, a stack with its state. */
import type { FieldSchema } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';
import { Field, type FieldProps } from './Field.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Words are shown as words, whatever they stand for: 1.5, true, none. */
const shown = (field: FieldSchema, value: unknown): unknown => (field.enum ? String(value) : value);
const meant = (field: FieldSchema, next: unknown): unknown =>
  field.enum ? field.enum.find((option) => String(option) === next) : next;

/** A force stands open under the heading that names it; what nobody needs at first, as the house rules, is folded. */
const isOpen = ({ group, title, default: usual }: FieldSchema): boolean =>
  usual !== undefined && group === title;

export function RecordField(props: FieldProps) {
  const { field, value, fault } = props;
  const changed = Object.keys((value ?? {}) as Values).length;
  if (isOpen(field))
    return (
      <div className="field force-fields" data-fault={fault ? true : undefined}>
        <RecordFields {...props} />
        {fault && <p className="fault">{fault}</p>}
      </div>
    );
  return (
    <details className="field record" open={fault !== undefined}>
      <summary>
        <b>{field.title}</b> {changed > 0 ? `${changed} changed` : field.description}
      </summary>
      <div className="record-fields">
        <RecordFields {...props} />
      </div>
      {fault && <p className="fault">{fault}</p>}
    </details>
  );
}

function RecordFields({ name, field, value, onChange }: FieldProps) {
  const record = (value ?? {}) as Values;
  return Object.entries(field.properties ?? {}).map(([key, sub]) => (
    <div className="ruling" key={key}>
      <Field
        name={`${name}.${key}`}
        field={sub}
        options={(sub.enum ?? []).map(String)}
        value={shown(sub, record[key] ?? sub.default)}
        fault={undefined}
        onChange={(next) => onChange(withValue(record, key, meant(sub, next), sub.default))}
      />
      <p className="hint">
        {sub.type === 'boolean' && !sub.enum ? '' : sub.description} <Cite of={sub.cite ?? ''} />
      </p>
    </div>
  ));
}

/** Only what differs from its default is kept; with nothing left the field is not given at all. */
function withValue(record: Values, key: string, next: unknown, usual: unknown): Values | undefined {
  const { [key]: _, ...rest } = record;
  const kept = next === usual ? rest : { ...rest, [key]: next };
  return Object.keys(kept).length > 0 ? kept : undefined;
}
