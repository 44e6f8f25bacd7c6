/**
 * An attack with its units: their values derived, the combat fought, the result carried through to their new
 * state. The combat itself is procedures/combat.ts; retreats are walked elsewhere (procedures/retreat.ts).
 */

import { decided, type Note, type Procedure, type Umpire } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { type AttackerNumbers, attackerNumbers, defenderNumbers } from '../model/combatNumbers.ts';
import { highestTactical, stackRatio } from '../model/stack.ts';
import { capped } from '../model/strength.ts';
import { isOurMarker, manpowerOf, stackValue, type Unit } from '../model/unit.ts';
import type { Attack } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type CombatOutcome, combat } from './combat.ts';
import { counterLines } from './counterLines.ts';
import { lossLines } from './lossLines.ts';
import { SUFFERING, sufferingOf } from './suffering.ts';
import { JOINS_CITE, TAKES_PART_CITE, takingPart, takingPartLines } from './takingPart.ts';

/** What an attack knows besides its units: ground, game, circumstances. */
export type Circumstances = Omit<
  CombatInput,
  | 'attackerArm'
  | 'attackerCV'
  | 'defenderCV'
  | 'attackerTV'
  | 'defenderTV'
  | 'attackerAV'
  | 'defenderAV'
  | 'defenderPrintedAV'
  | 'defenderEntrenchment'
  | 'defenderDemoralized2'
  | 'ratio'
  | 'cavalryFight'
  | 'ourMarkers'
>;

export interface AttackOrder {
  readonly circumstances: Circumstances;
  readonly attackers: readonly Unit[];
  /** Units that join from other hexes, each with its own cap (grand assault). */
  readonly joining?: readonly (readonly Unit[])[];
  readonly defenders: readonly Unit[];
  /** Tactical Value of a leader over the attacker in his hex; in an assault of him who began it. */
  readonly attackerLeader: number;
  readonly defenderLeader: number;
}

export interface AttackOutcome extends CombatOutcome {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** Manpower that is gone: never more than there was, whatever the chart says. */
  readonly attackerLost: number;
  readonly defenderLost: number;
}

/** In an assault only the leader who began it lends his Tactical Value (9.5). */
export const attackTactical = (attack: Attack, attackers: readonly Unit[], leader: number): number =>
  attack === 'assault' ? leader : highestTactical(attackers, leader);

/** More than half of its Combat Value is cavalry (9.7f). */
const isMostlyCavalry = (units: readonly Unit[], rules: HouseRules): boolean =>
  stackValue(
    units.filter(({ type }) => type === 'cavalry'),
    rules,
  ) *
    2 >
  stackValue(units, rules);

/** The combat that an order means. Written out: whoever weighs attacks makes many, and records put together of others are slow. */
export function combatOf(order: AttackOrder): CombatInput {
  const { circumstances: c, attackers, attackerLeader, defenders, defenderLeader, joining = [] } = order;
  const { attack, houseRules } = c;
  const all = joining.length === 0 ? attackers : [...attackers, ...joining.flat()];
  const ours = attackerNumbers(all, attackTactical(attack, attackers, attackerLeader), houseRules);
  const theirs = defenderNumbers(defenders, defenderLeader, houseRules);
  return {
    game: c.game,
    attack,
    attackerSide: c.attackerSide,
    attackerArm: ours.attackerArm,
    attackerCV: ours.attackerCV,
    attackerMP: c.attackerMP,
    defenderCV: theirs.defenderCV,
    attackerTV: ours.attackerTV,
    defenderTV: theirs.defenderTV,
    attackerAV: ours.attackerAV,
    defenderAV: theirs.defenderAV,
    defenderPrintedAV: theirs.defenderPrintedAV,
    defenderEntrenchment: theirs.defenderEntrenchment,
    attackerTerrain: c.attackerTerrain,
    defenderTerrain: c.defenderTerrain,
    hexside: c.hexside,
    alsoUphill: c.alsoUphill ?? false,
    flankBonus: c.flankBonus,
    flanksRefused: c.flanksRefused,
    rain: c.rain,
    defenderDemoralized2: theirs.defenderDemoralized2,
    gunboatDefence: c.gunboatDefence,
    gunboatAttack: c.gunboatAttack,
    outOfSupply: c.outOfSupply,
    garrisonDemoralized: c.garrisonDemoralized,
    leaderBonus: c.leaderBonus,
    unionPanic: c.unionPanic,
    surpriseOrCharge: c.surpriseOrCharge,
    hookerLosesConfidence: c.hookerLosesConfidence,
    insubordinate: c.insubordinate,
    cavalryFight: ours.attackerArm === 'cavalry' && isMostlyCavalry(defenders, houseRules),
    ourMarkers: all.some(isOurMarker) || defenders.some(isOurMarker),
    houseRules,
    ratio: stackRatio([attackers, ...joining], defenders, houseRules),
    vicksburgWorks: c.vicksburgWorks ?? 0,
    mine: c.mine ?? 0,
  };
}

