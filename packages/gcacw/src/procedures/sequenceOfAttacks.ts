/**
 * A stack attacked several times in a row. Equal states of the defenders are merged between the attacks, so the
 * exact chances of every end state stay within reach.
 */

import { type Staged, type Step, stages, under } from '@longroll/kernel';
import { resultOf } from '../model/combatResult.ts';
import type { Unit } from '../model/unit.ts';
import { stackKey } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type AttackNumbers, type Circumstances, combatAgainst } from './attack.ts';
import { combat } from './combat.ts';
import { resultsOn } from './stackResult.ts';

export interface SequenceOrder {
  readonly circumstances: Circumstances;
  readonly defenders: readonly Unit[];
  readonly defenderLeader: number;
  /** Each with fresh attackers, so their numbers are enough. */
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
    return was && was.entrenchment !== unit.entrenchment ? { ...unit, entrenchment: was.entrenchment } : unit;
  });

function attackStep(order: SequenceOrder, numbers: AttackNumbers): Step<SequenceOutcome> {
  const { attackerSide, houseRules } = order.circumstances;
  const side = otherSide(attackerSide);
  return ({ defenders, attacks }) => {
    const fight = combat(combatAgainst(order.circumstances, numbers, defenders, order.defenderLeader));
    const suffers = resultsOn(side, defenders, houseRules);
    const ends = endsOf(order, defenders, attacks + 1);
    const heading = `Attack ${attacks + 1}`;
    return (u) => {
      const named = under(heading, u);
      const { defender } = fight(named);
      return ends(defender, suffers(named, defender));
    };
  };
}

/** What has become of the stack: of the same units by the same code the same, so that what follows is settled once. */
function endsOf({ standsItsGround }: SequenceOrder, before: readonly Unit[], attacks: number) {
  const known = new Map<readonly Unit[], Map<string, SequenceOutcome>>();
  return (code: string, after: readonly Unit[]): SequenceOutcome => {
    const byCode = known.get(after) ?? new Map<string, SequenceOutcome>();
    known.set(after, byCode);
    const same = byCode.get(code);
    if (same) return same;
    const defenders = standsItsGround ? keepWorks(after, before) : after;
    const end = { fate: fateOf(code, defenders, standsItsGround), attacks, defenders };
    byCode.set(code, end);
    return end;
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
