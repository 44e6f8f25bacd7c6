/** Every counter of both sides, its state and its place; those lost are struck out. A tap finds it on the map. */
import { CounterFace } from '../counter/CounterFace.tsx';
import type { Desk } from './useDesk.ts';
import { pieceWords, placeWords } from './words.ts';

interface RosterTabProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
}

export function RosterTab({ desk, onFind }: RosterTabProps) {
  const { playable, table, map, picked } = desk;
  const { marks, printed } = playable.muster;
  return (
    <div className="both-rosters">
      {playable.sheet.sides.map(({ id, title }) => (
        <section key={id} className="force" data-side={id} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {table.pieces.map((piece) => {
              const counter = playable.counters.get(piece.id);
              if (counter?.side !== id) return null;
              const words = pieceWords(counter, piece, marks, printed);
              return (
                <li key={piece.id} data-gone={piece.gone || undefined}>
                  <button
                    type="button"
                    aria-pressed={piece.id === picked}
                    onClick={() => onFind(piece.id, piece.cell)}
                    title={words}
                  >
                    <CounterFace counter={counter} record={piece.record} marks={marks} printed={printed} />
                    <span>
                      <b>{counter.name}</b>
                      <small>{placeWords(map, piece)}</small>
                      {piece.remarks.map((remark) => (
                        <small key={remark}>{remark}</small>
                      ))}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
