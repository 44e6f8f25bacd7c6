/** He who has done his part at a closed table looks at what came of it, then gets up for the other. */
import { sideTitle } from './scenarios.ts';
import type { Desk } from './useDesk.ts';

export interface Handing {
  readonly next: string;
  readonly onHandOver: () => void;
}

interface HandOverProps extends Handing {
  readonly desk: Desk;
}

export function HandOver({ desk, next, onHandOver }: HandOverProps) {
  const title = sideTitle(desk.playable.sheet, next);
  return (
    <section className="hand-over" aria-label="Hand over">
      <p>Your part is done. When you have seen what came of it, cover the table.</p>
      <button type="button" className="primary" aria-keyshortcuts="e" onClick={onHandOver}>
        Hand over to {title} <kbd>E</kbd>
      </button>
    </section>
  );
}
