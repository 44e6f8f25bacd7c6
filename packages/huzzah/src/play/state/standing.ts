/** What is asked of a state again and again: its readings, its picture, its pieces by place and by name. */
import { keeping, keptBy } from '@longroll/kernel';
import { ALL } from '../../counters/counter.ts';
import type { Field, LeaderPiece, UnitPiece } from '../../field/field.ts';
import { distanceOf } from '../../field/ground.ts';
import { sees } from '../../field/sight.ts';
import { Situation } from '../../field/situation.ts';
import { GONE, type StandingOrders, type UnitState, WAITING } from '../../field/state.ts';
import { type Arm, armOf, type Unit } from '../../model/unit.ts';
import { otherSide, type Side, type StackState } from '../../model/vocabulary.ts';
import { OUR_READINGS, type Readings } from '../../rulings/index.ts';
import { isDusk, type Segment, segmentOf } from './segments.ts';
import type { Group, PlayState } from './stage.ts';

/** A state read back from a file has a record of its own: equal readings are one object all the same. */
const bySaying = keeping<Readings>(64);
const settled = keptBy((houseRules: PlayState['houseRules']) =>
  bySaying(JSON.stringify(houseRules), () => ({ ...OUR_READINGS, ...houseRules })),
);

/** The readings that a game is played by. */
export const rulesOf = ({ houseRules }: Pick<PlayState, 'houseRules'>): Readings => settled(houseRules);

interface Drawn {
  readonly field: Field;
  readonly units: PlayState['units'];
  readonly leaders: PlayState['leaders'];
  readonly rules: Readings;
  readonly dusk: boolean;
  readonly situation: Situation;
}
/** Pictures of the last few states that were looked at. */
const drawn: Drawn[] = [];
const MOST_DRAWN = 4;

/** Who stands where and whose zones reach how far. */
export function situationIn(field: Field, state: PlayState): Situation {
  const { units, leaders } = state;
  const rules = rulesOf(state);
  const dusk = isDusk(field, state);
  for (const one of drawn) {
    const isSame = one.units === units && one.leaders === leaders && one.field === field;
    if (isSame && one.rules === rules && one.dusk === dusk) return one.situation;
  }
  const situation = new Situation(field, units, leaders, { rules, dusk });
  drawn.unshift({ field, units, leaders, rules, dusk, situation });
  if (drawn.length > MOST_DRAWN) drawn.length = MOST_DRAWN;
  return situation;
}

export const segmentIn = ({ segment }: PlayState): Segment => segmentOf(segment);

export const pieceOf = ({ units }: Field, unit: number): UnitPiece => units[unit]!;
export const leaderOf = ({ leaders }: Field, leader: number): LeaderPiece => leaders[leader]!;
export const sideOfUnit = (field: Field, unit: number): Side => field.units[unit]!.side;
export const armOfUnit = (field: Field, unit: number): Arm => armOf(field.units[unit]!);
export const isGun = (field: Field, unit: number): boolean => field.units[unit]!.type === 'artillery';
export const hexId = ({ ground }: Field, hex: number): string => ground.map.ids[hex]!;

/** -1 if there is none of the name. */
export const hexNamed = ({ ground }: Field, hex: string): number => ground.map.cells.get(hex) ?? -1;
export const unitNamed = ({ unitsById }: Field, id: string): number => unitsById.get(id) ?? -1;
export const leaderNamed = ({ leadersById }: Field, id: string): number => leadersById.get(id) ?? -1;

/** A unit as procedures take it, with its place, which they hand through. */
export interface PlacedUnit extends Unit {
  readonly place: number;
}

const asUnits = new WeakMap<UnitState, PlacedUnit>();

export function unitOf(field: Field, state: PlayState, place: number): PlacedUnit {
  const record = state.units[place]!;
  const known = asUnits.get(record);
  if (known && known.place === place) return known;
  const { type, sp, morale, reducedSp, reducedMorale, higherOrganization } = field.units[place]!;
  const { hits, reduced } = record;
  const unit = { type, sp, morale, hits, reduced, reducedSp, reducedMorale, higherOrganization, place };
  asUnits.set(record, unit);
  return unit;
}

export const unitsOf = (field: Field, state: PlayState, units: readonly number[]): readonly PlacedUnit[] =>
  units.map((place) => unitOf(field, state, place));

export const isOnMap = ({ hex }: { readonly hex: number }): boolean => hex >= 0;
export const isGone = ({ hex }: { readonly hex: number }): boolean => hex === GONE;

export const survivors = (state: PlayState, units: readonly number[]): readonly number[] =>
  units.filter((unit) => state.units[unit]!.hex !== GONE);

/** State and facing of a body: its units have the same. */
export const bodyOf = (state: PlayState, units: readonly number[]): UnitState => state.units[units[0]!]!;
export const stateOf = (state: PlayState, units: readonly number[]): StackState => bodyOf(state, units).state;

export const distance = ({ ground }: Field, a: number, b: number): number => distanceOf(ground.map, a, b);

export const isSeen = (field: Field, state: PlayState, a: number, b: number): boolean =>
  sees(field.ground, rulesOf(state), a, b);

/** A leader of the chain of a unit: of its higher organization, or of all (17.14). */
export const isOver = ({ leads }: LeaderPiece, { higherOrganization }: UnitPiece): boolean =>
  leads === ALL || leads === higherOrganization;

/** A leader who counts for a body: of its chain, or any if it has guns (6.3). */
export function hasLeader(field: Field, { units, leaders }: Pick<Group, 'units' | 'leaders'>): boolean {
  if (leaders.length === 0 || units.length === 0) return false;
  if (units.some((unit) => isGun(field, unit))) return true;
  return leaders.some((leader) => isOver(field.leaders[leader]!, field.units[units[0]!]!));
}

export const isInZoc = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  situationIn(field, state).isInZoc(side, hex);
export const isInFireZone = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  situationIn(field, state).isInFireZone(side, hex);
export const isEnemyIn = (field: Field, state: PlayState, side: Side, hex: number): boolean =>
  situationIn(field, state).isEnemyIn(side, hex);

/** All that stand in a hex, with the leaders there. */
export function stackIn(field: Field, state: PlayState, hex: number): Group {
  const situation = situationIn(field, state);
  const units = situation.unitsIn(hex);
  const side = units.length > 0 ? sideOfUnit(field, units[0]!) : null;
  const leaders = situation
    .leadersIn(hex)
    .filter((leader) => side === null || field.leaders[leader]!.side === side);
  return { hex, units, leaders };
}

/** The standing orders of a body: its own, else those of its side. */
export const ordersOf = (field: Field, state: PlayState, units: readonly number[]): StandingOrders => ({
  ...state.orders[sideOfUnit(field, units[0]!)],
  ...bodyOf(state, units).orders,
});

/** Friends in a hex that are of another higher organization than a group (3.7). */
export function hasStrangers(field: Field, state: PlayState, units: readonly number[], hex: number): boolean {
  if (units.length === 0 || rulesOf(state).higherOrganizations === 'together') return false;
  const { higherOrganization, side } = field.units[units[0]!]!;
  return situationIn(field, state)
    .unitsIn(hex)
    .some(
      (unit) =>
        field.units[unit]!.side === side &&
        field.units[unit]!.higherOrganization !== higherOrganization &&
        !units.includes(unit),
    );
}

/** Waiting, and due to enter (17.18). */
export const isDue = (
  { turn }: PlayState,
  piece: { readonly arrives: number | null },
  { hex }: { readonly hex: number },
): boolean => hex === WAITING && piece.arrives !== null && piece.arrives <= turn;

export const enemyOf = otherSide;
