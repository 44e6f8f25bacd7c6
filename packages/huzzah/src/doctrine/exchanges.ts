/** Fire between places: what a body would do out of a hex, and what could be done to it there. */
import { type Bearing, keeping, keptBy } from '@longroll/kernel';
import { rangeFactor } from '../charts/rangeFactors.ts';
import type { Field } from '../field/field.ts';
import { isAheadOf } from '../field/ground.ts';
import { canFire } from '../field/situation.ts';
import type { UnitState } from '../field/state.ts';
import { type Arm, strengthPoints } from '../model/unit.ts';
import { ARMS, otherSide } from '../model/vocabulary.ts';
import { groundIn, shooters } from '../play/fire/limits.ts';
import { fireOrder, isCutOff, type Shooting } from '../play/fire/order.ts';
import { changeUnits } from '../play/state/change.ts';
import { isDusk } from '../play/state/segments.ts';
import type { Group, PlayState } from '../play/state/stage.ts';
import { armOfUnit, bodyOf, distance, isSeen, rulesOf, stackIn } from '../play/state/standing.ts';
import type { Readings } from '../rulings/index.ts';
import type { Look } from './look.ts';
import { type Toll, tollOf } from './shots.ts';

const NOTHING: Toll = { harm: 0, shaken: 0, broken: 0 };
/** A rule of thumb: so much of the fire factor is lost worth. */
const BY_THUMB = 1 / 16;

function byThumb({ units, from, target }: Shooting, { field }: Look): Toll {
  const range = distance(field, from, target.hex);
  const factor = units.reduce(
    (sum, unit) => sum + strengthPoints(unit) * (rangeFactor(unit.type, range) ?? 0),
    0,
  );
  return { harm: factor * BY_THUMB, shaken: 0, broken: 0 };
}

/** What a shot does that is really to be fired, isolation looked for. */
export function tollNow(look: Look, shooting: Shooting): Toll {
  const { field, state, bearing } = look;
  if (!bearing.odds) return byThumb(shooting, look);
  return tollOf(fireOrder(field, state, shooting, isCutOff(field, state, shooting.target)));
}

/** What one that may come would do. */
const tollThen = (look: Look, state: PlayState, shooting: Shooting): Toll =>
  look.bearing.odds ? tollOf(fireOrder(look.field, state, shooting, false)) : byThumb(shooting, look);

const LONGEST_GUN = 6;
const LONGEST_MUSKET = 3;

const farthest = ({ field, state }: Look, arm: Arm): number =>
  isDusk(field, state) ? rulesOf(state).duskRange : arm === 'artillery' ? LONGEST_GUN : LONGEST_MUSKET;

const farthestOf = (look: Look, body: readonly number[]): number =>
  farthest(
    look,
    body.some((unit) => armOfUnit(look.field, unit) === 'artillery') ? 'artillery' : 'small-arms',
  );

/** A shot that may come, the state in which it would, and how its target looks then. */
interface Prospect {
  readonly state: PlayState;
  readonly body: readonly number[];
  readonly from: number;
  readonly target: Group;
  readonly facing: number;
}

/** All of a record that a shot of it or at it hangs on, but for its place. */
const asShot = keptBy(({ hits, reduced, state, marker, inCommand, formation, orders }: UnitState) => ({
  key: `${hits}${reduced ? 'r' : ''}${state[0]}${marker ? 'm' : ''}${inCommand ? 'c' : ''}${formation}${orders.onDisrupt ?? ''}`,
}));

function bodyKey(state: PlayState, units: readonly number[]): string {
  let key = '';
  for (const unit of units) key += `${unit}:${asShot(state.units[unit]!).key},`;
  return key;
}

const MOST = 60_000;
const known = keptBy((_: Field) => keptBy((__: Bearing) => keptBy((___: Readings) => keeping<Toll>(MOST))));

/** The same bodies in the same places are weighed again and again. */
function shotBetween(look: Look, prospect: Prospect): Toll {
  const { field, bearing } = look;
  const { state, body, from, target, facing } = prospect;
  const who = `${bodyKey(state, body)}${from}>${bodyKey(state, target.units)}${target.hex},${facing},${target.leaders}`;
  const when = `${isDusk(field, state) ? 'd' : ''}${state.orders[otherSide(look.side)].onDisrupt}${state.orders[look.side].onDisrupt}`;
  return known(field)(bearing)(rulesOf(state))(`${who} ${when}`, () => bestShot(look, prospect));
}

