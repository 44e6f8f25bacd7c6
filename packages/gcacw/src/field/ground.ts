/**
 * The ground of a map as rules see it: for every hexside what a step over it costs, whether a zone of control
 * reaches over it, whether an attack may cross it. Worked out once per map, because none of it changes in play
 * but the weather.
 */
import {
  type CostTable,
  costTable,
  crossingOf,
  downMask,
  edgeMask,
  type GridMap,
  NO_STEP,
  terrainOf,
  upMask,
  wayMask,
} from '@longroll/kernel';
import { type Crossing, type HexsideGround, OPEN_HEXSIDE } from '../model/retreatGround.ts';
import type { Hexside } from '../model/vocabulary.ts';
import { ALONG, AT, INTO, MOVERS, type Mover, OVER } from './movementCosts.ts';

export type Weather = 'dry' | 'rain';
const WEATHERS: readonly Weather[] = ['dry', 'rain'];

/** How far a zone of control reaches over a hexside (6.3). */
export const NO_ZOC = 0;
export const RESTRICTED_ZOC = 1;
export const FULL_ZOC = 2;

/** An attack over a hexside: the line of the card that it is, and whether it goes uphill besides. */
export interface AttackedOver {
  readonly hexside: Hexside;
  readonly alsoUphill: boolean;
}

/** By hexside: `hex * 6 + direction`. */
export type SideTable = Uint8Array;

interface GroundIn {
  readonly costs: Readonly<Record<Mover, CostTable>>;
  readonly zoc: SideTable;
  /** 1 where an attack may cross: where a unit could march (8.1). */
  readonly attackable: SideTable;
}

export interface Ground {
  readonly map: GridMap;
  readonly dry: GroundIn;
  readonly rain: GroundIn;
  /** What a retreat meets, by hexside. */
  readonly between: readonly HexsideGround[];
  /** What an attack over it meets, by hexside (9.9). */
  readonly attackedOver: readonly AttackedOver[];
}

/** All that is asked about one hexside, in the words of the rules. */
interface SideFacts {
  readonly from: string;
  readonly into: string;
  readonly ways: readonly string[];
  readonly crossing: string | undefined;
  readonly river: boolean;
  readonly creek: boolean;
  readonly ridgeUp: boolean;
  readonly ridgeDown: boolean;
  readonly bluff: boolean;
  readonly bluffUp: boolean;
}

interface Masks {
  readonly river: number;
  readonly creek: number;
  readonly ridgeUp: number;
  readonly ridgeDown: number;
  readonly bluffUp: number;
  readonly bluff: number;
  readonly ways: readonly (readonly [string, number])[];
}

const masksOf = (map: GridMap): Masks => ({
  river: edgeMask(map, 'major-river', 'minor-river'),
  creek: edgeMask(map, 'creek'),
  ridgeUp: upMask(map, 'ridge'),
  ridgeDown: downMask(map, 'ridge'),
  bluffUp: upMask(map, 'bluff'),
  bluff: edgeMask(map, 'bluff'),
  ways: map.wayKinds.map((kind) => [kind, wayMask(map, kind)] as const),
});

function hexsideOf(map: GridMap, masks: Masks, side: number): SideFacts {
  const edges = map.edges[side]!;
  const ways = map.ways[side]!;
  return {
    from: terrainOf(map, Math.floor(side / map.sides)),
    into: terrainOf(map, map.neighbours[side]!),
    ways: masks.ways.filter(([, mask]) => (ways & mask) !== 0).map(([kind]) => kind),
    crossing: crossingOf(map, side),
    river: (edges & masks.river) !== 0,
    creek: (edges & masks.creek) !== 0,
    ridgeUp: (edges & masks.ridgeUp) !== 0,
    ridgeDown: (edges & masks.ridgeDown) !== 0,
    bluffUp: (edges & masks.bluffUp) !== 0,
    bluff: (edges & masks.bluff) !== 0,
  };
}

