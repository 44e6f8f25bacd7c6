/** A step (21.4.1): what bars it, what it costs, and what follows from it. */
import { type Bar, bar, keptBy } from '@longroll/kernel';
import { fatigueFor } from '../../charts/fatigue.ts';
import { directionNumbered } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { tired } from '../../procedures/fatigue.ts';
import { PAID_PLOT } from '../plots/plotting.ts';
import { PROHIBITED, type Price, stepCosts } from '../plots/prices.ts';
import { lookFrom } from '../seen/sighting.ts';
import type { ActionOf } from '../state/action.ts';
import { holding, wakened } from '../state/entering.ts';
import {
  isBasic,
  isHidden,
  isRouted,
  knownEnemies,
  knownSituation,
  rulesOf,
  withUnit,
} from '../state/standing.ts';
import { type Operating, ordered, payingBar, unitIn } from './ordered.ts';

type Step = ActionOf<'step'>;

const DIRECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const OFF_MAP = bar('off-the-map', '21.4.1', 'The map of the scenario ends there.');
const WATER = bar('water', '5.2.1', 'Streams and rivers are crossed at bridges and fords only.');
const ENEMY_THERE = bar('enemy-there', '5.5, 21.4.1', 'An enemy stands in that square.');
const UNLIMBERED = bar('unlimbered', '5.3.2', 'Unlimbered guns do not move: limber them first.');
const NOT_FOR_IT = bar('prohibited', '5.2', 'The table of costs prohibits that step.');
const TOWARDS = bar(
  'towards-the-enemy',
  '9.3.4, 21.4.1',
  'A routed unit goes no nearer to an enemy within 3 squares.',
);
const TOO_DEAR = bar(
  'too-few-points',
  '5.2.17',
  'It has too few points for the step, and it cannot be forced.',
);
const NO_NEED = bar('no-need', '5.4.1', 'It has the points for the step: nothing has to be forced.');

/** The square that a step leads to; -1 off the map of the scenario. */
export function squareBeyond({ ground, inPlay }: Field, from: number, direction: number): number {
  const into = ground.map.neighbours[from * ground.map.sides + direction]!;
  return into >= 0 && inPlay[into] === 1 ? into : -1;
}

function nearestEnemy(field: Field, state: Operating, unit: number, square: number): number {
  const { map } = field.ground;
  return knownEnemies(field, state, field.units[unit]!.side).reduce((least, enemy) => {
    const at = state.units[enemy]!.square;
    return at < 0 ? least : Math.min(least, rangeOf(map, at, square));
  }, Number.POSITIVE_INFINITY);
}

/** 9.3.4: near an enemy a routed unit goes only away from him. */
function isTowards(field: Field, state: Operating, unit: number, into: number): boolean {
  if (!isRouted(state.units[unit]!)) return false;
  const there = nearestEnemy(field, state, unit, into);
  return (
    there <= rulesOf(state).routNear && there <= nearestEnemy(field, state, unit, state.units[unit]!.square)
  );
}

/** What bars a step before its price is looked at. */
function groundBar(field: Field, state: Operating, unit: number, into: number): Bar | null {
  const { plot, mode } = state.units[unit]!;
  if (plot !== null && plot.paid > 0) return PAID_PLOT;
  if (into < 0) return OFF_MAP;
  if (field.ground.water[into] === 1) return WATER;
  const { side } = field.units[unit]!;
  if (knownSituation(field, state).holder(into) === otherSide(side)) return ENEMY_THERE;
  return mode === 'unlimbered' && !isBasic(state) ? UNLIMBERED : null;
}

/** Points beyond those it has that a unit may still spend by force (5.4). */
export function forceable(field: Field, state: Operating, unit: number): number {
  const { forced, inCommand, justRallied, ambushed, square } = state.units[unit]!;
  const isBarred = isBasic(state) || isRouted(state.units[unit]!) || !inCommand || justRallied || ambushed;
  if (isBarred || knownSituation(field, state).isInZone(field.units[unit]!.side, square)) return 0;
  return rulesOf(state).forceMarchMost - forced;
}

/** The prices of the eight steps of the unit asked about last: its list and its bars ask for them one after another. */
interface Prices {
  readonly state: Pick<Operating, 'units' | 'sight' | 'houseRules'>;
  readonly unit: number;
  readonly steps: readonly Price[];
}
const prices = new WeakMap<Field, Prices>();

function pricesOf(field: Field, state: Operating, unit: number): readonly Price[] {
  const known = prices.get(field);
  const isOf = known?.unit === unit && known.state.units === state.units && known.state.sight === state.sight;
  if (isOf && known.state.houseRules === state.houseRules) return known.steps;
  const situation = knownSituation(field, state);
  const { square } = state.units[unit]!;
  const costOf = stepCosts(field, state, situation, unit);
  const steps = DIRECTIONS.map((direction) => costOf(square, directionNumbered(direction)));
  prices.set(field, { state, unit, steps });
  return steps;
}

