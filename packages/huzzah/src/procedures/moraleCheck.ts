/** A morale check by itself (10.3). */
import type { Procedure } from '@longroll/kernel';
import type { MoraleCase } from '../modifiers/morale.ts';
import { checkNote, checkOf, moraleOf } from './morale.ts';

export interface MoraleOutcome {
  readonly morale: number;
  readonly passed: boolean;
}

export function moraleCheck(c: MoraleCase): Procedure<MoraleOutcome> {
  const { value, lines } = moraleOf(c);
  const check = checkOf('morale die', value);
  return (u) => {
    u.note(lines);
    const passed = check(u);
    u.note(() => [checkNote(passed, value)]);
    return { morale: value, passed };
  };
}
