/** What a listener hears after every move: what was done, what fell, what it did, and what comes next. */
import { resultOf } from './changes.ts';
import { seenAt } from './seat.ts';
import type { Desk } from './useDesk.ts';
import { diceWords, sealedWords } from './words.ts';

function lastWords({ played: { game }, at, playable, side }: Desk): string {
  const seen = at > 0 ? seenAt(game, at - 1, side) : null;
  if (!seen) return '';
  if (seen.sealed) return sealedWords(seen);
  const words = [seen.told.text, diceWords(seen.draws), resultOf(game, playable, seen, side)];
  return words.filter((one) => one !== '').join('. ');
}

export function Spoken({ desk }: { readonly desk: Desk }) {
  return (
    <p className="visually-hidden" role="status">
      {[lastWords(desk), desk.table.prompt].filter((words) => words !== '').join('. ')}
    </p>
  );
}
