/** A counter on the roster: a box it fits on, its name and place, its states, its footnotes. */
import { type Counter, type CounterRecord, capital, type Mark } from '@longroll/kernel';
import { CounterFace } from '../counter/CounterFace.tsx';
import { bears, type Printed } from '../counter/words.ts';
import { Ticks } from './Ticks.tsx';

interface RosterEntryProps {
  readonly counter: Counter;
  /** Null for a counter that is lost. */
  readonly record: CounterRecord | null;
  readonly marks: readonly Mark[];
  readonly printed: Printed;
  readonly blank: boolean;
}

export function RosterEntry({ counter, record, marks, printed, blank }: RosterEntryProps) {
  const lost = record === null && !blank;
  return (
    <li className="roster-entry" data-counter={counter.id} data-lost={lost || undefined}>
      {blank || record === null ? (
        <div className="counter-box" data-blank>
          <small>{lost ? 'lost' : counter.name}</small>
        </div>
      ) : (
        <div className="counter-box">
          <CounterFace {...{ counter, record, marks, printed }} />
        </div>
      )}
      <div className="particulars">
        <Titles counter={counter} />
        {!lost && <States counter={counter} marks={marks} record={blank ? null : record} />}
        {!lost && counter.remarks.length > 0 && <p className="remarks">{sentence(counter.remarks)}</p>}
      </div>
    </li>
  );
}

const Titles = ({ counter: { name, kind, size, place } }: Pick<RosterEntryProps, 'counter'>) => (
  <p className="titles">
    <b>{name}</b> <small>{kind === 'leader' ? `${size} leader` : sizeAndArm(size, kind)}</small>
    <span className="begins">{place}</span>
  </p>
);

type StatesProps = Pick<RosterEntryProps, 'counter' | 'record' | 'marks'>;

function States({ counter, record, marks }: StatesProps) {
  const borne = marks.filter((mark) => bears(mark, counter.record));
  if (borne.length === 0) return null;
  return (
    <p className="states">
      {borne.map((mark) => (
        <Ticks key={mark.field} mark={mark} record={record} />
      ))}
    </p>
  );
}

/** Most units are foot: only the others say what they are. */
const sizeAndArm = (size: string, kind: string): string =>
  kind === 'infantry' ? size : `${kind.replaceAll('-', ' ')} ${size}`.trim();

function sentence(remarks: readonly string[]): string {
  return `${capital(remarks.join('; '))}.`;
}
