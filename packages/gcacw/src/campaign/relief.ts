/** The Army of Relief (19.4.11): its marker, who belongs to it, its divisions, and Johnston's leash. */
import { type Bar, bar, type Procedure } from '@longroll/kernel';
import type { UnitPiece } from '../field/pieces.ts';
import type { ReliefCycle } from '../modifiers/armyOfRelief.ts';
import { armyOfRelief } from '../procedures/armyOfRelief.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { type Area, areaOf, areasOf } from './areas.ts';
import { largest } from './manpower.ts';
import { tracesToCity } from './siege.ts';
import { isInfantry, type Standing, type Theatre } from './theatre.ts';

export const LAST_BOX = 6;

export const isReliefRolled = (
  turn: number,
  box: number,
  { armyOfReliefStarts }: Pick<CampaignRules, 'armyOfReliefStarts'>,
): boolean => turn >= armyOfReliefStarts && box < LAST_BOX;

/** The box after the segment. Nothing is rolled in the last one, nor before the first roll (19.2.1, 17.5a). */
export const reliefMarker =
  (
    cycle: ReliefCycle,
    { armyOfReliefStarts }: Pick<CampaignRules, 'armyOfReliefStarts'>,
  ): Procedure<number> =>
  (u) =>
    isReliefRolled(cycle.turn, cycle.box, { armyOfReliefStarts }) ? armyOfRelief(cycle)(u).box : cycle.box;

export type ConfederateArmy = 'AM' | 'AR';

/** Whose a unit is when the Army of Relief forms; `hex` null while it has not arrived: all who come later are Johnston's. */
export function armyWhenFormed(
  { field: { ground } }: Theatre,
  { name, command }: Pick<UnitPiece, 'name' | 'command'>,
  hex: number | null,
): ConfederateArmy {
  if (hex === null) return 'AR';
  const loose = command === null || name === 'Colquitt';
  return loose && areasOf(ground.map).jackson.has(hex) ? 'AR' : 'AM';
}

const TRACES = bar('traces', '19.4.11.2', 'It can still trace a path to Vicksburg.');
const NOT_LEFT = bar('not-left-bank', '19.4.11.2', 'Only units on the left bank join the Army of Relief.');

/** What keeps a unit of Pemberton's from joining Johnston, or null. */
export function joinBar(theatre: Theatre, { unit, piece }: Standing): Bar | null {
  const { left, jackson } = areasOf(theatre.field.ground.map);
  if (piece.command === null && jackson.has(unit.hex)) return null;
  if (!left.has(unit.hex)) return NOT_LEFT;
  return tracesToCity(theatre, unit.hex) ? TRACES : null;
}

/** Loring's units as they are called once they are Johnston's. */
export const LORINGS: Readonly<Record<string, string>> = {
  'Buford-A': 'Buford-B',
  'Featherston-A': 'Featherston-B',
  'Tilghman-A': 'J Adams',
  'Tilghman-C': 'J Adams',
};

/** Same values under another name (19.4.11.5). */
export const RENAMED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  5: { Tracy: 'Lee' },
  10: { Taylor: 'Cumming' },
};

/** A division that forms in June: with whom its leader may appear, and how its units are called from then on. */
export interface Division {
  readonly leader: 'Walker' | 'French';
  readonly cite: string;
  readonly seats: readonly string[];
  readonly units: Readonly<Record<string, string>>;
}

export const WALKERS: Division = {
  leader: 'Walker',
  cite: '19.4.11.3',
  seats: ['Walker-A', 'Gregg-A', 'Gist-A', 'Ector-A'],
  units: {
    'Walker-A': 'Wilson',
    'Gregg-A': 'Gregg-B',
    'Gist-A': 'Gist-B',
    'Ector-A': 'Ector-B',
    'Maxey-A': 'Maxey-B',
  },
};
const FRENCHS_UNITS = {
  'Evans-A': 'Evans-B',
  'McNair-A': 'McNair-B',
  'Maxey-A': 'Maxey-C',
  'Maxey-B': 'Maxey-C',
} as const;
export const FRENCHS: Division = {
  leader: 'French',
  cite: '19.4.11.4',
  seats: Object.keys(FRENCHS_UNITS),
  units: FRENCHS_UNITS,
};

export const DIVISIONS: readonly Division[] = [WALKERS, FRENCHS];

export interface Brigade {
  readonly name: string;
  readonly manpower: number;
  /** On the map and of the Army of Relief. */
  readonly present: boolean;
}

/** With whom the leader appears; null while he waits. */
export const seatOf = <B extends Brigade>({ seats }: Division, brigades: readonly B[]): B | null =>
  largest(brigades.filter(({ name, present }) => present && seats.includes(name)));

/** What the brigades are called that are there. */
export const formed = ({ units }: Division, { name, present }: Brigade): string =>
  present ? (units[name] ?? name) : name;

export const walkerComes = (turn: number, { walkerForms }: Pick<CampaignRules, 'walkerForms'>): boolean =>
  turn >= walkerForms;

export const frenchComes = (
  turn: number,
  early: boolean,
  { frenchTurn }: Pick<CampaignRules, 'frenchTurn'>,
): boolean => early || turn >= frenchTurn;

type LeashRules = Pick<
  CampaignRules,
  'reliefBox1' | 'reliefBox2' | 'reliefBox4' | 'reliefBox5' | 'reliefCavalry'
>;

const ALL = Number.POSITIVE_INFINITY;

/** The most manpower of Johnston's infantry in an area, by box. */
export function leashLimit(area: Area, box: number, rules: LeashRules): number {
  const rest = [0, rules.reliefBox1, rules.reliefBox2];
  const right = [0, 0, 0, 0, rules.reliefBox4, rules.reliefBox5];
  if (area === 'rest of the left bank') return rest[box] ?? ALL;
  return area === 'right bank' ? (right[box] ?? ALL) : ALL;
}

/** From the inside out: who goes to a lower number goes back, and may always (19.4.11.6). */
const OUTWARD: Readonly<Record<Area, number>> = {
  jackson: 0,
  'rest of the left bank': 1,
  'right bank': 2,
  elsewhere: 2,
};

/** Manpower of Johnston's infantry that stands in an area. */
export function reliefIn({ field, units }: Theatre, relief: ReadonlySet<number>, area: Area): number {
  let sum = 0;
  for (const i of relief) {
    const { hex, manpower } = units[i]!;
    const piece = field.pieces.units[i]!;
    const counts = hex >= 0 && piece.side === 'confederate' && isInfantry(piece);
    if (counts && areaOf(field.ground.map, hex) === area) sum += manpower;
  }
  return sum;
}

const LEASH = bar('leash', '19.4.11.6', 'Johnston does not go so far yet.');

export interface LeashedStep {
  readonly unit: Pick<UnitPiece, 'type'> & { readonly manpower: number };
  readonly from: number;
  readonly to: number;
  readonly box: number;
  readonly relief: ReadonlySet<number>;
}

/** What keeps a unit of the Army of Relief from a march step, an advance or a journey, or null. */
export function leashBar(theatre: Theatre, step: LeashedStep, rules: LeashRules): Bar | null {
  const { map } = theatre.field.ground;
  const [from, to] = [areaOf(map, step.from), areaOf(map, step.to)];
  if (OUTWARD[to] <= OUTWARD[from]) return null;
  if (!isInfantry(step.unit)) return to === 'right bank' && step.box < rules.reliefCavalry ? LEASH : null;
  const there = reliefIn(theatre, step.relief, to) + step.unit.manpower;
  return there > leashLimit(to, step.box, rules) ? LEASH : null;
}
