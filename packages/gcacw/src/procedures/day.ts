/**
 * A day of a stack: marches, attacks it makes, attacks it suffers, and recovery at night. Only its own state is
 * followed, and whose march is over; equal states are merged between the steps. A step that a unit may not take is
 * left out, and the reason noted.
 */

import {
  type Bar,
  bar,
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
import { resultOf } from '../model/combatResult.ts';
import { MOST_FATIGUE } from '../model/fatigue.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import { combatValue, isOurMarker, type Unit } from '../model/unit.ts';
import { stackKey } from '../model/unitWords.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type AttackNumbers, attackTactical, type Circumstances, combatAgainst } from './attack.ts';
import { combat } from './combat.ts';
import { endsMarch } from './combatEffects.ts';
import { whenAttacked, whenAttacking } from './daySides.ts';
import { extendedMarch } from './extendedMarch.ts';
import { forceMarch } from './forceMarch.ts';
import { assaultBar, attackBar } from './mayAttack.ts';
import { recovery } from './recovery.ts';
import { sufferResult } from './stackResult.ts';
import { TAKES_PART_CITE, takingPart, takingPartLines } from './takingPart.ts';

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

/** A unit of the stack, and what ended its march; null while it may go on with it. */
interface Marcher {
  readonly unit: Unit;
  readonly over: Bar | null;
}

/** Until its first march the stack is taken to be on one. */
interface DayState {
  readonly stack: readonly Marcher[];
}

const alive = (stack: readonly Marcher[]): DayState => ({
  stack: stack.filter(({ unit }) => unit.manpower > 0),
});

/** Another action has been taken since (4.3): whatever march there was is over. */
const ended = (stack: readonly Marcher[], by: string): readonly Marcher[] =>
  stack.map(({ unit, over }) => ({
    unit,
    over: over ?? bar('march-over', '4.3', `${unit.name} marches no longer: ${by} came between.`),
  }));

const TOO_TIRED: Note = {
  cite: '5.1',
  text: 'Marches no more',
  value: 'F4',
  applied: false,
  reason: 'at Fatigue Level 4',
};

const tired = ({ name }: Unit): Bar =>
  bar('too-tired', '5.1', `${name} is at Fatigue Level ${MOST_FATIGUE} and did not march.`);

/** A unit at Fatigue Level 4 cannot march and stays as it is (5.1). */
function marching(order: DayOrder, unit: Unit, forced: boolean): Procedure<Marcher> {
  if (unit.fatigue === MOST_FATIGUE) {
    return (u) => {
      under(unit.name, u).note(() => [TOO_TIRED]);
      return { unit, over: tired(unit) };
    };
  }
  const extended = extendedMarch({ ...order.march, unit });
  return (u) => {
    const named = under(unit.name, u);
    const { unit: marched } = extended(named);
    if (!forced || !marched.organized || marched.manpower === 0) return { unit: marched, over: null };
    return {
      unit: forceMarch({ unit: marched, houseRules: order.march.houseRules })(named).unit,
      over: null,
    };
  };
}

function marchStep(order: DayOrder, forced: boolean): Step<DayState> {
  return ({ stack }) => {
    const each = stack.map(({ unit }) => marching(order, unit, forced));
    return (u) => alive(each.map((march) => march(u)));
  };
}

/** What keeps a unit from this attack: an assault is an action of its own and asks for no march (14.9b). */
const barOf = ({ unit, over }: Marcher, attack: DayStep['attack']): Bar | null =>
  attack === 'assault' ? assaultBar(unit) : (attackBar(unit) ?? over);

const idle = { value: '–', applied: false } as const;

const passedOver = (bars: readonly Bar[]): readonly Note[] =>
  bars.map(({ cite, text }) => ({ ...idle, cite, text: 'Does not attack', reason: text }));

const nobody = (bars: readonly Bar[]): Note => ({
  ...idle,
  cite: [...new Set(bars.map(({ cite }) => cite))].join(', '),
  text: 'No unit of the stack may attack',
  reason: bars.map(({ text }) => text).join(' '),
});

const strongest = (stack: readonly Marcher[], rules: HouseRules): Marcher | undefined =>
  [...stack].sort((a, b) => combatValue(b.unit, rules) - combatValue(a.unit, rules))[0];

/** What becomes of the march of a unit that has attacked from it (8.8). */
function overBy(code: string, { name }: Unit): Bar | null {
  if (!endsMarch(resultOf(code))) return null;
  return bar('march-over', '8.8', `${name} marches no longer: ${code} ended its march.`);
}

/** One unit attacks: the strongest that may. */
function attackStep(order: DayOrder, step: DayStep): Step<DayState> {
  return ({ stack }) => {
    const bars = stack.map((marcher) => barOf(marcher, step.attack)).filter((no) => no !== null);
    const attacker = strongest(
      stack.filter((marcher) => barOf(marcher, step.attack) === null),
      order.circumstances.houseRules,
    );
    if (attacker) return attacking(order, step, stack, attacker, bars);
    return (u) => {
      u.note(() => [nobody(bars)]);
      return { stack };
    };
  };
}

function attacking(
  order: DayOrder,
  step: DayStep,
  stack: readonly Marcher[],
  attacker: Marcher,
  bars: readonly Bar[],
): Procedure<DayState> {
  const { attackerSide, houseRules } = order.circumstances;
  const isAssault = step.attack === 'assault';
  const before = isAssault ? takingPart([attacker.unit]) : [attacker.unit];
  const fight = combat(combatWith(order, step, attacker.unit));
  return (u) => {
    u.note(() => passedOver(bars));
    u.note(() => (isAssault ? takingPartLines([attacker.unit], TAKES_PART_CITE) : []));
    const { attacker: code } = fight(u);
    const [unit] = sufferResult(u, attackerSide, before, code, houseRules);
    const fought = unit === undefined ? [] : [{ unit, over: isAssault ? null : overBy(code, unit) }];
    const now = stack.flatMap((marcher) => (marcher === attacker ? fought : [marcher]));
    return { stack: isAssault ? ended(now, 'an assault') : now };
  };
}

/** An enemy of whom only the numbers are known. */
const combatWith = ({ circumstances, leader }: DayOrder, step: DayStep, attacker: Unit): CombatInput => ({
  ...whenAttacking(circumstances),
  ...groundOf(step),
  ...attackerNumbers([attacker], attackTactical(step.attack, [attacker], leader), circumstances.houseRules),
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

/** The enemy attacks the whole stack, in an action of his own. */
function defendStep({ circumstances, leader }: DayOrder, step: DayStep): Step<DayState> {
  const { attackerSide, houseRules } = circumstances;
  const theirs = { ...whenAttacked(circumstances), ...groundOf(step) };
  const numbers: AttackNumbers = {
    ...groundOf(step),
    attackerArm: 'infantry',
    attackerCV: step.enemyCV,
    attackerTV: step.enemyTV,
    attackerAV: step.enemyAV,
  };
  return ({ stack }) => {
    const units = stack.map(({ unit }) => unit);
    const fight = combat(combatAgainst(theirs, numbers, units, leader));
    return (u) => {
      const left = sufferResult(u, attackerSide, units, fight(u).defender, houseRules);
      return {
        stack: ended(
          left.map((unit) => ({ unit, over: null })),
          "the enemy's attack",
        ),
      };
    };
  };
}

function stepOf(order: DayOrder, step: DayStep): Step<DayState> {
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

const numbered = (i: number, kind: DayStep['kind'], step: Step<DayState>): Step<DayState> => {
  const heading = `${i + 1} ${STEP_NAMES[kind]}`;
  return (state) => {
    const procedure = step(state);
    return (u) => procedure(under(heading, u));
  };
};

function recoverStep({ circumstances: { rain, houseRules } }: DayOrder): Step<DayState> {
  const night = { rain, houseRules, movedThisTurn: true, inSwamp: false };
  return ({ stack }) => {
    const each = stack.map(({ unit }) => recovery({ ...night, unit }));
    return (u: Umpire) => ({
      stack: each.map((recover, i) => ({
        unit: recover(under(`Night, ${stack[i]!.unit.name}`, u)).unit,
        over: null,
      })),
    });
  };
}

export const dayKey = ({ units }: DayOutcome): string => stackKey(units);

const outcomeOf = ({ stack }: DayState): DayOutcome => ({ units: stack.map(({ unit }) => unit) });

/** Besides the units it matters whose march is over, not what ended it. */
const stateKey = (state: DayState): string =>
  `${dayKey(outcomeOf(state))} ${state.stack.map(({ over }) => (over ? '.' : '>')).join('')}`;

export function day(order: DayOrder): Staged<DayState, DayOutcome> {
  const steps = order.steps.map((step, i) => numbered(i, step.kind, stepOf(order, step)));
  return stages<DayState, DayOutcome>({
    start: { stack: order.units.map((unit) => ({ unit, over: null })) },
    steps: order.recover ? [...steps, recoverStep(order)] : steps,
    key: stateKey,
    done: ({ stack }) => stack.length === 0,
    finish: outcomeOf,
  });
}
