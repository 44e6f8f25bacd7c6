/** What a listener hears after every move: what was done, what fell, what it did, and what comes next. */
import { resultOf } from './changes.ts';
import type { Desk } from './useDesk.ts';
import { diceWords, toldAt } from './words.ts';

function lastWords({ played: { game }, at, playable }: Desk): string {
  const turned = game.turned[at - 1];
  if (!turned) return '';
  const words = [toldAt(game, at - 1).text, diceWords(turned.draws), resultOf(game, playable, at - 1)];
  return words.filter((one) => one !== '').join('. ');
}

export function Spoken({ desk }: { readonly desk: Desk }) {
  const { table, played, isNow } = desk;
  const { pending } = played.game;
  const fell = pending && isNow ? diceWords(pending.draws) : lastWords(desk);
  const next = pending && isNow ? `${pending.ask.side} decides: ${pending.ask.id}` : table.prompt;
  return (
    <p className="visually-hidden" role="status">
      {[fell, next].filter((words) => words !== '').join('. ')}
    </p>
  );
}
