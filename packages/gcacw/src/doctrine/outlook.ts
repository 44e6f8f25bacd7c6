/** What it is worth to a unit to stand in a hex: its goal, what it takes by coming there, what the enemy could do to it. */
import { cellDistance, keptBy } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { combatValue } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { PlayState } from '../play/state/stage.ts';
import { rulesOf, situationIn } from '../play/state/standing.ts';
import { isExtended } from '../procedures/extendedMarch.ts';
import { aimsOf } from './aims.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { shelterAt } from './shelter.ts';
import { isLastTurn, type Survey } from './survey.ts';
import { FATIGUE_COST, NEARNESS, STRAIN } from './weights.ts';

/** Those who could attack, by where they stand and how strong they are. */
interface Host {
  readonly hexes: readonly number[];
  readonly strengths: readonly number[];
}
/** Of the units last asked about. */
interface Mustered {
  units: PlayState['units'] | null;
  host: Host;
}
const NOBODY: Host = { hexes: [], strengths: [] };
const musteredOn = keptBy(
  (_: Field): Readonly<Record<Side, Mustered>> => ({
    union: { units: null, host: NOBODY },
    confederate: { units: null, host: NOBODY },
  }),
);

/** Whoever is demoralized, spent or not released comes for nobody. */
function hostOf({ field, state }: Survey, side: Side): Host {
  const mustered = musteredOn(field)[side];
  if (mustered.units === state.units) return mustered.host;
  const rules = rulesOf(state);
  const made = { hexes: [] as number[], strengths: [] as number[] };
  for (const i of field.own.units[side]) {
    const unit = state.units[i]!;
    if (unit.hex < 0 || unit.demoralized > 0 || unit.fatigue > 3 || !unit.released) continue;
    made.hexes.push(unit.hex);
    made.strengths.push(combatValue(unit, rules));
  }
  mustered.units = state.units;
  mustered.host = made;
  return made;
}

/** What was found of one host, by hex: it is asked about the same hexes by unit after unit. */
interface Found {
  of: Host | null;
  /** Of the host that is looked at now; a hex that bears another was not asked about. */
  mark: number;
  readonly marks: Int32Array;
  readonly threats: Float64Array;
}

/** Hexes beside those of a side, marked in the same way. */
interface Beside {
  units: PlayState['units'] | null;
  side: Side;
  mark: number;
  readonly marks: Int32Array;
}
const besideOn = keptBy(
  ({ ground: { map } }: Field): Beside => ({
    ...{ units: null, side: 'union', mark: 0 },
    marks: new Int32Array(map.size),
  }),
);

function markBeside(beside: Beside, { field, state }: Survey, side: Side): void {
  const { sides, neighbours } = field.ground.map;
  beside.units = state.units;
  beside.side = side;
  beside.mark++;
  for (const i of field.own.units[side]) {
    const { hex } = state.units[i]!;
    for (let at = hex * sides, end = at + sides; hex >= 0 && at < end; at++)
      if (neighbours[at]! >= 0) beside.marks[neighbours[at]!] = beside.mark;
  }
}

/** Whether an enemy stands next to a hex. */
export function isBesideEnemy(survey: Survey, hex: number): boolean {
  const beside = besideOn(survey.field);
  const enemy = enemyOf(survey);
  if (beside.units !== survey.state.units || beside.side !== enemy) markBeside(beside, survey, enemy);
  return beside.marks[hex] === beside.mark;
}
const foundOn = keptBy(
  ({ ground: { map } }: Field): Found => ({
    ...{ of: null, mark: 0 },
    marks: new Int32Array(map.size),
    threats: new Float64Array(map.size),
  }),
);

/** Enemies attack one after another, or a few together. */
const OTHERS = 0.25;

function threatOf({ hexes, strengths }: Host, map: Field['ground']['map'], hex: number): number {
  let [sum, most] = [0, 0];
  for (let i = 0; i < hexes.length; i++) {
    const near = NEARNESS[cellDistance(map, hexes[i]!, hex)];
    if (near === undefined) continue;
    const strength = near * strengths[i]!;
    sum += strength;
    if (strength > most) most = strength;
  }
  return most + (sum - most) * OTHERS;
}