/** Swamp is closed without a way; a provisional swamp is one in rain (2.2, 2.6). Water is never entered. */
const isClosed = (terrain: string, weather: Weather): boolean =>
  terrain === 'swamp' || terrain === 'mountain' || (terrain === 'provisional-swamp' && weather === 'rain');
const isWater = (terrain: string): boolean => terrain === 'water';

const entered = (terrain: string): string => (terrain === 'provisional-swamp' ? 'rough' : terrain);

/** In rain fords and creeks without a way are impassable (16.1). */
const isInFlood = ({ ways, crossing, creek }: SideFacts): boolean =>
  crossing === 'ford' || (creek && ways.length === 0);

/** Whether a hexside is one that nothing crosses on foot (2.6 to 2.8). */
function isBarred(hexside: SideFacts, weather: Weather): boolean {
  const { from, into, ways, crossing, river, bluff } = hexside;
  if (isWater(from) || isWater(into) || (weather === 'rain' && isInFlood(hexside))) return true;
  if (river && crossing === undefined) return true;
  if (ways.length > 0) return false;
  return (bluff && crossing !== 'ferry') || isClosed(from, weather) || isClosed(into, weather);
}

function costAcross({ into, creek, ridgeUp }: SideFacts, mover: Mover): number {
  const over = (creek ? OVER['creek']![mover] : 0) + (ridgeUp ? OVER['ridge']![mover] : 0);
  return INTO[entered(into)]![mover] + over;
}

/** Fords and ferries are paid along a way too; of two ways the cheaper serves (2.9). */
function stepCost(hexside: SideFacts, mover: Mover, weather: Weather): number {
  if (isBarred(hexside, weather)) return Number.POSITIVE_INFINITY;
  const { ways, crossing } = hexside;
  const along = Math.min(...ways.map((kind) => ALONG[kind]![weather][mover]));
  const step = ways.length > 0 ? along : costAcross(hexside, mover);
  return step + (crossing ? AT[crossing]![mover] : 0);
}

const isWooded = (terrain: string): boolean => terrain === 'woods' || terrain === 'loess';

/** 6.3.2 to 6.3.4: closed country, rivers, and in rain fords and creeks stop it; woods and loess restrict it. */
function zocAcross(hexside: SideFacts, weather: Weather): number {
  const { from, into, ways, crossing, river } = hexside;
  const onWay = ways.length > 0;
  if (isWater(from) || isWater(into) || (river && crossing === undefined)) return NO_ZOC;
  if (!onWay && (isClosed(from, weather) || isClosed(into, weather))) return NO_ZOC;
  if (weather === 'rain' && isInFlood(hexside)) return NO_ZOC;
  return !onWay && (isWooded(from) || isWooded(into)) ? RESTRICTED_ZOC : FULL_ZOC;
}

const retreatSide = ({ ways, river, creek, bluff, crossing }: SideFacts): HexsideGround => ({
  way: ways.length > 0,
  ...{ river, creek, bluff },
  crossing: (crossing ?? 'none') as Crossing,
});

const OPEN_SIDE: AttackedOver = { hexside: 'none', alsoUphill: false };

/** Every line of the card that applies is added: a crossing at the foot of a bluff is two of them (9.9). */
function attackSide({ crossing, creek, ridgeUp, ridgeDown, bluffUp }: SideFacts): AttackedOver {
  const water = crossing !== undefined ? (crossing as Hexside) : creek ? 'creek' : null;
  const slope = bluffUp ? 'uphill-bluff' : ridgeUp ? 'uphill-ridge' : ridgeDown ? 'downhill-ridge' : null;
  const alsoUphill = water !== null && (bluffUp || ridgeUp);
  return { hexside: water ?? slope ?? 'none', alsoUphill };
}

