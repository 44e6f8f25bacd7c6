/** How a public value reads on the page: its name if the schema has one, else the value without its hyphens. */
import type { FieldSchema } from '@longroll/kernel';

export const optionWords = (field: FieldSchema, option: string): string =>
  field.names?.[option] ?? option.replaceAll('-', ' ');
