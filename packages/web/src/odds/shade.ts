/** Classes of one tone, such as routed and destroyed, are told apart by their shade. */
import type { ClassShare } from '@longroll/kernel';
import type { CSSProperties } from 'react';

/** Percent of the way to the neighbouring colour; further, and shades of two tones would meet. */
const FURTHEST = 40;

export function shadeOf(classes: readonly ClassShare[], { label, tone }: ClassShare): CSSProperties {
  const same = classes.filter((one) => one.tone === tone);
  const at = same.findIndex((one) => one.label === label);
  const shade = same.length > 1 ? (FURTHEST * at) / (same.length - 1) : 0;
  return { '--shade': `${shade}%` } as CSSProperties;
}
