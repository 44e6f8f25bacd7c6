/** On the map: what has just happened, in a sentence or two, with the dice that made it so. */
import type { ReactNode, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { Reason } from '../opponent/Reason.tsx';
import { DiceTray, fallenIn, useDiceSound, useFall } from './DiceTray.tsx';
import type { Changes } from './paint/paintTracks.ts';
import type { Scene, Told } from './story.ts';
import type { Desk } from './useDesk.ts';
import type { Playback } from './usePlayback.ts';
import { cellName } from './words.ts';

interface HappenedProps {
  readonly desk: Desk;
  readonly told: Told | null;
  /** What the move changed, while moves are shown again. */
  readonly changes: Changes | null;
  readonly strip: RefObject<HTMLElement | null>;
  readonly playback: Playback;
  /** What is offered beside it. */
  readonly children?: ReactNode;
}

export function Happened({ desk, told, changes, strip, playback, children }: HappenedProps) {
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
      {!isAway && playback.scene && <Shown playback={playback} scene={playback.scene} />}
      {!isAway && !playback.scene && (
        <div className="happened-words">
          {playback.of > 0 ? (
            <AllShown playback={playback} />
          ) : (
            <>
              <div className="told">
                <p className="sentence" data-waits={fall.left > 0 || undefined}>
                  {told.text}
                </p>
                <Reason of={told.said} />
              </div>
              <DiceTray draws={told.draws} fall={fall} />
            </>
          )}
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

interface ShownProps {
  readonly playback: Playback;
  readonly scene: Scene;
}

/** One sentence of several, while they are shown on the map one after another. */
const Shown = ({ playback: { at, of, next, skip }, scene }: ShownProps) => (
  <div className="happened-words shown-scene">
    <p className="sentence">{scene.text}</p>
    <p className="tools">
      <output>
        {at} of {of}
      </output>
      <button type="button" aria-keyshortcuts="ArrowRight" onClick={next}>
        Next <kbd>→</kbd>
      </button>
      <button type="button" className="quiet" aria-keyshortcuts="Escape" onClick={skip}>
        Skip <kbd>Esc</kbd>
      </button>
    </p>
  </div>
);

/** After the last sentence. */
const AllShown = ({ playback: { of, again } }: Pick<ShownProps, 'playback'>) => (
  <>
    <p className="sentence">All {of} things that happened were told; the journal keeps them.</p>
    <button type="button" className="quiet show-again" onClick={again}>
      Show again
    </button>
  </>
);

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