/** An attack whose attackers are known by their numbers only. */
export interface AttackNumbers
  extends AttackerNumbers,
    Pick<CombatInput, 'attack' | 'attackerTerrain' | 'hexside' | 'flankBonus'> {}

/** The combat of such an attack on known units. */
export function combatAgainst(
  circumstances: Circumstances,
  numbers: AttackNumbers,
  defenders: readonly Unit[],
  defenderLeader: number,
): CombatInput {
  const { houseRules } = circumstances;
  const { defender, reason } = stackRatio([], defenders, houseRules);
  const attacker = capped(numbers.attackerCV, numbers.attack === 'assault' ? 'none' : houseRules.attackerCap);
  return {
    ...circumstances,
    ...numbers,
    ...defenderNumbers(defenders, defenderLeader, houseRules),
    cavalryFight: numbers.attackerArm === 'cavalry' && isMostlyCavalry(defenders, houseRules),
    ourMarkers: defenders.some(isOurMarker),
    ratio: { attacker, defender, reason },
  };
}

/** The dice of an attack, before anybody suffers by them: on a map losses and retreats are decided by players. */
export function clashOf(order: AttackOrder): Procedure<CombatOutcome> {
  const { attackers, joining = [] } = order;
  const input = combatOf(order);
  const fight = combat(input);
  const offTheCounters = counterLines({ ...order, attackers: [...attackers, ...joining.flat()] }, input);
  return (u) => {
    u.note(offTheCounters);
    return fight(u);
  };
}

const alive = (units: readonly Unit[]): readonly Unit[] => units.filter(({ manpower }) => manpower > 0);

/** Whoever takes part in an assault is wearier before it is fought; on a map he was made so when it began. */
function mustered(order: AttackOrder): AttackOrder {
  if (order.circumstances.attack !== 'assault') return order;
  const { attackers, joining = [] } = order;
  return { ...order, attackers: takingPart(attackers), joining: joining.map(takingPart) };
}

function musterLines({ circumstances, attackers, joining = [] }: AttackOrder): readonly Note[] {
  if (circumstances.attack !== 'assault') return [];
  return [...takingPartLines(attackers, TAKES_PART_CITE), ...takingPartLines(joining.flat(), JOINS_CITE)];
}

export function attack(order: AttackOrder): Procedure<AttackOutcome> {
  const ready = mustered(order);
  const { circumstances, attackers, defenders, joining = [] } = ready;
  const { attackerSide, houseRules: rules } = circumstances;
  const clash = clashOf(ready);
  const units = { attacker: [...attackers, ...joining.flat()], defender: defenders };
  return (u: Umpire) => {
    u.note(() => musterLines(order));
    const outcome = clash(u);
    const results = { attacker: outcome.attacker, defender: outcome.defender };
    const after = decided(SUFFERING, sufferingOf({ attackerSide, rules, units, results }), u).units;
    u.note(() => [
      ...lossLines('Defender', units.defender, after.defender, rules),
      ...lossLines('Attacker', units.attacker, after.attacker, rules),
    ]);
    return {
      ...outcome,
      attackers: alive(after.attacker),
      defenders: alive(after.defender),
      attackerLost: manpowerOf(units.attacker) - manpowerOf(after.attacker),
      defenderLost: manpowerOf(units.defender) - manpowerOf(after.defender),
    };
  };
}
