/** Crossings wrecked, mended and laid (19.4.6, 19.4.7). A hexside is named by one of its hexes and a direction. */
import {
  type Bar,
  bar,
  crossingOf,
  edgeMask,
  oppositeDirection,
  type Procedure,
  terrainOf,
} from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { type ChangedSide, changedGround } from '../field/ground.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { riverSides } from './areas.ts';
import { rolledDie } from './dice.ts';
import { isBeside, isInfantry, type Standing, standingIn, type Theatre } from './theatre.ts';

/** Crossings as they are: hexsides whose crossing is wrecked, and those over which a pontoon lies. */
export interface Crossings {
  readonly wrecked: readonly number[];
  readonly pontoons: readonly number[];
}

export const banksOf = ({ ground: { map } }: Field, side: number): readonly [number, number] => [
  Math.floor(side / map.sides),
  map.neighbours[side]!,
];

/** The same hexside from its other hex. */
const reversed = ({ ground: { map } }: Field, side: number): number =>
  map.neighbours[side]! * map.sides + oppositeDirection(map, side % map.sides);

const isOneOf = (field: Field, sides: readonly number[], side: number): boolean =>
  sides.includes(side) || sides.includes(reversed(field, side));

/** The field as it is to march over: a pontoon stands though a crossing beneath it is wrecked. */
export function fieldAcross(field: Field, { wrecked, pontoons }: Crossings): Field {
  const changes = new Map<number, ChangedSide>();
  const change = (sides: readonly number[], how: ChangedSide) => {
    for (const side of sides) changes.set(side, how).set(reversed(field, side), how);
  };
  change(wrecked, 'wrecked');
  change(pontoons, 'pontoon');
  return changes.size === 0 ? field : { ...field, ground: changedGround(field.ground, changes) };
}

const WRECKABLE: readonly string[] = ['bridge', 'ferry'];

const NOT_CONFEDERATE = bar('not-confederate', '19.4.6', 'Only Confederates wreck crossings.');
const NO_CROSSING = bar(
  'no-crossing',
  '19.4.6',
  'Only a standing bridge or ferry at its hex can be wrecked.',
);
const UNABLE = bar('unable', '19.4.6', 'A unit that is demoralized, or at Fatigue Level 4, wrecks nothing.');

const isStanding = ({ field }: Theatre, { wrecked }: Crossings, side: number): boolean =>
  WRECKABLE.includes(crossingOf(field.ground.map, side) ?? '') && !isOneOf(field, wrecked, side);

export function wreckBar(
  theatre: Theatre,
  crossings: Crossings,
  { unit, piece }: Standing,
  side: number,
): Bar | null {
  if (piece.side !== 'confederate') return NOT_CONFEDERATE;
  if (!banksOf(theatre.field, side).includes(unit.hex) || !isStanding(theatre, crossings, side))
    return NO_CROSSING;
  return unit.demoralized > 0 || unit.fatigue > 3 ? UNABLE : null;
}

/** Whether the crossing is wrecked; the Fatigue Level is gained either way. */
export const wreckCrossing =
  (
    theatre: Theatre,
    hex: number,
    { wreckUnderFire }: Pick<CampaignRules, 'wreckUnderFire'>,
  ): Procedure<boolean> =>
  (u) =>
    !isBeside(theatre, 'union', hex) ||
    rolledDie(u, { name: 'wrecking die', cite: '19.4.6' }).total >= wreckUnderFire;

/** Undemoralized infantry of a side on one bank, and no enemy on the other. */
function holdsBank(theatre: Theatre, side: Side, hexside: number): boolean {
  const [a, b] = banksOf(theatre.field, hexside);
  const ready = (hex: number) =>
    standingIn(theatre, side, [hex]).some(({ unit, piece }) => isInfantry(piece) && unit.demoralized === 0);
  const clear = (hex: number) => standingIn(theatre, otherSide(side), [hex]).length === 0;
  return (ready(a) && clear(b)) || (ready(b) && clear(a));
}

const NOT_WRECKED = bar('not-wrecked', '19.4.7.3', 'No crossing is wrecked there.');
const NO_HOLD = bar('bank-not-held', '19.4.7.3', 'It takes infantry on one bank and no enemy on the other.');

export function repairBar(theatre: Theatre, { wrecked }: Crossings, side: Side, hexside: number): Bar | null {
  if (!isOneOf(theatre.field, wrecked, hexside)) return NOT_WRECKED;
  return holdsBank(theatre, side, hexside) ? null : NO_HOLD;
}

/** Pontoons that the Union has (19.4.7.1). */
export const pontoonsAt = (turn: number, { secondPontoon }: Pick<CampaignRules, 'secondPontoon'>): number =>
  turn >= secondPontoon ? 2 : 1;

const RAIN = bar('rain', '19.4.7.1', 'No pontoon is laid in a rain turn.');
const NO_RIVER = bar(
  'no-river',
  '19.4.7.1',
  'A pontoon lies over a river hexside between two land hexes, not over the Yazoo.',
);
const CROSSED = bar('crossing-stands', '19.4.7.1', 'A crossing stands there.');
const NOT_HELD = bar('bank-not-held', '19.4.7.1', 'It takes infantry on one bank and no enemy on the other.');

function isBridgeable(field: Field, side: number): boolean {
  const { map } = field.ground;
  const land = banksOf(field, side).every((hex) => hex >= 0 && terrainOf(map, hex) !== 'water');
  const river = (map.edges[side]! & edgeMask(map, 'major-river', 'minor-river')) !== 0;
  return land && river && !riverSides(map, 'Yazoo').has(side);
}

export function bridgeBar(theatre: Theatre, crossings: Crossings, rain: boolean, side: number): Bar | null {
  const { field } = theatre;
  if (rain) return RAIN;
  if (!isBridgeable(field, side)) return NO_RIVER;
  const drawn = crossingOf(field.ground.map, side) !== undefined && !isOneOf(field, crossings.wrecked, side);
  if (drawn || isOneOf(field, crossings.pontoons, side)) return CROSSED;
  return holdsBank(theatre, 'union', side) ? null : NOT_HELD;
}

/** Pontoons lost to a unit that has ended a step in a hex: to Confederate infantry only (19.4.7.2). */
export const pontoonsLost = (
  { field }: Theatre,
  { pontoons }: Crossings,
  { unit, piece }: Standing,
): readonly number[] =>
  piece.side === 'confederate' && isInfantry(piece)
    ? pontoons.filter((side) => banksOf(field, side).includes(unit.hex))
    : [];

export const pontoonBackOn = (turn: number, { pontoonBack }: Pick<CampaignRules, 'pontoonBack'>): number =>
  turn + pontoonBack;
