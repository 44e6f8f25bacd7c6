/**
 * The case with which a form begins: nothing special about it, and no refusal. A field stands at its default; one
 * that must be given, at what it says that it `begins` with, else at the least that it may be.
 */
import type { FieldSchema, InputSchema } from './schema.ts';

function beginning(field: FieldSchema, isRequired: boolean): unknown {
  if (field.begins !== undefined) return field.begins;
  return isRequired ? (field.minimum ?? field.enum?.[0]) : undefined;
}

export function neutralOf({ properties, required = [] }: InputSchema): Readonly<Record<string, unknown>> {
  const values = Object.entries(properties).map(
    ([name, field]) => [name, beginning(field, required.includes(name))] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
