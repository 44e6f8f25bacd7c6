/** What it is worth to a unit to stand in a hex: its goal, what it takes by coming there, what the enemy could do to it. */
import { cellDistance, keptBy } from '@longroll/kernel';
import { combatValue } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { PlayState } from '../play/state/stage.ts';
import { rulesOf, situationIn } from '../play/state/standing.ts';
import { isExtended } from '../procedures/extendedMarch.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { distancesTo } from './roads.ts';
import { goesAs, isLastTurn, paceOf, type Survey } from './survey.ts';
import { FATIGUE_COST, NEARNESS, PER_MARCH, STRAIN } from './weights.ts';

/** Those who could attack, by where they stand and how strong they are. */
interface Host {
  readonly hexes: readonly number[];
  readonly strengths: readonly number[];
}
type Hosts = Partial<Record<Side, Host>>;

const hostsOf = keptBy((_: PlayState['units']): Hosts => ({}));

/** Whoever is demoralized, spent or not released comes for nobody. */
function hostOf({ field, state }: Survey, side: Side): Host {
  const hosts = hostsOf(state.units);
  const known = hosts[side];
  if (known) return known;
  const able = field.own.units[side].filter((i) => {
    const { hex, demoralized, fatigue, released } = state.units[i]!;
    return hex >= 0 && demoralized === 0 && fatigue < 4 && released;
  });
  const rules = rulesOf(state);
  const made = {
    hexes: able.map((i) => state.units[i]!.hex),
    strengths: able.map((i) => combatValue(state.units[i]!, rules)),
  };
  hosts[side] = made;
  return made;
}

/** Enemies attack one after another, or a few together. */
const OTHERS = 0.25;

/** Enemy strength that may come to a hex in the next action: the strongest by himself, and a part of the others. */
export function threatAt(survey: Survey, hex: number): number {
  const { map } = survey.field.ground;
  const { hexes, strengths } = hostOf(survey, enemyOf(survey));
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
  let sum = 0;
  for (const i of situationIn(field, state).unitsIn(hex))
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
  const own = combatValue(there, rulesOf(state)) * works + friendsAt(look, hex, unit);
  const ratio = threat / Math.max(0.5, own);
  if (ratio <= 1) return 0;
  const each = field.scenario.lossPoints[enemyOf(look)];
  const most = Math.min(there.manpower, 3) * each;
  return Math.min(most, (ratio - 1) * LOSS_PER_RATIO) * bearing.caution * (1 - look.plan.daring);
}

/** What its goal is worth to a unit from a hex. */
export function pullAt(look: Look, unit: number, hex: number): number {
  const { plan, field } = look;
  const post = plan.posts[unit]!;
  if (post < 0) return 0;
  const away = distancesTo(field, goesAs(look, unit), plan.goals[post]!.hexes)[hex]!;
  return plan.worth[unit]! * PER_MARCH ** (away / paceOf(look, unit));
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
