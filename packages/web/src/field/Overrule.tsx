/** By agreement of both players: a piece set on any cell, a marker set to any level, against the rules. */
import { type FormEvent, useId, useState } from 'react';
import { MarkControls } from '../roster/MarkControls.tsx';
import type { Desk } from './useDesk.ts';
import { placeWords } from './words.ts';

export function Overrule({ desk }: { readonly desk: Desk }) {
  const { picked, playable, table, map, played, side } = desk;
  const counter = playable.counters.get(picked ?? '');
  const piece = table.pieces.find(({ id }) => id === picked);
  return (
    <section className="overrule" aria-label="By agreement">
      <p>
        <b>By agreement.</b>{' '}
        {counter
          ? `Tap the hex where ${counter.name} shall be, or set its markers.`
          : 'Pick a piece on the map or in the rosters, then say what shall be.'}{' '}
        The journal will say so.
      </p>
      <button type="button" onClick={() => desk.overrule(false)}>
        Back to the rules
      </button>
      {counter && piece && (
        <>
          <MoveTo desk={desk} from={placeWords(map, piece)} />
          <MarkControls
            counter={{ ...counter, record: piece.record }}
            marks={playable.muster.marks}
            onMark={(field, value) =>
              played.agree(
                side ?? counter.side,
                played.game.rules.overrule({ piece: piece.id, record: { [field]: value } }),
              )
            }
          />
        </>
      )}
    </section>
  );
}

/** The same by keyboard: the number of the hex. */
function MoveTo({ desk, from }: { readonly desk: Desk; readonly from: string }) {
  const { picked, map } = desk;
  const [typed, setTyped] = useState('');
  const field = useId();
  const cell = map.cells.get(typed.trim().toUpperCase());
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (cell === undefined || picked === null) return;
    desk.tap(cell);
    setTyped('');
  };
  return (
    <form className="move-to" onSubmit={go}>
      <label htmlFor={field}>It stands at {from}. To hex number</label>
      <input
        id={field}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" disabled={cell === undefined}>
        Set
      </button>
    </form>
  );
}
