/** How a computer patrols: forward, and into fights that it is likely to win. The worked example of a doctrine. */
import type { Bearing, Doctrine, Reasoned } from '../../src/index.ts';
import { SECRETS } from './secrets.ts';
import {
  isOn,
  MIDDLE,
  ORDERS,
  type Patrol,
  type PatrolAction,
  type PatrolState,
  type PatrolView,
  patrolNamed,
} from './state.ts';

/** How many of its own it would like beyond the middle by the end of the turn. */
interface PatrolPlan {
  readonly turn: number;
  readonly beyond: number;
}

type Thought = Reasoned<PatrolAction>;

const FACES = [1, 2, 3, 4, 5, 6];
const PER_LOSS = 2;
const isBeyond = ({ side, cell }: Pick<Patrol, 'side' | 'cell'>): boolean =>
  side === 'west' ? cell > MIDDLE : cell < MIDDLE;
const forwards = ({ side }: Patrol): 1 | -1 => (side === 'west' ? 1 : -1);

/** What a fight is worth to him who comes upon the other: by all six faces, or by strength alone (5.1). */
function fightValue(by: Patrol, target: Patrol, { odds, caution }: Bearing): number {
  const edge = by.strength - target.strength - (target.dug ? 1 : 0);
  if (!odds) return edge;
  const worth = FACES.map((face) =>
    face + edge >= 5 ? PER_LOSS : face + edge <= 1 ? -PER_LOSS * caution : 0,
  );
  return worth.reduce((sum: number, one) => sum + one, 0) / FACES.length;
}

function plotThoughts(
  view: PatrolView,
  mine: readonly Patrol[],
  orders: Readonly<Record<string, string>>,
): Thought[] {
  const open = mine.find(({ id }) => orders[id] === undefined);
  if (!open) return [{ action: { do: 'done' }, value: 0, reason: 'All have their orders.' }];
  const { id: patrol, cell, front } = open;
  const thoughts = ORDERS.filter((order) => order === 'about' || isOn(cell + front)).map((order): Thought => {
    const right = (front === forwards(open)) === (order === 'advance');
    const reason = right ? `${patrol} goes forward.` : `${patrol} turns its back.`;
    return { action: { do: 'plot', patrol, order }, value: right ? 1 : -1, reason };
  });
  return [...thoughts, { action: { do: 'done' }, value: view.turn === 0 ? 1 : 0, reason: 'Enough orders.' }];
}

const isFree = ({ patrols }: PatrolView, { side }: Patrol, cell: number): boolean =>
  isOn(cell) && !patrols.some((one) => one.side !== side && one.cell === cell);

function scoutThought(view: PatrolView, plan: PatrolPlan, patrol: Patrol, bearing: Bearing): Thought {
  const cell = patrol.cell + patrol.front;
  const met = view.patrols.find((one) => one.side !== patrol.side && Math.abs(one.cell - cell) <= 1);
  const beyond = view.patrols.filter((one) => one.side === patrol.side && isBeyond(one)).length;
  const gain = Number(isBeyond({ ...patrol, cell })) - Number(isBeyond(patrol));
  const wanted = beyond < plan.beyond ? 0.25 : 0;
  const fight = met ? fightValue(patrol, met, bearing) : 0;
  const risk = bearing.foresight && view.there.some((one) => Math.abs(one.cell - cell) <= 1) ? 0.5 : 0;
  const reason = met ? `${patrol.id} comes upon ${met.id}.` : `${patrol.id} gains ground.`;
  return { action: { do: 'scout', patrol: patrol.id }, value: gain + wanted + fight - risk, reason };
}

function openThoughts(
  view: PatrolView,
  plan: PatrolPlan,
  mine: readonly Patrol[],
  bearing: Bearing,
): Thought[] {
  const acted = view.stage.at === 'open' ? view.stage.acted : [];
  const able = mine.filter(({ id }) => !acted.includes(id));
  const scouts = able
    .filter((one) => isFree(view, one, one.cell + one.front))
    .map((one) => scoutThought(view, plan, one, bearing));
  const digs = able
    .filter(({ dug }) => !dug)
    .map(({ id }): Thought => ({ action: { do: 'dig', patrol: id }, value: 0.1, reason: `${id} digs in.` }));
  return [...scouts, ...digs, { action: { do: 'pass' }, value: 0, reason: 'Nothing more is worth doing.' }];
}

function answerThoughts(view: PatrolView, bearing: Bearing): Thought[] {
  if (view.stage.at !== 'answer') return [];
  const [by, target] = [view.stage.scout, view.stage.target].map((id) => patrolNamed(view, id)!);
  const cell = target!.cell + by!.front;
  const stand: Thought = {
    ...{ action: { do: 'stand' }, value: -fightValue(by!, target!, bearing) },
    reason: 'It can hold its own.',
  };
  if (!isOn(cell)) return [stand];
  const ground = Number(isBeyond({ ...target!, cell })) - Number(isBeyond(target!));
  return [stand, { action: { do: 'slip' }, value: ground, reason: 'It is better not to be found.' }];
}

function candidates(view: PatrolView, plan: PatrolPlan, bearing: Bearing): readonly Thought[] {
  const mine = view.patrols.filter(({ side }) => side === view.seat);
  const { stage } = view;
  const thoughts =
    stage.at === 'plots'
      ? plotThoughts(view, mine, stage.orders)
      : stage.at === 'answer'
        ? answerThoughts(view, bearing)
        : openThoughts(view, plan, mine, bearing);
  return thoughts.sort((a, b) => b.value - a.value);
}

export const PATROL_DOCTRINE: Doctrine<PatrolState, PatrolAction, PatrolView, PatrolPlan> = {
  plan: ({ turn }) => ({ turn, beyond: turn }),
  isOver: (plan, { turn }) => plan.turn !== turn,
  move: (view, plan, bearing) => candidates(view, plan, bearing)[0]!,
  candidates,
  matters: ({ stage }) => stage.at === 'open' || stage.at === 'answer',
  imagine: SECRETS.imagine,
};
