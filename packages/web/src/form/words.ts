/** How a public value reads on the page: its name if the schema has one, else the value without its hyphens. */
import type { FieldSchema } from '@longroll/kernel';

export const optionWords = (field: FieldSchema, option: string): string =>
  field.names?.[option] ?? option.replaceAll('-', ' ');

/** A number with its sign, with a true minus. */
export function signed(value: number | string): string {
  if (typeof value === 'string') return value.replace(/^-(?=\d)/, '−');
  return value > 0 ? `+${value}` : `${value}`.replace('-', '−');
}

export const percent = (p: number): string => `${(p * 100).toFixed(1)} %`;
