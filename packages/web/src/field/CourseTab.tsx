/** How the whole undertaking goes: its tracks, what is due, both sides' losses, and what happened day by day. */
import type { CalendarDay, Table } from '@longroll/kernel';
import { useState } from 'react';
import { dueOf, soonWords } from './due.ts';
import { GaugeTrack } from './GaugeTrack.tsx';
import { LossChart } from './LossChart.tsx';
import type { Desk } from './useDesk.ts';

export const hasCourse = ({ gauges, calendar }: Table): boolean =>
  gauges !== undefined || calendar !== undefined;

interface CourseTabProps {
  readonly desk: Desk;
  readonly onTurn: (turn: number) => void;
}

export function CourseTab({ desk: { table, playable }, onTurn }: CourseTabProps) {
  const { gauges = [], calendar = [] } = table;
  return (
    <div className="course">
      {gauges.map((gauge) => (
        <GaugeTrack key={gauge.title} gauge={gauge} />
      ))}
      <Due table={table} />
      <LossChart calendar={calendar} sheet={playable.sheet} />
      <Calendar calendar={calendar} onTurn={onTurn} />
    </div>
  );
}

/** So many lie open; the rest is folded. */
const SOON = 3;

function Due({ table }: { readonly table: Table }) {
  const due = dueOf(table);
  if (due.length === 0) return null;
  const later = due.slice(SOON);
  return (
    <section className="due" aria-label="What is due">
      <h3>Due</h3>
      <DueList table={table} turns={due.slice(0, SOON)} />
      {later.length > 0 && (
        <details>
          <summary>{later.length === 1 ? 'One turn' : `${later.length} turns`} later</summary>
          <DueList table={table} turns={later} />
        </details>
      )}
    </section>
  );
}

interface DueListProps {
  readonly table: Table;
  readonly turns: Table['track'];
}

const DueList = ({ table, turns }: DueListProps) => (
  <ul>
    {turns.map(({ turn, title, events }) => (
      <li key={turn}>
        <p>
          <b>{turn}</b> {title} <em>{soonWords(table.turn, turn)}</em>
        </p>
        {events.map(({ side, text }) => (
          <p key={`${side} ${text}`} data-side={side ?? undefined}>
            {text}
          </p>
        ))}
      </li>
    ))}
  </ul>
);

/** Newest first, so many days at a time. */
const PORTION = 10;

interface CalendarProps {
  readonly calendar: readonly CalendarDay[];
  readonly onTurn: (turn: number) => void;
}

function Calendar({ calendar, onTurn }: CalendarProps) {
  const [most, setMost] = useState(PORTION);
  if (calendar.length === 0) return null;
  const days = calendar.toReversed();
  return (
    <section className="calendar" aria-label="Calendar">
      <h3>Calendar</h3>
      <ol>
        {days.slice(0, most).map((day) => (
          <Day key={day.turn} day={day} onTurn={onTurn} />
        ))}
      </ol>
      {days.length > most && (
        <button type="button" className="quiet" onClick={() => setMost(most + PORTION)}>
          {days.length - most} earlier {days.length - most === 1 ? 'day' : 'days'}
        </button>
      )}
    </section>
  );
}

const Day = ({ day, onTurn }: { readonly day: CalendarDay } & Pick<CalendarProps, 'onTurn'>) => (
  <li>
    <p>
      <button type="button" className="quiet" onClick={() => onTurn(day.turn)}>
        <span className="visually-hidden">Show the table as turn </span>
        <b>{day.turn}</b>
        <span className="visually-hidden"> began, </span> {day.title}
      </button>
    </p>
    {day.lines.length === 0 ? (
      <p className="quiet-day">A quiet day.</p>
    ) : (
      <ul>
        {day.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice in a day.
          <li key={i}>{line}</li>
        ))}
      </ul>
    )}
  </li>
);