export const priceOfStep = (field: Field, state: Operating, unit: number, direction: number): Price =>
  pricesOf(field, state, unit)[direction]!;

function pointsBar(field: Field, state: Operating, unit: number, cost: number, force: boolean): Bar | null {
  const { op } = state.units[unit]!;
  if (cost <= op) return force ? NO_NEED : null;
  return force && cost - op <= forceable(field, state, unit) ? null : TOO_DEAR;
}

/** What bars a step at such a price, whatever points the unit has. */
function goingBar(field: Field, state: Operating, unit: number, into: number, cost: number): Bar | null {
  const ground = groundBar(field, state, unit, into);
  if (ground) return ground;
  if (cost >= PROHIBITED) return NOT_FOR_IT;
  return isTowards(field, state, unit, into) ? TOWARDS : null;
}

export function stepBar(field: Field, state: Operating, action: Step): Bar | null {
  const unit = unitIn(field, action);
  const barred = payingBar(field, state, unit);
  if (barred) return barred;
  const direction = directionNumbered(action.direction);
  const into = squareBeyond(field, state.units[unit]!.square, direction);
  const cost = into < 0 ? PROHIBITED : priceOfStep(field, state, unit, direction).cost;
  return (
    goingBar(field, state, unit, into, cost) ?? pointsBar(field, state, unit, cost, action.force === true)
  );
}

/** Whether a unit could step anywhere with the points it has. */
export function canStep(field: Field, state: Operating, unit: number): boolean {
  if (payingBar(field, state, unit)) return false;
  const { square, op } = state.units[unit]!;
  const costOf = stepCosts(field, state, knownSituation(field, state), unit);
  return DIRECTIONS.some((one) => {
    const direction = directionNumbered(one);
    const into = squareBeyond(field, square, direction);
    if (into < 0) return false;
    const { cost } = costOf(square, direction);
    return cost <= op && goingBar(field, state, unit, into, cost) === null;
  });
}

/** The sixteen steps of each unit, written once: they are listed again at every move. */
const writtenFor = keptBy((_: Field): (readonly Step[])[] => []);

function stepsWritten(field: Field, unit: number): readonly Step[] {
  const all = writtenFor(field);
  const { id } = field.units[unit]!;
  all[unit] ??= DIRECTIONS.flatMap((direction): Step[] => {
    const step = { do: 'step', unit: id, direction } as const;
    return [step, { ...step, force: true }];
  });
  return all[unit];
}

/** Each step once: by force where the points do not suffice. */
export function stepsOf(field: Field, state: Operating, unit: number): readonly Step[] {
  if (payingBar(field, state, unit)) return [];
  const { op } = state.units[unit]!;
  const steps = stepsWritten(field, unit);
  return pricesOf(field, state, unit).map(({ cost }, i) => steps[2 * i + (cost > op ? 1 : 0)]!);
}

/** Who stands beside the square and was not seen before (21.13.3). */
function isAmbushedAt(field: Field, before: Operating, after: Operating, square: number): boolean {
  const { side } = before.stage;
  if (before.sight[side] === after.sight[side]) return false;
  const known = before.sight[side].seen;
  const { map } = field.ground;
  return after.sight[side].seen.some(
    (enemy) => !known.includes(enemy) && rangeOf(map, after.units[enemy]!.square, square) === 1,
  );
}

/** Own formations that see an enemy for the first time; and, where nothing is hidden, those of the enemy who see the unit. */
function wakes(field: Field, before: Operating, after: Operating, unit: number): Operating {
  const { side } = after.stage;
  if (!isHidden(after)) return wakened(field, after, (one) => (one === side ? [] : [unit]));
  if (before.sight[side] === after.sight[side]) return after;
  const known = before.sight[side].seen;
  const found = after.sight[side].seen.filter((enemy) => !known.includes(enemy));
  return wakened(field, after, (one) => (one === side ? found : []));
}

export function stepped(field: Field, state: Operating, action: Step): Operating {
  const unit = unitIn(field, action);
  const direction = directionNumbered(action.direction);
  const old = state.units[unit]!;
  const situation = knownSituation(field, state);
  const { cost, fatigue } = stepCosts(field, state, situation, unit)(old.square, direction);
  const more = Math.max(0, cost - old.op);
  const into = squareBeyond(field, old.square, direction);
  const moved = ordered(field, state, unit, {
    square: into,
    op: Math.max(0, old.op - cost),
    forced: old.forced + more,
    fatigue: tired(old.fatigue, fatigue + more * fatigueFor('forcedPoint'), rulesOf(state)),
    ...{ fort: 0, plot: null, turned: false, idle: false },
    // A routed unit has no front; it faces as its last flight has it when it rallies (21.9.4).
    ...(isRouted(old) ? {} : { facing: direction }),
  });
  const looked = lookFrom(field, holding(field, moved, unit, !isHidden(state)), state.stage.side, unit, old);
  const woke = wakes(field, moved, looked, unit);
  return isAmbushedAt(field, moved, woke, into) ? withUnit(woke, unit, { op: 0, ambushed: true }) : woke;
}
