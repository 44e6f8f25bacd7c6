/** The plain Union: over the river, Grand Gulf, Jackson, then round Vicksburg and the ring kept closed. */
import { best, isHorse, type Man, manpowerOf, type Sight } from './game.ts';

/** Each corps has its front, so that columns do not cross; stacks in all but the second cut the city off (19.5.4.1). */
const FRONTS: Readonly<Record<string, readonly string[]>> = {
  XV: ['W2313'],
  XVII: ['W2412'],
  XIII: ['W2513', 'W2614'],
};
const EVERYWHERE = ['W2614', 'W2513', 'W2412'] as const;

/** Where a unit stands round Vicksburg. */
export function ringPost({ index, piece }: Man): string {
  const fronts = FRONTS[piece.command ?? ''] ?? EVERYWHERE;
  return fronts[index % fronts.length]!;
}

/** Horsemen who take the landings on the Yazoo. */
const POSTS: Readonly<Record<string, string>> = { '6 MO': 'W2011', '2 IL': 'W1410' };
const YAZOO_FROM = 14;

function horsemansPost(sight: Sight, { piece, index, unit }: Man): string {
  const { depots } = sight.campaign;
  const post = sight.turn >= YAZOO_FROM ? POSTS[piece.name] : undefined;
  const here = unit.hex < 0 ? unit.entry : unit.hex;
  return post ?? sight.id(depots[index % Math.max(1, depots.length)] ?? here);
}

/** The landing and the way inland, by turns; Grand Gulf is wanted for its depot first. */
const [PORT_GIBSON, GRAND_GULF, WILLOWS, ROCKY_SPRINGS] = ['W5119', 'W4622', 'W4614', 'W4210'] as const;
const [EDWARDS, JACKSON, BIG_BLACK_BRIDGE] = ['E2533', 'E2712', 'W2404'] as const;
const [LANDING_TO, INLAND_TO, JACKSON_TO] = [3, 6, 15];

function onTheWay(sight: Sight, { piece }: Man): string {
  const { turn } = sight;
  if (turn <= LANDING_TO) return PORT_GIBSON;
  if (!sight.isControlled(GRAND_GULF) && piece.command === 'XIII') return GRAND_GULF;
  if (turn <= INLAND_TO) return sight.isControlled(GRAND_GULF) ? ROCKY_SPRINGS : WILLOWS;
  return piece.command === 'XIII' ? EDWARDS : JACKSON;
}

const isJacksonBurnt = ({ state: { burnt }, cell }: Sight): boolean =>
  burnt.some(({ hex, how }) => hex === cell(JACKSON) && how === 'destroyed');

/** The turn, or Jackson's station burnt, brings the army before Vicksburg; who lands later goes there at once. */
const isInvesting = (sight: Sight, { unit }: Man): boolean =>
  sight.turn >= JACKSON_TO || isJacksonBurnt(sight) || (unit.arrives > INLAND_TO && sight.turn > INLAND_TO);

export function unionObjective(sight: Sight, man: Man): string {
  if (isHorse(man)) return horsemansPost(sight, man);
  const { fell, maneuver } = sight.campaign;
  if (fell !== null || maneuver.includes(man.index)) return BIG_BLACK_BRIDGE;
  return isInvesting(sight, man) ? ringPost(man) : onTheWay(sight, man);
}

/** A new depot as near to the army as may be; the farthest is given up for it. */
const FAR = 15;
const MOST_DEPOTS = 3;

export function depots(sight: Sight) {
  const men = sight.men('union').filter((man) => !isHorse(man));
  const away = (id: string): number =>
    men.reduce((sum, { unit }) => sum + sight.hexes(unit.hex, sight.cell(id)), 0) / Math.max(1, men.length);
  const open = best(sight.of('open'), ({ hex }) => 1000 - away(hex));
  if (open) return open;
  const isFull = sight.campaign.depots.length >= MOST_DEPOTS;
  const far = isFull ? best(sight.of('close'), ({ hex }) => away(hex) - FAR) : undefined;
  return far ?? ({ do: 'done' } as const);
}

/** From this box on so many watch Johnston, if the ring stays strong enough without them. */
const [WATCHED_FROM, WATCHERS] = [4, 24];
const RING_RATIO = 1.3;

export function maneuver(sight: Sight) {
  const { box, maneuver: assigned } = sight.campaign;
  const watching = manpowerOf(assigned.map(sight.man));
  const foot = sight.men('union').filter((man) => !isHorse(man));
  const spare =
    manpowerOf(foot) -
    watching -
    RING_RATIO * manpowerOf(sight.men('confederate').filter(({ unit }) => sight.works.includes(unit.hex)));
  if (box < WATCHED_FROM || watching >= WATCHERS) return { do: 'done' } as const;
  const last = best(sight.of('assign'), ({ unit }) => {
    const man = sight.named(unit);
    return man.unit.manpower <= spare ? 1 + man.unit.arrives : 0;
  });
  return last ?? ({ do: 'done' } as const);
}
