/** The rules of the patrols, put together. Every door is given a view and asks the sequence about that. */
import * as z from 'zod';
import {
  allow,
  contents,
  nearestTo,
  type Plan,
  type Rules,
  refuse,
  refusedBy,
  type Verdict,
} from '../../src/index.ts';
import { SECRETS } from './secrets.ts';
import { MACHINE } from './sequence.ts';
import { viewOf } from './sight.ts';
import {
  CELLS,
  FIRST,
  isOn,
  NAMES,
  ORDERS,
  type PatrolAction,
  type PatrolState,
  type PatrolView,
  patrolNamed,
  SIDES,
  type Side,
  toMove,
  withPatrol,
} from './state.ts';
import { pointsOf, reachOf, tableOf, tellOf } from './words.ts';

export type PatrolRules = Rules<PatrolState, PatrolAction, PatrolView>;

/** What refusals, notes and words cite. */
export const PATROL_CONTENTS = contents(
  '1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.2 4.3 4.4 5.1 5.2 6.1 6.2'
    .split(' ')
    .map((id) => `${id} ours`)
    .join('\n'),
);

const PATROL = z.string().max(20);
const of = <D extends string>(word: D) => z.strictObject({ do: z.literal(word), patrol: PATROL });
const bare = <D extends string>(word: D) => z.strictObject({ do: z.literal(word) });
const ACTION = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('plot'), patrol: PATROL, order: z.enum(ORDERS) }),
  ...[of('scout'), of('listen'), of('dig')],
  ...[bare('done'), bare('pass'), bare('stand'), bare('slip')],
  z.strictObject({ do: z.literal('agree'), patrol: PATROL, cell: z.number() }),
]);

/** The side whose turn it is and that looks; null for all others. */
const actorOf = (view: PatrolView): Side | null => toMove(view).find((side) => side === view.seat) ?? null;

function legal(view: PatrolView): readonly PatrolAction[] {
  const side = actorOf(view);
  return side === null ? [] : MACHINE.legal({ side }, view);
}

/** Players who agree may set a patrol of their own, as long as nobody has to answer for where it stands. */
function checkAgreed(view: PatrolView, action: PatrolAction): Verdict<PatrolAction> {
  if (view.stage.at !== 'plots' && view.stage.at !== 'open')
    return refuse('not-between', '1.2', 'First finish what goes on.');
  if (action.do !== 'agree' || !isOn(action.cell))
    return refuse('no-such-cell', '2.2', `Cells are numbered 0 to ${CELLS - 1}.`);
  const own = patrolNamed(view, action.patrol)?.side === view.seat;
  return own ? allow(action) : refuse('no-such-patrol', '2.1', 'You have no patrol of that name.');
}

const unlike = (a: PatrolAction, b: PatrolAction): number => Number(JSON.stringify(a) !== JSON.stringify(b));

function check(view: PatrolView, raw: unknown): Verdict<PatrolAction> {
  if (view.stage.at === 'over') return refusedBy(MACHINE.decision(view).rule, '');
  const side = actorOf(view);
  if (side === null) return refuse('not-your-turn', '1.2', `Now ${toMove(view).join(' and ')} may act.`);
  const read = ACTION.safeParse(raw);
  if (!read.success) return refuse('unreadable', '1.3', 'No action is written like that.');
  const action = read.data as PatrolAction;
  if (action.do === 'agree') return checkAgreed(view, action);
  const barred = MACHINE.bar({ side }, view, action);
  if (!barred) return allow(action);
  const near = nearestTo(legal(view), action, unlike);
  return refusedBy(barred, near ? MACHINE.tell({ side }, view, near).text : '');
}

const plan = (text: string, ...actions: readonly PatrolAction[]): Plan<PatrolAction> => ({ text, actions });

function plans(view: PatrolView): readonly Plan<PatrolAction>[] {
  const side = actorOf(view);
  if (side === null) return [];
  const mine = view.patrols.filter((one) => one.side === side).map(({ id }) => id);
  if (view.stage.at === 'plots') {
    const advance = mine.map((patrol) => ({ do: 'plot', patrol, order: 'advance' }) as const);
    return [plan('All advance', ...advance, { do: 'done' })];
  }
  if (view.stage.at !== 'open') return [];
  const scouts = mine.map((patrol) => ({ do: 'scout', patrol }) as const);
  return [plan('All scout', ...scouts, { do: 'pass' }), plan('Pass', { do: 'pass' })];
}

function result(state: PatrolState) {
  const [west, east] = SIDES.map((side) => pointsOf(state, side));
  const margin = west! - east!;
  const winner = margin === 0 ? null : margin > 0 ? 'west' : 'east';
  return { over: state.stage.at === 'over', points: { west: west!, east: east! }, margin, winner, level: '' };
}

/** Everybody is on the strip or lost, once. */
function audit({ patrols, lost }: PatrolState): readonly string[] {
  const roll = [...patrols.map(({ id }) => id), ...lost].sort().join();
  const off = patrols.filter(({ cell }) => !isOn(cell)).map(({ id }) => `${id} is off the strip`);
  return roll === [...NAMES.east, ...NAMES.west].join() ? off : [`the roll is ${roll}`, ...off];
}

export const PATROL_RULES: PatrolRules = {
  sides: SIDES,
  sequence: MACHINE,
  begin: () => allow(FIRST),
  toMove,
  apply(state, side, action, u) {
    if (action.do === 'agree') {
      const patrol = patrolNamed(state, action.patrol);
      return patrol ? withPatrol(state, { ...patrol, cell: action.cell }) : state;
    }
    return MACHINE.play({ side: side as Side }, state, action, u);
  },
  view: viewOf,
  legal,
  check,
  table: tableOf,
  tell: tellOf,
  reach: reachOf,
  result,
  plans,
  secrets: SECRETS,
  overrule: ({ piece, cell = 0 }) => ({ do: 'agree', patrol: piece, cell }),
  audit,
};
