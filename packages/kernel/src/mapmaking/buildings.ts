/** Houses and barns as plans: a farmstead about each farm, rows of houses in the blocks of a town. */
import type { Shape } from '../map/drawing.ts';
import { distance, distanceToSegment } from './measure.ts';
import type { Entry, Spot, Yards } from './source.ts';
import { whim } from './whim.ts';

/** How yards become map units: where a point lies, and how many yards a unit has. */
export interface Frame {
  readonly unitsOf: (at: Yards) => readonly [number, number];
  readonly yards: number;
}

/** Yards aside and ahead of the farm's own point, as its road runs; length and breadth. */
type Plan = readonly [aside: number, ahead: number, long: number, broad: number];

const PLANS: readonly (readonly Plan[])[] = [
  [
    [0, 0, 24, 15],
    [52, 14, 38, 20],
    [20, -28, 11, 9],
    [-24, -14, 9, 8],
  ],
  [
    [0, 0, 22, 16],
    [-50, -20, 36, 22],
    [-14, 28, 12, 9],
  ],
  [
    [0, 0, 26, 14],
    [16, -48, 22, 36],
    [34, 4, 10, 10],
    [-20, -32, 14, 8],
  ],
];
const SINGLE: readonly Plan[] = [[0, 0, 22, 15]];
const CHURCH: readonly Plan[] = [[0, 0, 26, 20]];
const MILL: readonly Plan[] = [
  [0, 0, 26, 20],
  [28, 22, 18, 13],
];
const HAMLET: readonly Plan[] = [
  [-20, 16, 18, 12],
  [22, 18, 18, 12],
  [-28, -22, 16, 12],
  [14, -20, 20, 12],
  [58, -16, 16, 12],
  [66, 22, 20, 12],
];

function planOf({ kind, at }: Spot): readonly Plan[] {
  if (kind === 'church') return CHURCH;
  if (kind === 'mill') return MILL;
  if (kind === 'hamlet') return HAMLET;
  if (kind === 'house') return SINGLE;
  return PLANS[Math.floor(whim(...at) * PLANS.length)]!;
}

/** The direction of the road that is nearest. */
function roadway(at: Yards, roads: readonly Entry[]): Yards {
  const segments = roads.flatMap(({ points }) => points.slice(1).map((b, n) => [points[n]!, b] as const));
  const near = ([a, b]: readonly [Yards, Yards]) => distanceToSegment(at, a, b);
  const [a, b] = segments.reduce((best, one) => (near(one) < near(best) ? one : best));
  const far = distance(a, b);
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
}

const turned = ([dx, dy]: Yards): number => Math.round((Math.atan2(-dy, dx) * 180) / Math.PI);

function building({ unitsOf, yards }: Frame, at: Yards, turn: number, long: number, broad: number): Shape {
  const size = [long / yards, broad / yards];
  return { kind: 'building', name: '', points: [unitsOf(at)], traits: { turn: [turn], size } };
}

/** The buildings of places, which lie as the nearest road runs. */
export function farmsteads(frame: Frame, places: readonly Spot[], roads: readonly Entry[]): Shape[] {
  return places.flatMap((place) => {
    const [dx, dy] = roadway(place.at, roads);
    return planOf(place).map(([aside, ahead, long, broad]) => {
      const [east, north] = place.at;
      const at: Yards = [east + ahead * dx - aside * dy, north + ahead * dy + aside * dx];
      return building(frame, at, turned([dx, dy]), long, broad);
    });
  });
}

const SET_BACK = 11;

/** Houses along one side of a block, with gaps. */
function row(frame: Frame, a: Yards, b: Yards, inward: Yards): Shape[] {
  const far = distance(a, b);
  const along: Yards = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  const found: Shape[] = [];
  for (let from = 10; from + 14 < far; ) {
    const [long, broad] = [12 + 8 * whim(...a, from), 9 + 6 * whim(...b, from)];
    const at = (k: 0 | 1) => a[k] + along[k] * (from + long / 2) + inward[k] * SET_BACK;
    if (whim(...a, ...b, from) > 0.18)
      found.push(building(frame, [at(0), at(1)], turned(along), long, broad));
    from += long + 5 + 16 * whim(from, ...a);
  }
  return found;
}

export function townHouses(frame: Frame, blocks: readonly Entry[]): Shape[] {
  return blocks.flatMap(({ points }) =>
    points.flatMap((a, n) => {
      const [b, c] = [points[(n + 1) % points.length]!, points[(n + 2) % points.length]!];
      const deep = distance(b, c);
      // Streets run along the long sides; on the short ones there are gardens.
      if (distance(a, b) < deep) return [];
      return row(frame, a, b, [(c[0] - b[0]) / deep, (c[1] - b[1]) / deep]);
    }),
  );
}
