/** A counter in a list: its face, its name, where it is and how. A tap finds it on the map. */
import type { Piece } from '@longroll/kernel';
import { CounterFace } from '../counter/CounterFace.tsx';
import type { Desk } from './useDesk.ts';
import { pieceWords, placeWords } from './words.ts';

interface PieceLineProps {
  readonly desk: Desk;
  readonly piece: Piece;
  readonly onFind: (piece: string, cell: number) => void;
  /** It can act now. */
  readonly ready?: boolean;
}

export function PieceLine({ desk, piece, onFind, ready = false }: PieceLineProps) {
  const { playable, map, picked } = desk;
  const { marks, printed } = playable.muster;
  const counter = playable.counters.get(piece.id);
  if (!counter) return null;
  return (
    <li data-gone={piece.gone || undefined}>
      <button
        type="button"
        aria-pressed={piece.id === picked}
        onClick={() => onFind(piece.id, piece.cell)}
        title={pieceWords(counter, piece, marks, printed)}
      >
        <CounterFace counter={counter} record={piece.record} marks={marks} printed={printed} />
        <span>
          <b>{counter.name}</b>
          {ready && <em> can act</em>}
          <small>{placeWords(map, piece)}</small>
          {piece.remarks.map((remark) => (
            <small key={remark}>{remark}</small>
          ))}
        </span>
      </button>
    </li>
  );
}
