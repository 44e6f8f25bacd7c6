/**
 * A simple player for either side: units have objectives and march to them by exact reach, attack at good odds, rest when
 * they are tired; what the frame of a turn asks is answered plainly. A strategy changes some of its orders.
 */
import type { Side } from '../../src/model/vocabulary.ts';
import type { Action } from '../../src/play/state/action.ts';
import type { Man, Sight } from './game.ts';

/** What a strategy says instead of the plain player; null where it has nothing to say. */
export interface Orders {
  readonly side: Side;
  readonly objective?: (sight: Sight, man: Man) => string | null;
  /** An action that the strategy wants now. */
  readonly wants?: (sight: Sight) => Action | null;
  /** Attacker's strength for each of the defender's from which it attacks. */
  readonly boldness?: (sight: Sight) => number;
}

const RING = ['W2313', 'W2412', 'W2513', 'W2614'] as const;
const LINE = ['W2413', 'W2514', 'W2314', 'W2515', 'W2414'] as const;
const isHorse = ({ piece }: Man): boolean => piece.type === 'cavalry';

/** Horsemen who take the landings on the Yazoo. */
const POSTS: Readonly<Record<string, string>> = { '6 MO': 'W2011', '2 IL': 'W1410' };

/** The Union of history: over the river, to Jackson, then round Vicksburg; horsemen hold the depots. */
export function unionObjective(sight: Sight, man: Man): string {
  const { turn, campaign } = sight;
  const post = turn >= 14 ? POSTS[man.piece.name] : undefined;
  if (post !== undefined) return post;
  if (isHorse(man))
    return sight.field.ground.map.ids[
      campaign.depots[man.index % Math.max(1, campaign.depots.length)] ?? man.unit.hex
    ]!;
  if (campaign.fell !== null) return 'W2404';
  if (campaign.maneuver.includes(man.index)) return 'W2404';
  if (turn < 5) return man.piece.name === 'Carr' ? 'W4622' : 'W5119';
  if (turn < 9) return man.piece.name === 'Carr' ? 'W4622' : 'W4210';
  if (turn < 15) return man.piece.command === 'XIII' ? 'E2533' : 'E2712';
  return RING[man.index % RING.length]!;
}

/** As far as the leash lets them: Johnston's men gather at Jackson and come as the box allows. */
const reliefObjective = (box: number): string => (box >= 4 ? 'W2004' : box >= 3 ? 'E1832' : 'E2712');

const isVicksburgThreatened = (sight: Sight): boolean =>
  sight.turn >= 15 ||
  sight.men('union').some((one) => !isHorse(one) && sight.hexes(one.unit.hex, sight.cell('W2414')) <= 12);

/** Pemberton's men: the Big Black until the town is threatened, then the works; Loring's go to Jackson. */
function pembertonsObjective(sight: Sight, man: Man): string {
  const { command } = man.piece;
  const threatened = isVicksburgThreatened(sight);
  if (command === 'L' && threatened) return 'E2712';
  if (threatened || command === 'FO' || command === 'S') return LINE[man.index % LINE.length]!;
  return command === 'BO' && sight.turn < 4 ? 'W5119' : 'W2404';
}

/** The Confederates of history: the river, the Big Black, then the works; Johnston gathers and comes as he may. */
export function confederateObjective(sight: Sight, man: Man): string {
  const { turn, campaign } = sight;
  const army = campaign.lay.unitArmies[man.index];
  if (campaign.fell !== null) return 'E2712';
  if (army === 'AR' || (army === 'AM or AR' && turn >= 9)) return reliefObjective(campaign.box);
  return isHorse(man) ? 'E2533' : pembertonsObjective(sight, man);
}

const TIRED = 2;
const target = (sight: Sight, man: Man, orders: Orders): string =>
  orders.objective?.(sight, man) ??
  (sight.side === 'union' ? unionObjective(sight, man) : confederateObjective(sight, man));

/** How far a unit has to go; nothing if it is tired or there. */
function toGo(sight: Sight, man: Man, orders: Orders): number {
  if (man.unit.fatigue >= TIRED) return 0;
  const goal = sight.cell(target(sight, man, orders));
  const from = man.unit.hex < 0 ? man.unit.entry : man.unit.hex;
  if (from < 0) return 1;
  const way = sight.way(from, goal);
  return way > 10_000 ? 0 : man.unit.hex < 0 ? Math.max(1, way) : way;
}

const best = <T>(things: readonly T[], worth: (thing: T) => number): T | undefined => {
  let found: T | undefined;
  let most = 0;
  for (const one of things) {
    const value = worth(one);
    if (value > most) [found, most] = [one, value];
  }
  return found;
};

