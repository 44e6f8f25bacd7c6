/** The sequence of play: every stage, what may be done in it, what forbids it, and what comes next. */
import {
  anyFace,
  type Bar,
  bar,
  bare,
  type Chance,
  type Decision,
  type Deed,
  d6,
  machineOf,
  rollOn,
  type StateAt,
  secretly,
  sumOfDice,
  type Umpire,
} from '../../src/index.ts';
import { isSeen } from './sight.ts';
import {
  isOn,
  ORDERS,
  type Order,
  otherThan,
  type Patrol,
  type PatrolAction,
  type PatrolState,
  patrolNamed,
  SIDES,
  type Side,
  TURNS,
  withPatrol,
} from './state.ts';
import { PROMPTS, tellOf } from './words.ts';

/** Who acts. */
interface Actor {
  readonly side: Side;
}
type At<K extends PatrolState['stage']['at']> = StateAt<PatrolState, K>;
type Act<D extends PatrolAction['do']> = Extract<PatrolAction, { readonly do: D }>;
type Acts<D extends PatrolAction['do']> = Deed<Actor, At<'open'>, Act<D>, PatrolState>;

const NO_PATROL = bar('no-such-patrol', '2.1', 'You have no patrol of that name.');
const NO_ORDER = bar('no-such-order', '3.1', 'There is no such order.');
const PLOTTED = bar('plotted-so', '3.2', 'That is its order already.');
const EDGE = bar('edge', '2.2', 'There the strip ends.');
const ACTED = bar('has-acted', '4.1', 'It has acted in this turn.');
const TAKEN = bar('enemy-ahead', '4.2', 'An enemy stands ahead.');
const DUG = bar('dug-in', '4.4', 'It is dug in.');
const CORNERED = bar('cornered', '5.2', 'There is nowhere to slip to.');

/** An action is told from the view of him who does it. */
const told = (actor: Actor, state: PatrolState, action: PatrolAction) =>
  tellOf({ ...state, seat: actor.side, there: [] }, action);

/** A deed that names nothing. */
const alone = <S extends PatrolState, A extends PatrolAction>(
  action: A,
  play: (actor: Actor, state: S, u: Umpire) => PatrolState,
  barred?: (actor: Actor, state: S) => Bar | null,
): Deed<Actor, S, A, PatrolState> =>
  bare(action, {
    play,
    tell: (actor, state) => told(actor, state, action),
    ...(barred ? { bar: barred } : {}),
  });

const dice = (name: string) => sumOfDice(d6(name));
const onceEach = <T>(make: (patrol: string) => Chance<T>) => {
  const kept = new Map<string, Chance<T>>();
  return ({ id, side }: Patrol): Chance<T> => {
    if (!kept.has(id)) kept.set(id, secretly(side, make(id)));
    return kept.get(id)!;
  };
};
const PACE = onceEach((id) => rollOn(`pace of ${id}`, dice('pace die'), (face) => (face === 6 ? 2 : 1)));
const EAR = onceEach((id) => rollOn(`what ${id} hears`, dice('ear die'), (face) => face >= 3));
const FIGHT = anyFace('fight', dice('fight die'));

const mine = ({ side }: Actor, state: PatrolState): readonly Patrol[] =>
  state.patrols.filter((one) => one.side === side);
const ownNamed = (actor: Actor, state: PatrolState, id: string): Patrol | undefined =>
  mine(actor, state).find((one) => one.id === id);

/** The seals of all who are seen by now are broken, for this turn (3.3). */
function opened(state: PatrolState): PatrolState {
  const seen = state.patrols.filter((one) => isSeen(state, one)).map(({ id }) => `${state.turn} ${id}`);
  const broken = [...state.broken, ...seen.filter((seal) => !state.broken.includes(seal))];
  return broken.length === state.broken.length ? state : { ...state, broken };
}

const onStrip = (cell: number, or: number): number => (isOn(cell) ? cell : or);

// Plots: both sides, at their own pace.

const plot: Deed<Actor, At<'plots'>, Act<'plot'>, PatrolState> = {
  candidates: (actor, state) =>
    mine(actor, state).flatMap(({ id }) =>
      ORDERS.map((order) => ({ do: 'plot', patrol: id, order }) as const),
    ),
  bar(actor, state, { patrol: id, order }) {
    const patrol = ownNamed(actor, state, id);
    if (!patrol) return NO_PATROL;
    if (!ORDERS.includes(order)) return NO_ORDER;
    if (state.stage.orders[id] === order) return PLOTTED;
    return order === 'advance' && !isOn(patrol.cell + patrol.front) ? EDGE : null;
  },
  play: (_, state, { patrol, order }) => ({
    ...state,
    stage: { ...state.stage, orders: { ...state.stage.orders, [patrol]: order } },
  }),
  tell: told,
};

