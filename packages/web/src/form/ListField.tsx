/** A list of records: the units of a stack, the attacks of a day. Each folds to one line; more can be added. */
import type { FieldSchema } from '@longroll/kernel';
import { Field, type FieldProps } from './Field.tsx';
import { optionWords } from './words.ts';

type Item = Readonly<Record<string, unknown>>;

/** One field of a folded record, if it says more than its default; the first always tells which record it is. */
function fieldWords(name: string, field: FieldSchema, value: unknown, isFirst: boolean): string {
  if (name === 'name' || value === undefined || value === '') return String(value ?? '');
  if (field.enum) return value === field.default && !isFirst ? '' : optionWords(field, String(value));
  if (typeof value === 'boolean') return value ? (field.title ?? name) : '';
  return value === 0 ? '' : `${field.title} ${String(value)}`;
}

/** Enough to tell a folded record from the others. */
const itemWords = (schema: FieldSchema, item: Item): string =>
  Object.entries(schema.properties ?? {})
    .map(([name, field], at) => fieldWords(name, field, item[name] ?? field.default, at === 0))
    .filter((word) => word !== '')
    .join(', ');

export function ListField({ name, field, value, fault, onChange }: FieldProps) {
  const items = Array.isArray(value) ? (value as readonly Item[]) : [{}];
  const record = field.items ?? {};
  const least = field.minItems ?? 0;
  const most = field.maxItems ?? 12;
  const put = (at: number, item: Item) => onChange(items.map((old, i) => (i === at ? item : old)));
  return (
    <div className="field list" data-fault={fault ? true : undefined}>
      <span className="name">{field.title}</span>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: records have no identity but their place.
        <details key={at} className="record" open={items.length === 1}>
          <summary>
            <b>{at + 1}</b> {itemWords(record, item)}
          </summary>
          <div className="record-fields">
            {Object.entries(record.properties ?? {}).map(([key, sub]) => (
              <Field
                key={key}
                name={`${name}.${at}.${key}`}
                field={sub}
                options={sub.enum ?? []}
                value={item[key] ?? sub.default}
                fault={undefined}
                onChange={(next) => put(at, { ...item, [key]: next })}
              />
            ))}
            {items.length > least && (
              <button
                type="button"
                className="quiet"
                onClick={() => onChange(items.filter((_, i) => i !== at))}
              >
                Take {at + 1} away
              </button>
            )}
          </div>
        </details>
      ))}
      {items.length < most && (
        <button type="button" className="more" onClick={() => onChange([...items, items.at(-1) ?? {}])}>
          Add another
        </button>
      )}
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}
