/** The next thing to do, in one sentence, and what is always in view. */
import type { Desk } from './useDesk.ts';

export function Prompt({ desk }: { readonly desk: Desk }) {
  const { table, side, played, isNow, at } = desk;
  const { pending } = played.game;
  const words = pending && isNow ? `Decide: ${pending.ask.id}` : table.prompt;
  return (
    <header className="orders-head" data-side={table.over ? undefined : (side ?? undefined)}>
      {isNow ? null : (
        <p className="looking-back">
          Looking back: after {at} of {played.game.turned.length} moves
        </p>
      )}
      <h2 className="prompt">{words}</h2>
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
