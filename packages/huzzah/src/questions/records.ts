/** Fields that the kernel's forms do not have: a record of fields, and a yes that holds unless told otherwise. */
import type { FieldText } from '@longroll/kernel';
import * as z from 'zod';

/** One record: a stack, those who fire. */
export const recordOf = <F extends z.ZodRawShape>(fields: F, text: FieldText) =>
  z
    .strictObject(fields)
    .prefault({} as never)
    .meta({ ...text, allowed: `a record with ${Object.keys(fields).join(', ')}` });

export const yesByDefault = (text: FieldText) =>
  z
    .boolean()
    .default(true)
    .meta({ ...text, default: true, allowed: 'true or false' });
