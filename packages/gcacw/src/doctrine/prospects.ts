/** Where a march would lead a unit best, and what that is worth beside staying: one test of gain, danger and attack for all. */
import { cellDistance, keptBy, type Walker } from '@longroll/kernel';
import { MARCH_ATTACKS, type MarchAttack } from '../charts/attackTypes.ts';
import { armOf } from '../model/combatNumbers.ts';
import { acrossBar } from '../play/combat/hexside.ts';
import { marchReach } from '../play/movement/reach.ts';
import type { Marching, PlayState } from '../play/state/stage.ts';
import { rulesOf, situationIn, terrainIn } from '../play/state/standing.ts';
import { unpaidBar } from '../procedures/attackPrice.ts';
import { strikeValue } from './fights.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { dangerAt, guardAt, isNearEnemy, pullAt, takenAt } from './outlook.ts';
import type { Plan } from './plan.ts';
import { distancesTo } from './roads.ts';
import { goesAs, paceOf, placeOf } from './survey.ts';
import { PER_MARCH } from './weights.ts';

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

/** The dearest attack that can be paid is the best (8.2). */
export function bestAttack(
  { field, state }: Look,
  unit: number,
  hex: number,
  mp: number,
): MarchAttack | null {
  for (let i = MARCH_ATTACKS.length - 1; i >= 0; i--) {
    const attack = MARCH_ATTACKS[i]!;
    const priced = {
      ...{ attack, attackerArm: armOf([field.pieces.units[unit]!]) },
      ...{ defenderTerrain: terrainIn(field, hex), houseRules: rulesOf(state) },
    };
    if (unpaidBar(priced, mp) === null) return attack;
  }
  return null;
}

/** Enemies whom a unit could attack from a hex: the hexside lets it, moved or not. */
function attackableFrom(look: Look, unit: number, hex: number, moved: boolean): readonly number[] {
  const { field, state } = look;
  const { map } = field.ground;
  const situation = situationIn(field, state);
  const enemy = enemyOf(look);
  const found: number[] = [];
  for (let side = hex * map.sides, end = side + map.sides; side < end; side++) {
    const to = map.neighbours[side]!;
    if (to < 0 || situation.holder(to) !== enemy) continue;
    if (acrossBar(field, state, unit, side, !moved) === null) found.push(to);
  }
  return found;
}

/** The best attack from a hex, what it is worth, and on whom; nobody is attacked where it is worth nothing. */
function bestStrike(look: Look, unit: number, hex: number, mp: number, moved: boolean) {
  let best = { value: 0, target: -1 };
  for (const target of attackableFrom(look, unit, hex, moved)) {
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

const isBesideEnemy = (look: Look, hex: number): boolean => {
  const { field, state } = look;
  const { map } = field.ground;
  const situation = situationIn(field, state);
  for (let side = hex * map.sides, end = side + map.sides; side < end; side++)
    if (map.neighbours[side]! >= 0 && situation.holder(map.neighbours[side]!) === enemyOf(look)) return true;
  return false;
};

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
  const strike = beside ? bestStrike(look, unit, hex, left, true) : { value: 0, target: -1 };
  if (most + strike.value <= best.value) return;
  const value = most + strike.value - dangerAt(look, unit, hex);
  if (value < best.value || (value === best.value && hex > best.hex)) return;
  Object.assign(best, { hex, value, left, target: strike.target });
}

/** Kept as long as nobody moves, for one plan. */
interface Kept {
  leaders: PlayState['leaders'] | null;
  plan: Plan | null;
  readonly prospects: Map<string, Prospect>;
}
const keptFor = keptBy(
  (_: PlayState['units']): Kept => ({ leaders: null, plan: null, prospects: new Map() }),
);

function keptIn({ state, plan }: Look): Map<string, Prospect> {
  const kept = keptFor(state.units);
  if (kept.leaders === state.leaders && kept.plan === plan) return kept.prospects;
  Object.assign(kept, { leaders: state.leaders, plan });
  kept.prospects.clear();
  return kept.prospects;
}

const keyOf = ({ bearing }: Look, unit: number, mp: number, { moved, acted }: Begun): string =>
  `${unit} ${mp} ${moved} ${acted} ${bearing.odds} ${bearing.foresight} ${bearing.caution}`;

function found(look: Look, unit: number, mp: number, { moved, acted }: Begun): Prospect {
  const { field, state } = look;
  const start = placeOf(look, unit);
  const { reach, anyway } = marchReach(field, state, unit, start, mp);
  const stay = standing(look, unit, start) + guardAt(look, unit, start);
  const best: Best = { hex: start, value: stay, left: mp, target: -1 };
  const here = isBesideEnemy(look, start)
    ? bestStrike(look, unit, start, mp, moved)
    : { value: 0, target: -1 };
  Object.assign(best, { value: stay + here.value, target: here.target });
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
  const post = plan.goals[plan.posts[unit]!];
  let most = dangerAt(look, unit, start);
  if (post) {
    const away = distancesTo(field, goesAs(look, unit), post.hexes)[start]!;
    const pull = (rest: number) => plan.worth[unit]! * PER_MARCH ** (rest / paceOf(look, unit));
    most += pull(Math.max(0, away - Math.max(mp, DEAREST_STEP))) - pull(away);
  }
  for (const { kind, hexes, worth } of plan.goals)
    if (kind === 'take' && cellDistance(field.ground.map, start, hexes[0]!) <= mp + 1) most += worth;
  return isNearEnemy(look, start, mp + 2) ? most + MOST_BY_ATTACK : most;
}

/** One hex is entered whatever it costs (2.12). */
const DEAREST_STEP = 8;

/** The best that a unit could do with so many movement points from where it stands. */
export function prospectOf(look: Look, unit: number, mp: number, begun: Begun = NOT_BEGUN): Prospect {
  const kept = keptIn(look);
  const key = keyOf(look, unit, mp, begun);
  const known = kept.get(key);
  if (known) return known;
  const made = found(look, unit, mp, begun);
  kept.set(key, made);
  return made;
}
