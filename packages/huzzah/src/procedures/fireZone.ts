/** The minimum fire zone of a stack (3.5.1, 3.5.2): 1 hex, or 2 where note a of the terrain chart says so. */
import type { Direction, Hex } from '@longroll/kernel';
import { type HexTerrain, isGroundLevel, leavesThrough, levelOf, type Terrain } from '../model/terrain.ts';
import type { FirerWorks, Formation, StackState } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { sightOf } from './sight.ts';

export interface ZoneOrder {
  readonly terrain: Terrain;
  readonly hex: Hex;
  readonly facing: Direction;
  readonly state: StackState;
  readonly formation: Formation;
  readonly houseRules: HouseRules;
}

/** A hex that the zone might reach, whether it does, and by which rule. */
export interface ZoneHex {
  readonly hex: Hex;
  readonly distance: number;
  readonly isIn: boolean;
  readonly cite: string;
  readonly reason: string;
}

type Verdict = Pick<ZoneHex, 'isIn' | 'cite' | 'reason'>;
const inside = (cite: string, reason: string): Verdict => ({ isIn: true, cite, reason });
const outside = (cite: string, reason: string): Verdict => ({ isIn: false, cite, reason });

/** Why a stack has no zone at all, by which rule; or null. */
export function withoutZone({ state, formation }: Pick<ZoneOrder, 'state' | 'formation'>) {
  if (state === 'routed') return ['3.5.2', 'a routed stack has none'] as const;
  if (formation === 'limbered') return ['3.5.2, 4.3', 'limbered artillery cannot fire'] as const;
  return formation === 'mounted' ? (['3.5.2, 4.2', 'mounted cavalry cannot fire'] as const) : null;
}

/** Works of its own on the hexside that the fire leaves by (notes a and h). */
function worksTowards({ terrain, hex }: ZoneOrder, to: Hex): FirerWorks {
  const sides = leavesThrough(terrain, hex, to).map((next) => terrain.works(hex, next));
  return sides.find((works) => works !== 'none') ?? 'none';
}

/** From an embankment, or down a slope, into hexes that are neither embankment nor crest (note a). */
function fromHeight(here: HexTerrain, there: HexTerrain): Verdict {
  if (isGroundLevel(here)) return outside('3.2.1', 'neither embankment, slope nor works of its own');
  if (!isGroundLevel(there)) return outside('3.2.1', there.slope ? 'it is a crest' : 'it is an embankment');
  if (here.embankment) return inside('3.2.1', 'from an embankment');
  return levelOf(there) < levelOf(here)
    ? inside('3.2.1', 'down a slope')
    : outside('3.2.1, 3.2.3', 'it is not lower');
}

function farVerdict(order: ZoneOrder, hex: Hex): Verdict {
  const { terrain, houseRules } = order;
  const [here, there] = [terrain.at(order.hex), terrain.at(hex)];
  if (!here || !there) return outside('3.5.2', 'out of play');
  const sight = sightOf({ terrain, from: order.hex, to: hex, houseRules });
  if (!sight.sees)
    return outside('3.5.2, 7.1', `not in sight: ${sight.blockedBy.map(terrain.name).join(', ')}`);
  const works = worksTowards(order, hex);
  if (works !== 'none') return inside(works === 'breastwork' ? '3.2.4' : '3.2.1', `through its ${works}`);
  return fromHeight(here, there);
}

function verdictOn(order: ZoneOrder, hex: Hex, distance: number): Verdict {
  if (order.formation === 'skirmish') return inside('4.1.1', 'skirmishers: 1 hex all round');
  return distance === 1 ? inside('3.5.1, 3.5.2', 'in its front') : farVerdict(order, hex);
}

/** All hexes at 1 and at 2 that lie in its front; for skirmishers the six around them. */
function candidates({ terrain, hex, facing, formation }: ZoneOrder): readonly Hex[] {
  const near = terrain.neighbours(hex).filter((to) => terrain.at(to) !== undefined);
  if (formation === 'skirmish') return near;
  const beyond = near.flatMap((next) => terrain.neighbours(next));
  const far = [...new Set(beyond)].filter((to) => terrain.at(to) && terrain.distance(hex, to) === 2);
  return [...near, ...far].filter((to) => terrain.isFront(hex, facing, to));
}

/** Every hex that was looked at, near ones first; none for a stack without a zone. */
export function fireZone(order: ZoneOrder): readonly ZoneHex[] {
  if (withoutZone(order)) return [];
  return candidates(order).map((hex) => {
    const distance = order.terrain.distance(order.hex, hex);
    return { hex, distance, ...verdictOn(order, hex, distance) };
  });
}
