/** The turns of a game from the first to the last: who comes, who is released, and which of them it is. */
import type { Table } from '@longroll/kernel';
import { type Span, spansOf } from './due.ts';

/** More lines than this want columns where there is room. */
const LONG = 12;

export function TurnTrack({ table: { track, turn, over } }: { readonly table: Table }) {
  if (track.length === 0) return null;
  const now = over ? null : turn;
  const spans = spansOf(track, now);
  return (
    <section className="turn-track" data-long={spans.length > LONG || undefined} aria-label="Turns">
      <h3>Turns</h3>
      <ol>
        {spans.map((span) => (
          <SpanLine key={span.from.turn} span={span} isNow={span.from.turn === now} />
        ))}
      </ol>
    </section>
  );
}

interface SpanLineProps {
  readonly span: Span;
  readonly isNow: boolean;
}

const SpanLine = ({ span: { from, to }, isNow }: SpanLineProps) => (
  <li aria-current={isNow ? 'step' : undefined} data-quiet={from !== to || undefined}>
    <p>
      <b>{from === to ? from.turn : `${from.turn}–${to.turn}`}</b>{' '}
      <span>{from === to ? from.title : `${from.title} – ${to.title}`}</span>
      {isNow && <em> now</em>}
    </p>
    {from.events.length > 0 && (
      <ul>
        {from.events.map(({ side, text }) => (
          <li key={`${side} ${text}`} data-side={side ?? undefined}>
            {text}
          </li>
        ))}
      </ul>
    )}
  </li>
);
