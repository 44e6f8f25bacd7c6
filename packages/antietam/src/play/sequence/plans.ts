/**
 * Whole undertakings, for whoever weighs few large things instead of many small ones: the orders to each division that the rules
 * know, and the end of operations. Each is the listed actions that it consists of, in order.
 */
import type { Plan } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import { expand } from '../operations/orders.ts';
import type { View } from '../seen/viewing.ts';
import type { Action } from '../state/action.ts';
import { unitNamed } from '../state/standing.ts';
import { squareWords } from '../state/words.ts';
import { MACHINE } from './sequence.ts';

/** Units of a side by division, in list order. */
function divisionsOf(field: Field, { stage }: View): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const unit of field.own[stage.side]) {
    const { id, corps, division } = field.units[unit]!;
    const key = `${corps} / ${division}`;
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
}

/** The nearest place worth points that the side does not hold, from the first unit of a division. */
function goalOf(field: Field, view: View, pieces: readonly string[]): number {
  const { side } = view.stage;
  const squares = pieces
    .map((id) => view.units[unitNamed(field, id)]!.square)
    .filter((square) => square >= 0);
  const open = field.goals.filter((_, i) => view.held.all[i] !== side).map(({ cell }) => cell);
  if (squares.length === 0) return NOBODY;
  const range = (cell: number): number => rangeOf(field.ground.map, cell, squares[0]!);
  return open.reduce((best, cell) => (best === NOBODY || range(cell) < range(best) ? cell : best), NOBODY);
}

function plansFor(
  field: Field,
  view: View,
  division: string,
  pieces: readonly string[],
): readonly Plan<Action>[] {
  const cell = goalOf(field, view, pieces);
  const march = {
    kind: 'march',
    pieces,
    cell,
    text: `${division} marches to ${cell === NOBODY ? '' : squareWords(field, cell)}`,
  };
  const orders = [
    { kind: 'fire-at-will', pieces, text: `${division} fires at will` },
    ...(cell === NOBODY ? [] : [march]),
  ];
  return orders.flatMap(({ text, ...order }) => {
    const actions = expand(field, view, order);
    return actions.refused || actions.value.length === 0 ? [] : [{ text, actions: actions.value }];
  });
}

const alone = (field: Field, view: View): readonly Plan<Action>[] =>
  MACHINE.legal(field, view).map((action) => ({
    text: MACHINE.tell(field, view, action).text,
    actions: [action],
  }));

export function plansOf(field: Field, view: View): readonly Plan<Action>[] {
  if (view.stage.at !== 'operations') return alone(field, view);
  const divisions = [...divisionsOf(field, view)];
  const end = MACHINE.legal(field, view).filter((action) => action.do === 'end-operations');
  return [
    ...divisions.flatMap(([division, pieces]) => plansFor(field, view, division, pieces)),
    ...end.map((action) => ({ text: 'End operations', actions: [action] })),
  ];
}
