/**
 * The ground of a map as rules see it: for every hexside what a step over it costs, whether a zone of control
 * reaches over it, whether an attack may cross it. Worked out once per map, because none of it changes in play
 * but the weather.
 */
import {
  type CostTable,
  costTable,
  crossingOf,
  edgeMask,
  type GridMap,
  terrainOf,
  upMask,
  wayMask,
} from '@longroll/kernel';
import { ALONG, AT, INTO, MOVERS, type Mover, OVER } from './movementCosts.ts';

export type Weather = 'dry' | 'rain';
const WEATHERS: readonly Weather[] = ['dry', 'rain'];

/** How far a zone of control reaches over a hexside (6.3). */
export const NO_ZOC = 0;
export const RESTRICTED_ZOC = 1;
export const FULL_ZOC = 2;

/** By hexside: `hex * 6 + direction`. */
export type SideTable = Uint8Array;

interface GroundIn {
  readonly costs: Readonly<Record<Mover, CostTable>>;
  readonly zoc: SideTable;
}

export interface Ground {
  readonly map: GridMap;
  readonly dry: GroundIn;
  readonly rain: GroundIn;
  /** 1 where an attack may cross (8.1). */
  readonly attackable: SideTable;
}

/** All that is asked about one hexside, in the words of the rules. */
interface Hexside {
  readonly from: string;
  readonly into: string;
  readonly ways: readonly string[];
  readonly crossing: string | undefined;
  readonly river: boolean;
  readonly creek: boolean;
  readonly ridgeUp: boolean;
  readonly bluff: boolean;
}

interface Masks {
  readonly river: number;
  readonly creek: number;
  readonly ridgeUp: number;
  readonly bluff: number;
  readonly ways: readonly (readonly [string, number])[];
}

const masksOf = (map: GridMap): Masks => ({
  river: edgeMask(map, 'major-river', 'minor-river'),
  creek: edgeMask(map, 'creek'),
  ridgeUp: upMask(map, 'ridge'),
  bluff: edgeMask(map, 'bluff'),
  ways: map.wayKinds.map((kind) => [kind, wayMask(map, kind)] as const),
});

function hexsideOf(map: GridMap, masks: Masks, side: number): Hexside {
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
    bluff: (edges & masks.bluff) !== 0,
  };
}

/** Swamp is closed without a way; a provisional swamp is one in rain (2.2, 2.6). Water is never entered. */
const isClosed = (terrain: string, weather: Weather): boolean =>
  terrain === 'swamp' || terrain === 'mountain' || (terrain === 'provisional-swamp' && weather === 'rain');
const isWater = (terrain: string): boolean => terrain === 'water';

const entered = (terrain: string): string => (terrain === 'provisional-swamp' ? 'rough' : terrain);

/** In rain fords and creeks without a way are impassable (16.1). */
const isInFlood = ({ ways, crossing, creek }: Hexside): boolean =>
  crossing === 'ford' || (creek && ways.length === 0);

/** Whether a hexside is one that nothing crosses on foot (2.6 to 2.8). */
function isBarred(hexside: Hexside, weather: Weather): boolean {
  const { from, into, ways, crossing, river, bluff } = hexside;
  if (isWater(from) || isWater(into) || (weather === 'rain' && isInFlood(hexside))) return true;
  if (river && crossing === undefined) return true;
  if (ways.length > 0) return false;
  return (bluff && crossing !== 'ferry') || isClosed(from, weather) || isClosed(into, weather);
}

function costAcross({ into, creek, ridgeUp }: Hexside, mover: Mover): number {
  const over = (creek ? OVER['creek']![mover] : 0) + (ridgeUp ? OVER['ridge']![mover] : 0);
  return INTO[entered(into)]![mover] + over;
}

/** Fords and ferries are paid along a way too; of two ways the cheaper serves (2.9). */
function stepCost(hexside: Hexside, mover: Mover, weather: Weather): number {
  if (isBarred(hexside, weather)) return Number.POSITIVE_INFINITY;
  const { ways, crossing } = hexside;
  const along = Math.min(...ways.map((kind) => ALONG[kind]![weather][mover]));
  const step = ways.length > 0 ? along : costAcross(hexside, mover);
  return step + (crossing ? AT[crossing]![mover] : 0);
}

const isWooded = (terrain: string): boolean => terrain === 'woods' || terrain === 'loess';

/** 6.3.2 to 6.3.4: closed country, rivers, and in rain fords and creeks stop it; woods and loess restrict it. */
function zocAcross(hexside: Hexside, weather: Weather): number {
  const { from, into, ways, crossing, river } = hexside;
  const onWay = ways.length > 0;
  if (isWater(from) || isWater(into) || (river && crossing === undefined)) return NO_ZOC;
  if (!onWay && (isClosed(from, weather) || isClosed(into, weather))) return NO_ZOC;
  if (weather === 'rain' && isInFlood(hexside)) return NO_ZOC;
  return !onWay && (isWooded(from) || isWooded(into)) ? RESTRICTED_ZOC : FULL_ZOC;
}

function sideTable(map: GridMap, masks: Masks, of: (hexside: Hexside) => number): SideTable {
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
  return { costs: { infantry: infantry!, cavalry: cavalry! }, zoc };
}

/** An attack goes where a unit could march in dry weather (8.1); it needs no movement points for the hex. */
export function groundOf(map: GridMap): Ground {
  const masks = masksOf(map);
  const [dry, rain] = WEATHERS.map((weather) => groundIn(map, masks, weather));
  const attackable = sideTable(map, masks, (hexside) => (isBarred(hexside, 'dry') ? 0 : 1));
  return { map, dry: dry!, rain: rain!, attackable };
}
