/** The piece in hand: its counter, where it stands, all that its record tells, and what of that is only estimated. */
import type { Counter, Muster, Piece } from '@longroll/kernel';
import { CounterFace } from '../counter/CounterFace.tsx';
import { bears } from '../counter/words.ts';
import { StandingOrders } from './StandingOrders.tsx';
import type { Desk } from './useDesk.ts';
import { pieceWords, placeWords } from './words.ts';

export function InHand({ desk }: { readonly desk: Desk }) {
  const { picked, playable, table, map } = desk;
  const { marks, printed, told } = playable.muster;
  const [counter, piece] = [
    playable.counters.get(picked ?? ''),
    table.pieces.find(({ id }) => id === picked),
  ];
  if (!counter || !piece) return null;
  return (
    <div className="in-hand">
      <CounterFace counter={counter} record={piece.record} marks={marks} printed={printed} />
      <p>
        <b>{counter.name}</b> <span>{placeWords(map, piece)}</span>
        <small>
          {told
            ? bodyWords(counter)
            : pieceWords(counter, piece, marks, printed).split(', ').slice(1).join(', ')}
        </small>
      </p>
      <button type="button" className="quiet" onClick={() => desk.pick(null)}>
        Put down
      </button>
      <StandingOrders desk={desk} piece={counter.id} title="Standing orders of its stack" />
      {told && <Particulars {...{ counter, piece }} muster={playable.muster} />}
    </div>
  );
}

const bodyWords = ({ command, size, kind }: Counter): string =>
  [command, size.toLowerCase(), kind.replaceAll('-', ' ')]
    .filter((word) => word !== null && word !== '')
    .join(', ');

interface Particular {
  readonly title: string;
  readonly value: string;
}

const spoken = (value: unknown, names: Readonly<Record<string, string>> | undefined): string => {
  const name = names?.[String(value)];
  if (name !== undefined) return name;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value.toLocaleString('en') : String(value).replaceAll('-', ' ');
};

/** Marks, printed figures, then what no counter shows; a field that several of them have stands once. */
export function particularsOf(
  { marks, printed, told = [] }: Muster,
  { record }: Piece,
): readonly Particular[] {
  const lines = new Map<string, Particular>();
  const add = (field: string, title: string, names?: Readonly<Record<string, string>>) => {
    const value = record[field];
    if (value === undefined || value === null || value === '' || lines.has(field)) return;
    lines.set(field, { title, value: spoken(value, names) });
  };
  for (const { field, title, names } of told) add(field, title, names);
  for (const mark of marks) if (bears(mark, record)) add(mark.field, mark.title, mark.names);
  for (const { field, title } of printed) add(field, title);
  return [...lines.values()];
}

interface ParticularsProps {
  readonly counter: Counter;
  readonly piece: Piece;
  readonly muster: Muster;
}

function Particulars({ counter, piece, muster }: ParticularsProps) {
  const remarks = [...piece.remarks, ...counter.remarks];
  return (
    <div className="particulars">
      <dl>
        {particularsOf(muster, piece).map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 && (
        <ul>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
