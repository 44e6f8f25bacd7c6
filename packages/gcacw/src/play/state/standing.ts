/** What is asked of a state again and again: its readings, its weather, its picture, its pieces by place and by name. */
import { keptBy, terrainOf } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { NO_ZOC, type Weather } from '../../field/ground.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { type Situation, situationOf } from '../../field/situation.ts';
import { GONE, WAITING } from '../../field/state.ts';
import type { Unit } from '../../model/unit.ts';
import { otherSide, type Side, type Terrain } from '../../model/vocabulary.ts';
import { type FieldRules, OUR_FIELD_RULES } from '../../rulings/index.ts';
import { calendarTurn } from '../../scenarios/calendar.ts';
import type { PlayState } from './stage.ts';

const settledRules = keptBy(
  (houseRules: PlayState['houseRules']): FieldRules => ({
    ...OUR_FIELD_RULES,
    ...houseRules,
  }),
);

/** The readings that a game is played by. */
export const rulesOf = ({ houseRules }: PlayState): FieldRules => settledRules(houseRules);

/** In the campaign as its events have it (19.3.1); else dry, unless the optional rain of history falls (18.5). */
export function weatherOf({ scenario }: Field, state: PlayState): Weather {
  if (state.campaign) return state.campaign.today.rain === 'on' ? 'rain' : 'dry';
  if (rulesOf(state).historicalRain === 'off') return 'dry';
  return scenario.historicalRain.includes(calendarTurn(scenario.firstTurn, state.turn)) ? 'rain' : 'dry';
}

/** Who stands where and whose zones reach how far; ask for it anew rather than keep it. */
export const situationIn = (field: Field, state: PlayState): Situation =>
  situationOf(field, state.units, weatherOf(field, state));

export const sideOfUnit = ({ pieces }: Field, unit: number): Side => pieces.units[unit]!.side;
export const sideOfLeader = ({ pieces }: Field, leader: number): Side => pieces.leaders[leader]!.side;
export const unitName = ({ pieces }: Field, unit: number): string => pieces.units[unit]!.name;
export const leaderName = ({ pieces }: Field, leader: number): string => pieces.leaders[leader]!.name;
export const hexId = ({ ground }: Field, hex: number): string => ground.map.ids[hex]!;

/** Whose pieces an action names: those of the side that decides, but arrivals are the Confederates' (19.3.1). */
export const sideNamed = ({ stage }: PlayState): Side =>
  stage.at === 'entry-shift' ? 'confederate' : stage.side;

/** -1 if there is none of the name. */
export const unitNamed = ({ named }: Field, side: Side, name: string): number =>
  named.units[side].get(name) ?? -1;
export const leaderNamed = ({ named }: Field, side: Side, name: string): number =>
  named.leaders[side].get(name) ?? -1;
export const hexNamed = ({ ground }: Field, hex: string): number => ground.map.cells.get(hex) ?? -1;

/** A unit as procedures take it: counter and markers together. */
export function unitOf({ pieces }: Field, state: PlayState, unit: number): Unit {
  const { name, type, tactical, artillery } = pieces.units[unit]!;
  const { manpower, organized, exhausted, fatigue, demoralized, entrenchment } = state.units[unit]!;
  return {
    name,
    type,
    tactical,
    artillery,
    manpower,
    organized,
    exhausted,
    fatigue,
    demoralized,
    entrenchment,
  };
}

export const unitsOf = (field: Field, state: PlayState, units: readonly number[]): readonly Unit[] =>
  units.map((i) => unitOf(field, state, i));

export const unitsIn = (field: Field, state: PlayState, hex: number): number[] =>
  situationIn(field, state).unitsIn(hex);

export function leadersIn({ leaders }: PlayState, hex: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < leaders.length; i++) if (leaders[i]!.hex === hex) found.push(i);
  return found;
}

/** Whose units stand in a hex. */
export const holderOf = (field: Field, state: PlayState, hex: number): Side | null =>
  situationIn(field, state).holder(hex);

export const isEnemyIn = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  holderOf(field, state, hex) === otherSide(side);

/** In a zone of the enemy that is not restricted: it stops marches (6.4). */
export const isHeld = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  situationIn(field, state).isHeldBy(otherSide(side), hex);

/** In any zone of the enemy: it bars paths of command and counts in retreats (7.2, 15.9a). */
export const isInZone = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  situationIn(field, state).zone(otherSide(side), hex) !== NO_ZOC;

/** Waiting to enter, and due (16.3). */
export const isDue = (
  { turn }: PlayState,
  piece: { readonly hex: number; readonly arrives: number },
): boolean => piece.hex === WAITING && piece.arrives <= turn;

export const isLost = ({ hex }: { readonly hex: number }): boolean => hex === GONE;

export const survivors = (state: PlayState, units: readonly number[]): readonly number[] =>
  units.filter((i) => !isLost(state.units[i]!));

/** Whether a leader has a unit of his in his hex (1.10), other than one. */
export function isAccompanied(field: Field, state: PlayState, leader: number, but = -1): boolean {
  const { hex } = state.leaders[leader]!;
  const piece = field.pieces.leaders[leader]!;
  const situation = situationIn(field, state);
  for (let i = situation.firstIn(hex); i >= 0; i = situation.nextTo(i))
    if (i !== but && isSubordinate(field.pieces.units[i]!, piece)) return true;
  return false;
}

/** Leaders over a unit, in its hex. */
export const leadersOver = (field: Field, state: PlayState, unit: number): readonly number[] =>
  leadersIn(state, state.units[unit]!.hex).filter((leader) =>
    isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!),
  );

/** Units and leaders of a side, wherever they are. */
export const unitsOfSide = ({ own }: Field, side: Side): readonly number[] => own.units[side];
export const leadersOfSide = ({ own }: Field, side: Side): readonly number[] => own.leaders[side];

/** The six neighbours of a hex that are on the map. */
export function neighboursOf({ ground: { map } }: Field, hex: number): readonly number[] {
  const found: number[] = [];
  for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++)
    if (map.neighbours[side]! >= 0) found.push(map.neighbours[side]!);
  return found;
}

export const terrainIn = ({ ground }: Field, hex: number): Terrain => terrainOf(ground.map, hex) as Terrain;
