/** A form made from a question's schema: groups as printed headings, only the fields that the case knows. */
import { type FieldSchema, type InputSchema, isKnown, severalOf } from '@longroll/kernel';
import { memo, useMemo } from 'react';
import type { Values } from '../address/address.ts';
import { type Asked, defaultsOf } from '../case/useCase.ts';
import { Cite } from '../cite/Cite.tsx';
import { Field, type FieldProps } from './Field.tsx';

interface QuestionFormProps {
  readonly schema: InputSchema;
  readonly asked: Asked;
  /** Fields that something else fills in: the counters picked. */
  readonly filled?: Values;
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

/** The values that the case knows for a field. */
const optionsOf = (field: FieldSchema, values: Readonly<Record<string, unknown>>): readonly string[] =>
  (field.enum ?? severalOf(field) ?? []).filter((option) => isKnown(field.optionsOnly?.[option], values));

/** Of one word there is nothing to choose; where several may be taken, one is enough to be taken or left. */
function hasChoice(field: FieldSchema, options: readonly string[]): boolean {
  if (severalOf(field)) return options.length > 0;
  return !field.enum || options.length > 1;
}

interface ShownField {
  readonly name: string;
  readonly field: FieldSchema;
  readonly options: string;
}

/** Those that there is something to choose in, each looked at once: all of a form are, at every tap. */
const shownIn = (entries: readonly Entry[], values: Values, filled: Values = {}): readonly ShownField[] =>
  entries.flatMap(([name, field]) => {
    if (name in filled || !isKnown(field.only, values)) return [];
    const options = optionsOf(field, values);
    return hasChoice(field, options) ? [{ name, field, options: options.join('\n') }] : [];
  });

interface OneFieldProps extends Omit<FieldProps, 'options' | 'onChange'> {
  /** One to a line: a plain text, so that equal options are equal. */
  readonly options: string;
  readonly set: Asked['set'];
}

/** Drawn again only when something about it has changed: a form has thirty of them. */
const OneField = memo(function OneField({ options, set, ...props }: OneFieldProps) {
  const listed = options === '' ? [] : options.split('\n');
  return (
    <div className="one-field">
      <Field {...props} options={listed} onChange={(value) => set(props.name, value)} />
      <Cite of={props.field.cite ?? ''} bare />
    </div>
  );
});

export function QuestionForm({ schema, asked, filled }: QuestionFormProps) {
  const groups = useMemo(() => groupsOf(schema), [schema]);
  const values = { ...defaultsOf(schema), ...asked.values };
  const faults = new Map(
    asked.refused ? [asked.refused, ...(asked.refused.also ?? [])].map((r) => [topOf(r.field), r.text]) : [],
  );
  return (
    <form className="sheet" aria-label="The case" onSubmit={(e) => e.preventDefault()}>
      {groups
        .map(([group, entries]) => [group, shownIn(entries, values, filled)] as const)
        .filter(([, shown]) => shown.length > 0)
        .map(([group, shown]) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            {shown.map((one) => (
              <OneField
                key={one.name}
                {...one}
                value={values[one.name]}
                fault={faults.get(one.name)}
                set={asked.set}
              />
            ))}
          </fieldset>
        ))}
      <button type="button" className="quiet" onClick={asked.reset}>
        {filled ? 'Clear the ground and circumstances' : 'Clear the form'}
      </button>
    </form>
  );
}
