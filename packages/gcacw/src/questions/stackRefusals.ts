/** Units that may not attack, whatever the odds. */
import { type Refusal, refuse } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';

function whyNot({ name, type, demoralized }: Unit): { code: string; cite: string; text: string } | null {
  if (type === 'wagon')
    return { code: 'wagon', cite: '8.1a', text: `${name} is a wagon train and may not attack.` };
  if (demoralized === 0) return null;
  return {
    code: 'demoralized',
    cite: '13.2a',
    text: `${name} is Demoralize-${demoralized} and may not attack.`,
  };
}

/** The first reason why one of these units may not attack; null if all may. */
export function mayNotAttack(units: readonly Unit[], field: string): Refusal | null {
  for (const [i, unit] of units.entries()) {
    const no = whyNot(unit);
    if (no) return refuse(no.code, no.cite, no.text, `${field}.${i}`).refused;
  }
  return null;
}
