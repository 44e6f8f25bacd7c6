/** Operations: unit by unit in the order of the plan, then charges, then the end. */
import { asSentence } from '@longroll/kernel';
import { NOBODY } from '../field/state.ts';
import { endBar, overfull } from '../play/operations/ending.ts';
import { squareBeyond, stepBar, stepsOf } from '../play/operations/stepping.ts';
import { hasRoom, situationIn, unitName } from '../play/state/standing.ts';
import { squareWords } from '../play/state/words.ts';
import { chargesOf } from './charges.ts';
import type { Look } from './look.ts';
import { nextOrder, otherOrders } from './orders.ts';
import type { Weighed } from './reasons.ts';
import { threatsTo } from './threats.ts';

/** Where the plan has come to: whoever was given orders last is asked first whether he wants more. */
function cursor({ view, plan }: Look): number {
  const { unit } = view.stage.ordering;
  return unit === NOBODY ? 0 : Math.max(0, plan.order.indexOf(unit));
}

/** Somebody steps out of a square that is too full, to where there is room and little fire. */
function madeRoom(look: Look): Weighed | null {
  const { field, view } = look;
  const square = overfull(field, view);
  if (square === NOBODY) return null;
  const threats = threatsTo(look);
  const steps = situationIn(field, view)
    .unitsIn(square)
    .flatMap((unit) => stepsOf(field, view, unit).map((action) => ({ unit, action })))
    .filter(({ action }) => !action.force && stepBar(field, view, action) === null)
    .map(({ unit, action }) => {
      const into = squareBeyond(field, square, action.direction - 1);
      const room = hasRoom(field, view, into, view.units[unit]!.men) ? 0 : -1000;
      const reason = asSentence(`${unitName(field, unit)} makes room in ${squareWords(field, square)}`);
      return { action, value: room - threats[into]!, reason };
    });
  return steps.toSorted((a, b) => b.value - a.value)[0] ?? null;
}

const END: Weighed = {
  action: { do: 'end-operations' },
  value: 0,
  reason: 'Everybody has his orders: the combat may begin.',
};

/** Orders of units from where the plan has come to, each worked out when somebody asks for it. Who charges has had the last of his. */
function* ordersFrom(look: Look): Generator<Weighed> {
  const { view, plan } = look;
  if (view.units[view.stage.ordering.unit]?.plot?.melee) return;
  for (let at = cursor(look); at < plan.order.length; at++) {
    const order = nextOrder(look, plan.order[at]!);
    if (order) yield order;
  }
}

/** When everybody has his orders: who charges besides, who makes room, the end. */
function lastOrders(look: Look): readonly Weighed[] {
  const charges = chargesOf(look);
  if (charges.length > 0) return [...charges, END];
  const room = madeRoom(look);
  if (room) return [room];
  return endBar(look.field, look.view) === null ? [END] : [];
}

/** The one thing that it would do. */
export function operationOrder(look: Look): Weighed | undefined {
  const { value } = ordersFrom(look).next();
  return value ?? lastOrders(look)[0];
}

/** Besides what it would do: what else the unit could, and to leave it as it is and go on with the next. */
export function operationAnswers(look: Look): readonly Weighed[] {
  const orders = ordersFrom(look);
  const { value: first } = orders.next();
  if (!first) return lastOrders(look);
  const { value: next = lastOrders(look)[0] } = orders.next();
  const left = next ? [{ ...next, value: 0 }] : [];
  const others = [...otherOrders(look, first), ...left];
  const isNoBetter = ({ value }: Weighed): boolean => value <= first.value;
  return [first, ...others.filter(isNoBetter).sort((a, b) => b.value - a.value)];
}
