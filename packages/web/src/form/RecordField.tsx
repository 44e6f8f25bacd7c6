/** A record of readings, folded away until somebody wants another: the house rules. */
import { Field, type FieldProps } from './Field.tsx';

export function RecordField({ name, field, value, fault, onChange }: FieldProps) {
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  const changed = Object.keys(record).length;
  return (
    <details className="field record" open={fault !== undefined}>
      <summary>{changed > 0 ? `${changed} changed` : field.description}</summary>
      <div className="record-fields">
        {Object.entries(field.properties ?? {}).map(([key, sub]) => (
          <div className="ruling" key={key}>
            <Field
              name={`${name}.${key}`}
              field={sub}
              options={(sub.enum ?? []).map(String)}
              value={String(record[key] ?? sub.default)}
              fault={undefined}
              onChange={(next) =>
                onChange(
                  withReading(
                    record,
                    key,
                    sub.enum?.find((o) => String(o) === next),
                    sub.default,
                  ),
                )
              }
            />
            <p className="hint">
              {sub.description} <cite>{sub.cite}</cite>
            </p>
          </div>
        ))}
      </div>
      {fault && <p className="fault">{fault}</p>}
    </details>
  );
}

/** Only what differs from our own reading is kept; with nothing left the field is not given at all. */
function withReading(
  record: Readonly<Record<string, unknown>>,
  key: string,
  reading: unknown,
  ours: unknown,
) {
  const { [key]: _, ...rest } = record;
  const next = reading === ours ? rest : { ...rest, [key]: reading };
  return Object.keys(next).length > 0 ? next : undefined;
}
