/** A plan of a campaign: orders, the most urgent first, each given to those who are nearest until it has enough. */

import type { Goal } from '../goals.ts';
import { type Plan, presentIn } from '../plan.ts';
import { distancesRound, distancesTo, FAR } from '../roads.ts';
import { enemiesOf, goesAs, paceOf, placeOf, presentOf, type Survey } from '../survey.ts';
import { FEARED } from '../weights.ts';

export interface Order {
  readonly goal: Goal;
  /** Manpower that is wanted there. */
  readonly need: number;
  /** What a march towards it is worth, in parts of the usual. */
  readonly haste?: number;
  /** Whom it may be given to; without, everybody. */
  readonly may?: (unit: number) => boolean;
}

/** Orders that the same men share by what each needs: the one that lacks most of it chooses next. */
export interface Shared {
  readonly shared: readonly Order[];
}

/** Those in a list are given together: whoever is nearest to any of them first. */
export type Orders = readonly (Order | readonly Order[] | Shared)[];

/** Worth falls evenly over so many marches: more than any way takes. */
const MARCHES = 48;
/** What a march is worth that leads where somebody is wanted, in victory points. */
const STRIDE = 0.45;

const isSame = (a: Goal, b: Goal): boolean => a.kind === b.kind && a.hexes[0] === b.hexes[0];

/** Marches that lie between a unit and a goal over empty ground. */
export function marchesTo(survey: Survey, unit: number, hexes: readonly number[]): number {
  const away = distancesTo(survey.field, goesAs(survey, unit), hexes)[placeOf(survey, unit)] ?? FAR;
  return away / paceOf(survey, unit);
}

interface Giving {
  readonly survey: Survey;
  readonly goals: readonly Goal[];
  readonly posts: number[];
  readonly worth: number[];
  readonly free: Set<number>;
  readonly round: readonly number[];
}

/** Round the enemies as they stand. */
function marchesRound({ survey, round }: Giving, unit: number, { goal }: Order): number {
  const mover = goesAs(survey, unit);
  const away = distancesRound(survey.field, mover, goal.hexes, round)[placeOf(survey, unit)] ?? FAR;
  return away / paceOf(survey, unit);
}

interface Pair {
  readonly unit: number;
  readonly order: Order;
  readonly marches: number;
}

/** All who may serve any of some orders, the nearest pairs first. */
function pairsOf(giving: Giving, orders: readonly Order[]): readonly Pair[] {
  const pairs = orders.flatMap((order) =>
    [...giving.free]
      .filter((unit) => order.may?.(unit) ?? true)
      .map((unit): Pair => ({ unit, order, marches: marchesRound(giving, unit, order) })),
  );
  return pairs.sort((a, b) => a.marches - b.marches || a.unit - b.unit);
}

function post({ goals, posts, worth, free }: Giving, { unit, order }: Pair): void {
  posts[unit] = goals.findIndex((goal) => isSame(goal, order.goal));
  worth[unit] = STRIDE * MARCHES * (order.haste ?? 1);
  free.delete(unit);
}

/** The nearest first, until there are enough. */
function give(giving: Giving, orders: readonly Order[]): void {
  const given = new Map<Order, number>();
  for (const pair of pairsOf(giving, orders)) {
    const { order, unit } = pair;
    const before = given.get(order) ?? 0;
    if (!giving.free.has(unit) || before >= order.need) continue;
    post(giving, pair);
    given.set(order, before + giving.survey.state.units[unit]!.manpower);
  }
}

/** All who may serve are dealt out: no order has too many while another lacks men. */
function deal(giving: Giving, orders: readonly Order[]): void {
  const { state } = giving.survey;
  const pairs = pairsOf(giving, orders);
  const lack = orders.map(() => 1);
  const next = (): Pair | undefined => {
    const most = orders[lack.indexOf(Math.max(...lack))];
    return pairs.find(({ unit, order }) => order === most && giving.free.has(unit));
  };
  for (let pair = next(); pair; pair = next()) {
    post(giving, pair);
    lack[orders.indexOf(pair.order)]! -= state.units[pair.unit]!.manpower / pair.order.need;
  }
}

/** Hexes that enemies hold, each once. */
const heldBy = (survey: Survey): readonly number[] =>
  [...new Set(enemiesOf(survey).map((i) => survey.state.units[i]!.hex))].filter((hex) => hex >= 0);

const ordersIn = (one: Orders[number]): readonly Order[] =>
  'shared' in one ? one.shared : 'goal' in one ? [one] : one;

/** Goals without an order behind them are weighed where somebody passes or fights. */
export function planBy(survey: Survey, all: Orders, besides: readonly Goal[]): Plan {
  const { state, side } = survey;
  const named = [...all.flatMap(ordersIn).map(({ goal }) => goal), ...besides];
  const goals = named.filter((goal, i) => named.findIndex((one) => isSame(one, goal)) === i);
  const [posts, worth] = [state.units.map(() => -1), state.units.map(() => 0)];
  const round = heldBy(survey);
  const giving = { survey, goals, posts, worth, round, free: new Set(presentOf(survey, side)) };
  for (const one of all) ('shared' in one ? deal : give)(giving, ordersIn(one));
  return {
    ...{ side, turn: state.turn, held: state.held, present: presentIn(state.units) },
    ...{ goals, posts, worth, daring: 0, feared: FEARED, round, pull: { by: 'evenly', marches: MARCHES } },
  };
}
