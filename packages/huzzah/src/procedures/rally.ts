/** Rally (11.4) and the removing of O hits (11.5): a morale check; routed becomes disrupted, disrupted good order, and good order sheds an O hit. */
import type { Procedure } from '@longroll/kernel';
import type { Circumstances } from '../model/orders.ts';
import type { Stack } from '../model/stack.ts';
import type { Unit } from '../model/unit.ts';
import type { Side, StackState } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { checkNote, checkOf, moraleOf } from './morale.ts';

export interface RallyOrder {
  readonly side: Side;
  readonly stack: Stack;
  /** The unit to heal, if the stack is in good order. */
  readonly unit: number;
  readonly houseRules: HouseRules;
}

export interface RallyOutcome {
  readonly passed: boolean;
  readonly state: StackState;
  readonly units: readonly Unit[];
}

const BETTER = { routed: 'disrupted', disrupted: 'good-order', 'good-order': 'good-order' } as const;
export const AT_REST: Circumstances = { flanked: false, attacking: false, noLineOfSight: false };

const healed = (units: readonly Unit[], at: number): readonly Unit[] =>
  units.map((unit, i) => (i === at ? { ...unit, hits: unit.hits - 1 } : unit));

export function rally({ stack, unit }: RallyOrder): Procedure<RallyOutcome> {
  const { state, units } = stack;
  const morale = moraleOf({ stack, circumstances: AT_REST });
  const check = checkOf('rally die', morale.value);
  const after = state === 'good-order' ? healed(units, unit) : units;
  return (u) => {
    u.note(morale.lines);
    const passed = check(u);
    u.note(() => [checkNote(passed, morale.value)]);
    return passed ? { passed, state: BETTER[state], units: after } : { passed, state, units };
  };
}
