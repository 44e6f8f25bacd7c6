/** The campaign's map with who stands where: what its rules look at. */
import { cellDistance, cellOf, NO_STEP } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { FULL_ZOC, NO_ZOC } from '../field/ground.ts';
import type { UnitPiece } from '../field/pieces.ts';
import { type Situation, situationOf } from '../field/situation.ts';
import type { UnitOnField } from '../field/state.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';

export interface Theatre {
  readonly field: Field;
  readonly units: readonly UnitOnField[];
}

/** Paths are judged as in dry weather, whatever falls (19.4.2.2, 19.5.4.1). */
export const dryPicture = ({ field, units }: Theatre): Situation => situationOf(field, units, 'dry');

export const hexOf = ({ field }: Theatre, id: string): number => cellOf(field.ground.map, id);

/** Infantry is every unit but cavalry (19.0.7). */
export const isInfantry = ({ type }: Pick<UnitPiece, 'type'>): boolean => type !== 'cavalry';

export interface Standing {
  readonly index: number;
  readonly unit: UnitOnField;
  readonly piece: UnitPiece;
}

/** Those of a side who are on the map. */
export const standing = ({ field, units }: Theatre, side: Side): readonly Standing[] =>
  units.flatMap((unit, index) => {
    const piece = field.pieces.units[index]!;
    return unit.hex >= 0 && piece.side === side ? [{ index, unit, piece }] : [];
  });

export const standingIn = (theatre: Theatre, side: Side, hexes: readonly number[]): readonly Standing[] =>
  standing(theatre, side).filter(({ unit }) => hexes.includes(unit.hex));

export const manpowerIn = (units: readonly Standing[]): number =>
  units.reduce((sum, { unit }) => sum + unit.manpower, 0);

export const infantryIn = (theatre: Theatre, side: Side, id: string): boolean =>
  standingIn(theatre, side, [hexOf(theatre, id)]).some(({ piece }) => isInfantry(piece));

export const neighboursOf = ({ field }: Theatre, hex: number): readonly number[] => {
  const { neighbours, sides } = field.ground.map;
  return [...neighbours.subarray(hex * sides, (hex + 1) * sides)].filter((one) => one >= 0);
};

export const isBeside = (theatre: Theatre, side: Side, hex: number): boolean =>
  standingIn(theatre, side, neighboursOf(theatre, hex)).length > 0;

export const isWithin = ({ field }: Theatre, hex: number, centre: number, hexes: number): boolean =>
  cellDistance(field.ground.map, hex, centre) <= hexes;

/** No enemy in the hex, and none of his zones, restricted ones included, unless a friend stands there. */
export function isFree(picture: Situation, side: Side, hex: number): boolean {
  const holder = picture.holder(hex);
  return holder === null ? picture.zone(otherSide(side), hex) === NO_ZOC : holder === side;
}

/** In an enemy zone that is not restricted. */
export const isHeldDown = (theatre: Theatre, side: Side, hex: number): boolean =>
  dryPicture(theatre).zone(otherSide(side), hex) === FULL_ZOC;

export const isInEnemyZone = (theatre: Theatre, side: Side, hex: number): boolean =>
  dryPicture(theatre).zone(otherSide(side), hex) !== NO_ZOC;

/** Along a way; those over a wrecked crossing end at the bank (19.4.6). */
export const isAlongWay = ({ field }: Theatre, side: number): boolean => field.ground.between[side]!.way;

/** What a walker is told where no step may be taken. */
export const NO_WAY = -1;

/** Whether infantry could march over a hexside in dry weather. */
export const isMarched = ({ field }: Theatre, side: number): boolean =>
  field.ground.dry.costs.infantry[side] !== NO_STEP;
