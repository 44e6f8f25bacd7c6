/** Who plays, changed in the middle of a game: a side is taken over, or handed to a computer. */
import type { Game } from '@longroll/kernel';
import { useEffect, useRef } from 'react';
import { SeatChoices } from './SeatChoices.tsx';
import { computerAt } from './seats.ts';
import { useOpposing } from './useOpponent.ts';

interface SeatsSheetProps {
  readonly game: Game;
  readonly titleOf: (side: string) => string;
  readonly onClose: () => void;
}

export function SeatsSheet({ game, titleOf, onClose }: SeatsSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const opposing = useOpposing();
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const { rules, head } = game;
  const sides = rules.sides.map((id) => ({ id, title: titleOf(id) }));
  return (
    <dialog ref={sheet} className="settings seats-sheet" aria-labelledby="seats-head" onClose={onClose}>
      <h2 id="seats-head">Who plays</h2>
      <SeatChoices
        sides={sides}
        opponentOf={(side) => computerAt(head, side)}
        hasDoctrine={rules.doctrine !== undefined}
        onSeat={(side, opponent) => opposing?.seat(side, opponent)}
      />
      <p className="hint">
        A change holds from the next decision on, and is kept with the game.
        {rules.secrets && ' Who takes over a side sees what it has hidden.'}
      </p>
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
