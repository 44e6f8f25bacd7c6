/** The odds of an assault to its end, as its question. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { AssaultOrder } from '../../model/orders.ts';
import { heldRules, shotRecord, stackRecord } from '../fire/asking.ts';
import { isCutOff } from '../fire/order.ts';
import type { Group, Moving, PlayState } from '../state/stage.ts';
import { bodyOf } from '../state/standing.ts';
import { isByRoad } from '../steps/plan.ts';
import { assaultOf, assaultOrder, defendersOf } from './order.ts';

type Asks = NonNullable<Told['asks']>;

const assaultRecord = (order: AssaultOrder) => ({
  attacker: stackRecord(order.attacker),
  defender: stackRecord(order.defender),
  attackerGround: order.attackerGround,
  defenderGround: order.defenderGround,
  attackerThoroughfare: order.attackerThoroughfare,
  attackerWorks: order.attackerWorks ?? 'none',
  elevation: order.elevation,
  defenderWorks: order.defenderWorks,
  defenderFlanked: order.defenderFlanked,
  preAssaultFire: order.preAssaultFire,
  defenderFireMarker: order.defenderFireMarker,
  preAssaultArm: order.preAssaultArm,
  leadersAtRisk: true,
  side: order.side,
});

/** The odds of an assault, as what is told of it. The question takes attackers in good order: who charges on disrupted has none there. */
export function assaultAsks(
  field: Field,
  state: PlayState,
  group: Group,
  target: number,
  charge: Moving | null,
): { readonly asks: Asks } | Record<string, never> {
  if (bodyOf(state, group.units).state !== 'good-order') return {};
  const assault = assaultOf(
    field,
    state,
    group,
    target,
    charge !== null,
    charge !== null && isByRoad(field, charge),
  );
  const isolated = {
    attacker: isCutOff(field, state, group),
    defender: isCutOff(field, state, defendersOf(assault)),
  };
  const order = assaultOrder(field, state, assault, isolated);
  const shots = order.approachShots.map(shotRecord);
  const input = { ...assaultRecord(order), ...heldRules(state) };
  if (charge === null) return { asks: { question: 'huzzah/assault', input } };
  return { asks: { question: 'huzzah/charge', input: { ...input, approachShots: shots } } };
}