const plots: Decision<Actor, At<'plots'>, PatrolAction, PatrolState> = {
  rule: bar('plots-only', '3.1', 'Orders are written now.'),
  prompt: () => PROMPTS.plots,
  deeds: {
    plot,
    done: alone<At<'plots'>, Act<'done'>>({ do: 'done' }, ({ side }, state) => {
      const { orders } = state.stage;
      const done = [...state.stage.done, side];
      const stage = done.length < SIDES.length ? { ...state.stage, done } : { at: 'orders' as const, orders };
      return { ...state, stage };
    }),
  },
};

// Orders are carried out.

function carriedOut(patrol: Patrol, order: Order | undefined, pace: number): Patrol {
  const { cell, front } = patrol;
  if (order === undefined) return patrol;
  if (order === 'about') return { ...patrol, front: front === 1 ? -1 : 1 };
  const near = onStrip(cell + front, cell);
  return { ...patrol, cell: pace > 1 ? onStrip(near + front, near) : near, dug: false };
}

/** Every patrol throws its pace, whatever its order: the number of throws tells nobody anything. */
function carryOut(_: Actor, state: At<'orders'>, u: Umpire): PatrolState {
  const { orders } = state.stage;
  const patrols = state.patrols.map((one) => carriedOut(one, orders[one.id], u.draw(PACE(one))));
  u.note(() =>
    patrols.map(({ id, side, cell }) => ({
      ...{ cite: '3.3', text: `${id}: ${orders[id] ?? 'stays'}`, value: `cell ${cell}`, applied: true },
      only: side,
    })),
  );
  return { ...state, patrols, stage: { at: 'contact' } };
}

/** The first is lost, the second, or nobody (5.1). */
function fought(state: PatrolState, a: Patrol, b: Patrol, u: Umpire): PatrolState {
  const total = u.draw(FIGHT) + a.strength - b.strength - (b.dug ? 1 : 0);
  const gone = total >= 5 ? b : total <= 1 ? a : null;
  u.note(() => [
    {
      cite: '5.1',
      text: `${a.id} fights ${b.id}`,
      value: gone ? `${gone.id} lost` : 'nobody lost',
      applied: true,
    },
  ]);
  const now = { ...state, fights: [...state.fights, `${a.id} fights ${b.id}`] };
  if (!gone) return now;
  const patrols = state.patrols.filter(({ id }) => id !== gone.id);
  return { ...now, patrols, lost: [...state.lost, gone.id] };
}

const meets = (a: Patrol, b: Patrol): boolean => {
  const way = b.cell - a.cell;
  return way === 0 || (Math.abs(way) === 1 && a.front === way && b.front === -way);
};

function contact(_: Actor, state: At<'contact'>, u: Umpire): PatrolState {
  let now = opened(state);
  for (const { id } of mine({ side: 'west' }, now)) {
    const patrol = patrolNamed(now, id)!;
    const enemy = mine({ side: 'east' }, now).find((one) => meets(patrol, one));
    if (enemy) now = fought(now, patrol, enemy, u);
  }
  return { ...now, stage: { at: 'open', side: 'west', acted: [] } };
}

// One side after the other acts with its patrols.

const actedBar = (actor: Actor, state: At<'open'>, id: string): Bar | null => {
  if (!ownNamed(actor, state, id)) return NO_PATROL;
  return state.stage.acted.includes(id) ? ACTED : null;
};
const hasActed = (state: At<'open'>, id: string): At<'open'> => ({
  ...state,
  stage: { ...state.stage, acted: [...state.stage.acted, id] },
});
const eachOf =
  <D extends 'scout' | 'listen' | 'dig'>(word: D) =>
  (actor: Actor, state: At<'open'>) =>
    mine(actor, state).map(({ id }) => ({ do: word, patrol: id }) as unknown as Act<D>);

