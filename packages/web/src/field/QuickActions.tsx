/** With the panel lowered: the first things to do with the piece in hand, or why there are none. */
import { ofPiece } from './options.ts';
import type { Desk } from './useDesk.ts';
import { WhyIdle } from './WhyIdle.tsx';

const MOST = 3;

export function QuickActions({ desk }: { readonly desk: Desk }) {
  const { picked, options, playable } = desk;
  if (picked === null || !desk.isNow) return null;
  const own = ofPiece(options, picked);
  const name = playable.counters.get(picked)?.name ?? '';
  return (
    <div className="quick-actions">
      {own.length === 0 ? (
        <WhyIdle desk={desk} />
      ) : (
        own.slice(0, MOST).map((option) => (
          <button key={option.key} type="button" onClick={() => desk.choose(option)}>
            {option.told.text}
          </button>
        ))
      )}
      {own.length > MOST && <small>{`${own.length - MOST} more for ${name}`}</small>}
    </div>
  );
}