/** The best shot of a body out of a hex at another, whatever it has done in this segment. */
function bestShot(look: Look, { state, body, from, target }: Prospect): Toll {
  const { field } = look;
  const range = distance(field, from, target.hex);
  let best = NOTHING;
  for (const arm of ARMS) {
    if (range > farthest(look, arm) || !body.some((unit) => armOfUnit(field, unit) === arm)) continue;
    const units = shooters(field, state, body, arm, range);
    if (units.length === 0) continue;
    const [kind, targetAction] = ['segment', 'none'] as const;
    const shooting = { kind, from, body, units, target, targetAction, byRoad: false };
    const toll = tollThen(look, state, shooting);
    if (toll.harm > best.harm) best = toll;
  }
  return best;
}

/** The state in which a body stands somewhere else, unlimbered guns and all. */
export function placedAt(look: Look, group: Group, hex: number, facing: number): PlayState {
  const { field, state } = look;
  const there = changeUnits(state, group.units, { hex, facing });
  const guns = group.units.filter((unit) => field.units[unit]!.type === 'artillery');
  return changeUnits(there, guns, { formation: 'unlimbered' });
}

/** The most that a body could do with one shot out of a hex. */
export function opportunityAt(look: Look, group: Group, hex: number, facing: number): number {
  const { field, enemies, state } = look;
  if (group.units.length === 0 || bodyOf(state, group.units).state === 'routed') return 0;
  const reach = farthestOf(look, group.units);
  let there: PlayState | null = null;
  let most = 0;
  for (const enemy of enemies) {
    const range = distance(field, hex, enemy);
    if (range > reach || !isAheadOf(field.ground.map, hex, facing, enemy)) continue;
    if (!isSeen(field, state, hex, enemy)) continue;
    there ??= placedAt(look, group, hex, facing);
    const target = stackIn(field, state, enemy);
    const looks = bodyOf(state, target.units).facing;
    const shot = { state: there, body: group.units, from: hex, target, facing: looks };
    const { harm } = shotBetween(look, shot);
    if (harm > most) most = harm;
  }
  return most;
}

/** What the fire of all who see it could do to a body in a hex. */
export function exposureAt(look: Look, group: Group, hex: number, facing: number): number {
  const { field, enemies, state, situation } = look;
  if (!look.bearing.foresight || group.units.length === 0) return 0;
  let there: PlayState | null = null;
  const target = { hex, units: group.units, leaders: group.leaders };
  let sum = 0;
  for (const enemy of enemies) {
    const range = distance(field, hex, enemy);
    if (range > LONGEST_GUN) continue;
    const { state: order, formation, facing: looks } = state.units[situation.firstIn(enemy)]!;
    if (order === 'routed' || !canFire(formation)) continue;
    if (range > 1 && !isAheadOf(field.ground.map, enemy, looks, hex)) continue;
    const body = situation.unitsIn(enemy);
    if (range > farthestOf(look, body) || !isSeen(field, state, enemy, hex)) continue;
    there ??= placedAt(look, group, hex, facing);
    sum += shotBetween(look, { state: there, body, from: enemy, target, facing }).harm;
  }
  return sum === 0 ? 0 : sum / (1 + friendsAt(look, group, hex) * SHARE);
}

/** Fire that falls on several is shared by them: friends near the hex who are as near to the enemy. */
const SHARE = 0.35;
const BESIDE = 3;
const MOST_FRIENDS = 3;

function friendsAt({ field, state, situation, side, enemies }: Look, group: Group, hex: number): number {
  const nearest = (at: number): number =>
    enemies.reduce((least, enemy) => Math.min(least, distance(field, at, enemy)), LONGEST_GUN * 2);
  const far = nearest(hex);
  let friends = 0;
  for (const other of situation.hexesOf(side)) {
    if (other === group.hex || distance(field, other, hex) > BESIDE) continue;
    const body = situation.firstIn(other);
    if (group.units.includes(body) || state.units[body]!.state === 'routed') continue;
    if (nearest(other) <= far + 1 && ++friends >= MOST_FRIENDS) break;
  }
  return friends;
}

/** Strength points of small arms that cannot fire out of a hex for want of room. */
export function crowdAt(look: Look, group: Group, hex: number): number {
  const { field, state, situation } = look;
  const sp = (units: readonly number[]): number =>
    units.reduce((sum, unit) => {
      const { reduced } = state.units[unit]!;
      const piece = field.units[unit]!;
      return piece.type === 'artillery' ? sum : sum + (reduced ? piece.reducedSp : piece.sp);
    }, 0);
  const others = situation.unitsIn(hex).filter((unit) => !group.units.includes(unit));
  const room = groundIn(field, hex) === 'clear' ? 5 : 4;
  const isMixed = others.some((unit) => armOfUnit(field, unit) !== armOfUnit(field, group.units[0] ?? unit));
  return Math.max(0, sp(others) + sp(group.units) - room) + (isMixed ? 2 : 0);
}
