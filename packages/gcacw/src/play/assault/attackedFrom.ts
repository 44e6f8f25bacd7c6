/** The ground that an assault is made over (9.9c). */
import { addUp } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { combatValue } from '../../model/unit.ts';
import { TERRAIN } from '../../modifiers/cavalryRetreat.ts';
import { NO_FLANKS } from '../combat/flanks.ts';
import { circumstancesOf } from '../combat/order.ts';
import type { Acting, Assault } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';

/**
 * Over several hexsides the worst ground counts of those from which at least half the attacking Combat Value comes,
 * otherwise that of the leader's hex (9.9c).
 */
export function attackedFrom(
  field: Field,
  state: Acting,
  assault: Assault,
  attackers: readonly number[],
): number {
  const own = state.leaders[assault.leader]!.hex;
  const strength = (units: readonly number[]) =>
    units.reduce((sum, i) => sum + combatValue(state.units[i]!, rulesOf(state)), 0);
  const from = (hex: number) => attackers.filter((i) => state.units[i]!.hex === hex);
  const heavy = [...new Set(attackers.map((i) => state.units[i]!.hex))].filter(
    (hex) => strength(from(hex)) * 2 >= strength(attackers),
  );
  const ground = (hex: number) => {
    const at = { cause: { type: 'assault' }, from: hex, target: assault.target } as const;
    return addUp(TERRAIN, circumstancesOf(field, state, state.stage.phase.active, at, NO_FLANKS)).total;
  };
  return heavy.length === 0 ? own : heavy.reduce((worst, hex) => (ground(hex) > ground(worst) ? hex : worst));
}
