/** A field that finds a piece by its name, and shows it on the map. */
import { useEffect, useRef, useState } from 'react';
import { FindOnMap } from '../map/FindOnMap.tsx';
import { foundBy } from './finding.ts';
import type { Desk } from './useDesk.ts';
import { placeWords } from './words.ts';

interface FindUnitProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
  readonly onClose: () => void;
}

const LABEL = 'Find a unit or a leader';

export function FindUnit({ desk, onFind, onClose }: FindUnitProps) {
  const [query, setQuery] = useState('');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const hits = foundBy(desk.playable.counters, desk.table.pieces, query).map(({ piece, counter }) => ({
    ...{ id: piece.id, cell: piece.cell, title: counter.name, side: counter.side },
    note: placeWords(desk.map, piece),
  }));
  return (
    <dialog ref={sheet} className="key-help find-unit" aria-label={LABEL} onClose={onClose}>
      <FindOnMap
        label={LABEL}
        none="Nobody of that name."
        {...{ query, hits }}
        onQuery={setQuery}
        onGo={({ id, cell }) => {
          sheet.current?.close();
          onFind(id, cell);
        }}
      />
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
