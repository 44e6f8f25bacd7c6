/** The next thing to do, in one sentence, and what is always in view. */
import { sideTitle } from './scenarios.ts';
import { TurnBar } from './TurnBar.tsx';
import type { Desk } from './useDesk.ts';

interface PromptProps {
  readonly desk: Desk;
  readonly onScore: () => void;
}

export function Prompt({ desk, onScore }: PromptProps) {
  const { table, side, played, isNow, at, lost, playable } = desk;
  const [aim] = table.aims;
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
      {table.phases && <TurnBar phases={table.phases} />}
      <h2 className="prompt">{table.prompt}</h2>
      <div className="standing">
        <dl className="facts">
          {table.facts.map(({ title, value, side: of }) => (
            <div key={title} data-side={of}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {table.verdict !== '' && !table.facts.some(({ value }) => value === table.verdict) && (
            <div className="as-it-stands">
              <dt>{table.over ? 'Victory' : 'As it stands'}</dt>
              <dd>{table.verdict}</dd>
            </div>
          )}
        </dl>
        {aim && !table.over && (
          <button type="button" className="quiet needs" data-side={aim.side} onClick={onScore}>
            {sideTitle(playable.sheet, aim.side)} {aim.text}
          </button>
        )}
      </div>
    </header>
  );
}
