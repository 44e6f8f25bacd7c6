/**
 * Who stands where, and whose zone of control reaches a hex. A game has some thirty units, so walking the list beats
 * keeping a picture of the map beside every state.
 */
import type { Field } from '../field/field.ts';
import { FULL_ZOC, NO_ZOC, type Weather } from '../field/ground.ts';
import { isSubordinate } from '../field/pieces.ts';
import { exerts } from '../field/positions.ts';
import { GONE, WAITING } from '../field/state.ts';
import type { Unit } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import { type FieldRules, OUR_FIELD_RULES } from '../rulings/index.ts';
import { calendarTurn } from '../scenarios/calendar.ts';
import type { PlayState } from './stage.ts';

const settledRules = new WeakMap<object, FieldRules>();

/** The readings that a game is played by. */
export function rulesOf({ houseRules }: PlayState): FieldRules {
  const known = settledRules.get(houseRules);
  if (known) return known;
  const rules = { ...OUR_FIELD_RULES, ...houseRules };
  settledRules.set(houseRules, rules);
  return rules;
}

/** Dry, unless the optional rain of history falls (0.5). */
export function weatherOf({ scenario }: Field, state: PlayState): Weather {
  if (rulesOf(state).historicalRain === 'off') return 'dry';
  return scenario.historicalRain.includes(calendarTurn(scenario.firstTurn, state.turn)) ? 'rain' : 'dry';
}

export const sideOfUnit = ({ pieces }: Field, unit: number): Side => pieces.units[unit]!.side;
export const sideOfLeader = ({ pieces }: Field, leader: number): Side => pieces.leaders[leader]!.side;
export const unitName = ({ pieces }: Field, unit: number): string => pieces.units[unit]!.name;
export const leaderName = ({ pieces }: Field, leader: number): string => pieces.leaders[leader]!.name;
export const hexId = ({ ground }: Field, hex: number): string => ground.map.ids[hex]!;

/** Names are unique among the units and among the leaders of a side; -1 if there is none of the name. */
export const unitNamed = ({ pieces }: Field, side: Side, name: string): number =>
  pieces.units.findIndex((unit) => unit.name === name && unit.side === side);
export const leaderNamed = ({ pieces }: Field, side: Side, name: string): number =>
  pieces.leaders.findIndex((leader) => leader.name === name && leader.side === side);

/** A unit as procedures take it: counter and markers together. */
export function unitOf({ pieces }: Field, state: PlayState, unit: number): Unit {
  const { name, type, tactical, artillery } = pieces.units[unit]!;
  const { manpower, organized, exhausted, fatigue, demoralized, entrenchment } = state.units[unit]!;
  return {
    ...{ name, type, tactical, artillery },
    ...{ manpower, organized, exhausted, fatigue, demoralized, entrenchment },
  };
}

export function unitsIn({ units }: PlayState, hex: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < units.length; i++) if (units[i]!.hex === hex) found.push(i);
  return found;
}

export function leadersIn({ leaders }: PlayState, hex: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < leaders.length; i++) if (leaders[i]!.hex === hex) found.push(i);
  return found;
}

/** Whose units stand in a hex; no hex holds both sides. */
export function holderOf(field: Field, { units }: PlayState, hex: number): Side | null {
  for (let i = 0; i < units.length; i++) if (units[i]!.hex === hex) return sideOfUnit(field, i);
  return null;
}

export const isEnemyIn = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  holderOf(field, state, hex) === otherSide(side);

/** Whether units in the hex exert a zone for their side. */
function isExerted(field: Field, { units }: PlayState, side: Side, hex: number): boolean {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.hex !== hex) continue;
    const piece = field.pieces.units[i]!;
    if (piece.side === side && exerts(unit, piece)) return true;
  }
  return false;
}

/** The strongest zone that units of a side exert into a hex (6.3). */
export function zoneOf(field: Field, state: PlayState, side: Side, hex: number): number {
  const { map } = field.ground;
  const { zoc } = field.ground[weatherOf(field, state)];
  let zone = NO_ZOC;
  for (let direction = 0; direction < map.sides; direction++) {
    const from = map.neighbours[hex * map.sides + direction]!;
    if (from < 0) continue;
    const reach = zoc[from * map.sides + ((direction + 3) % map.sides)]!;
    if (reach > zone && isExerted(field, state, side, from)) zone = reach;
  }
  return zone;
}

/** In a zone of the enemy that is not restricted: it stops marches (6.4). */
export const isHeld = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  zoneOf(field, state, otherSide(side), hex) === FULL_ZOC;

/** In any zone of the enemy: it bars paths of command and counts in retreats (7.2, 15.9a). */
export const isInZone = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  zoneOf(field, state, otherSide(side), hex) !== NO_ZOC;

/** Waiting to enter, and due (16.3). */
export const isDue = (
  { turn }: PlayState,
  piece: { readonly hex: number; readonly arrives: number },
): boolean => piece.hex === WAITING && piece.arrives <= turn;

export const isLost = ({ hex }: { readonly hex: number }): boolean => hex === GONE;

/** Whether a leader has a unit of his in his hex (1.10), other than one. */
export function isAccompanied(field: Field, state: PlayState, leader: number, but = -1): boolean {
  const { hex } = state.leaders[leader]!;
  const piece = field.pieces.leaders[leader]!;
  return state.units.some(
    (unit, i) => i !== but && unit.hex === hex && isSubordinate(field.pieces.units[i]!, piece),
  );
}

/** Leaders over a unit, in its hex. */
export const leadersOver = (field: Field, state: PlayState, unit: number): readonly number[] =>
  leadersIn(state, state.units[unit]!.hex).filter((leader) =>
    isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!),
  );
