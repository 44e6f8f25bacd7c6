/** The steps of a move (3.1 to 3.5): what bars one, what ends the move after it, and when the bonus is to be had. */
import type { Hex } from '@longroll/kernel';
import { leaderPoints, movementPoints } from '../charts/movementPoints.ts';
import { endsMove, isNonClear, isProhibited } from '../charts/terrain.ts';
import type { EnemyZones, HexTerrain, Terrain } from '../model/terrain.ts';
import { armOf, type Unit } from '../model/unit.ts';
import { HEX_GROUND_WORDS, isMarsh, type Segment, type StackState } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { needsNoCheck } from './straggle.ts';

/** Who moves by which hexes, the first being the one left. */
export interface MovePlan {
  readonly segment: Segment;
  readonly units: readonly Unit[];
  readonly state: StackState;
  readonly terrain: Terrain;
  readonly enemy: EnemyZones;
  readonly path: readonly Hex[];
  readonly houseRules: HouseRules;
  /** MP used up otherwise than by the steps of the path: by changes of formation, by coming onto the map. */
  readonly spent?: number;
  /** What has cost it the bonus of a thoroughfare besides the path. */
  readonly bonusLost?: Reason | null;
  /** Charges are stopped by neither EZOC nor ground and do not straggle (17.7.4); nor are leaders alone (17.7.7). */
  readonly unstopped?: Reason | null;
}

/** A rule and what it says. */
export type Reason = readonly [cite: string, text: string];

/** One step of a plan: from a hex into the next. */
export interface PlannedStep {
  readonly from: Hex;
  readonly to: Hex;
  readonly left: HexTerrain;
  readonly entered: HexTerrain;
  readonly byRoad: boolean;
}

export const hasGuns = ({ units }: MovePlan): boolean => units.some((unit) => armOf(unit) === 'artillery');
const hasSmallArms = ({ units }: MovePlan): boolean => units.some((unit) => armOf(unit) === 'small-arms');

/** A group moves at the pace of its slowest (17.5); without units it is leaders alone. */
export const allowanceOf = ({ units, segment }: MovePlan): number =>
  units.reduce((least, { type }) => Math.min(least, movementPoints(type, segment)), leaderPoints(segment));

/** MP that are gone before a step. */
const spentBefore = ({ spent = 0 }: MovePlan, at: number): number => at + spent;

export function stepAt({ terrain, path }: MovePlan, at: number): PlannedStep {
  const [from, to] = [path[at]!, path[at + 1]!];
  const [left, entered] = [terrain.at(from), terrain.at(to)];
  if (!left || !entered) throw new RangeError(`step ${at + 1} is out of play`);
  return { from, to, left, entered, byRoad: terrain.isByRoad(from, to) };
}

/** Why the bonus of a thoroughfare is not to be had for this move, or null (3.3, 3.3.1). */
export function noBonus(plan: MovePlan): Reason | null {
  const { path, state, enemy, bonusLost = null } = plan;
  if (bonusLost) return bonusLost;
  if (state === 'disrupted') return ['3.3', 'a disrupted stack has none'];
  const isAllByRoad = path.slice(1).every((_, at) => stepAt(plan, at).byRoad);
  if (!isAllByRoad) return ['3.3', 'not the whole move is by road'];
  if (path.slice(1).some((hex) => enemy.isZoc(hex) || enemy.isMfz(hex)))
    return ['3.3', 'it enters an EZOC or an enemy MFZ'];
  const start = path[0]!;
  return enemy.isZoc(start) || enemy.isMfz(start) ? ['3.3.1', 'it starts in an EZOC or an enemy MFZ'] : null;
}

/** The hex beyond the allowance. */
export const isBonusStep = (plan: MovePlan, at: number): boolean =>
  spentBefore(plan, at) === allowanceOf(plan);

const isCrossedAbatis = ({ terrain }: Pick<MovePlan, 'terrain'>, { from, to }: PlannedStep): boolean =>
  terrain.works(from, to) === 'abatis' || terrain.works(to, from) === 'abatis';

/** What artillery does by road only (notes g and i), or null. */
export function gunsNeedRoad(plan: Pick<MovePlan, 'terrain'>, step: PlannedStep): string | null {
  const { left, entered } = step;
  if (isMarsh(entered.ground)) return 'artillery may not enter marsh';
  if (isCrossedAbatis(plan, step)) return 'artillery crosses an abatis only along a road';
  if (left.embankment === entered.embankment) return null;
  return 'artillery enters or leaves an embankment only by a connected road or railroad';
}

