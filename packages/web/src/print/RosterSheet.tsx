/** The roster of a scenario on paper: every counter with a box for it, filled in as it stands or left blank. */
import type { Counter, Muster, Sheet } from '@longroll/kernel';
import { useState } from 'react';
import { commandsOf, musterRoll, type Records } from './commands.ts';
import { Colophon, PrintTools } from './PrintTools.tsx';
import { RosterEntry } from './RosterEntry.tsx';
import { keyOf } from './Ticks.tsx';

export interface RosterSheetProps {
  readonly sheet: Sheet;
  readonly muster: Muster;
  /** The present state by counter id; a counter without one is lost. */
  readonly records: Records;
  readonly blank: boolean;
}

export function RosterSheet({ sheet, muster, records, blank: asked }: RosterSheetProps) {
  const [blank, setBlank] = useBlank(asked);
  const keys = muster.marks.map(keyOf).filter((key) => key !== null);
  return (
    <>
      <PrintTools>
        <FilledOrBlank blank={blank} onChange={setBlank} />
      </PrintTools>
      <article className="paper roster-sheet">
        <SheetHead sheet={sheet} />
        {sheet.sides.map((side) => (
          <SideRoster key={side.id} {...{ side, sheet, muster, records, blank }} />
        ))}
        <footer className="sheet-foot">
          {keys.length > 0 && <p className="key">{keys.join('. ')}.</p>}
          <Colophon />
        </footer>
      </article>
    </>
  );
}

/** The address keeps which of the two it is, so that a link opens the same sheet. */
function useBlank(asked: boolean) {
  const [blank, set] = useState(asked);
  const choose = (value: boolean) => {
    set(value);
    const { pathname } = window.location;
    window.history.replaceState(window.history.state, '', value ? `${pathname}?blank=1` : pathname);
  };
  return [blank, choose] as const;
}

interface FilledOrBlankProps {
  readonly blank: boolean;
  readonly onChange: (blank: boolean) => void;
}

function FilledOrBlank({ blank, onChange }: FilledOrBlankProps) {
  return (
    <div className="choice" role="radiogroup" aria-label="Sheet">
      {[false, true].map((value) => (
        <label key={String(value)}>
          <input type="radio" name="blank" checked={blank === value} onChange={() => onChange(value)} />
          <span>{value ? 'blank' : 'filled in'}</span>
        </label>
      ))}
    </div>
  );
}

const SheetHead = ({ sheet: { title, when, about } }: Pick<RosterSheetProps, 'sheet'>) => (
  <header className="sheet-head">
    <h1>{title}</h1>
    <p className="when">{when}</p>
    <p className="about">{about}</p>
  </header>
);

interface SideProps extends RosterSheetProps {
  readonly side: Sheet['sides'][number];
}

function SideRoster({ side, sheet, muster, records, blank }: SideProps) {
  const counters = sheet.counters.filter((counter) => counter.side === side.id);
  if (counters.length === 0) return null;
  return (
    <section className="side-roster" data-side={side.id}>
      <h2>
        {side.title} <small>{musterRoll(counters, blank ? null : records, muster.marks)}</small>
      </h2>
      <div className="commands">
        {commandsOf(counters).map(({ name, counters: own }) => (
          <section key={name} className="command">
            <h3>{name ?? 'No command'}</h3>
            <ul>
              {own.map((counter) => (
                <Entry key={counter.id} {...{ counter, muster, records, blank }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

type EntryProps = Omit<RosterSheetProps, 'sheet'> & { readonly counter: Counter };

const Entry = ({ counter, muster: { marks, printed }, records, blank }: EntryProps) => (
  <RosterEntry {...{ counter, marks, printed, blank }} record={records[counter.id] ?? null} />
);
