/** Orders that stand, of a piece in hand or of a whole side: what it answers without being asked. */
import type { LastingOrder } from '@longroll/kernel';
import { useMemo } from 'react';
import type { Desk } from './useDesk.ts';

interface StandingOrdersProps {
  readonly desk: Desk;
  /** Null for the whole side. */
  readonly piece: string | null;
  readonly title: string;
}

/** What stands now; empty where none can be given. */
function useStanding({ played, side, isNow }: Desk, piece: string | null): readonly LastingOrder[] {
  const { rules, now } = played.game;
  return useMemo(
    () => (isNow && !played.isClosed ? (rules.standing?.(rules.view(now, side), piece) ?? []) : []),
    [rules, now, side, isNow, played.isClosed, piece],
  );
}

export function StandingOrders({ desk, piece, title }: StandingOrdersProps) {
  const orders = useStanding(desk, piece);
  if (orders.length === 0) return null;
  return (
    <details className="standing-orders">
      <summary>
        {title} <small>{inShort(orders)}</small>
      </summary>
      {orders.map((order) => (
        <OneOrder key={order.id} desk={desk} order={order} />
      ))}
      {piece !== null && <p className="hint">What is not set here is as the whole side has it.</p>}
    </details>
  );
}

/** The first tells most. */
function inShort([first]: readonly LastingOrder[]): string {
  const now = first?.values.find(({ value }) => value === first.now);
  return first && now ? `${first.title.toLowerCase()}: ${now.title}` : '';
}

function OneOrder({ desk, order }: { readonly desk: Desk; readonly order: LastingOrder }) {
  const { title, now, own, values } = order;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend everywhere.
    <div className="one-order" role="group" aria-label={title}>
      <span className="of">{title}</span>
      <div className="levels">
        {values.map(({ value, title: word, action }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === now}
            data-lent={(value === now && !own) || undefined}
            onClick={() => desk.played.agree(desk.side ?? '', action)}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
}