const scout: Acts<'scout'> = {
  candidates: eachOf('scout'),
  bar(actor, state, { patrol: id }) {
    const barred = actedBar(actor, state, id);
    if (barred) return barred;
    const { cell, front } = ownNamed(actor, state, id)!;
    if (!isOn(cell + front)) return EDGE;
    return state.patrols.some((one) => one.side !== actor.side && one.cell === cell + front) ? TAKEN : null;
  },
  play({ side }, state, { patrol: id }) {
    const patrol = patrolNamed(state, id)!;
    const moved = { ...patrol, cell: patrol.cell + patrol.front, dug: false };
    const now = hasActed(withPatrol(state, moved), id);
    const target = now.patrols.find((one) => one.side !== side && Math.abs(one.cell - moved.cell) <= 1);
    if (!target) return now;
    const { acted } = now.stage;
    const stage = { at: 'answer' as const, side: otherThan(side), acted, scout: id, target: target.id };
    return opened({ ...now, stage });
  },
  tell: told,
};

const EARSHOT = 3;
const listen: Acts<'listen'> = {
  candidates: eachOf('listen'),
  bar: (actor, state, { patrol }) => actedBar(actor, state, patrol),
  play({ side }, state, { patrol: id }, u) {
    const now = hasActed(state, id);
    const patrol = patrolNamed(state, id)!;
    const near = state.patrols.filter(
      (one) => one.side !== side && Math.abs(one.cell - patrol.cell) <= EARSHOT,
    );
    const count = u.draw(EAR(patrol)) ? near.length : 0;
    u.note(() => [{ cite: '4.3', text: `${id} hears`, value: `${count}`, applied: true, only: side }]);
    return { ...now, heard: { ...now.heard, [side]: { turn: now.turn, count } } };
  },
  tell: told,
};

const dig: Acts<'dig'> = {
  candidates: eachOf('dig'),
  bar: (actor, state, { patrol }) =>
    actedBar(actor, state, patrol) ?? (ownNamed(actor, state, patrol)!.dug ? DUG : null),
  play: (_, state, { patrol: id }) =>
    hasActed(withPatrol(state, { ...patrolNamed(state, id)!, dug: true }), id),
  tell: told,
};

const open: Decision<Actor, At<'open'>, PatrolAction, PatrolState> = {
  rule: bar('acts-only', '4.1', 'Patrols act one by one now.'),
  prompt: () => PROMPTS.open,
  deeds: {
    scout,
    listen,
    dig,
    pass: alone<At<'open'>, Act<'pass'>>({ do: 'pass' }, ({ side }, state) => ({
      ...state,
      stage: side === 'west' ? { at: 'open', side: 'east', acted: [] } : { at: 'dawn' },
    })),
  },
};

// He who is come upon answers.

type Answering = At<'answer'>;
const backToScout = (state: PatrolState, { stage }: Answering): PatrolState =>
  opened({ ...state, stage: { at: 'open', side: otherThan(stage.side), acted: stage.acted } });
const slipCell = (state: Answering): number => {
  const [target, by] = [state.stage.target, state.stage.scout].map((id) => patrolNamed(state, id)!);
  return target!.cell + by!.front;
};

const answer: Decision<Actor, Answering, PatrolAction, PatrolState> = {
  rule: bar('answer-only', '5.1', 'He who was come upon answers: he stands, or he slips away.'),
  prompt: () => PROMPTS.answer,
  deeds: {
    stand: alone<Answering, Act<'stand'>>({ do: 'stand' }, (_, state, u) => {
      const [by, target] = [state.stage.scout, state.stage.target].map((id) => patrolNamed(state, id)!);
      return backToScout(fought(state, by!, target!, u), state);
    }),
    slip: alone<Answering, Act<'slip'>>(
      { do: 'slip' },
      (_, state) => {
        const target = patrolNamed(state, state.stage.target)!;
        return backToScout(withPatrol(state, { ...target, cell: slipCell(state), dug: false }), state);
      },
      (_, state) => (isOn(slipCell(state)) ? null : CORNERED),
    ),
  },
};

function dawn(_: Actor, state: At<'dawn'>): PatrolState {
  if (state.turn === TURNS) return { ...state, stage: { at: 'over' } };
  return { ...state, turn: state.turn + 1, fights: [], stage: { at: 'plots', orders: {}, done: [] } };
}

const over: Decision<Actor, At<'over'>, PatrolAction, PatrolState> = {
  rule: bar('over', '6.1', 'The game is over.'),
  prompt: () => PROMPTS.over,
  deeds: {},
};

export const MACHINE = machineOf<Actor, PatrolState, PatrolAction, 'plots' | 'open' | 'answer' | 'over'>({
  decisions: { plots, open, answer, over },
  automatic: { orders: carryOut, contact, dawn },
});
