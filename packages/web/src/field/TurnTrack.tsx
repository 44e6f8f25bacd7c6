/** The turns of a game from the first to the last: who comes, who is released, and which of them it is. */
import type { Table } from '@longroll/kernel';

export function TurnTrack({ table: { track, turn, over } }: { readonly table: Table }) {
  if (track.length === 0) return null;
  return (
    <section className="turn-track" aria-label="Turns">
      <h3>Turns</h3>
      <ol>
        {track.map((one) => (
          <li key={one.turn} aria-current={one.turn === turn && !over ? 'step' : undefined}>
            <p>
              <b>{one.turn}</b> <span>{one.title}</span>
              {one.turn === turn && !over && <em> now</em>}
            </p>
            {one.events.length > 0 && (
              <ul>
                {one.events.map(({ side, text }) => (
                  <li key={`${side} ${text}`} data-side={side}>
                    {text}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
