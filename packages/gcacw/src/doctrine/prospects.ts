/** Where a march would lead a unit best, and what that is worth beside staying: one test of gain, danger and attack for all. */
import { type Bearing, cellDistance, keptBy, type Walker } from '@longroll/kernel';
import { MARCH_ATTACKS, type MarchAttack } from '../charts/attackTypes.ts';
import type { Field } from '../field/field.ts';
import { armOf } from '../model/combatNumbers.ts';
import type { Arm, Terrain } from '../model/vocabulary.ts';
import { acrossBar } from '../play/combat/hexside.ts';
import { marchReach } from '../play/movement/reach.ts';
import type { Marching, PlayState } from '../play/state/stage.ts';
import { rulesOf, situationIn, terrainIn } from '../play/state/standing.ts';
import { unpaidBar } from '../procedures/attackPrice.ts';
import type { FieldRules } from '../rulings/index.ts';
import { aimsOf, leastAway } from './aims.ts';
import { strikeValue } from './fights.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { dangerAt, guardAt, isBesideEnemy, isNearEnemy, pullAt, takenAt } from './outlook.ts';
import type { Plan } from './plan.ts';
import { placeOf } from './survey.ts';

/** How far a march has come: it has left its hex; it has done anything at all. */
type Begun = Pick<Marching, 'moved' | 'acted'>;
const NOT_BEGUN: Begun = { moved: false, acted: false };

export interface Prospect {
  readonly unit: number;
  /** From where the unit stands to where it goes, both included. */
  readonly path: readonly number[];
  /** Movement points left there. */
  readonly left: number;
  /** What it is worth beside staying; what a march costs is not in it. */
  readonly gain: number;
  /** Whom it attacks there, -1 for nobody. */
  readonly target: number;
}

/** By arm, terrain and movement points: what `dearest` found, under the readings of a game. */
const dearestOf = keptBy((_: FieldRules): Map<number, MarchAttack | null> => new Map());
const MOST_MP = 256;

function dearest(
  houseRules: FieldRules,
  attackerArm: Arm,
  defenderTerrain: Terrain,
  mp: number,
): MarchAttack | null {
  for (let i = MARCH_ATTACKS.length - 1; i >= 0; i--) {
    const attack = MARCH_ATTACKS[i]!;
    if (unpaidBar({ attack, attackerArm, defenderTerrain, houseRules }, mp) === null) return attack;
  }
  return null;
}

