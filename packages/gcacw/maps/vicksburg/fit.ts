/** From latitude and longitude to the plane of the hexes: least squares over the places whose hex is published. */
import { centre, type Point } from './grid.ts';

export interface Known {
  readonly hex: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Miles of a degree at 32.3 north, and the origin in which the fit is written. */
const MILES = { lat: 69.0, lon: 58.35 };
const ORIGIN = { lat: 32.3, lon: -90.5 };

export interface Fit {
  /** Miles east of 90.5 west = east[0] + east[1] * hexes eastward; the same northward. */
  readonly east: readonly [number, number];
  readonly north: readonly [number, number];
  readonly residuals: readonly { readonly known: Known; readonly east: number; readonly north: number }[];
}

const milesEast = (lon: number): number => (lon - ORIGIN.lon) * MILES.lon;
const milesNorth = (lat: number): number => (lat - ORIGIN.lat) * MILES.lat;

function straightLine(pairs: readonly (readonly [number, number])[]): [number, number] {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const slope = mean(([a, b]) => (a - x) * (b - y)) / mean(([a]) => (a - x) ** 2);
  return [y - slope * x, slope];
}

export function fit(known: readonly Known[]): Fit {
  const east = straightLine(known.map(({ hex, lon }) => [centre(hex).east, milesEast(lon)] as const));
  const north = straightLine(known.map(({ hex, lat }) => [centre(hex).north, milesNorth(lat)] as const));
  const residuals = known.map((place) => ({
    known: place,
    east: milesEast(place.lon) - east[0] - east[1] * centre(place.hex).east,
    north: milesNorth(place.lat) - north[0] - north[1] * centre(place.hex).north,
  }));
  return { east, north, residuals };
}

/** Published hexes win over the fit, so what lies near a known place is moved along with it, fading in a few miles. */
export function toPlane(of: Fit, lat: number, lon: number): Point {
  const [e, n] = [milesEast(lon), milesNorth(lat)];
  const pull = of.residuals.map(({ known, east, north }) => ({
    weight: 1 / (1 + (Math.hypot(e - milesEast(known.lon), n - milesNorth(known.lat)) / 3) ** 4),
    east,
    north,
  }));
  const all = Math.max(
    1,
    pull.reduce((sum, { weight }) => sum + weight, 0),
  );
  const moved = (axis: 'east' | 'north') => pull.reduce((sum, one) => sum + one.weight * one[axis], 0) / all;
  return {
    east: (e - moved('east') - of.east[0]) / of.east[1],
    north: (n - moved('north') - of.north[0]) / of.north[1],
  };
}
