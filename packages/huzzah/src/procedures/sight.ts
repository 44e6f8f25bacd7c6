/** Line of sight (7.1 to 7.3): every hex that the line crosses, and whether it blocks. */
import type { Hex, Note } from '@longroll/kernel';
import { blocksSight, TERRAIN } from '../charts/terrain.ts';
import { type HexTerrain, isGroundLevel, levelOf, type Terrain } from '../model/terrain.ts';
import { HEX_GROUND_WORDS } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface SightOrder {
  readonly terrain: Terrain;
  readonly from: Hex;
  readonly to: Hex;
  readonly houseRules: HouseRules;
}

/** A hex that the line crosses: what it is, and by which rule it blocks or does not. */
interface Crossed {
  readonly hex: Hex;
  readonly blocks: boolean;
  readonly what: string;
  readonly cite: string;
  readonly reason: string;
}

export interface Sight {
  readonly sees: boolean;
  /** The hexes that block, nearest first. */
  readonly blockedBy: readonly Hex[];
  readonly lines: () => readonly Note[];
}

type Verdict = Omit<Crossed, 'hex' | 'what'>;
const OPEN: Verdict = { blocks: false, cite: '7.1', reason: 'does not block' };

const endOf = ({ terrain }: SightOrder, hex: Hex): HexTerrain => {
  const end = terrain.at(hex);
  if (!end) throw new RangeError(`${terrain.name(hex)} is out of play`);
  return end;
};

/** From above it is seen over, but not what stands right behind it (7.3). */
function isSeenOver(order: SightOrder, hex: Hex, { elevation }: HexTerrain): boolean {
  const { terrain, from, to, houseRules } = order;
  if (houseRules.seeingOver === 'never') return false;
  const [isFromHigher, isToHigher] = [from, to].map((end) => levelOf(endOf(order, end)) > elevation);
  if (isFromHigher && isToHigher) return true;
  if (isFromHigher) return terrain.distance(hex, to) > 1;
  return isToHigher === true && terrain.distance(hex, from) > 1;
}

/** Woods, fieldworks and slopes: sight enters them but does not pass (note b). */
function screenVerdict(order: SightOrder, hex: Hex, here: HexTerrain): Verdict {
  const isScreen = blocksSight(here.ground) || (here.slope && blocksSight('slope'));
  if (!isScreen) return OPEN;
  if (isSeenOver(order, hex, here)) return { blocks: false, cite: '7.3', reason: 'seen over from above' };
  return { blocks: true, cite: '3.2.1, 7.1', reason: 'sight may enter it but not pass' };
}

/** An embankment blocks between two hexes at ground level (note f), if both are lower than it is (7.3). */
function embankmentVerdict(order: SightOrder, here: HexTerrain): Verdict {
  if (!here.embankment) return OPEN;
  const ends = [order.from, order.to].map((end) => endOf(order, end));
  if (!ends.every(isGroundLevel))
    return { blocks: false, cite: '3.2.1, 7.1', reason: 'not both ends are at ground level' };
  const isAbove = ends.every((end) => levelOf(end) < levelOf(here));
  if (isAbove) return { blocks: true, cite: '3.2.1, 7.1', reason: 'both ends are at ground level' };
  const blocks = order.houseRules.embankmentSight === 'always';
  return { blocks, cite: '7.3', reason: 'not both ends are lower' };
}

const wordsFor = ({ ground, slope, embankment }: HexTerrain): string =>
  [HEX_GROUND_WORDS[ground], ...(slope ? ['slope'] : []), ...(embankment ? ['embankment'] : [])].join(', ');

function crossedHex(order: SightOrder, hex: Hex): Crossed {
  const here = order.terrain.at(hex);
  if (!here) return { hex, blocks: true, what: 'out of play', cite: '7.2', reason: 'nobody sees across it' };
  const [screen, embankment] = [screenVerdict(order, hex, here), embankmentVerdict(order, here)];
  const told = embankment.blocks || screen === OPEN ? embankment : screen;
  return { hex, what: wordsFor(here), ...(screen.blocks ? screen : told) };
}

/** Along a hexside both must block (7.2). */
function isGroupBlocked(group: readonly Crossed[], { lineAlongHexside }: HouseRules): boolean {
  const blocking = group.filter(({ blocks }) => blocks).length;
  return lineAlongHexside === 'one-blocks' ? blocking > 0 : blocking === group.length;
}

function lineFor(one: Crossed, isBlocked: boolean, { terrain }: SightOrder): Note {
  const spared = one.blocks && !isBlocked;
  return {
    cite: spared ? '7.2' : one.cite,
    text: `${terrain.name(one.hex)}: ${one.what}`,
    value: one.blocks && isBlocked ? 'blocks' : 'open',
    applied: one.blocks && isBlocked,
    reason: spared ? 'the line runs along a hexside, and the other hex is open' : one.reason,
    group: 'Line of sight',
    chart: TERRAIN.id,
  };
}

const ADJACENT: Note = {
  cite: '7.2',
  text: 'Adjacent hexes always see each other',
  value: 'open',
  applied: true,
  group: 'Line of sight',
};

export function sightOf(order: SightOrder): Sight {
  const { terrain, from, to, houseRules } = order;
  const groups = terrain.between(from, to).map((group) => group.map((hex) => crossedHex(order, hex)));
  const told = groups.map((group) => ({ group, isBlocked: isGroupBlocked(group, houseRules) }));
  const blockedBy = told
    .filter(({ isBlocked }) => isBlocked)
    .flatMap(({ group }) => group.filter(({ blocks }) => blocks).map(({ hex }) => hex));
  return {
    sees: blockedBy.length === 0,
    blockedBy,
    lines: () =>
      terrain.distance(from, to) <= 1
        ? [ADJACENT]
        : told.flatMap(({ group, isBlocked }) => group.map((one) => lineFor(one, isBlocked, order))),
  };
}
