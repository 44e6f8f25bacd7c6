/**
 * Orders to many units (21.4): each is nothing but the single orders that it consists of, tried one after another on what
 * the side knows. Whoever gives it carries them out one by one, and stops when something new is seen.
 */
import {
  allow,
  type Order,
  type OrderKind,
  refuse,
  type Umpire,
  UNREACHED,
  type Verdict,
} from '@longroll/kernel';
import { directionNumbered, directionWords, numberOf } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { MODES, type Mode } from '../../model/vocabulary.ts';
import { expectedLoss } from '../combat/shooting.ts';
import { waysOf } from '../plots/ways.ts';
import type { View } from '../seen/viewing.ts';
import type { Action, ActionOf } from '../state/action.ts';
import { hasRoom, isRouted, squareId, squareNamed, unitNamed } from '../state/standing.ts';
import { OPERATIONS } from './deciding.ts';
import type { Operating } from './ordered.ts';
import { firePlotsOf } from './plotted.ts';

const FACINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const ORDERS: readonly OrderKind[] = [
  {
    id: 'march-road',
    title: 'March by the road',
    about:
      'All form column or limber up if that pays, and go the cheapest way to the place or as near as there is room.',
    needs: 'cell',
  },
  {
    id: 'march',
    title: 'March over the ground',
    about: 'All go as they are, the cheapest way to the place or as near as there is room.',
    needs: 'cell',
  },
  {
    id: 'face',
    title: 'Turn',
    about: 'All that may turn face the same way.',
    needs: 'value',
    values: FACINGS.map((one) => ({ value: String(one), title: directionWords(directionNumbered(one)) })),
  },
  {
    id: 'mode',
    title: 'Change mode',
    about: 'All that may change to the mode do so.',
    needs: 'value',
    values: MODES.filter((mode) => mode !== 'routed').map((mode) => ({ value: mode, title: mode })),
  },
  {
    id: 'fire-at-will',
    title: 'Fire at will',
    about: 'Each plots the fire that is expected to cost the enemy most; none if that is less than one man.',
    needs: 'nothing',
  },
  {
    id: 'charge',
    title: 'Charge',
    about: 'Each that may plots fire on the square and a charge after it, up to three.',
    needs: 'cell',
  },
  { id: 'dig', title: 'Dig in', about: 'All that may fortify by one level.', needs: 'nothing' },
];

/** Nobody draws, asks or listens while orders are given. */
const SILENT: Umpire = {
  draw: () => {
    throw new Error('orders draw no luck');
  },
  choose: () => {
    throw new Error('orders ask nobody');
  },
  note: () => undefined,
};

/** Orders tried one after another on what the side knows; what is barred is left out. */
class Trial {
  readonly field: Field;
  readonly done: Action[] = [];
  now: Operating;

  constructor(field: Field, view: Operating) {
    this.field = field;
    this.now = view;
  }

  /** Whether the action was allowed. */
  give(action: Action): boolean {
    const deed = OPERATIONS.deeds[action.do as keyof typeof OPERATIONS.deeds];
    if (!deed || deed.bar(this.field, this.now, action as never) !== null) return false;
    this.now = deed.play(this.field, this.now, action as never, SILENT) as Operating;
    this.done.push(action);
    return true;
  }
}

const MARCHING: Readonly<Partial<Record<Mode, Mode>>> = {
  normal: 'column',
  unlimbered: 'limbered',
  dismounted: 'mounted',
};

/** Of the squares within reach the nearest to the goal that has room, and the cheapest of those. */
function destination({ field, now }: Trial, unit: number, goal: number): readonly number[] {
  const { square, op, men } = now.units[unit]!;
  const { map } = field.ground;
  const ways = waysOf(field, now, unit, op);
  const rank = (cell: number): number => rangeOf(map, cell, goal) * 1000 + ways.cost[cell]!;
  const within = [...ways.reached.subarray(0, ways.count)].filter(
    (cell) => ways.cost[cell] !== UNREACHED && (cell === square || hasRoom(field, now, cell, men)),
  );
  const best = within.reduce((a, b) => (rank(b) < rank(a) ? b : a), square);
  return ways.pathTo(best);
}

