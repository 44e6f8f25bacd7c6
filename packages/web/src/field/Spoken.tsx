/** What a listener hears after every move: what happened, what fell, and what comes next. */
import type { Told } from './story.ts';
import type { Desk } from './useDesk.ts';
import { diceWords } from './words.ts';

interface SpokenProps {
  readonly desk: Desk;
  readonly told: Told | null;
}

export function Spoken({ desk, told }: SpokenProps) {
  const dice = told ? diceWords(told.draws) : '';
  const words = [told?.text, dice && `${dice}.`, desk.table.prompt];
  return (
    <p className="visually-hidden" role="status">
      {words.filter(Boolean).join(' ')}
    </p>
  );
}
