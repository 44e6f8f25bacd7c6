/** An assault on the map as the procedures take it (17.13). */
import type { Field } from '../../field/field.ts';
import { SIDES_OF_HEX } from '../../field/ground.ts';
import { isFrontSide } from '../../field/zones.ts';
import type { AssaultOrder } from '../../model/orders.ts';
import { type Arm, armOf, type Unit } from '../../model/unit.ts';
import type { AssaultElevation } from '../../model/vocabulary.ts';
import { groundIn, halved } from '../fire/limits.ts';
import { elevationOf, stackOf, targetWorks } from '../fire/order.ts';
import { reactionShot, strongerArm, targetOf } from '../reaction/reacting.ts';
import { armsAble } from '../reaction/triggers.ts';
import type { Assault, Group, PlayState } from '../state/stage.ts';
import { bodyOf, rulesOf, sideOfUnit, stackIn, unitsOf } from '../state/standing.ts';

const ELEVATIONS: Readonly<Record<ReturnType<typeof elevationOf>, AssaultElevation>> = {
  same: 'same',
  lower: 'attacker-higher',
  higher: 'defender-higher',
};

/** The hexside of one hex that lies towards another. */
export const sideTowards = ({ ground: { map } }: Field, hex: number, other: number): number =>
  map.neighbours.subarray(hex * SIDES_OF_HEX, (hex + 1) * SIDES_OF_HEX).indexOf(other);

/** The hexside between the two hexes is not in the front of the defender; skirmishers and the routed have no flank. */
export function isFlankAttack(field: Field, state: PlayState, { hex, target, defenders }: Assault): boolean {
  const { facing, formation, state: order } = bodyOf(state, defenders);
  if (formation === 'skirmish' || order === 'routed') return false;
  return !isFrontSide(facing, sideTowards(field, target, hex));
}

/** Who attacks whom, before the first die. */
export function assaultOf(
  field: Field,
  state: PlayState,
  group: Group,
  target: number,
  charging: boolean,
  byRoad: boolean,
): Assault {
  const { units, leaders } = stackIn(field, state, target);
  return {
    ...targetOf(group),
    ...{ target, charging, byRoad, rounds: 0, won: false },
    defenders: units,
    defenderLeaders: leaders,
  };
}

export const defendersOf = ({ target, defenders, defenderLeaders }: Assault): Group => ({
  hex: target,
  units: defenders,
  leaders: defenderLeaders,
});

/** A pre-assault shot with an arm (9.2.1). */
export const preAssaultShot = (field: Field, state: PlayState, assault: Assault, arm: Arm) =>
  reactionShot(field, state, assault.target, arm, targetOf(assault), {
    kind: 'pre-assault',
    targetAction: assault.charging ? 'charge' : 'assault',
    byRoad: assault.byRoad,
  });

/** The arms with which the defender may fire before the first round; none if he is taken in flank. */
export function preAssaultArms(field: Field, state: PlayState, assault: Assault): readonly Arm[] {
  const isBlind = isFlankAttack(field, state, assault) && rulesOf(state).flankedPreAssaultFire === 'none';
  return isBlind ? [] : armsAble(field, state, assault.target, 1);
}

/** Skirmishers fight with half their points (4.1.1). */
const fighting = (field: Field, state: PlayState, units: readonly number[]): readonly Unit[] =>
  bodyOf(state, units).formation === 'skirmish'
    ? unitsOf(field, state, units).map(halved)
    : unitsOf(field, state, units);

export function assaultOrder(
  field: Field,
  state: PlayState,
  assault: Assault,
  isolated: { readonly attacker: boolean; readonly defender: boolean },
): AssaultOrder {
  const { hex, target, charging, byRoad, units, defenders } = assault;
  const arms = preAssaultArms(field, state, assault);
  const arm =
    arms.length === 0
      ? null
      : strongerArm(field, state, arms, (one) => preAssaultShot(field, state, assault, one));
  const defender = stackOf(field, state, defendersOf(assault), isolated.defender);
  return {
    side: sideOfUnit(field, units[0]!),
    attacker: stackOf(field, state, assault, isolated.attacker),
    defender: { ...defender, units: fighting(field, state, defenders) },
    attackerGround: groundIn(field, hex),
    defenderGround: groundIn(field, target),
    attackerThoroughfare: byRoad,
    attackerWorks: targetWorks(field, hex, target),
    elevation: ELEVATIONS[elevationOf(field, hex, target)],
    defenderWorks: field.ground.terrain.works(target, hex),
    defenderFlanked: isFlankAttack(field, state, assault),
    preAssaultFire: arm !== null,
    defenderFireMarker: bodyOf(state, defenders).marker,
    preAssaultArm: arm ?? armOf(unitsOf(field, state, defenders)[0]!),
    charging,
    approachShots: [],
    houseRules: rulesOf(state),
  };
}
