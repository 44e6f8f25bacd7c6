/**
 * A simple player for either side: units have objectives and march to them round the enemy, attack at good odds, rest when
 * they are tired; what the frame of a turn asks is answered plainly. A strategy changes some of its orders.
 */
import type { Side } from '../../src/model/vocabulary.ts';
import type { Action } from '../../src/play/state/action.ts';
import { confederateObjective } from './confederate.ts';
import { best, isHorse, type Man, manpowerOf, type Sight } from './game.ts';
import { depots, maneuver, unionObjective } from './union.ts';

/** What a strategy says instead of the plain player; null where it has nothing to say. */
export interface Orders {
  readonly side: Side;
  readonly objective?: (sight: Sight, man: Man) => string | null;
  /** An action that the strategy wants now. */
  readonly wants?: (sight: Sight) => Action | null;
  /** Attacker's strength for each of the defender's from which it attacks. */
  readonly boldness?: (sight: Sight) => number;
}

const OBJECTIVES = { union: unionObjective, confederate: confederateObjective };

const goalOf = (sight: Sight, man: Man, orders: Orders): number =>
  sight.cell(orders.objective?.(sight, man) ?? OBJECTIVES[sight.side](sight, man));

const TIRED = 2;
const NO_WAY = 10_000;

/** How far a unit has to go; nothing if it is tired or there. */
function toGo(sight: Sight, man: Man, orders: Orders): number {
  const { fatigue, hex, entry } = man.unit;
  if (fatigue >= TIRED) return 0;
  const from = hex < 0 ? entry : hex;
  if (from < 0) return 1;
  const way = sight.way(from, goalOf(sight, man, orders));
  if (way > NO_WAY) return 0;
  return hex < 0 ? Math.max(1, way) : way;
}

const isTheirs = ({ piece }: Man, command: string | null): boolean => piece.command === command;

// Attacks: by strength alone, works counted; less than these odds are let be.

const [ASSAULT_AT, ATTACK_AT] = [1.5, 1.5];
const SPENT = 3;

/** Those of a command who could take part in an assault on a hex. */
const before = (sight: Sight, command: string | null, hex: number): readonly Man[] =>
  sight
    .men(sight.side)
    .filter(
      (man) => isTheirs(man, command) && man.unit.fatigue < SPENT && sight.hexes(man.unit.hex, hex) === 1,
    );

function assault(sight: Sight, orders: Orders): Action | undefined {
  const least = orders.boldness?.(sight) ?? ASSAULT_AT;
  return best(sight.of('assault'), ({ leader, hex }) => {
    const target = sight.cell(hex);
    const own = manpowerOf(before(sight, sight.general(leader).piece.command, target));
    const odds = own / Math.max(1, sight.strengthIn(sight.enemy, target));
    return odds >= least ? odds : 0;
  });
}

function attack(sight: Sight, man: Man, orders: Orders): Action | undefined {
  const least = orders.boldness?.(sight) ?? ATTACK_AT;
  return best(sight.of('attack'), ({ hex }) => {
    const odds = man.unit.manpower / Math.max(1, sight.strengthIn(sight.enemy, sight.cell(hex)));
    return odds >= least ? odds : 0;
  });
}

// Choosing an action.

const JACKSON = 'E2712';
const COMMAND_RADIUS = 3;

const burning = (sight: Sight): Action | undefined =>
  sight
    .of('burn')
    .find(({ unit }) => sight.named(unit).unit.hex === sight.cell(JACKSON) && !isHorse(sight.named(unit)));

/** Another landing, if it is nearer to where the unit is wanted. */
const landing = (sight: Sight, orders: Orders): Action | undefined =>
  best(sight.of('land'), ({ unit, hex }) => {
    const man = sight.named(unit);
    const goal = goalOf(sight, man, orders);
    return sight.way(man.unit.entry, goal) - sight.way(sight.cell(hex), goal);
  });

/** The leader under whom most have a way to go; for one alone he is not needed. */
function activation(sight: Sight, going: ReadonlyMap<number, number>): Action | undefined {
  return best(sight.of('activate'), ({ leader }) => {
    const { leader: he, piece } = sight.general(leader);
    if (piece.rank === 'army' || he.hex < 0) return 0;
    const his = [...going].filter(([index, way]) => {
      const man = sight.man(index);
      const isNear = man.unit.hex >= 0 && sight.hexes(he.hex, man.unit.hex) <= COMMAND_RADIUS;
      return way > 0 && isNear && isTheirs(man, piece.command);
    });
    return his.length > 1 ? his.length : 0;
  });
}