function sideTable(map: GridMap, masks: Masks, of: (hexside: SideFacts) => number): SideTable {
  const table = new Uint8Array(map.size * map.sides);
  for (let side = 0; side < table.length; side++) {
    if (map.neighbours[side]! >= 0) table[side] = of(hexsideOf(map, masks, side));
  }
  return table;
}

function groundIn(map: GridMap, masks: Masks, weather: Weather): GroundIn {
  const costFor = (mover: Mover) =>
    costTable(map, (hex, _, direction) =>
      stepCost(hexsideOf(map, masks, hex * map.sides + direction), mover, weather),
    );
  const [infantry, cavalry] = MOVERS.map(costFor);
  const zoc = sideTable(map, masks, (hexside) => zocAcross(hexside, weather));
  const attackable = sideTable(map, masks, (hexside) => (isBarred(hexside, weather) ? 0 : 1));
  return { costs: { infantry: infantry!, cavalry: cavalry! }, zoc, attackable };
}

export function groundOf(map: GridMap): Ground {
  const masks = masksOf(map);
  const [dry, rain] = WEATHERS.map((weather) => groundIn(map, masks, weather));
  const facts = Array.from({ length: map.size * map.sides }, (_, side) =>
    map.neighbours[side]! >= 0 ? hexsideOf(map, masks, side) : null,
  );
  const between = facts.map((one) => (one === null ? OPEN_HEXSIDE : retreatSide(one)));
  const attackedOver = facts.map((one) => (one === null ? OPEN_SIDE : attackSide(one)));
  return { map, dry: dry!, rain: rain!, between, attackedOver };
}

/** What has become of a crossing since the map was drawn, by hexside. */
export type ChangedSide = 'wrecked' | 'pontoon';

/** Ways over a wrecked crossing end at the bank; a pontoon is a bridge without a way. */
const changedFacts = (facts: SideFacts, change: ChangedSide): SideFacts => ({
  ...facts,
  ways: [],
  crossing: change === 'pontoon' ? 'bridge' : undefined,
});

type Changes = ReadonlyMap<number, ChangedSide>;

function changedTable(table: SideTable, changed: readonly (readonly [number, number])[]): SideTable {
  const copy = table.slice();
  for (const [side, value] of changed) copy[side] = value;
  return copy;
}

function changedIn(
  before: GroundIn,
  facts: readonly (readonly [number, SideFacts])[],
  weather: Weather,
): GroundIn {
  const table = (old: SideTable, of: (hexside: SideFacts) => number) =>
    changedTable(
      old,
      facts.map(([side, one]) => [side, of(one)] as const),
    );
  const cost = (mover: Mover) => (one: SideFacts) => {
    const step = stepCost(one, mover, weather);
    return step === Number.POSITIVE_INFINITY ? NO_STEP : step;
  };
  return {
    costs: {
      infantry: table(before.costs.infantry, cost('infantry')),
      cavalry: table(before.costs.cavalry, cost('cavalry')),
    },
    zoc: table(before.zoc, (one) => zocAcross(one, weather)),
    attackable: table(before.attackable, (one) => (isBarred(one, weather) ? 0 : 1)),
  };
}

/** The ground with crossings wrecked and bridges laid: each hexside is given from both of its hexes. */
export function changedGround(ground: Ground, changes: Changes): Ground {
  if (changes.size === 0) return ground;
  const masks = masksOf(ground.map);
  const facts = [...changes].map(
    ([side, change]) => [side, changedFacts(hexsideOf(ground.map, masks, side), change)] as const,
  );
  const of = new Map(facts);
  return {
    map: ground.map,
    dry: changedIn(ground.dry, facts, 'dry'),
    rain: changedIn(ground.rain, facts, 'rain'),
    between: ground.between.map((old, side) => (of.has(side) ? retreatSide(of.get(side)!) : old)),
    attackedOver: ground.attackedOver.map((old, side) => (of.has(side) ? attackSide(of.get(side)!) : old)),
  };
}