/** Enemy strength that may come to a hex in the next action: the strongest by himself, and a part of the others. */
export function threatAt(survey: Survey, hex: number): number {
  const host = hostOf(survey, enemyOf(survey));
  const found = foundOn(survey.field);
  if (found.of !== host) {
    found.of = host;
    found.mark++;
  }
  if (found.marks[hex] !== found.mark) {
    found.marks[hex] = found.mark;
    found.threats[hex] = threatOf(host, survey.field.ground.map, hex);
  }
  return found.threats[hex]!;
}

/** Whether an enemy stands within so many hexes. */
export function isNearEnemy({ field, state, side }: Survey, hex: number, within: number): boolean {
  const { map } = field.ground;
  return field.own.units[otherSide(side)].some((i) => {
    const there = state.units[i]!.hex;
    return there >= 0 && cellDistance(map, there, hex) <= within;
  });
}

const WORKS = { none: 1, abatis: 1.2, breastwork: 1.5, fort: 2 } as const;
const worksFactor = (entrenchment: string): number =>
  (WORKS as Readonly<Record<string, number>>)[entrenchment] ?? 1.3;

/** Friends in a hex, other than a unit, with their works. */
function friendsAt({ field, state }: Survey, hex: number, but: number): number {
  const rules = rulesOf(state);
  const situation = situationIn(field, state);
  let sum = 0;
  for (let i = situation.firstIn(hex); i >= 0; i = situation.nextTo(i))
    if (i !== but) sum += combatValue(state.units[i]!, rules) * worksFactor(state.units[i]!.entrenchment);
  return sum;
}

const LOSS_PER_RATIO = 0.5;

/** What the enemy could do to a unit in a hex, in victory points. */
export function dangerAt(look: Look, unit: number, hex: number): number {
  if (!look.bearing.foresight) return 0;
  const threat = threatAt(look, hex);
  if (threat === 0) return 0;
  const { state, field, bearing } = look;
  const there = state.units[unit]!;
  const works = there.hex === hex ? worksFactor(there.entrenchment) : 1;
  const open = combatValue(there, rulesOf(state)) * works + friendsAt(look, hex, unit);
  const own = state.campaign ? open * shelterAt(look, hex) : open;
  const ratio = threat / Math.max(0.5, own);
  if (ratio <= 1) return 0;
  const each = field.scenario.lossPoints[enemyOf(look)];
  const most = Math.min(there.manpower, 3) * each;
  return (
    Math.min(most, (ratio - 1) * LOSS_PER_RATIO) * look.plan.feared * bearing.caution * (1 - look.plan.daring)
  );
}

/** What its goal is worth to a unit from a hex. */
export function pullAt(look: Look, unit: number, hex: number): number {
  const { away, worth, near } = aimsOf(look)[unit]!;
  return away === null ? 0 : worth * near[away[hex]!]!;
}

const LEFT_OPEN = 0.4;

/** What hangs on a unit's staying: it stands alone where something is held, and an enemy is near. */
export function guardAt(look: Look, unit: number, hex: number): number {
  if (!look.bearing.foresight || threatAt(look, hex) === 0 || friendsAt(look, hex, unit) > 0) return 0;
  let sum = 0;
  for (const { kind, hexes, worth, each } of look.plan.goals)
    if (kind === 'hold' && each === undefined && hexes[0] === hex) sum += worth;
  return sum * LEFT_OPEN * (1 - look.plan.daring);
}

const IN_PASSING = 0.6;

/** What is taken by coming into a hex: another's goal counts less, since it may be lost again. */
export function takenAt({ plan }: Look, unit: number, hex: number): number {
  let sum = 0;
  for (let i = 0; i < plan.goals.length; i++) {
    const { kind, hexes, worth } = plan.goals[i]!;
    if (kind === 'take' && hexes[0] === hex) sum += worth * (plan.posts[unit] === i ? 0.5 : IN_PASSING);
  }
  return sum;
}

/** What one more Fatigue Level costs a unit, and what a long march may (6.5). */
export function fatigueCost(look: Look, unit: number): number {
  const piece = look.state.units[unit]!;
  const next = Math.min(4, piece.fatigue + 1);
  const level = FATIGUE_COST[isLastTurn(look) ? 'last' : 'other'][next]!;
  if (!isExtended(piece)) return level;
  return level + piece.manpower * STRAIN[piece.organized ? 'organized' : 'disorganized'];
}
