/** Said of a game that goes on from an earlier move of another: where that other is. */
import { useState } from 'react';
import { wholeIn } from './goingOn.ts';

export function WholeGame() {
  const [whole] = useState(() => wholeIn(history.state));
  if (!whole) return null;
  const { key, moves, from } = whole;
  return (
    <p className="hint" role="status">
      This is a game of its own, from move {from} on. The other is kept whole, with its {moves} moves:{' '}
      <a href={`/field/game/${key}`}>open the whole game</a>.
    </p>
  );
}
