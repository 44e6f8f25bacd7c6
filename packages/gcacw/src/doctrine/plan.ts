/** What a side is about in a turn: goals, what they need, and who goes where. Made once a turn, and after a goal changed hands. */
import { type Bearing, keptBy } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import { briefingOf } from './briefings.ts';
import { aheadOf, type Goal, goalsOf, weighed, worthTo } from './goals.ts';
import { distancesTo } from './roads.ts';
import {
  enemiesOf,
  goesAs,
  isLastTurn,
  paceOf,
  placeOf,
  presentOf,
  type Survey,
  strengthOf,
} from './survey.ts';
import { FEARED, GUARD, MARCHES_A_TURN, PER_MARCH, SURPLUS } from './weights.ts';

/**
 * How the worth of a goal falls off with the way to it: by a part with each march; besides by the marches that are left before
 * the end, for who asks whether he comes in time; or, in the campaign, evenly over so many marches.
 */
export interface Pull {
  readonly by: 'nearness' | 'time' | 'evenly';
  readonly marches: number;
}

export interface Plan {
  readonly side: Side;
  readonly turn: number;
  /** Who held what, and who was left, when it was made. */
  readonly held: readonly Side[];
  readonly present: number;
  readonly goals: readonly Goal[];
  /** By unit: the place of its goal, -1 for none. */
  readonly posts: readonly number[];
  /** By unit: what its goal is worth to it. */
  readonly worth: readonly number[];
  /** How much risk is called for: above nought who is behind, below it who is ahead. */
  readonly daring: number;
  /** Of what the enemy could do, the part that is feared. */
  readonly feared: number;
  readonly pull: Pull;
  /** The campaign's: hexes that enemies held when it was made; ways lead round them. */
  readonly round?: readonly number[];
}

export const isPlanOver = (plan: Plan, { state }: Survey): boolean =>
  plan.turn !== state.turn ||
  (plan.held !== state.held && plan.held.some((side, i) => side !== state.held[i])) ||
  plan.present !== presentIn(state.units);

export function presentIn(units: Survey['state']['units']): number {
  let sum = 0;
  for (const { hex } of units) if (hex >= 0) sum++;
  return sum;
}

export const clamped = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Marches that a unit has before the game is over. */
export function marchesLeft(survey: Survey, unit: number): number {
  const { field, state } = survey;
  const { fatigue, exhausted, released } = state.units[unit]!;
  const after = Math.max(0, field.scenario.turns - state.turn) * MARCHES_A_TURN;
  const most = isLastTurn(survey) ? 4 : exhausted ? 2 : 3;
  return after + (released ? Math.max(0, most - fatigue) : 0);
}

/** How likely a unit gets there in time, roughly. */
function chanceOf(survey: Survey, unit: number, goal: Goal): number {
  const away = distancesTo(survey.field, goesAs(survey, unit), goal.hexes)[placeOf(survey, unit)] ?? 0;
  const needed = away / paceOf(survey, unit);
  if (needed === 0) return 1;
  const left = marchesLeft(survey, unit);
  return left === 0 ? 0 : clamped(1.3 - needed / left, 0, 1) * PER_MARCH ** needed;
}

/** Enemies who can be at a goal soon, by strength. */
function opposedBy(survey: Survey, goal: Goal, marches: number): number {
  let sum = 0;
  for (const unit of enemiesOf(survey)) {
    const away = distancesTo(survey.field, goesAs(survey, unit), goal.hexes)[placeOf(survey, unit)] ?? 0;
    sum += strengthOf(survey, unit) * clamped(1.2 - away / (marches * paceOf(survey, unit)), 0, 1);
  }
  return sum;
}

const ONE_AT_LEAST = 1;

/** Strength that a goal needs; guards shrink where more risk is called for. */
function needOf(survey: Survey, goal: Goal, daring: number): number {
  if (goal.each !== undefined) return Number.POSITIVE_INFINITY;
  if (goal.kind === 'take' || goal.kind === 'stay') return ONE_AT_LEAST + 1.2 * opposedBy(survey, goal, 1.5);
  return GUARD * clamped(1 - daring, 0.3, 1.3) * opposedBy(survey, goal, 3);
}

/** From the margin: the end of a game that goes wrong calls for risks. */
function daringOf(survey: Survey): number {
  const { field, state } = survey;
  const late = state.turn / field.scenario.turns;
  const behind = -aheadOf(survey) / (field.scenario.step ?? 5);
  return clamped(behind * 0.35 * late, -0.4, 0.6) + 0;
}

