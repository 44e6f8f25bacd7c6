/** Standing orders as they hold now, and what they could be (17.2.2): of the stack of a piece, or of the side. */
import type { LastingOrder } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { ORDER_KINDS, type OrderKind, type StandingOrders } from '../../field/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { MODES } from '../reaction/orders.ts';
import type { Action, ActionOf } from '../state/action.ts';
import type { PlayState } from '../state/stage.ts';
import { hexId, ordersOf, unitNamed } from '../state/standing.ts';

type Mode = ActionOf<'order'>['mode'];

const TITLES: Readonly<Record<OrderKind, string>> = {
  advance: 'Fire at whoever comes near',
  enPassant: 'Fire at whoever passes by',
  preAssault: 'Fire before an assault',
  onDisrupt: 'On a D result',
};

const MODE_TITLES: Readonly<Record<Mode, string>> = {
  ...{ always: 'always', first: 'first only', never: 'never', ask: 'ask' },
  ...{ try: 'check morale', accept: 'accept' },
};

const orderOf = (
  kind: OrderKind,
  hex: string | null,
  now: StandingOrders,
  own: boolean,
): LastingOrder<Action> => ({
  ...{ id: kind, title: TITLES[kind], now: now[kind], own },
  values: MODES[kind].map((value) => ({
    value,
    title: MODE_TITLES[value as Mode],
    action: { do: 'order', hex, kind, mode: value as Mode },
  })),
});

export function standingOf(
  field: Field,
  state: PlayState,
  seat: string | null,
  piece: string | null,
): readonly LastingOrder<Action>[] {
  const side = seat as Side | null;
  if (side === null || state.stage.side !== side || state.stage.at === 'game-over') return [];
  if (piece === null) return ORDER_KINDS.map((kind) => orderOf(kind, null, state.orders[side], true));
  const unit = unitNamed(field, piece);
  if (unit < 0 || field.units[unit]!.side !== side || state.units[unit]!.hex < 0) return [];
  const { hex, orders } = state.units[unit]!;
  const now = ordersOf(field, state, [unit]);
  return ORDER_KINDS.map((kind) => orderOf(kind, hexId(field, hex), now, orders[kind] !== undefined));
}