function stepsAlong({ field }: Trial, unit: number, path: readonly number[]): readonly ActionOf<'step'>[] {
  const { map } = field.ground;
  return path.slice(1).map((cell, i) => {
    const from = path[i]!;
    const direction = map.neighbours.subarray(from * map.sides, (from + 1) * map.sides).indexOf(cell);
    return {
      do: 'step',
      unit: field.units[unit]!.id,
      direction: numberOf(direction) as ActionOf<'step'>['direction'],
    };
  });
}

function march(trial: Trial, unit: number, goal: number): void {
  for (const step of stepsAlong(trial, unit, destination(trial, unit, goal))) if (!trial.give(step)) return;
}

/** Forms for the road if that brings the unit nearer than it would come as it is. */
function marchByRoad(trial: Trial, unit: number, goal: number): void {
  const { field, now } = trial;
  const mode = MARCHING[now.units[unit]!.mode];
  const { map } = field.ground;
  const gets = (one: Trial): number => rangeOf(map, destination(one, unit, goal).at(-1)!, goal);
  const formed = new Trial(field, now);
  const change: Action | null = mode ? { do: 'mode', unit: field.units[unit]!.id, mode } : null;
  const pays = change !== null && formed.give(change) && gets(formed) < gets(trial);
  if (pays) trial.give(change);
  march(trial, unit, goal);
}

/** The plot with the largest expected loss; the nearer, then the one listed first, of equals. */
function fireAtWill(trial: Trial, unit: number): void {
  const { field, now } = trial;
  const plots = firePlotsOf(field, now, unit).map((plot) => {
    const square = squareNamed(field, plot.square);
    const isAllowed = OPERATIONS.deeds['plot-fire']!.bar(field, now, plot) === null;
    return {
      plot,
      loss: isAllowed ? expectedLoss(field, now, unit, square) : 0,
      range: rangeOf(field.ground.map, now.units[unit]!.square, square),
    };
  });
  const best = plots.toSorted((a, b) => b.loss - a.loss || a.range - b.range)[0];
  if (best && best.loss >= 1) trial.give(best.plot);
}

function charge(trial: Trial, unit: number, goal: number): void {
  const { id } = trial.field.units[unit]!;
  const plot = { do: 'plot-fire', unit: id, square: squareId(trial.field, goal) } as const;
  const melee = { do: 'plot-melee', unit: id } as const;
  const both = new Trial(trial.field, trial.now);
  if (!both.give(plot) || !both.give(melee)) return;
  trial.give(plot);
  trial.give(melee);
}

function giveTo(trial: Trial, unit: number, { kind, cell = -1, value = '' }: Order): void {
  const { id } = trial.field.units[unit]!;
  if (kind === 'march') march(trial, unit, cell);
  if (kind === 'march-road') marchByRoad(trial, unit, cell);
  if (kind === 'face')
    trial.give({ do: 'face', unit: id, facing: Number(value) as ActionOf<'face'>['facing'] });
  if (kind === 'mode') trial.give({ do: 'mode', unit: id, mode: value as Mode });
  if (kind === 'fire-at-will') fireAtWill(trial, unit);
  if (kind === 'charge') charge(trial, unit, cell);
  if (kind === 'dig') trial.give({ do: 'fortify', unit: id });
}

/** In list order over the active, unrouted units that are named. */
export function expand(field: Field, view: View, order: Order): Verdict<readonly Action[]> {
  const { stage } = view;
  if (stage.at !== 'operations' || stage.side !== view.seat)
    return refuse('not-your-turn', '21.4', 'Orders are given in one’s own operations.');
  const kind = ORDERS.find(({ id }) => id === order.kind);
  if (!kind) return refuse('no-such-order', '21.4', 'There is no such order.');
  if (kind.needs === 'cell' && field.inPlay[order.cell ?? -1] !== 1)
    return refuse('no-such-square', '21.4', 'Say which square it is for.');
  const named = new Set(order.pieces.map((id) => unitNamed(field, id)));
  const trial = new Trial(field, { ...view, stage });
  for (const unit of field.own[stage.side]) {
    const { square, active } = view.units[unit]!;
    if (named.has(unit) && square >= 0 && active && !isRouted(view.units[unit]!)) giveTo(trial, unit, order);
  }
  return allow(trial.done);
}