/** By road no stop of the ground holds, unless the house keeps them (3.2.6). */
export const areStopsLifted = ({ houseRules }: MovePlan, { byRoad }: PlannedStep): boolean =>
  byRoad && houseRules.roadStops === 'lifted';

/** The stops of the ground, whoever goes by road (3.2, notes d and g). */
export const STOPS: readonly {
  readonly cite: string;
  readonly text: string;
  readonly guns: boolean;
  readonly holds: (step: PlannedStep) => boolean;
  readonly otherwise: string;
}[] = [
  {
    cite: '3.2',
    text: 'Marsh: stop',
    guns: false,
    holds: ({ entered }) => endsMove(entered.ground),
    otherwise: 'no marsh',
  },
  {
    cite: '3.2.1',
    text: 'd. Artillery stops when it has left a run',
    guns: true,
    holds: ({ left }) => left.ground === 'run' || left.ground === 'marsh-run',
    otherwise: 'no run was left',
  },
  {
    cite: '3.2.1',
    text: 'g. Artillery stops on entering woods',
    guns: true,
    holds: ({ entered }) => entered.ground === 'woods',
    otherwise: 'no woods',
  },
];

/** Why a stop of the ground does not hold for this step, or null if it does. */
export function spared(plan: MovePlan, step: PlannedStep, stop: (typeof STOPS)[number]): Reason | null {
  if (stop.guns && !hasGuns(plan)) return [stop.cite, 'no artillery'];
  if (!stop.holds(step)) return [stop.cite, stop.otherwise];
  return areStopsLifted(plan, step) ? ['3.2.6', 'by road'] : null;
}

/** What ends the move in the hex that was entered, or null. */
export function stopAfter(plan: MovePlan, at: number): Reason | null {
  if (plan.unstopped) return null;
  const step = stepAt(plan, at);
  if (plan.enemy.isZoc(step.to)) return ['3.5', 'entering an EZOC ends the move'];
  const stop = STOPS.find((one) => spared(plan, step, one) === null);
  return stop ? [stop.cite, `the ground ends the move (${stop.text})`] : null;
}

function overdrawn(plan: MovePlan, at: number): Reason | null {
  const allowance = allowanceOf(plan);
  const before = spentBefore(plan, at);
  if (before < allowance) return null;
  if (allowance === 0) return ['3.1', 'only leaders, cavalry and artillery move in a horse segment'];
  if (before > allowance) return ['3.1, 3.3', `it has ${allowance} MP, and 1 more by road`];
  const barred = noBonus(plan);
  return barred ? [barred[0], `it has ${allowance} MP and no bonus of a thoroughfare: ${barred[1]}`] : null;
}

function barredGround(plan: MovePlan, step: PlannedStep): Reason | null {
  const { ground } = step.entered;
  if (isProhibited(ground)) return ['3.2', `${HEX_GROUND_WORDS[ground]} is prohibited`];
  const needs = hasGuns(plan) && !step.byRoad ? gunsNeedRoad(plan, step) : null;
  return needs ? ['3.2.1', needs] : null;
}

/** The rule that forbids a step of a plan whose earlier steps are allowed, or null (17.7.1). */
export function stepBar(plan: MovePlan, at: number): Reason | null {
  const stopped = at > 0 ? stopAfter(plan, at - 1) : null;
  if (stopped) return stopped;
  const over = overdrawn(plan, at);
  if (over) return over;
  const ground = barredGround(plan, stepAt(plan, at));
  if (ground) return ground;
  const { enemy, path } = plan;
  const isSecondZone = !plan.unstopped && at > 0 && enemy.isZoc(path[0]!) && enemy.isZoc(path[at + 1]!);
  return isSecondZone ? ['3.5', 'from one EZOC to another is a whole move'] : null;
}

/** Why a step needs no straggle check, or null if it needs one (3.6, note c). */
export function noStraggling(plan: MovePlan, at: number): Reason | null {
  if (plan.unstopped) return plan.unstopped;
  if (!hasSmallArms(plan)) return ['3.6, 3.6.1', 'artillery does not check'];
  if (needsNoCheck(plan)) return ['3.6.1', 'irregulars do not check (house rule)'];
  const { left, entered } = stepAt(plan, at);
  if (!isNonClear(left.ground)) return ['3.2.2, 3.6', `it leaves ${HEX_GROUND_WORDS[left.ground]}`];
  if (!isNonClear(entered.ground)) return ['3.2.2, 3.6', `it enters ${HEX_GROUND_WORDS[entered.ground]}`];
  return isBonusStep(plan, at) ? ['3.3', 'the bonus hex needs none'] : null;
}
