/**
 * A day of a stack: marches, attacks it makes, attacks it suffers, and recovery at night. Only its own state is
 * followed; equal states are merged between the steps.
 */

import {
  type Note,
  type Procedure,
  type Staged,
  type Step,
  stages,
  type Umpire,
  under,
} from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import { attackerNumbers } from '../model/combatNumbers.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import { combatValue, isOurMarker, type Unit } from '../model/unit.ts';
import { stackKey } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type AttackNumbers, type Circumstances, combatAgainst } from './attack.ts';
import { combat } from './combat.ts';
import { extendedMarch } from './extendedMarch.ts';
import { forceMarch } from './forceMarch.ts';
import { recovery } from './recovery.ts';
import { sufferResult } from './stackResult.ts';

export const DAY_STEPS = ['march', 'force-march', 'attack', 'defend'] as const;

/** A step of the day; the numbers of the enemy matter to attacks only. */
export interface DayStep
  extends Pick<CombatInput, 'attack' | 'defenderTerrain' | 'attackerTerrain' | 'hexside' | 'flankBonus'> {
  readonly kind: (typeof DAY_STEPS)[number];
  readonly enemyCV: number;
  readonly enemyTV: number;
  readonly enemyAV: number;
}

export interface DayOrder {
  readonly circumstances: Circumstances;
  readonly march: Omit<ExtendedMarchInput, 'unit'>;
  readonly units: readonly Unit[];
  readonly leader: number;
  readonly steps: readonly DayStep[];
  readonly recover: boolean;
}

export interface DayOutcome {
  readonly units: readonly Unit[];
}

const alive = (units: readonly Unit[]): readonly Unit[] => units.filter(({ manpower }) => manpower > 0);

const TOO_TIRED: Note = {
  cite: '5.1',
  text: 'Marches no more',
  value: 'F4',
  applied: false,
  reason: 'at Fatigue Level 4',
};

/** A unit at Fatigue Level 4 cannot march and stays as it is (5.1). */
function marching(order: DayOrder, unit: Unit, forced: boolean): Procedure<Unit> {
  if (unit.fatigue === 4) {
    return (u) => {
      under(unit.name, u).note(() => [TOO_TIRED]);
      return unit;
    };
  }
  const extended = extendedMarch({ ...order.march, unit });
  return (u) => {
    const named = under(unit.name, u);
    const { unit: marched } = extended(named);
    if (!forced || !marched.organized || marched.manpower === 0) return marched;
    return forceMarch({ unit: marched, houseRules: order.march.houseRules })(named).unit;
  };
}

function marchStep(order: DayOrder, forced: boolean): Step<DayOutcome> {
  return ({ units }) => {
    const each = units.map((unit) => marching(order, unit, forced));
    return (u) => ({ units: alive(each.map((march) => march(u))) });
  };
}

const noAttacker: Note = {
  cite: '13.2a',
  text: 'No unit of the stack may attack',
  value: '–',
  applied: false,
  reason: 'all are demoralized',
};

/** One unit attacks from a march: the strongest that may. */
function attackStep(order: DayOrder, step: DayStep): Step<DayOutcome> {
  const { circumstances } = order;
  const { houseRules } = circumstances;
  return ({ units }) => {
    const able = units.filter(({ demoralized, type }) => demoralized === 0 && type !== 'wagon');
    const [attacker] = [...able].sort((a, b) => combatValue(b, houseRules) - combatValue(a, houseRules));
    if (!attacker) {
      return (u) => {
        u.note(() => [noAttacker]);
        return { units };
      };
    }
    const fight = combat(combatWith(order, step, attacker));
    return (u) => {
      const { attacker: code } = fight(u);
      const after = sufferResult(u, circumstances.attackerSide, [attacker], code, circumstances.houseRules);
      return { units: alive(units.flatMap((unit) => (unit === attacker ? after : [unit]))) };
    };
  };
}

/** An enemy of whom only the numbers are known. */
const combatWith = ({ circumstances, leader }: DayOrder, step: DayStep, attacker: Unit): CombatInput => ({
  ...circumstances,
  ...groundOf(step),
  ...attackerNumbers([attacker], Math.max(attacker.tactical, leader), circumstances.houseRules),
  defenderCV: step.enemyCV,
  defenderTV: step.enemyTV,
  defenderAV: step.enemyAV,
  defenderPrintedAV: step.enemyAV,
  defenderEntrenchment: 'none',
  defenderDemoralized2: false,
  ourMarkers: isOurMarker(attacker),
});

const groundOf = ({ attack, defenderTerrain, attackerTerrain, hexside, flankBonus }: DayStep) => ({
  ...{ attack, defenderTerrain, attackerTerrain, hexside, flankBonus },
});

/** The enemy attacks the whole stack. */
function defendStep({ circumstances, leader }: DayOrder, step: DayStep): Step<DayOutcome> {
  const { attackerSide, houseRules } = circumstances;
  const theirs = { ...circumstances, ...groundOf(step), attackerSide: otherSide(attackerSide) };
  const numbers: AttackNumbers = {
    ...groundOf(step),
    attackerArm: 'infantry',
    attackerCV: step.enemyCV,
    attackerTV: step.enemyTV,
    attackerAV: step.enemyAV,
  };
  return ({ units }) => {
    const fight = combat(combatAgainst(theirs, numbers, units, leader));
    return (u) => ({ units: sufferResult(u, attackerSide, units, fight(u).defender, houseRules) });
  };
}

function stepOf(order: DayOrder, step: DayStep): Step<DayOutcome> {
  if (step.kind === 'attack') return attackStep(order, step);
  if (step.kind === 'defend') return defendStep(order, step);
  return marchStep(order, step.kind === 'force-march');
}

const STEP_NAMES = {
  march: 'march',
  'force-march': 'force march',
  attack: 'attack',
  defend: 'attacked',
} as const;

const numbered = (i: number, kind: DayStep['kind'], step: Step<DayOutcome>): Step<DayOutcome> => {
  const heading = `${i + 1} ${STEP_NAMES[kind]}`;
  return (state) => {
    const procedure = step(state);
    return (u) => procedure(under(heading, u));
  };
};

function recoverStep({ circumstances: { rain, houseRules } }: DayOrder): Step<DayOutcome> {
  const night = { rain, houseRules, movedThisTurn: true, inSwamp: false };
  return ({ units }) => {
    const each = units.map((unit) => recovery({ ...night, unit }));
    return (u: Umpire) => ({
      units: each.map((recover, i) => recover(under(`Night, ${units[i]!.name}`, u)).unit),
    });
  };
}

export const dayKey = ({ units }: DayOutcome): string => stackKey(units);

export function day(order: DayOrder): Staged<DayOutcome, DayOutcome> {
  const steps = order.steps.map((step, i) => numbered(i, step.kind, stepOf(order, step)));
  return stages<DayOutcome, DayOutcome>({
    start: { units: order.units },
    steps: order.recover ? [...steps, recoverStep(order)] : steps,
    key: dayKey,
    done: ({ units }) => units.length === 0,
    finish: (state) => state,
  });
}
