/** What it is worth to a body to stand in a hex: nearer to its goal, fire given and taken, room, flanks. */
import { isAheadOf, SIDES_OF_HEX } from '../field/ground.ts';
import type { Group } from '../play/state/stage.ts';
import { distance } from '../play/state/standing.ts';
import { crowdAt, exposureAt, opportunityAt } from './exchanges.ts';
import { aimOf, type Look } from './look.ts';
import type { Aim } from './plan.ts';
import { FAR, stepsTo, stepsToGoal } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** A place, weighed; the parts are what the reason is made of. */
export interface Place {
  readonly hex: number;
  readonly facing: number;
  readonly value: number;
  readonly exposure: number;
  readonly opportunity: number;
  /** Steps from there to the goal. */
  readonly far: number;
  readonly aim: Aim | null;
}

/** Enemies so near bear on the facing. */
const WATCHED = 10;

/** The facing that has most of the enemies before it, the nearest counting most; else the one towards the goal. */
export function facingAt(look: Look, hex: number, aim: Aim | null): number {
  const { field, enemies } = look;
  const { map } = field.ground;
  const near = enemies
    .map((enemy) => ({ enemy, far: distance(field, hex, enemy) }))
    .filter(({ far }) => far > 0 && far <= WATCHED);
  const steps = aim ? stepsToGoal(field, aim.goal) : null;
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let facing = 0; facing < SIDES_OF_HEX; facing++) {
    const ahead = map.neighbours[hex * SIDES_OF_HEX + facing]!;
    const towards = ahead < 0 || !steps ? 0 : -steps[ahead]! / FAR;
    const before = near.reduce(
      (sum, { enemy, far }) => sum + (isAheadOf(map, hex, facing, enemy) ? 1 : -1) / (far * far),
      0,
    );
    const nearest =
      ahead < 0 || near.length === 0
        ? 0
        : -Math.min(...near.map(({ enemy }) => distance(field, ahead, enemy))) / 100;
    const value = before * 4 + nearest + towards;
    if (value > most) [best, most] = [facing, value];
  }
  return best;
}

/** Steps to the nearest enemy. */
const toEnemy = ({ field, enemies }: Look): Uint8Array => stepsTo(field, enemies);

/** Those who hold a place stand in it or beside it; those who take one go on until they are there. */
const HELD_WITHIN = 2;

function nearness(look: Look, aim: Aim, far: number): number {
  if (aim.kind === 'take') return -far * WEIGHTS.nearerToTake * look.plan.eagerness;
  return -Math.max(0, far - HELD_WITHIN) * WEIGHTS.nearerToHold;
}

/** The points of the place itself, if nobody else of ours keeps it. */
function possession(look: Look, group: Group, aim: Aim, hex: number): number {
  const { field, situation, plan } = look;
  const at = plan.aims.find(({ goal }) => field.goals[goal]!.cell === hex);
  if (!at || group.units.length === 0) return 0;
  const others = situation.unitsIn(hex).filter((unit) => !group.units.includes(unit));
  if (others.length > 0) return 0;
  const isOurs = at.kind === 'hold';
  return at.points * (isOurs ? WEIGHTS.kept : WEIGHTS.taken) * (at === aim || !isOurs ? 1 : 0.5);
}

/** What a hex is worth whatever the enemy does: on the way to the goal, with room to fight. Without an aim they go after the enemy. */
export function groundValue(look: Look, group: Group, hex: number): number {
  const aim = aimOf(look, group.units);
  const near = aim
    ? nearness(look, aim, stepsToGoal(look.field, aim.goal)[hex]!) + possession(look, group, aim, hex)
    : -toEnemy(look)[hex]! * WEIGHTS.nearerToHold;
  return near - crowdAt(look, group, hex) * WEIGHTS.crowding;
}

export function placeAt(look: Look, group: Group, hex: number, facing?: number): Place {
  const aim = aimOf(look, group.units);
  const looks = facing ?? facingAt(look, hex, aim);
  const opportunity = opportunityAt(look, group, hex, looks);
  const exposure = exposureAt(look, group, hex, looks);
  const value =
    groundValue(look, group, hex) +
    opportunity * WEIGHTS.opportunity -
    exposure * WEIGHTS.exposure * look.bearing.caution;
  const far = aim ? stepsToGoal(look.field, aim.goal)[hex]! : toEnemy(look)[hex]!;
  return { hex, facing: looks, value, exposure, opportunity, far, aim };
}
