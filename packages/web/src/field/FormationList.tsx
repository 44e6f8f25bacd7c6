/** Formations and who is in them, in the order of march; filters find those that are meant among very many. */
import type { Overlay } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { Finder } from '../find/Finder.tsx';
import { ALL, type Bearings, type Gathered, gatheredOf, type Wanted, wantedOf } from './gathering.ts';
import { PieceLine } from './PieceLine.tsx';
import { sideTitle } from './scenarios.ts';
import type { Desk } from './useDesk.ts';
import { cellName } from './words.ts';

interface FormationListProps {
  readonly desk: Desk;
  readonly onFind: (piece: string, cell: number) => void;
}

/** Pieces whose line does not reach, of the overlay that has such lines. */
function useCut({ overlays, played, view }: Desk) {
  const overlay = overlays.find(({ broken }) => broken !== undefined);
  const { rules } = played.game;
  const cut = useMemo(() => {
    const traces = overlay ? (rules.traces?.(view, overlay.id) ?? []) : [];
    return new Set(traces.flatMap(({ piece, broken }) => (broken && piece !== undefined ? [piece] : [])));
  }, [rules, view, overlay]);
  return { overlay, cut };
}

/** The cell of the piece in hand, else the one that was tapped last. */
const lookedAt = ({ table, inHand, looked }: Desk): number =>
  table.pieces.find(({ id }) => id === inHand)?.cell ?? looked;

const countWords = (pieces: number): string => (pieces === 1 ? '1 counter' : `${pieces} counters`);

export function FormationList({ desk, onFind }: FormationListProps) {
  const { table, playable, map } = desk;
  const [wanted, setWanted] = useState(ALL);
  const { overlay, cut } = useCut(desk);
  const ready = useMemo(() => new Set(desk.ready), [desk.ready]);
  const gathered = useMemo(
    () =>
      gatheredOf(
        table,
        playable.sheet.sides.map(({ id }) => id),
        (side) => sideTitle(playable.sheet, side),
      ),
    [table, playable],
  );
  const bearings = { map, counters: playable.counters, ready, cut };
  const found = wantedOf(gathered, wanted, bearings);
  const count = found.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <div className="both-rosters formations">
      <Filters {...{ desk, wanted, overlay, bearings, gathered }} onWant={setWanted} />
      <p role="status" className="hint">
        {count === 0 ? 'Nobody is like that now.' : countWords(count)}
      </p>
      {found.map(({ title, side, text, pieces }) => (
        <section key={title} className="force" data-side={side} aria-label={title}>
          <h3>
            {title} {text !== '' && <small>{text}</small>}
          </h3>
          <ol>
            {pieces.map((piece) => (
              <PieceLine key={piece.id} {...{ desk, piece, onFind }} ready={ready.has(piece.id)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface FiltersProps {
  readonly desk: Desk;
  readonly wanted: Wanted;
  readonly overlay: Overlay | undefined;
  readonly bearings: Bearings;
  readonly gathered: readonly Gathered[];
  readonly onWant: (wanted: Wanted) => void;
}

function Filters({ desk, wanted, overlay, bearings, gathered, onWant }: FiltersProps) {
  const want = (change: Partial<Wanted>) => onWant({ ...wanted, ...change });
  const { ready, cut } = bearings;
  // Whoever is picked from the list meanwhile does not change what it is near to.
  const cell = wanted.near < 0 ? lookedAt(desk) : wanted.near;
  return (
    <search className="formation-filters" aria-label="Filters">
      <Finder
        label="Find"
        hint="a unit, a leader or a command"
        query={wanted.words}
        onFind={(words) => want({ words })}
      />
      <Selects {...{ desk, wanted, gathered, want }} />
      <Only title={`Can act ${ready.size}`} on={wanted.ready} onSet={(on) => want({ ready: on })} />
      {overlay?.broken && (
        <Only title={`${overlay.broken} ${cut.size}`} on={wanted.cut} onSet={(on) => want({ cut: on })} />
      )}
      {cell >= 0 && (
        <Only
          title={`Near ${cellName(desk.map, cell)}`}
          on={wanted.near >= 0}
          onSet={(on) => want({ near: on ? cell : -1 })}
        />
      )}
    </search>
  );
}

interface SelectsProps extends Pick<FiltersProps, 'desk' | 'wanted' | 'gathered'> {
  readonly want: (change: Partial<Wanted>) => void;
}

/** Whose, and of which command. */
const Selects = ({ desk, wanted, gathered, want }: SelectsProps) => (
  <>
    <select
      aria-label="Side"
      value={wanted.side}
      onChange={({ target }) => want({ side: target.value, formation: '' })}
    >
      <option value="">Both sides</option>
      {desk.playable.sheet.sides.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
    <select
      aria-label="Command"
      value={wanted.formation}
      onChange={({ target }) => want({ formation: target.value })}
    >
      <option value="">Every command</option>
      {gathered
        .filter(({ side }) => wanted.side === '' || side === wanted.side)
        .map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
    </select>
  </>
);

interface OnlyProps {
  readonly title: string;
  readonly on: boolean;
  readonly onSet: (on: boolean) => void;
}

const Only = ({ title, on, onSet }: OnlyProps) => (
  <button type="button" aria-pressed={on} onClick={() => onSet(!on)}>
    {title}
  </button>
);
