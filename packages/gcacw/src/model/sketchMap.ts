/** A small map that a person describes: a few hexes and hexsides on otherwise plain ground. */
import { type Hex, hexDistance, hexName, hexsideOf, neighbours } from '@longroll/kernel';
import { zocInto } from './hexsides.ts';
import {
  type Ground,
  type HexsideGround,
  OPEN_HEXSIDE,
  type RetreatGround,
  type Zoc,
} from './retreatGround.ts';
import type { Terrain } from './vocabulary.ts';

export interface SketchHex {
  readonly hex: Hex;
  readonly terrain: Terrain;
  readonly enemy: boolean;
  /** The enemy there exerts no ZOC: demoralized units, wagon trains. */
  readonly enemyWithoutZoc: boolean;
  readonly enemyZoc: boolean;
  readonly restrictedZoc: boolean;
  readonly friendly: boolean;
  readonly offMap: boolean;
}

export interface SketchHexside extends HexsideGround {
  readonly a: Hex;
  readonly b: Hex;
}

export interface Sketch {
  readonly centre: Hex;
  /** Beyond it lies nothing, unless a hex is described there. */
  readonly radius: number;
  readonly rain: boolean;
  /** Whether enemy-occupied hexes exert a ZOC of themselves, or only marked hexes are in one. */
  readonly zoc: 'derived' | 'marked';
  readonly hexes: readonly SketchHex[];
  readonly hexsides: readonly SketchHexside[];
}

const ORDER: readonly Zoc[] = ['none', 'restricted', 'full'];
const stronger = (a: Zoc, b: Zoc): Zoc => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

const marked = ({ enemyZoc, restrictedZoc }: SketchHex): Zoc =>
  enemyZoc ? 'full' : restrictedZoc ? 'restricted' : 'none';

/** Marked zones, and those that the enemies on the sketch exert by themselves (6.3). */
function zones({ hexes, zoc }: Sketch, ground: Ground): ReadonlyMap<Hex, Zoc> {
  const found = new Map(hexes.map((hex) => [hex.hex, marked(hex)]));
  if (zoc === 'marked') return found;
  for (const { hex } of hexes.filter(({ enemy, enemyWithoutZoc }) => enemy && !enemyWithoutZoc)) {
    for (const to of neighbours(hex)) {
      found.set(to, stronger(found.get(to) ?? 'none', zocInto(ground, hex, to)));
    }
  }
  return found;
}

export function sketchMap(sketch: Sketch): RetreatGround {
  const { centre, radius, rain } = sketch;
  const hexes = new Map(sketch.hexes.map((hex) => [hex.hex, hex]));
  const hexsides = new Map(sketch.hexsides.map((side) => [hexsideOf(side.a, side.b), side]));
  const ground: Ground = {
    rain,
    terrain: (hex) => hexes.get(hex)?.terrain ?? 'clear',
    between: (from, to) => hexsides.get(hexsideOf(from, to)) ?? OPEN_HEXSIDE,
  };
  const inZoc = zones(sketch, ground);
  const isOffMap = (hex: Hex): boolean => hexes.get(hex)?.offMap ?? hexDistance(hex, centre) > radius;
  return {
    ...ground,
    neighbours,
    distance: hexDistance,
    name: hexName,
    isOffMap,
    isAtEdge: (hex) => neighbours(hex).some(isOffMap),
    isEnemyOccupied: (hex) => hexes.get(hex)?.enemy ?? false,
    isFriendlyOccupied: (hex) => hexes.get(hex)?.friendly ?? false,
    enemyZoc: (hex) => inZoc.get(hex) ?? 'none',
  };
}