function chooseAction(sight: Sight, orders: Orders): Action {
  const at = burning(sight) ?? landing(sight, orders) ?? assault(sight, orders);
  if (at) return at;
  const marches = sight.of('march').map((action) => ({ action, man: sight.named(action.unit) }));
  const going = new Map(marches.map(({ man }) => [man.index, toGo(sight, man, orders)]));
  const alone = () => best(marches, ({ man }) => going.get(man.index)!)?.action;
  return activation(sight, going) ?? alone() ?? { do: 'pass' };
}

// On the march.

/** A step nearer, round the enemy. */
function step(sight: Sight, man: Man, orders: Orders): Action | undefined {
  const goal = goalOf(sight, man, orders);
  const here = man.unit.hex < 0 ? Number.MAX_SAFE_INTEGER : sight.wayRound(man.unit.hex, goal);
  return best(sight.of('step'), ({ hex }) => {
    const there = sight.wayRound(sight.cell(hex), goal);
    return there < here ? NO_WAY - there : 0;
  });
}

function marching(sight: Sight, orders: Orders): Action {
  const { stage } = sight.state;
  if (!('march' in stage)) return first(sight);
  const man = sight.man(stage.march.unit);
  const take = sight.of('take')[0];
  if (take && stage.march.along.length === 0 && !stage.march.moved) return take;
  return attack(sight, man, orders) ?? step(sight, man, orders) ?? sight.of('end')[0] ?? first(sight);
}

// Leaders go where most of their men are.

const LEADS_MORE = 4;

function transfer(sight: Sight): Action {
  const near = (command: string | null, hex: number): number =>
    hex < 0
      ? -1
      : manpowerOf(
          sight
            .men(sight.side)
            .filter((man) => isTheirs(man, command) && sight.hexes(man.unit.hex, hex) <= COMMAND_RADIUS),
        );
  const gain = best(sight.of('transfer'), ({ leader, hex }) => {
    const { leader: he, piece } = sight.general(leader);
    const more = near(piece.command, sight.cell(hex)) - near(piece.command, he.hex);
    return he.hex < 0 || more >= LEADS_MORE ? more + 1 : 0;
  });
  return gain ?? { do: 'done' };
}

const DONE: readonly Action['do'][] = [
  ...(['done', 'pass', 'end', 'end-action', 'declare', 'roll', 'halt', 'hold', 'stand'] as const),
];
const first = (sight: Sight): Action =>
  DONE.map((deed) => sight.legal.find((action) => action.do === deed)).find((found) => found !== undefined) ??
  sight.legal[0]!;

type Answer = (sight: Sight, orders: Orders) => Action;

/** The first of these that is offered, else what ends the stage. */
const anyOf =
  (...deeds: readonly Action['do'][]): Answer =>
  (sight) =>
    deeds.map((deed) => sight.of(deed)[0]).find((found) => found !== undefined) ?? first(sight);

const ANSWERS: Readonly<Record<string, Answer>> = {
  'choose-action': chooseAction,
  'activation-list': (sight, orders) =>
    sight.of('add').find(({ unit }) => toGo(sight, sight.named(unit), orders) > 0) ?? first(sight),
  'next-unit': (sight, orders) =>
    best(sight.of('march'), ({ unit }) => toGo(sight, sight.named(unit), orders)) ?? first(sight),
  march: marching,
  contact: marching,
  depot: depots,
  maneuver,
  transfer,
  'cavalry-offer': anyOf('withdraw'),
  'assault-names': anyOf('declare'),
  'assault-pick': anyOf('pick'),
  'grand-pick': anyOf('pick'),
  retreat: anyOf('halt'),
  advance: anyOf('advance'),
  'event-choice': anyOf('press'),
  reorganize: anyOf('mend', 'join'),
  pontoon: anyOf('repair'),
};

/** What a player with these orders does now: always something that is listed. */
export const decide = (sight: Sight, orders: Orders): Action =>
  orders.wants?.(sight) ?? ANSWERS[sight.state.stage.at]?.(sight, orders) ?? first(sight);

export const PLAIN: Readonly<Record<Side, Orders>> = {
  union: { side: 'union' },
  confederate: { side: 'confederate' },
};
