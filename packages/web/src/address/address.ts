/** A form in the address: what differs from the defaults, and the dice that were rolled. A link reopens both. */
import { chosenWords, type FieldSchema, type InputSchema, severalOf } from '@longroll/kernel';

export type Values = Readonly<Record<string, unknown>>;

const isNested = (field: FieldSchema): boolean => field.type === 'array' || field.type === 'object';

/** Lists and records stand in the address as JSON; what cannot be read is left as it is and refused in words. */
function readNested(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isNumber = (field: FieldSchema): boolean => field.type === 'integer' || field.type === 'number';

function readValue(field: FieldSchema, text: string): unknown {
  if (isNested(field)) return readNested(text);
  if (severalOf(field)) return text.includes(',') ? text.split(',') : text;
  if (field.type === 'boolean') return text === 'true' || text === '1';
  if (!isNumber(field)) return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** What a link says; null if it says nothing of this form. */
export function readAddress(schema: InputSchema, search: string): Values | null {
  const params = new URLSearchParams(search);
  const entries = Object.entries(schema.properties).flatMap(([name, field]) => {
    const text = params.get(name);
    return text === null ? [] : [[name, readValue(field, text)] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

export function readDice(search: string): readonly number[] | null {
  const text = new URLSearchParams(search).get('dice');
  return text ? text.split(',').map(Number) : null;
}

/** Words of a fixed list need no more than commas between them. */
function written(field: FieldSchema, value: unknown): string {
  if (severalOf(field)) return chosenWords(value).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function writeAddress(schema: InputSchema, values: Values, dice: readonly number[] | null): string {
  const params = new URLSearchParams();
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = values[name];
    if (value === undefined || value === field.default) continue;
    const text = written(field, value);
    if (text !== '') params.set(name, text);
  }
  if (dice) params.set('dice', dice.join(','));
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}
