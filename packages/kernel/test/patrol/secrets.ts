/**
 * What the other side may not know, dealt anew. `double` deals from the state: who is known is asked of sight alone, so a
 * view that tells more is found out. `imagine` deals from a view.
 */
import type { Rng, Seat, Secrets } from '../../src/index.ts';
import { hasLearnt, isKnown, somebodies, watched } from './sight.ts';
import {
  CELLS,
  NAMES,
  ORDERS,
  type Order,
  type Patrol,
  type PatrolAction,
  type PatrolState,
  type PatrolView,
  SIDES,
  type Side,
  type Somebody,
} from './state.ts';

const STRENGTHS: Readonly<Record<string, number>> = { w1: 1, w2: 2, w3: 3, e1: 1, e2: 2, e3: 3 };

function shuffled<T>(list: readonly T[], rng: Rng): readonly T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

const inLine = Array.from({ length: CELLS }, (_, cell) => cell);
const isClear = (patrols: readonly Patrol[], { side }: Patrol, cell: number): boolean =>
  patrols.every((one) => one.side === side || Math.abs(one.cell - cell) > 1);

/** Where those whom a seat does not see may stand: out of its sight, or where it makes somebody out. */
interface Dark {
  readonly cells: readonly number[];
  /** Somebody must stand on each of them. */
  readonly there: readonly number[];
}

/** Puts the hidden ones beside no enemy and into the dark: all ways in random order, till one fits. */
function placed(
  patrols: readonly Patrol[],
  hidden: readonly Patrol[],
  dark: Dark,
  rng: Rng,
): readonly Patrol[] | null {
  const [first, ...rest] = hidden;
  if (!first) return dark.there.every((cell) => patrols.some((one) => one.cell === cell)) ? patrols : null;
  for (const cell of shuffled(dark.cells, rng)) {
    if (!isClear(patrols, first, cell)) continue;
    const front = rng.int(2) === 0 ? 1 : -1;
    const found = placed([...patrols, { ...first, cell, front }], rest, dark, rng);
    if (found) return found;
  }
  return null;
}

/** Any order that the patrol can hold, or none. */
function ordersFor(ids: readonly string[], rng: Rng): Readonly<Record<string, Order>> {
  const dealt = ids.map((id) => [id, ORDERS[rng.int(ORDERS.length + 1)]] as const);
  return Object.fromEntries(dealt.filter(([, order]) => order !== undefined)) as Record<string, Order>;
}

/** Orders and deeds of others, which nobody else knows. */
function dealtStage(state: PatrolState, seat: Seat, rng: Rng): PatrolState['stage'] {
  const { stage, patrols } = state;
  const others = patrols.filter(({ side }) => side !== seat).map(({ id }) => id);
  const own = (id: string): boolean => !others.includes(id);
  if ('orders' in stage) {
    const kept = Object.entries(stage.orders).filter(([id]) => own(id));
    return { ...stage, orders: { ...Object.fromEntries(kept), ...ordersFor(others, rng) } };
  }
  if (!('acted' in stage)) return stage;
  const acting = stage.at === 'open' ? stage.side : stage.side === 'west' ? 'east' : 'west';
  const mayHave = others.filter((id) => id.startsWith(acting[0]!) && rng.int(2) === 0);
  return { ...stage, acted: [...stage.acted.filter(own), ...mayHave] };
}

function dealtHeard(state: PatrolState, seat: Seat, rng: Rng): PatrolState['heard'] {
  const dealt = SIDES.map((side) => {
    if (side === seat) return [side, state.heard[side]] as const;
    return [
      side,
      rng.int(2) === 0 ? { turn: 1 + rng.int(state.turn), count: rng.int(4) } : undefined,
    ] as const;
  });
  return Object.fromEntries(dealt.filter(([, heard]) => heard !== undefined));
}

const digs = (patrol: Patrol, rng: Rng): Patrol => ({ ...patrol, dug: rng.int(2) === 0 });

/** All that is hidden from a seat, by lot: everybody but the known. */
function dealt(
  state: PatrolState,
  seat: Seat,
  known: readonly string[],
  made: readonly Somebody[],
  rng: Rng,
): PatrolState {
  if (state.stage.at === 'over') return state;
  const seen = state.patrols.filter(({ id }) => known.includes(id));
  const hidden = state.patrols.filter(({ id }) => !known.includes(id)).map((one) => digs(one, rng));
  const there = made.map(({ cell }) => cell);
  const lit = watched(state, seat).filter((cell) => !there.includes(cell));
  const dark = { cells: inLine.filter((cell) => !lit.includes(cell)), there };
  const found = placed(seen, shuffled(hidden, rng), dark, rng);
  if (!found) throw new Error('there is no way to place those who are hidden');
  const patrols = state.patrols.map(({ id }) => found.find((one) => one.id === id)!);
  return { ...state, patrols, stage: dealtStage(state, seat, rng), heard: dealtHeard(state, seat, rng) };
}

/** Somewhere on the strip, until they are dealt. */
const unplaced = (id: string, side: Side): Patrol => ({
  ...{ id, side, cell: 0, front: 1, dug: false },
  strength: STRENGTHS[id]!,
});

/** Who is left is no secret: in the order of the roll. */
function wholeOf({ seat: _, there: __, ...known }: PatrolView): PatrolState {
  const left = SIDES.flatMap((side) => NAMES[side].map((id) => ({ id, side })));
  const patrols = left
    .filter(({ id }) => !known.lost.includes(id))
    .map(({ id, side }) => known.patrols.find((one) => one.id === id) ?? unplaced(id, side));
  return { ...known, patrols };
}

const idsKnown = (state: PatrolState, seat: Seat): readonly string[] =>
  state.patrols.filter((one) => isKnown(state, one, seat)).map(({ id }) => id);
const idsOf = ({ patrols }: PatrolState): readonly string[] => patrols.map(({ id }) => id);

const isBroken = ({ broken, stage }: PatrolState, seal: string): boolean =>
  stage.at === 'over' || broken.includes(seal);

/** What a patrol is told and does is under one seal in each turn, till it is seen in it (3.3). */
function sealOf(state: PatrolState, _: string, action: PatrolAction): string | null {
  if (!('patrol' in action) || action.do === 'agree') return null;
  const seal = `${state.turn} ${action.patrol}`;
  return isBroken(state, seal) ? null : seal;
}

export const SECRETS: Secrets<PatrolState, PatrolAction, PatrolView> = {
  seal: sealOf,
  isBroken,
  reveals: hasLearnt,
  imagine: (view, rng) => dealt(wholeOf(view), view.seat, idsOf(view), view.there, rng),
  double: (state, seat, rng) => dealt(state, seat, idsKnown(state, seat), somebodies(state, seat), rng),
};
