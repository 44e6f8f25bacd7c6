/** Records of the map put into the form of a question, so that the odds shown are those of the action. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { FireOrder, Shot } from '../../model/orders.ts';
import type { Stack } from '../../model/stack.ts';
import type { Unit } from '../../model/unit.ts';
import { OUR_RULINGS } from '../../rulings/index.ts';
import type { PlayState } from '../state/stage.ts';
import { fireOrder, isCutOff, type Shooting } from './order.ts';

type Asks = NonNullable<Told['asks']>;

/** What the form of a question takes of the readings in force, where they are not ours. */
export function heldRules({ houseRules }: PlayState) {
  const held = Object.entries(houseRules).filter(([id]) => id in OUR_RULINGS);
  return held.length === 0 ? {} : { houseRules: Object.fromEntries(held) };
}

/** A unit as forms write it. Those who never turn over have their weaker side at least 1 strong there. */
export const unitRecord = ({ type, sp, morale, hits, reduced, reducedSp, reducedMorale }: Unit) => ({
  ...{ type, morale, hits, reduced, reducedMorale },
  sp: Math.max(1, sp),
  reducedSp: Math.max(1, reducedSp),
});

export const stackRecord = ({ units, state, leader, inCommand, isolated, onDisrupt }: Stack) => ({
  ...{ state, leader, inCommand, isolated, onDisrupt },
  units: units.map(unitRecord),
});

/** The fields of a shot but for its target stack. */
export const shotRecord = (shot: Shot) => ({
  kind: shot.kind,
  range: shot.range,
  firer: { units: shot.firer.units.map(unitRecord), state: shot.firer.state },
  firerGround: shot.firerGround,
  firerWorks: shot.firerWorks,
  advanceFireMarker: shot.advanceFireMarker,
  noLineOfSight: shot.noLineOfSight,
  targetGround: shot.targetGround,
  targetThoroughfare: shot.targetThoroughfare,
  targetElevation: shot.targetElevation,
  targetWorks: shot.targetWorks,
  targetFlanked: shot.targetFlanked,
});

const fireRecord = (order: FireOrder, state: PlayState) => ({
  ...shotRecord(order),
  target: stackRecord(order.target),
  targetAction: order.targetAction,
  targetSkirmish: order.targetSkirmish ?? false,
  side: order.side,
  ...heldRules(state),
});

export function fireAsks(field: Field, state: PlayState, shooting: Shooting): Asks {
  const order = fireOrder(field, state, shooting, isCutOff(field, state, shooting.target));
  return { question: 'huzzah/fire', input: fireRecord(order, state) };
}
