/** A field that finds a piece by its name, and shows it on the map. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { foundBy } from './finding.ts';
import type { Desk } from './useDesk.ts';
import { placeWords } from './words.ts';

interface FindUnitProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
  readonly onClose: () => void;
}

export function FindUnit({ desk, onFind, onClose }: FindUnitProps) {
  const [query, setQuery] = useState('');
  const sheet = useRef<HTMLDialogElement>(null);
  const field = useId();
  useEffect(() => sheet.current?.showModal(), []);
  const hits = foundBy(desk.playable.counters, desk.table.pieces, query);
  const go = (piece: string, cell: number) => {
    sheet.current?.close();
    onFind(piece, cell);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hits[0]) go(hits[0].piece.id, hits[0].piece.cell);
  };
  return (
    <dialog ref={sheet} className="key-help find-unit" aria-labelledby={`${field}-head`} onClose={onClose}>
      <form onSubmit={submit}>
        <label id={`${field}-head`} htmlFor={field}>
          Find a unit or a leader
        </label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && (hits.length === 0 ? 'Nobody found' : `${hits.length} found`)}
      </p>
      {query.trim() !== '' && hits.length === 0 && <p className="hint">Nobody of that name.</p>}
      <ul className="map-names">
        {hits.map(({ piece, counter }) => (
          <li key={piece.id} data-side={counter.side}>
            <button type="button" onClick={() => go(piece.id, piece.cell)}>
              {counter.name} <small>{placeWords(desk.map, piece)}</small>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
