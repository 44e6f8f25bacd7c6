/** The counters as they lie: side by side, stacked by the place where they began. A tap picks one up. */
import type { Counter, Muster, Sheet } from '@longroll/kernel';
import { memo } from 'react';
import { CounterFace } from '../counter/CounterFace.tsx';
import { counterWords } from '../counter/words.ts';

interface TableProps {
  readonly muster: Muster;
  readonly sheet: Sheet;
  readonly counters: readonly Counter[];
  /** The title of the rank that a counter is picked for. */
  readonly rankOf: (counter: Counter) => string | undefined;
  readonly onTap: (counter: Counter) => void;
}

function byPlace(counters: readonly Counter[]): readonly (readonly [string, readonly Counter[]])[] {
  const places = new Map<string, Counter[]>();
  for (const counter of counters) {
    places.set(counter.place, [...(places.get(counter.place) ?? []), counter]);
  }
  return [...places];
}

export function Table({ muster, sheet, counters, rankOf, onTap }: TableProps) {
  return (
    <div className="table">
      {sheet.sides.map(({ id, title }) => (
        <section key={id} className="force" data-side={id} aria-label={title}>
          <h2>{title}</h2>
          {byPlace(counters.filter(({ side }) => side === id)).map(([place, stack]) => (
            <div className="stack" key={place}>
              <h3>{place}</h3>
              <div className="counters">
                {stack.map((counter) => (
                  <Tapped
                    key={counter.id}
                    muster={muster}
                    counter={counter}
                    rank={rankOf(counter)}
                    onTap={onTap}
                  />
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface TappedProps {
  readonly muster: Muster;
  readonly counter: Counter;
  readonly rank: string | undefined;
  readonly onTap: (counter: Counter) => void;
}

/** Drawn again only when it has changed: a scenario has up to eighty. */
const Tapped = memo(function Tapped({ muster, counter, rank, onTap }: TappedProps) {
  const { marks, printed } = muster;
  const words = counterWords(counter, counter.record, marks, printed);
  const title = [words, ...counter.remarks].join('. ');
  return (
    <button
      type="button"
      className="tapped"
      aria-pressed={rank !== undefined}
      title={title}
      onClick={() => onTap(counter)}
    >
      <CounterFace counter={counter} record={counter.record} marks={marks} printed={printed} />
      {rank && <span className="rank">{rank}</span>}
      {counter.remarks.length > 0 && <span className="footnote" aria-hidden="true" />}
    </button>
  );
});
