/** What an attack is worth, in victory points: by the exact chances of the combat that the rules would fight. */
import { byResult, EveryBranch, firstOption, keptBy } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { resultOf } from '../model/combatResult.ts';
import { combatValue, manpowerOf, stackValue, type Unit } from '../model/unit.ts';
import { type Attack, otherSide } from '../model/vocabulary.ts';
import { type Flanks, NO_FLANKS } from '../play/combat/flanks.ts';
import { circumstancesOf, defenceTactical, defendersIn, marchTactical } from '../play/combat/order.ts';
import { rulesOf, unitOf, unitsIn, unitsOf, weatherOf } from '../play/state/standing.ts';
import { type AttackOrder, combatOf } from '../procedures/attack.ts';
import { type CombatOutcome, combat } from '../procedures/combat.ts';
import type { Look } from './look.ts';
import { isLastTurn } from './survey.ts';
import { BY_ADVANCE, LAST_TURN, LETTERS } from './weights.ts';

/** What hangs on a combat, before its dice. */
interface Stakes {
  readonly look: Look;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** What the ground of the defender is worth to who drives him off it. */
  readonly ground: number;
}

const lettersOf = (code: string, strength: number, lasting: number): number => {
  const { strain, retreat } = resultOf(code);
  const worth = (letter: keyof typeof LETTERS | null): number =>
    letter === null ? 0 : LETTERS[letter][0] + LETTERS[letter][1] * strength;
  return (worth(strain) + worth(retreat)) * lasting;
};

/** What one outcome is worth to the attacker. */
function outcomeValue(
  stakes: Stakes,
  { attacker, defender, attackerLoss, defenderLoss }: CombatOutcome,
): number {
  const { look, attackers, defenders, ground } = stakes;
  const { lossPoints } = look.field.scenario;
  const rules = rulesOf(look.state);
  const lasting = isLastTurn(look) ? LAST_TURN : 1;
  const side = look.side;
  const won = Math.min(defenderLoss, manpowerOf(defenders)) * lossPoints[side];
  const lost = Math.min(attackerLoss, manpowerOf(attackers)) * lossPoints[otherSide(side)];
  const theirs = lettersOf(defender, stackValue(defenders, rules), lasting);
  const ours = lettersOf(attacker, stackValue(attackers, rules), lasting);
  const gone = resultOf(defender).retreat !== null || defenderLoss >= manpowerOf(defenders);
  const taken = gone && resultOf(attacker).advance ? ground * BY_ADVANCE : 0;
  return won + theirs + taken - (lost + ours) * look.bearing.caution * (1 - look.plan.daring * 0.5);
}

/** The mean over every way that the dice may fall. */
function expected(order: AttackOrder, stakes: Stakes): number {
  const fight = combat(combatOf(order));
  const every = new EveryBranch(firstOption, byResult, null);
  let sum = 0;
  do {
    const outcome = fight(every);
    sum += every.likelihood * outcomeValue(stakes, outcome);
  } while (every.next());
  return sum;
}

/** Without odds: by what one sees at once, the ratio of strengths. */
function byThumb(order: AttackOrder, { look, ground }: Stakes): number {
  const rules = rulesOf(look.state);
  const ratio = stackValue(order.attackers, rules) / Math.max(0.5, stackValue(order.defenders, rules));
  const edge = ratio >= 1 ? Math.min(3, ratio - 2) : -1 / Math.max(0.2, ratio);
  return edge * 0.6 + (ratio >= 1.5 ? ground * 0.4 : 0);
}

/** The worth of the ground that enemies stand on. */
function groundAt({ plan }: Look, hex: number): number {
  let sum = 0;
  for (const { kind, hexes, worth } of plan.goals)
    if ((kind === 'take' || kind === 'stay') && hexes.includes(hex))
      sum += kind === 'take' ? worth : worth / 2;
  return sum;
}

const weighed = (look: Look, order: AttackOrder, target: number): number => {
  const attackers = [...order.attackers, ...(order.joining ?? []).flat()];
  const stakes = { look, attackers, defenders: order.defenders, ground: groundAt(look, target) };
  return look.bearing.odds ? expected(order, stakes) : byThumb(order, stakes);
};

/** Kept by all that an attack hangs on; playing on from one place meets the same attacks again and again. */
const MOST_KEPT = 20_000;
const keptIn = keptBy((_: Field): Map<string, number> => new Map());

const unitKey = ({ state }: Look, unit: number): string => {
  const { manpower, organized, demoralized, entrenchment } = state.units[unit]!;
  return `${unit}:${manpower}${organized ? 'o' : 'd'}${demoralized}${entrenchment}`;
};

export interface Strike {
  readonly unit: number;
  readonly from: number;
  readonly target: number;
  readonly type: Attack;
}

function strikeKey(look: Look, { unit, from, target, type }: Strike, flanks: Flanks): string {
  const { bearing, plan, field, state } = look;
  const manner = `${bearing.odds} ${bearing.caution} ${plan.daring} ${weatherOf(field, state)} ${isLastTurn(look)}`;
  const leaders = `${marchTactical(field, state, unit)} ${defenceTactical(field, state, target)}`;
  let theirs = '';
  for (const one of unitsIn(field, state, target)) theirs += `${unitKey(look, one)},`;
  const ground = `${from} ${target} ${groundAt(look, target)} ${flanks.unrefused} ${flanks.refused}`;
  return `${manner} ${type} ${ground} ${leaders} ${unitKey(look, unit)} ${theirs}`;
}

/** An attack of a unit on the march from a hex that it stands in or could come to. Flanks add to it what they add. */
export function strikeValue(look: Look, strike: Strike, flanks: Flanks = NO_FLANKS): number {
  const kept = keptIn(look.field);
  const key = strikeKey(look, strike, flanks);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { field, state } = look;
  const { unit, from, target, type } = strike;
  const order: AttackOrder = {
    circumstances: circumstancesOf(
      field,
      state,
      look.side,
      { cause: { type }, from, target, attackers: [unit] },
      flanks,
    ),
    attackers: [unitOf(field, state, unit)],
    defenders: defendersIn(field, state, target),
    attackerLeader: marchTactical(field, state, unit),
    defenderLeader: defenceTactical(field, state, target),
  };
  const value = weighed(look, order, target);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}

/** An assault of a leader with some of the units in his hex. */
export function assaultValue(
  look: Look,
  leader: number,
  target: number,
  units: readonly number[],
  flanks: Flanks,
): number {
  const { field, state } = look;
  const from = state.leaders[leader]!.hex;
  const order: AttackOrder = {
    circumstances: circumstancesOf(
      field,
      state,
      look.side,
      { cause: { type: 'assault' }, from, target, attackers: units },
      flanks,
    ),
    attackers: unitsOf(field, state, units),
    defenders: defendersIn(field, state, target),
    attackerLeader: field.pieces.leaders[leader]!.tactical ?? 0,
    defenderLeader: defenceTactical(field, state, target),
  };
  return weighed(look, order, target);
}

/** How strong a stack is beside another, with nothing but numbers. */
export const ratioOf = ({ state }: Look, own: readonly number[], theirs: readonly number[]): number => {
  const rules = rulesOf(state);
  const sum = (units: readonly number[]) =>
    units.reduce((n, i) => n + combatValue(state.units[i]!, rules), 0);
  return sum(own) / Math.max(0.5, sum(theirs));
};