/** Goals and units as the assignment has them: what is still open, and who is still free. */
interface Assignment {
  readonly goals: readonly Goal[];
  readonly needs: readonly number[];
  readonly given: number[];
  readonly free: Set<number>;
}

const mayServe = ({ field, state }: Survey, { army, kind }: Goal, unit: number): boolean =>
  (army === undefined || field.pieces.units[unit]!.army === army) &&
  (kind !== 'stay' || state.units[unit]!.demoralized === 0);

/** What the goal is worth to one more: all of it till the need is met, then ever less. */
const marginal = ({ goals, needs, given }: Assignment, goal: number, manpower: number): number => {
  const over = given[goal]! - needs[goal]!;
  const worth = worthTo(goals[goal]!, manpower);
  return over < 0 ? worth : worth * SURPLUS * 0.8 ** (over / 4);
};

/** The pair that is worth most; null if nothing is worth anything. */
function bestPair(survey: Survey, at: Assignment, chances: readonly (readonly number[])[]) {
  let best: { unit: number; goal: number; worth: number } | null = null;
  for (const unit of at.free) {
    const { manpower } = survey.state.units[unit]!;
    for (let goal = 0; goal < at.goals.length; goal++) {
      const chance = chances[unit]![goal]!;
      if (chance === 0) continue;
      const worth = marginal(at, goal, manpower) * chance;
      if (worth > 0 && (best === null || worth > best.worth)) best = { unit, goal, worth };
    }
  }
  return best;
}

/** By the state, the side and how it plays: who plays on from one state again and again begins with the same plans. */
const plansFor = keptBy((_: Survey['state']): Map<string, Plan> => new Map());

export function planOf(survey: Survey, { foresight }: Bearing): Plan {
  const known = plansFor(survey.state);
  const key = `${survey.side} ${foresight}`;
  const before = known.get(key);
  if (before) return before;
  const made = planned(survey, intentOf(survey, foresight));
  known.set(key, made);
  return made;
}

/** Least and most that is risked. */
const RISKS = [-0.6, 0.9] as const;

/** What a plan is made from: what is wanted, how much is risked for it, and how it draws. */
interface Intent {
  readonly goals: readonly Goal[];
  readonly daring: number;
  readonly feared: number;
  readonly by: Pull['by'];
}

/** Who looks ahead has been briefed for the scenario; who does not goes by what scores. */
function intentOf(survey: Survey, foresight: boolean): Intent {
  const goals = goalsOf(survey);
  const daring = daringOf(survey);
  if (!foresight) return { goals, daring, feared: 0, by: 'nearness' };
  const { times = {}, venture = 0, feared = FEARED, by = 'time' } = briefingOf(survey);
  return {
    goals: goals.map((goal) => weighed(goal, times[goal.place ?? ''] ?? 1)),
    daring: clamped(daring + venture, ...RISKS),
    ...{ feared, by },
  };
}

/** Everybody has his goal, those first to whom it is worth most. */
function assigned(survey: Survey, { goals, daring }: Intent): Pick<Plan, 'posts' | 'worth'> {
  const { state, side } = survey;
  const own = presentOf(survey, side);
  const chances: number[][] = state.units.map(() => []);
  for (const unit of own)
    chances[unit] = goals.map((goal) => (mayServe(survey, goal, unit) ? chanceOf(survey, unit, goal) : 0));
  const needs = goals.map((goal) => needOf(survey, goal, daring));
  const at: Assignment = { goals, needs, given: goals.map(() => 0), free: new Set(own) };
  const [posts, worth] = [state.units.map(() => -1), state.units.map(() => 0)];
  for (let pair = bestPair(survey, at, chances); pair; pair = bestPair(survey, at, chances)) {
    const { manpower } = state.units[pair.unit]!;
    posts[pair.unit] = pair.goal;
    worth[pair.unit] = marginal(at, pair.goal, manpower);
    at.given[pair.goal]! += strengthOf(survey, pair.unit);
    at.free.delete(pair.unit);
  }
  return { posts, worth };
}

function planned(survey: Survey, intent: Intent): Plan {
  const { state, side, field } = survey;
  const { goals, daring, feared, by } = intent;
  const { posts, worth } = assigned(survey, intent);
  const present = presentIn(state.units);
  const marches = (field.scenario.turns - state.turn + 1) * MARCHES_A_TURN;
  const { turn, held } = state;
  return { side, turn, held, present, goals, posts, worth, pull: { by, marches }, daring, feared };
}
