/** The next thing to do, in one sentence, and what is always in view. */
import type { Desk } from './useDesk.ts';

export function Prompt({ desk }: { readonly desk: Desk }) {
  const { table, side, played, isNow, at, lost } = desk;
  return (
    <header className="orders-head" data-side={table.over ? undefined : (side ?? undefined)}>
      {isNow ? null : (
        <p className="looking-back">
          Looking back: after {at} of {played.game.moves.length} moves
        </p>
      )}
      {lost !== '' && (
        <p className="refused" role="alert">
          {lost} The table is shown as it is now.
        </p>
      )}
      <h2 className="prompt">{table.prompt}</h2>
      <dl className="facts">
        {table.facts.map(({ title, value, side: of }) => (
          <div key={title} data-side={of}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
