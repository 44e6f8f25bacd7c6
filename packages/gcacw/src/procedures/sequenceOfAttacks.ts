/**
 * A stack attacked several times in a row. Equal states of the defenders are merged between the attacks, so the
 * exact chances of every end state stay within reach.
 */
import { type Staged, type Step, stages } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { resultOf } from '../model/combatResult.ts';
import { otherSide } from '../model/leaderBonus.ts';
import {
  entrenchedArtillery,
  halfDemoralized2,
  highestTactical,
  printedArtillery,
  stackRatio,
} from '../model/stack.ts';
import { capped } from '../model/strength.ts';
import { stackValue, type Unit } from '../model/unit.ts';
import { stackKey } from '../model/unitWords.ts';
import type { Circumstances } from './attack.ts';
import { combat } from './combat.ts';
import { sufferResult } from './stackResult.ts';

/** One of the attacks: fresh attackers each time, so their numbers are enough. */
export interface AttackNumbers
  extends Pick<
    CombatInput,
    | 'attack'
    | 'attackerArm'
    | 'attackerCV'
    | 'attackerTV'
    | 'attackerAV'
    | 'attackerTerrain'
    | 'hexside'
    | 'flankBonus'
  > {}

export interface SequenceOrder {
  readonly circumstances: Circumstances;
  readonly defenders: readonly Unit[];
  readonly defenderLeader: number;
  readonly attacks: readonly AttackNumbers[];
  /** What-if: the stack takes its results and stays, even where it would have to go. */
  readonly standsItsGround: boolean;
}

export type Fate = 'holds' | 'retreats' | 'routs' | 'destroyed';

export interface SequenceOutcome {
  readonly fate: Fate;
  /** How many attacks it took to come to this. */
  readonly attacks: number;
  readonly defenders: readonly Unit[];
}

function combatAgainst(
  order: SequenceOrder,
  numbers: AttackNumbers,
  defenders: readonly Unit[],
): CombatInput {
  const { houseRules } = order.circumstances;
  const { defender, reason } = stackRatio([], defenders, houseRules);
  const attacker = capped(numbers.attackerCV, numbers.attack === 'assault' ? 'none' : houseRules.attackerCap);
  return {
    ...order.circumstances,
    ...numbers,
    defenderCV: stackValue(defenders),
    defenderTV: highestTactical(defenders, order.defenderLeader),
    defenderAV: entrenchedArtillery(defenders, houseRules),
    defenderPrintedAV: printedArtillery(defenders),
    defenderEntrenchment: 'none',
    defenderDemoralized2: halfDemoralized2(defenders),
    ratio: { attacker, defender, reason },
  };
}

const FATES: Record<'r' | 'R' | 'R*', Fate> = { r: 'retreats', R: 'routs', 'R*': 'routs' };

function fateOf(code: string, left: readonly Unit[], stands: boolean): Fate {
  const { retreat } = resultOf(code);
  if (left.length === 0) return 'destroyed';
  return retreat && !stands ? FATES[retreat] : 'holds';
}

/** A stack that stands keeps its works as well. */
const keepWorks = (after: readonly Unit[], before: readonly Unit[]): readonly Unit[] =>
  after.map((unit) => {
    const was = before.find(({ name }) => name === unit.name);
    return was ? { ...unit, entrenchment: was.entrenchment } : unit;
  });

function attackStep(order: SequenceOrder, numbers: AttackNumbers): Step<SequenceOutcome> {
  const { attackerSide, houseRules } = order.circumstances;
  const side = otherSide(attackerSide);
  return ({ defenders, attacks }) => {
    const fight = combat(combatAgainst(order, numbers, defenders));
    return (u) => {
      const { defender } = fight(u);
      const after = sufferResult(u, side, defenders, defender, houseRules);
      const left = order.standsItsGround ? keepWorks(after, defenders) : after;
      return { fate: fateOf(defender, left, order.standsItsGround), attacks: attacks + 1, defenders: left };
    };
  };
}

export const sequenceKey = ({ fate, attacks, defenders }: SequenceOutcome): string =>
  `${fate} ${attacks} ${stackKey(defenders)}`;

export function sequenceOfAttacks(order: SequenceOrder): Staged<SequenceOutcome, SequenceOutcome> {
  return stages<SequenceOutcome, SequenceOutcome>({
    start: { fate: 'holds', attacks: 0, defenders: order.defenders },
    steps: order.attacks.map((numbers) => attackStep(order, numbers)),
    key: sequenceKey,
    done: ({ fate }) => fate !== 'holds',
    finish: (state) => state,
  });
}
