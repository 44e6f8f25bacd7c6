/** Where many may act at any time: who still can, by their commands. One tap takes a piece in hand. */
import { useMemo } from 'react';
import { formationsOf } from './many.ts';
import type { Desk } from './useDesk.ts';

interface ReadyListProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
}

export function ReadyList({ desk, onFind }: ReadyListProps) {
  const { table, playable, side, ready } = desk;
  const formations = useMemo(() => {
    const isReady = new Set(ready);
    return formationsOf(playable, table, side ?? '', ({ id }) => isReady.has(id));
  }, [playable, table, side, ready]);
  if (!desk.offers.isByPiece || formations.length === 0) return null;
  const cellOf = (piece: string) => table.pieces.find(({ id }) => id === piece)?.cell ?? -1;
  return (
    <section className="ready-list" aria-label="Who can still act">
      <h3>
        Who can still act <small>{ready.length}</small>
      </h3>
      {formations.map(({ title, pieces }) => (
        <p key={title} data-side={side ?? undefined}>
          <b>{title}</b>
          {pieces.map(({ id, name }) => (
            <button key={id} type="button" onClick={() => onFind(id, cellOf(id))}>
              {name}
            </button>
          ))}
        </p>
      ))}
    </section>
  );
}
