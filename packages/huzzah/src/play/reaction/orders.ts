/** Standing orders (17.2.2): given by the owner whenever he has something to decide; they change nothing else. */
import {
  allow,
  type OrderKind as ManyKind,
  type Order as ManyOrder,
  refuse,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { FIRE_MODES, ORDER_KINDS, type OrderKind, type StandingOrders } from '../../field/state.ts';
import { ON_DISRUPT, SIDE_NAMES, type Side } from '../../model/vocabulary.ts';
import type { Action, ActionOf } from '../state/action.ts';
import { changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { hexId, hexNamed, situationIn, unitNamed } from '../state/standing.ts';
import { hexWords, namesOf, told, unitPieceId } from '../state/words.ts';

type Order = ActionOf<'order'>;

export const MODES: Readonly<Record<OrderKind, readonly string[]>> = {
  ...{ advance: FIRE_MODES, enPassant: FIRE_MODES, preAssault: FIRE_MODES },
  onDisrupt: ['ask', ...ON_DISRUPT],
};

export function checkOrder(field: Field, state: PlayState, side: Side, action: Order): Verdict<Action> {
  if (!MODES[action.kind].includes(action.mode))
    return refuse('no-such-mode', '17.2.1', `That order is one of ${MODES[action.kind].join(', ')}.`, 'mode');
  if (action.hex === null) return allow(action);
  const holder = situationIn(field, state).holder(hexNamed(field, action.hex));
  return holder === side
    ? allow(action)
    : refuse(
        'no-such-stack',
        '17.2.2',
        'Orders are given to a stack of your own on the map, or to the side.',
        'hex',
      );
}

export function ordered(field: Field, state: PlayState, side: Side, { hex, kind, mode }: Order): PlayState {
  const given = { [kind]: mode } as Partial<StandingOrders>;
  if (hex === null)
    return { ...state, orders: { ...state.orders, [side]: { ...state.orders[side], ...given } } };
  const units = situationIn(field, state)
    .unitsIn(hexNamed(field, hex))
    .filter((unit) => field.units[unit]!.side === side);
  const orders = { ...state.units[units[0]!]!.orders, ...given };
  return changeUnits(state, units, { orders });
}

const KIND_WORDS: Readonly<Record<OrderKind, string>> = {
  ...{ advance: 'advance fire', enPassant: 'en passant fire', preAssault: 'pre-assault fire' },
  onDisrupt: 'a D result',
};
const MODE_WORDS: Readonly<Record<Order['mode'], string>> = {
  ...{ ask: 'ask me', first: 'only without a marker', always: 'always', never: 'never' },
  ...{ try: 'always try', accept: 'always accept' },
};

export function tellOrder(field: Field, state: PlayState, side: Side, { hex, kind, mode }: Order): Told {
  const what = `${KIND_WORDS[kind]}: ${MODE_WORDS[mode]}`;
  if (hex === null) return told('Standing orders', '17.2.2', `${SIDE_NAMES[side]} side, ${what}`);
  const cell = hexNamed(field, hex);
  const units = situationIn(field, state).unitsIn(cell);
  const piece = units.length > 0 ? { piece: unitPieceId(field, units[0]!) } : {};
  return told(
    'Standing orders',
    '17.2.2',
    `${namesOf(field, units)} in ${hexWords(field, cell)}, ${what}`,
    piece,
  );
}

/** Standing orders to many stacks at once. */
export const ORDERS: readonly ManyKind[] = ORDER_KINDS.map((kind) => ({
  id: kind,
  title: `Standing order: ${KIND_WORDS[kind]}`,
  about: 'What the stacks do without being asked; of a stack one piece stands for all.',
  needs: 'value',
  values: MODES[kind].map((value) => ({ value, title: MODE_WORDS[value as Order['mode']] })),
}));

/** One order for each stack that a piece of the list stands in. */
export function expandOrders(
  field: Field,
  state: PlayState,
  side: Side,
  { kind, pieces, value }: ManyOrder,
): Verdict<readonly Action[]> {
  const known = ORDER_KINDS.find((one) => one === kind);
  if (known === undefined || value === undefined || !MODES[known].includes(value))
    return refuse('no-such-mode', '17.2.1', 'There is no such standing order.', 'value');
  const own = pieces
    .map((piece) => unitNamed(field, piece))
    .filter((unit) => unit >= 0 && field.units[unit]!.side === side && state.units[unit]!.hex >= 0);
  const hexes = [...new Set(own.map((unit) => state.units[unit]!.hex))];
  if (hexes.length === 0)
    return refuse('no-such-stack', '17.2.2', 'None of them is a stack of yours on the map.', 'pieces');
  const mode = value as Order['mode'];
  return allow(hexes.map((hex) => ({ do: 'order', hex: hexId(field, hex), kind: known, mode })));
}
