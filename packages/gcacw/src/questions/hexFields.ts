/** Fields that the kernel's forms do not have: names of hexes, and Combat Values that may be 0. */
import type { FieldText } from '@longroll/kernel';
import * as z from 'zod';

const NAME = /^-?\d{1,2},-?\d{1,2}$/;
const ALLOWED = 'a hex as "q,r", for instance "0,0" or "-1,2"';

/** A hex by its two coordinates. */
export const hexField = (text: FieldText & { readonly default: string }) =>
  z
    .string()
    .regex(NAME)
    .default(text.default)
    .meta({ ...text, allowed: ALLOWED });

export const hexRequired = (text: FieldText) =>
  z
    .string()
    .regex(NAME)
    .meta({ ...text, allowed: ALLOWED });

/** Several hexes in order. */
export const hexPath = (most: number, text: FieldText) =>
  z
    .array(z.string().regex(NAME).meta({ cite: text.cite, allowed: ALLOWED }))
    .max(most)
    .default([])
    .meta({ ...text, allowed: `a list of at most ${most} hexes as "q,r"` });

/** A strength in halves; 0 is none. */
export const halvesOrNone = (max: number, text: FieldText) =>
  z
    .number()
    .min(0)
    .max(max)
    .multipleOf(0.5)
    .default(0)
    .meta({ ...text, default: 0, allowed: `a number in halves from 0 to ${max} (0.5, 1, 1.5 …)` });