/** The dearest attack that can be paid is the best (8.2). */
function bestAttack({ field, state }: Look, unit: number, hex: number, mp: number): MarchAttack | null {
  const rules = rulesOf(state);
  const known = dearestOf(rules);
  const arm = armOf([field.pieces.units[unit]!]);
  const terrain = field.ground.map.terrain[hex]!;
  const key = (terrain * MOST_MP + mp) * 2 + (arm === 'cavalry' ? 1 : 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = dearest(rules, arm, terrainIn(field, hex), mp);
  known.set(key, made);
  return made;
}

/** An attack that a march might end with. */
interface Blow {
  readonly value: number;
  readonly target: number;
}
const NO_BLOW: Blow = { value: 0, target: -1 };

/** The best attack from a hex, what it is worth, and on whom; nobody is attacked where it is worth nothing. */
function bestStrike(look: Look, unit: number, hex: number, mp: number, moved: boolean): Blow {
  const { field, state } = look;
  const { sides, neighbours } = field.ground.map;
  const situation = situationIn(field, state);
  const enemy = enemyOf(look);
  let best = NO_BLOW;
  for (let side = hex * sides, end = side + sides; side < end; side++) {
    const target = neighbours[side]!;
    if (situation.holder(target) !== enemy || acrossBar(field, state, unit, side, !moved) !== null) continue;
    const type = bestAttack(look, unit, target, mp);
    if (type === null) continue;
    const value = strikeValue(look, { unit, from: hex, target, type });
    if (value > best.value) best = { value, target };
  }
  return best;
}

/** What a hex is worth to a unit that ends there with so many points, an attack apart. */
const standing = (look: Look, unit: number, hex: number): number =>
  pullAt(look, unit, hex) - dangerAt(look, unit, hex);

interface Best {
  hex: number;
  value: number;
  left: number;
  target: number;
}

/** A hex as the end of a march; better than the best so far, or not looked into to the end. */
function weighHex(look: Look, unit: number, hex: number, left: number, best: Best): void {
  const most = pullAt(look, unit, hex) + takenAt(look, unit, hex);
  const beside = isBesideEnemy(look, hex);
  if (!beside && most <= best.value) return;
  const strike = beside ? bestStrike(look, unit, hex, left, true) : NO_BLOW;
  if (most + strike.value <= best.value) return;
  const value = most + strike.value - dangerAt(look, unit, hex);
  if (value < best.value || (value === best.value && hex > best.hex)) return;
  best.hex = hex;
  best.value = value;
  best.left = left;
  best.target = strike.target;
}

/** Kept as long as nobody moves, for one plan and one bearing. */
interface Kept {
  units: PlayState['units'] | null;
  leaders: PlayState['leaders'] | null;
  plan: Plan | null;
  bearing: Bearing | null;
  readonly prospects: Map<number, Prospect>;
}
const keptFor = keptBy(
  (_: Field): Kept => ({
    ...{ units: null, leaders: null, plan: null, bearing: null },
    prospects: new Map(),
  }),
);

const isSameBearing = (a: Bearing, b: Bearing): boolean =>
  a === b || (a.odds === b.odds && a.foresight === b.foresight && a.caution === b.caution);

function keptIn({ field, state, plan, bearing }: Look): Map<number, Prospect> {
  const kept = keptFor(field);
  const same = kept.units === state.units && kept.leaders === state.leaders && kept.plan === plan;
  if (same && kept.bearing !== null && isSameBearing(kept.bearing, bearing)) return kept.prospects;
  kept.units = state.units;
  kept.leaders = state.leaders;
  kept.plan = plan;
  kept.bearing = bearing;
  kept.prospects.clear();
  return kept.prospects;
}

const keyOf = (unit: number, mp: number, { moved, acted }: Begun): number =>
  ((unit * MOST_MP + mp) * 2 + (moved ? 1 : 0)) * 2 + (acted ? 1 : 0);

/** What a unit that waits off the map guards by coming: as long as it waits, nothing. */
const guardBy = (look: Look, unit: number, hex: number): number =>
  look.state.units[unit]!.hex < 0 ? guardAt(look, unit, hex) : 0;

function found(look: Look, unit: number, mp: number, { moved, acted }: Begun): Prospect {
  const { field, state } = look;
  const start = placeOf(look, unit);
  const { reach, anyway } = marchReach(field, state, unit, start, mp);
  const there = standing(look, unit, start) + guardAt(look, unit, start);
  const stay = there - guardBy(look, unit, start);
  const here = isBesideEnemy(look, start) ? bestStrike(look, unit, start, mp, moved) : NO_BLOW;
  const best: Best = { hex: start, value: there + here.value, left: mp, target: here.target };
  for (let i = 1; i < reach.count; i++) {
    const hex = reach.reached[i]!;
    weighHex(look, unit, hex, mp - reach.cost[hex]!, best);
  }
  if (!acted) for (const hex of anyway) weighHex(look, unit, hex, 0, best);
  const path = pathTo(reach, start, best.hex);
  return { unit, path, left: best.left, gain: best.value - stay, target: best.target };
}

/** A hex that is entered whatever it costs is the next one (2.12). */
const pathTo = (reach: Pick<Walker, 'pathTo'>, start: number, hex: number): readonly number[] => {
  const path = reach.pathTo(hex);
  return path.length > 0 ? path : [start, hex];
};

/** No attack of a single unit is worth more, its ground apart. */
const MOST_BY_ATTACK = 2;

/** What a march could be worth at the very most, found without looking at the map: whoever is below need not be looked into. */
export function boundOf(look: Look, unit: number, mp: number): number {
  const { field, plan } = look;
  const start = placeOf(look, unit);
  const { away, worth, near } = aimsOf(look)[unit]!;
  let most = dangerAt(look, unit, start) + guardBy(look, unit, start);
  if (away !== null) {
    const rest = plan.round
      ? leastAway(look, unit, start, mp)
      : Math.max(0, away[start]! - Math.max(mp, DEAREST_STEP));
    most += worth * (near[rest]! - near[away[start]!]!);
  }
  for (const goal of plan.goals) {
    const counts = goal.kind === 'take' || (plan.round !== undefined && goal.kind === 'stay');
    if (counts && cellDistance(field.ground.map, start, goal.hexes[0]!) <= mp + 1) most += goal.worth;
  }
  return isNearEnemy(look, start, mp + 2) ? most + MOST_BY_ATTACK : most;
}

/** One hex is entered whatever it costs (2.12). */
const DEAREST_STEP = 8;

/** The best that a unit could do with so many movement points from where it stands. */
export function prospectOf(look: Look, unit: number, mp: number, begun: Begun = NOT_BEGUN): Prospect {
  const kept = keptIn(look);
  const key = keyOf(unit, mp, begun);
  const known = kept.get(key);
  if (known) return known;
  const made = found(look, unit, mp, begun);
  kept.set(key, made);
  return made;
}
