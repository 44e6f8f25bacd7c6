/** On the map: what has just happened, in a sentence or two, with the dice that made it so. */
import type { ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { DiceTray, fallenIn, useDiceSound, useFall } from './DiceTray.tsx';
import type { Changes } from './paint/paintTracks.ts';
import type { Told } from './story.ts';
import type { Desk } from './useDesk.ts';
import { cellName } from './words.ts';

interface HappenedProps {
  readonly desk: Desk;
  readonly told: Told | null;
  /** What the move changed, while moves are shown again. */
  readonly changes: Changes | null;
  readonly strip: RefObject<HTMLElement | null>;
  /** What is offered beside it. */
  readonly children?: ReactNode;
}

export function Happened({ desk, told, changes, strip, children }: HappenedProps) {
  const dice = told ? fallenIn(told.draws).length : 0;
  const key = told ? `${told.move} ${dice}` : '';
  const fall = useFall(dice > 0 ? key : '');
  useDiceSound(key, dice);
  const [away, setAway] = useState('');
  // Who takes a piece in hand has read on: where there is little room the strip makes way for the map.
  const [read, setRead] = useState('');
  useEffect(() => {
    if (desk.picked !== null) setRead(key);
  }, [desk.picked, key]);
  const isAway = away === key && changes === null;
  if (!told || (isAway && !children)) return null;
  return (
    <aside
      ref={strip}
      className="happened"
      aria-label="What happened"
      data-side={told.side}
      data-read={read === key || undefined}
    >
      {!isAway && (
        <div className="happened-words">
          <p className="sentence" data-waits={fall.left > 0 || undefined}>
            {told.text}
          </p>
          <DiceTray draws={told.draws} fall={fall} />
          {changes && <Ways desk={desk} changes={changes} />}
          {!changes && (
            <button type="button" className="put-away" aria-label="Put away" onClick={() => setAway(key)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" />
              </svg>
            </button>
          )}
        </div>
      )}
      {children}
    </aside>
  );
}

/** From where to where, as the arrows on the map have it. */
function Ways({ desk: { map }, changes: { tracks } }: { readonly desk: Desk; readonly changes: Changes }) {
  if (tracks.length === 0) return null;
  return (
    <p className="ways-gone">
      {tracks.map(({ side, from, to }) => (
        <span key={`${side} ${from} ${to}`} data-side={side}>
          {cellName(map, from)} → {cellName(map, to)}
        </span>
      ))}
    </p>
  );
}
