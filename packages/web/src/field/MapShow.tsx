/** What can be shown on the map besides: overlays by one tap or key each, a unit sought, the small map, the key. */
import { useRef } from 'react';
import { leanOf } from './laying.ts';
import { TraceList } from './TraceList.tsx';
import type { Desk } from './useDesk.ts';
import { overlayKey } from './useTableKeys.ts';

export interface Sheets {
  readonly mini: boolean;
  readonly key: boolean;
}

interface MapShowProps {
  readonly desk: Desk;
  readonly sheets: Sheets;
  readonly onSheet: (sheet: keyof Sheets) => void;
  readonly onSearch: () => void;
}

export function MapShow({ desk, sheets, onSheet, onSearch }: MapShowProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const then = (act: () => void) => () => {
    if (fold.current) fold.current.open = false;
    act();
  };
  return (
    <details className="more map-show" ref={fold}>
      <summary>Show</summary>
      <div>
        {desk.overlays.map(({ id, title }, i) => (
          <button
            key={id}
            type="button"
            aria-pressed={desk.laid === id}
            aria-keyshortcuts={overlayKey(i)}
            onClick={then(() => desk.lay(id))}
          >
            {title} {overlayKey(i) !== undefined && <kbd>{overlayKey(i)}</kbd>}
          </button>
        ))}
        <button type="button" aria-keyshortcuts="/" onClick={then(onSearch)}>
          Find a unit <kbd>/</kbd>
        </button>
        <button type="button" aria-pressed={sheets.mini} onClick={then(() => onSheet('mini'))}>
          Small map
        </button>
        <button type="button" aria-pressed={sheets.key} onClick={then(() => onSheet('key'))}>
          Key to the signs
        </button>
      </div>
    </details>
  );
}

interface OverlayLineProps {
  readonly desk: Desk;
  readonly onShow: (cell: number) => void;
}

/** What is shaded, in a line at the foot of the map, and its lines in words. */
export function OverlayLine({ desk, onShow }: OverlayLineProps) {
  const laid = desk.overlays.find(({ id }) => id === desk.laid);
  if (!laid) return null;
  const sides = desk.playable.sheet.sides.filter(({ id }) => desk.shaded.some(({ side }) => side === id));
  return (
    <div className="overlay-line" data-traced={desk.traces.length > 0 || undefined}>
      <p role="status">
        <b>{laid.title}</b>
        {sides.map(({ id, title }) => (
          <span key={id} data-side={id}>
            <i className="hatch" data-lean={leanOf(desk.playable.sheet.sides, id)} aria-hidden="true" />{' '}
            {title}
          </span>
        ))}
        <span>{sides.length + desk.traces.length === 0 ? 'Nothing is shaded now.' : laid.about}</span>
      </p>
      <TraceList overlay={laid} traces={desk.traces} onShow={onShow} />
      <button type="button" aria-label={`Take off: ${laid.title}`} onClick={() => desk.lay(laid.id)}>
        ×
      </button>
    </div>
  );
}
