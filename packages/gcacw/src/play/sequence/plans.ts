/**
 * Whole undertakings, for whoever weighs few large things instead of many small ones: a march along its cheapest way to
 * every hex within reach, with an attack at its end where an enemy stands beside it; an activation with all its list.
 * Each is the listed actions that it consists of, in order.
 */
import type { Plan } from '@longroll/kernel';
import { UNREACHED } from '@longroll/kernel';
import { MARCH_ATTACKS } from '../../charts/attackTypes.ts';
import type { Field } from '../../field/field.ts';
import { marchReach } from '../movement/reach.ts';
import type { Action } from '../state/action.ts';
import { type In, inStage, type PlayState } from '../state/stage.ts';
import { hexId, isEnemyIn, isHeld, neighboursOf, sideOfUnit, unitName } from '../state/standing.ts';
import { hexWords, stackIn } from '../state/words.ts';
import { MACHINE } from './sequence.ts';

const END: Action = { do: 'end' };

/** From the hex that the unit stands in along a path, without that hex. */
const stepsAlong = (field: Field, path: readonly number[]): readonly Action[] =>
  path.slice(1).map((hex) => ({ do: 'step', hex: hexId(field, hex) }));

/** A way along which the unit goes, and what it costs. */
interface Way {
  readonly path: readonly number[];
  readonly cost: number;
}

/** The march at the end of a way, as far as it can be foreseen. */
function arrivedBy(state: In<'march'>, { path, cost }: Way): In<'march'> {
  const { march } = state.stage;
  const moved = march.moved || path.length > 1;
  const units = state.units.with(march.unit, { ...state.units[march.unit]!, hex: path.at(-1)! });
  return { ...state, units, stage: { ...state.stage, march: { ...march, moved, mp: march.mp - cost } } };
}

/** Attacks on enemies beside the last hex of a way that are allowed there. */
function attacksFrom(field: Field, state: In<'march'>, way: Way): readonly (readonly [number, Action])[] {
  const side = sideOfUnit(field, state.stage.march.unit);
  const there = arrivedBy(state, way);
  return neighboursOf(field, way.path.at(-1)!)
    .filter((to) => isEnemyIn(field, state, side, to))
    .flatMap((to) =>
      MARCH_ATTACKS.map((type) => [to, { do: 'attack', hex: hexId(field, to), type }] as const),
    )
    .filter(([, attack]) => MACHINE.bar(field, there, attack) === null);
}

/** From zone to zone the march is over with the step (6.4.4). */
function isOverThere(field: Field, state: In<'march'>, path: readonly number[]): boolean {
  const side = sideOfUnit(field, state.stage.march.unit);
  return path.length > 1 && [path.at(-2)!, path.at(-1)!].every((hex) => isHeld(field, state, side, hex));
}

function waysTo(field: Field, state: In<'march'>, way: Way): readonly Plan<Action>[] {
  const { path } = way;
  const last = path.at(-1)!;
  const steps = stepsAlong(field, path);
  const text = `${unitName(field, state.stage.march.unit)} to ${hexWords(field, last)}`;
  if (isOverThere(field, state, path)) return [{ text, actions: steps }];
  const attacks = attacksFrom(field, state, way).map(([to, attack]) => ({
    text: `${text}, against ${stackIn(field, state, to)}`,
    actions: [...steps, attack],
  }));
  return [{ text, actions: [...steps, END] }, ...attacks];
}

function marches(field: Field, state: In<'march'>): readonly Plan<Action>[] {
  const { unit, mp } = state.stage.march;
  const { hex } = state.units[unit]!;
  const { reach } = marchReach(field, state, unit, hex, mp);
  const cells = [...reach.reached.subarray(0, reach.count)].filter((cell) => reach.cost[cell] !== UNREACHED);
  // The reach is good until the next is asked for, so the ways are taken from it first.
  const ways = cells.map((cell): Way => ({ path: reach.pathTo(cell), cost: reach.cost[cell]! }));
  return ways.flatMap((way) => waysTo(field, state, way));
}

/** Everybody who may be on the list is, then the leader rolls. */
function fullList(field: Field, state: PlayState): readonly Plan<Action>[] {
  const adds = MACHINE.legal(field, state).filter((action) => action.do === 'add');
  return [{ text: 'Everybody within radius', actions: [...adds, { do: 'roll' }] }];
}

const alone = (field: Field, state: PlayState): readonly Plan<Action>[] =>
  MACHINE.legal(field, state).map((action) => ({
    text: MACHINE.tell(field, state, action).text,
    actions: [action],
  }));

/** In other stages an undertaking is a single action. */
export function plansOf(field: Field, state: PlayState): readonly Plan<Action>[] {
  const { stage } = state;
  if (stage.at === 'march') return marches(field, inStage(state, stage));
  return stage.at === 'activation-list' ? fullList(field, state) : alone(field, state);
}
