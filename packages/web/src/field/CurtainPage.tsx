/** Between two players at one screen: nothing of either side's table, until whoever is next says so. */
import type { Game } from '@longroll/kernel';
import { useLayoutEffect, useRef } from 'react';
import { type Playable, sideTitle } from './scenarios.ts';
import { tableFor } from './seat.ts';

interface CurtainPageProps {
  readonly game: Game;
  readonly playable: Playable;
  readonly next: string;
  readonly onLift: () => void;
}

export function CurtainPage({ game, playable, next, onLift }: CurtainPageProps) {
  const { entry, sheet } = playable;
  const lift = useRef<HTMLButtonElement>(null);
  // Before it is seen: a key pressed at once must not be lost.
  useLayoutEffect(() => lift.current?.focus(), []);
  const title = sideTitle(sheet, next);
  const others = sheet.sides.filter(({ id }) => id !== next).map((side) => side.title);
  // What stands on it anybody may know: it is read off the table of one who only watches.
  const [first] = tableFor(game, game.now, null).facts;
  return (
    <section className="curtain" data-side={next} aria-labelledby="curtain-head">
      <p className="eyebrow">{entry.title}</p>
      <h1 id="curtain-head">{title}: it is your turn</h1>
      {first && (
        <p className="when">
          {first.title} {first.value}
        </p>
      )}
      <p>
        The table is covered. Whoever plays {others.join(' or ')} looks away now; what follows is for {title}{' '}
        alone.
      </p>
      <p className="ways">
        <button ref={lift} type="button" className="primary" onClick={onLift}>
          Show the table of {title}
        </button>
        <a className="button" href="/field">
          Leave the table
        </a>
      </p>
    </section>
  );
}
