/** The few things that are always at hand: undo, the end of what one does, the next piece, and the rest folded. */
import { useRef } from 'react';
import type { Desk } from './useDesk.ts';

export interface BarOrders {
  readonly onUndo: () => void;
  readonly onNext: () => void;
  readonly onReplay: () => void;
  readonly onExport: () => void;
  readonly onHelp: () => void;
  readonly onSettings: () => void;
  readonly onReport: () => void;
  readonly onSeats: () => void;
  readonly onAsk: () => void;
}

interface OrderBarProps extends BarOrders {
  readonly desk: Desk;
}

export function OrderBar({ desk, ...on }: OrderBarProps) {
  const { ending, undoRefused, isNow } = desk;
  return (
    <div className="order-bar">
      <button
        type="button"
        aria-keyshortcuts="u"
        aria-disabled={undoRefused !== null || !isNow || desk.played.isClosed}
        title={undoRefused ?? 'Undo (U)'}
        onClick={on.onUndo}
      >
        Undo
      </button>
      {ending && (
        <button type="button" className="ending" aria-keyshortcuts="e" onClick={desk.end}>
          {ending.told.text}
        </button>
      )}
      <button
        type="button"
        aria-keyshortcuts="n"
        disabled={desk.ready.length === 0}
        title="Next piece that can act (N)"
        onClick={on.onNext}
      >
        Next
      </button>
      <More desk={desk} {...on} />
    </div>
  );
}

function More({ desk, onReplay, onExport, onHelp, onSettings, onReport, onSeats, onAsk }: OrderBarProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const then = (act: () => void) => () => {
    if (fold.current) fold.current.open = false;
    act();
  };
  return (
    <details className="more" ref={fold}>
      <summary>More</summary>
      <div>
        {desk.table.over && (
          <button type="button" onClick={then(onReport)}>
            Report
          </button>
        )}
        <button type="button" onClick={then(onReplay)}>
          Replay
        </button>
        <button type="button" onClick={then(onAsk)}>
          What would you do?
        </button>
        {desk.played.shared && (
          <button type="button" disabled={desk.played.isClosed} onClick={then(onSeats)}>
            Who plays
          </button>
        )}
        <button type="button" onClick={then(onExport)}>
          Export to a file
        </button>
        <button type="button" onClick={then(desk.played.check)}>
          Check every move
        </button>
        <button
          type="button"
          aria-pressed={desk.overruling}
          disabled={desk.played.isClosed}
          onClick={then(() => desk.overrule(!desk.overruling))}
        >
          Overrule by agreement
        </button>
        <button type="button" onClick={then(onSettings)}>
          Settings
        </button>
        <button type="button" onClick={then(onHelp)}>
          Keys
        </button>
        <a className="button" href="/field">
          Leave the table
        </a>
      </div>
    </details>
  );
}
