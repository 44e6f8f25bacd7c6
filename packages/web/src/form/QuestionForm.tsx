/** A form made from a question's schema: groups as printed headings, only the fields that the case knows. */
import { type FieldSchema, type InputSchema, isKnown } from '@longroll/kernel';
import { useMemo } from 'react';
import { type Asked, defaultsOf } from '../page/useAsked.ts';
import { Field } from './Field.tsx';

interface QuestionFormProps {
  readonly schema: InputSchema;
  readonly asked: Asked;
}

type Entry = readonly [string, FieldSchema];

function groupsOf(schema: InputSchema): readonly (readonly [string, readonly Entry[]])[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of Object.entries(schema.properties)) {
    const name = entry[1].group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups];
}

/** A fault inside a list is shown at the list. */
const topOf = (field: string | undefined): string | undefined => field?.split('.')[0];

/** The values that the case knows for a field; with only one there is nothing to choose. */
const optionsOf = (field: FieldSchema, values: Readonly<Record<string, unknown>>): readonly string[] =>
  (field.enum ?? []).filter((option) => isKnown(field.optionsOnly?.[option], values));

export function QuestionForm({ schema, asked }: QuestionFormProps) {
  const groups = useMemo(() => groupsOf(schema), [schema]);
  const values = { ...defaultsOf(schema), ...asked.values };
  const faults = new Map(
    asked.refused ? [asked.refused, ...(asked.refused.also ?? [])].map((r) => [topOf(r.field), r.text]) : [],
  );
  const isShown = ([, field]: Entry) =>
    isKnown(field.only, values) && !(field.enum && optionsOf(field, values).length < 2);
  return (
    <form className="sheet" aria-label="The case" onSubmit={(e) => e.preventDefault()}>
      {groups.map(([group, entries]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {entries.filter(isShown).map(([name, field]) => (
            <Field
              key={name}
              name={name}
              field={field}
              options={optionsOf(field, values)}
              value={values[name]}
              fault={faults.get(name)}
              onChange={(value) => asked.set(name, value)}
            />
          ))}
        </fieldset>
      ))}
      <button type="button" className="quiet" onClick={asked.reset}>
        Back to the worked example
      </button>
    </form>
  );
}
