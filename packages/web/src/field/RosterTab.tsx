/** Every counter of both sides, its state and its place; those lost are struck out. A tap finds it on the map. */
import { FormationList } from './FormationList.tsx';
import { PieceLine } from './PieceLine.tsx';
import type { Desk } from './useDesk.ts';

interface RosterTabProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
}

export function RosterTab({ desk, onFind }: RosterTabProps) {
  const { playable, table } = desk;
  if (table.formations) return <FormationList {...{ desk, onFind }} />;
  return (
    <div className="both-rosters">
      {playable.sheet.sides.map(({ id, title }) => (
        <section key={id} className="force" data-side={id} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {table.pieces
              .filter((piece) => playable.counters.get(piece.id)?.side === id)
              .map((piece) => (
                <PieceLine key={piece.id} {...{ desk, piece, onFind }} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
