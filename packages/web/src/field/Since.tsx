/** Offered when a game is opened again: the moves that were made meanwhile, or the turn so far. */
import type { Offer } from './absence.ts';

interface SinceProps {
  readonly offer: NonNullable<Offer>;
  readonly moves: number;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

function wordsFor(offer: NonNullable<Offer>, moves: number): readonly [words: string, play: string] {
  if (offer.what === 'turn') return ['', 'Show the turn so far'];
  const missed = moves - offer.from;
  return [`Since you left: ${missed} ${missed === 1 ? 'move' : 'moves'}.`, 'Show them'];
}

export function Since({ offer, moves, onPlay, onClose }: SinceProps) {
  const [words, play] = wordsFor(offer, moves);
  return (
    <div className="since" data-missed={offer.what === 'missed' || undefined}>
      {words !== '' && <p>{words}</p>}
      <button type="button" onClick={onPlay}>
        {play}
      </button>
      <button type="button" className="quiet" onClick={onClose}>
        Not now
      </button>
    </div>
  );
}