/** Of those who have a way to go, the leader with most of them, else the unit with the longest way. */
function chooseAction(sight: Sight, orders: Orders): Action {
  const burn = sight
    .of('burn')
    .find(({ unit }) => sight.named(unit).unit.hex === sight.cell('E2712') && !isHorse(sight.named(unit)));
  if (burn) return burn;
  const going = new Map(
    sight
      .of('march')
      .map((action) => [sight.named(action.unit).index, toGo(sight, sight.named(action.unit), orders)]),
  );
  const enemy = sight.side === 'union' ? 'confederate' : 'union';
  const strike = best(sight.of('assault'), ({ leader, hex }) => {
    const against = sight.strengthIn(enemy, sight.cell(hex));
    const piece = sight.field.pieces.leaders[sight.field.named.leaders[sight.side].get(leader)!]!;
    const near = sight
      .men(sight.side)
      .filter(
        (man) =>
          man.piece.command === piece.command &&
          man.unit.fatigue < 3 &&
          sight.hexes(man.unit.hex, sight.cell(hex)) === 1,
      );
    const with_ = near.reduce((sum, { unit }) => sum + unit.manpower, 0);
    return against > 0 && with_ / against >= (orders.boldness?.(sight) ?? 2) ? with_ / against : 0;
  });
  if (strike) return strike;
  const led = best(sight.of('activate'), ({ leader }) => {
    const piece = sight.field.pieces.leaders[sight.field.named.leaders[sight.side].get(leader)!]!;
    if (piece.rank === 'army') return 0;
    const at = sight.state.leaders[sight.field.named.leaders[sight.side].get(leader)!]!.hex;
    const his = [...going].filter(([i, way]) => {
      const man = sight.man(i);
      return (
        way > 0 &&
        man.piece.command === piece.command &&
        at >= 0 &&
        man.unit.hex >= 0 &&
        sight.hexes(at, man.unit.hex) <= 3
      );
    });
    return his.length > 1 ? his.length : 0;
  });
  if (led) return led;
  const alone = best(sight.of('march'), ({ unit }) => going.get(sight.named(unit).index)!);
  return alone ?? { do: 'pass' };
}

/** On the march: a step nearer, an attack that is worth it, else the end. */
function marching(sight: Sight, orders: Orders): Action {
  const { stage } = sight.state;
  if (!('march' in stage)) return sight.legal[0]!;
  const man = sight.man(stage.march.unit);
  const take = sight.of('take')[0];
  if (take && stage.march.along.length === 0 && !stage.march.moved) return take;
  const enemy = sight.side === 'union' ? 'confederate' : 'union';
  const attack = best(sight.of('attack'), ({ hex }) => {
    const against = sight.strengthIn(enemy, sight.cell(hex));
    const odds = man.unit.manpower / Math.max(1, against);
    return odds >= (orders.boldness?.(sight) ?? 1.5) ? odds : 0;
  });
  if (attack) return attack;
  const goal = sight.cell(target(sight, man, orders));
  const here = man.unit.hex < 0 ? Number.MAX_SAFE_INTEGER : sight.way(man.unit.hex, goal);
  const step = best(sight.of('step'), ({ hex }) => {
    const there = sight.way(sight.cell(hex), goal);
    return there < here ? 10_000 - there : 0;
  });
  return step ?? sight.of('end')[0] ?? sight.legal[0]!;
}

/** A new depot as near to the army as may be; the farthest is given up for it. */
function depots(sight: Sight): Action {
  const men = sight.men('union').filter((man) => !isHorse(man));
  const mean = (hex: number) =>
    men.reduce((sum, { unit }) => sum + sight.hexes(unit.hex, hex), 0) / Math.max(1, men.length);
  const open = best(sight.of('open'), ({ hex }) => 1000 - mean(sight.cell(hex)));
  if (open) return open;
  const full = sight.campaign.depots.length >= 3 && sight.turn >= 20;
  const far = full ? best(sight.of('close'), ({ hex }) => mean(sight.cell(hex)) - 15) : undefined;
  return far ?? { do: 'done' };
}

/** From box 4 on 24 manpower watch Johnston: those of the highest numbers. */
function maneuver(sight: Sight): Action {
  const assigned = sight.campaign.maneuver.reduce((sum, i) => sum + sight.man(i).unit.manpower, 0);
  return sight.campaign.box >= 4 && assigned < 24
    ? (sight.of('assign').at(-1) ?? { do: 'done' })
    : { do: 'done' };
}

const DONE: readonly Action['do'][] = [
  'done',
  'pass',
  'end',
  'end-action',
  'declare',
  'roll',
  'halt',
  'hold',
  'stand',
];
const first = (sight: Sight): Action =>
  DONE.map((deed) => sight.legal.find((action) => action.do === deed)).find((found) => found !== undefined) ??
  sight.legal[0]!;

const FRAME: Readonly<Record<string, (sight: Sight, orders: Orders) => Action>> = {
  'choose-action': chooseAction,
  'activation-list': (sight, orders) =>
    sight.of('add').find(({ unit }) => toGo(sight, sight.named(unit), orders) > 0) ?? first(sight),
  'next-unit': (sight, orders) =>
    best(sight.of('march'), ({ unit }) => toGo(sight, sight.named(unit), orders)) ?? first(sight),
  march: marching,
  contact: marching,
  depot: depots,
  maneuver,
  transfer: (sight) =>
    sight
      .of('transfer')
      .find(
        ({ leader }) => sight.state.leaders[sight.field.named.leaders[sight.side].get(leader)!]!.hex < 0,
      ) ?? { do: 'done' },
  'cavalry-offer': (sight) => sight.of('withdraw')[0] ?? first(sight),
  'assault-pick': (sight) => sight.of('pick')[0] ?? first(sight),
  'grand-pick': (sight) => sight.of('pick')[0] ?? first(sight),
  retreat: (sight) => sight.of('halt')[0] ?? sight.legal[0]!,
  advance: (sight) => sight.of('advance')[0] ?? first(sight),
  'event-choice': (sight) => sight.of('press')[0] ?? sight.legal[0]!,
  reorganize: (sight) => sight.of('mend')[0] ?? sight.of('join')[0] ?? { do: 'done' },
  pontoon: (sight) => sight.of('repair')[0] ?? { do: 'done' },
};

/** What a player with these orders does now: always something that is listed. */
export function decide(sight: Sight, orders: Orders): Action {
  return orders.wants?.(sight) ?? FRAME[sight.state.stage.at]?.(sight, orders) ?? first(sight);
}

export const PLAIN: Readonly<Record<Side, Orders>> = {
  union: { side: 'union' },
  confederate: { side: 'confederate' },
};
