/** Refusals in the words of the form: a field is called as its label calls it, not as programs do. */
import type { Refusal } from '../plain/refusal.ts';
import type { FieldSchema } from './schema.ts';

const isPlace = ({ type }: FieldSchema, step: string): boolean => type === 'array' && /^\d+$/.test(step);

function fieldIn(schema: FieldSchema, step: string): FieldSchema | undefined {
  if (isPlace(schema, step)) return schema.items;
  const { properties = {} } = schema;
  return Object.hasOwn(properties, step) ? properties[step] : undefined;
}

/** "Attackers 2, Manpower" for `attackers.1.manpower`; null for what is no field. */
export function labelOf(schema: FieldSchema, path: string): string | null {
  let at = schema;
  let label = '';
  for (const step of path.split('.')) {
    const field = fieldIn(at, step);
    if (!field) return null;
    if (isPlace(at, step)) label += ` ${Number(step) + 1}`;
    else label += `${label === '' ? '' : ', '}${field.title ?? step}`;
    at = field;
  }
  return label;
}

/** Names that programs use: `attackerCV`, `units.0.type`. A word that is also English is one only where it begins. */
const NAME = /(?<!["\w.])[a-z]\w*(?:\.\w+)*/g;
const isProgrammed = (name: string): boolean => /\.|[a-z][A-Z]/.test(name);

export type Naming = 'label' | 'label and key';

/** What is refused because it is no field keeps its name: that is what was typed. */
export function labelled(schema: FieldSchema, refusal: Refusal, naming: Naming = 'label'): Refusal {
  const { code, text, also } = refusal;
  const rest = also ? { also: also.map((one) => labelled(schema, one, naming)) } : {};
  if (code === 'unknown-field') return { ...refusal, ...rest };
  const words = text.replace(NAME, (name, at: number) => {
    const label = (at === 0 || isProgrammed(name)) && labelOf(schema, name);
    if (!label) return name;
    return naming === 'label' ? label : `${label} (${name})`;
  });
  return { ...refusal, ...rest, text: words };
}
