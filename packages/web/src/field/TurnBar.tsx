/** The sequence of the turn in a row, the present part of it by its name; the row unfolds into the whole list. */
import type { TurnPhase } from '@longroll/kernel';
import { useLayoutEffect, useRef } from 'react';
import { isHeading, nowWords } from './phases.ts';

/** The present one comes into the middle of the row. */
function useCentred(code: string | undefined) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another phase has come.
  useLayoutEffect(() => {
    const now = row.current?.querySelector<HTMLElement>('[data-now]');
    if (row.current && now)
      row.current.scrollLeft = now.offsetLeft - (row.current.clientWidth - now.offsetWidth) / 2;
  }, [code]);
  return row;
}

export function TurnBar({ phases }: { readonly phases: readonly TurnPhase[] }) {
  const row = useCentred(phases.find(({ now }) => now)?.code);
  return (
    <details className="turn-bar">
      <summary ref={row} aria-label={nowWords(phases)} title="Sequence of the turn">
        {phases
          .filter((phase) => !isHeading(phases, phase))
          .map(({ code, title, now, out }) => (
            <span key={code} data-now={now || undefined} data-out={out}>
              <b>{code}</b>
              {now && ` ${title}`}
            </span>
          ))}
      </summary>
      <Sequence phases={phases} />
    </details>
  );
}

const Sequence = ({ phases }: { readonly phases: readonly TurnPhase[] }) => (
  <ol>
    {phases.map((phase) => (
      <li
        key={phase.code}
        data-out={phase.out}
        data-heading={isHeading(phases, phase) || undefined}
        data-segment={phase.code.length > 1 || undefined}
        aria-current={phase.now ? 'step' : undefined}
      >
        <b>{phase.code}</b> {phase.title}
        {phase.now && <em> now</em>}
        {phase.out && <small> not in this turn</small>}
      </li>
    ))}
  </ol>
);
