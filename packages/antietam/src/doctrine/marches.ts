/** Where a unit goes: the squares within its points, weighed by the goal, by fire given and taken, by room. */
import type { Walker } from '@longroll/kernel';
import { rangeOf } from '../field/ground.ts';
import { isInSight } from '../field/sight.ts';
import { isArtillery } from '../model/vocabulary.ts';
import { waysOf } from '../play/plots/ways.ts';
import { hasRoom, isBasic, rulesOf, situationIn } from '../play/state/standing.ts';
import { aimOf, enemiesOf, type Look } from './look.ts';
import { coverIn, fireOf, threatsTo } from './threats.ts';
import { pointsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';

export interface March {
  readonly square: number;
  /** The squares from where it stands to there, both included. */
  readonly path: readonly number[];
  /** What it is worth more than staying. */
  readonly gain: number;
}

/** Points that a unit may be from what it holds, guns farther than foot. */
const [FOOT_SLACK, GUN_SLACK] = [5, 14];
const FIRE_COST = 2;
const GUN_FIRE_COST = 4;
/** Battle time (7.3.10): points left, in tenths, five at the least. */
const [FULL_TIME, LEAST_TIME] = [10, 5];
const [MUSKET, CANNON] = [2, 8];

/** All that is the same for every square that one unit weighs. */
interface Weighing {
  readonly look: Look;
  readonly unit: number;
  readonly isGun: boolean;
  readonly threats: Float32Array;
  readonly enemies: readonly number[];
  readonly far: Int32Array | null;
}

function weighing(look: Look, unit: number): Weighing {
  const { field, view, side } = look;
  const aim = aimOf(look, unit);
  const squares = enemiesOf(field, view, side).map((enemy) => view.units[enemy]!.square);
  return {
    ...{ look, unit, isGun: isArtillery(field.units[unit]!.arm), threats: threatsTo(look) },
    enemies: [...new Set(squares)],
    far: aim ? pointsTo(field, field.goals[aim.goal]!.cell) : null,
  };
}

/** The most that it could do with a shot from a square, with so many points left. */
function opportunityAt({ look, unit, isGun, enemies }: Weighing, square: number, left: number): number {
  const { field, view } = look;
  const { map } = field.ground;
  const reach = isGun ? CANNON : MUSKET;
  let most = 0;
  for (const enemy of enemies) {
    const range = rangeOf(map, enemy, square);
    if (range === 0 || range > reach || !isInSight(field.ground, square, enemy)) continue;
    const loss = fireOf(field, view, unit, range) * coverIn(field, enemy);
    if (loss > most) most = loss;
  }
  const cost = isGun ? GUN_FIRE_COST : FIRE_COST;
  const time = left >= cost ? Math.max(LEAST_TIME, left) / FULL_TIME : LEAST_TIME / FULL_TIME / 2;
  return most * time;
}

/** The place itself, if nobody else of ours stands in it. */
function possession({ look, unit }: Weighing, square: number): number {
  const { field, view, plan } = look;
  const aim = plan.aims.find(({ goal }) => field.goals[goal]!.cell === square);
  if (!aim) return 0;
  const others = situationIn(field, view)
    .unitsIn(square)
    .filter((one) => one !== unit);
  return others.length > 0 ? 0 : aim.points * WEIGHTS.possession;
}

function nearness({ look, unit, isGun, far }: Weighing, square: number): number {
  if (far === null) return 0;
  const isTaking = aimOf(look, unit)!.kind === 'take' && !isGun;
  const slack = isGun ? GUN_SLACK : isTaking ? 0 : FOOT_SLACK;
  return -Math.max(0, far[square]! - slack) * (isTaking ? WEIGHTS.nearerToTake : WEIGHTS.nearerToHold);
}

function valueAt(weigh: Weighing, square: number, left: number, fort: number): number {
  const { look, threats, isGun, unit } = weigh;
  const exposure = look.bearing.foresight
    ? threats[square]! * coverIn(look.field, square) * (1 - fort / 10)
    : 0;
  // Guns lose few men, but are lost with the ground.
  const share = isGun ? 0.6 : 1;
  return (
    nearness(weigh, square) +
    (isGun ? 0 : possession(weigh, square)) +
    opportunityAt(weigh, square, left) * WEIGHTS.opportunity -
    exposure * WEIGHTS.exposure * share * look.bearing.caution +
    (square === look.view.units[unit]!.square ? fort * WEIGHTS.fort : 0)
  );
}

/** Nobody stays in a square that holds too many: it would have to be left before the end (5.5). */
function crowding({ field, view }: Look, square: number): number {
  const { stackUnits, stackMen } = rulesOf(view);
  return situationIn(field, view).holdsMore(square, stackUnits, stackMen) ? WEIGHTS.crowded : 0;
}

/** By square: the first step of the cheapest way to it. */
function firstSteps({ reached, from, count }: Walker, here: number): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    const square = reached[i]!;
    if (square !== here) steps.set(square, from[square] === here ? square : steps.get(from[square]!)!);
  }
  return steps;
}

/**
 * The best march with so many points; null if none is better than to stay. `keep` points are to be left at its end, and the square
 * `avoiding` is not its first.
 */
export function bestMarch(look: Look, unit: number, keep = 0, avoiding = -1): March | null {
  const { field, view } = look;
  const { square: here, op, men, fort } = view.units[unit]!;
  if (op - keep < 1) return null;
  const weigh = weighing(look, unit);
  const ways = waysOf(field, view, unit, op - keep);
  const steps = avoiding < 0 ? null : firstSteps(ways, here);
  const staying = valueAt(weigh, here, op, isBasic(view) ? 0 : fort) - crowding(look, here);
  let [best, most] = [here, staying + WEIGHTS.stir];
  for (let i = 0; i < ways.count; i++) {
    const square = ways.reached[i]!;
    if (square === here || steps?.get(square) === avoiding || !hasRoom(field, view, square, men)) continue;
    const value = valueAt(weigh, square, op - ways.cost[square]!, 0);
    if (value > most) [best, most] = [square, value];
  }
  return best === here ? null : { square: best, path: ways.pathTo(best), gain: most - staying };
}

/** The best square beside an enemy that leaves points for fire and charge; null if there is none within reach. */
export function closing(look: Look, unit: number, target: number): March | null {
  const { field, view } = look;
  const { square: here, op, men } = view.units[unit]!;
  const { map } = field.ground;
  const weigh = weighing(look, unit);
  const ways = waysOf(field, view, unit, op - 2 * FIRE_COST);
  let [best, most] = [-1, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < ways.count; i++) {
    const square = ways.reached[i]!;
    if (square === here || rangeOf(map, square, target) !== 1 || !hasRoom(field, view, square, men)) continue;
    const fire = weigh.threats[square]! * coverIn(field, square) * look.bearing.caution;
    const value = -fire - ways.cost[square]!;
    if (fire <= WEIGHTS.gauntlet && value > most) [best, most] = [square, value];
  }
  return best < 0 ? null : { square: best, path: ways.pathTo(best), gain: WEIGHTS.ground };
}

/** The way to a square beside an enemy that leaves points for fire and charge; null if it is out of reach or full by now. */
export function marchTo({ field, view }: Look, unit: number, square: number): March | null {
  const { op, men } = view.units[unit]!;
  if (!hasRoom(field, view, square, men)) return null;
  const ways = waysOf(field, view, unit, op - 2 * FIRE_COST);
  for (let i = 0; i < ways.count; i++)
    if (ways.reached[i] === square) return { square, path: ways.pathTo(square), gain: WEIGHTS.ground };
  return null;
}
