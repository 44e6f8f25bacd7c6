/** The roster of a scenario: pick counters, see the odds, roll, and mark what became of them. */
import type { Call, CardSystem, Counter, Muster, Registry, Sheet } from '@longroll/kernel';
import { useCallback, useState } from 'react';
import { KeptNotice } from '../keep/KeptNotice.tsx';
import { useSheet } from '../muster/useSheet.ts';
import { CounterAnswer } from './CounterAnswer.tsx';
import { Line } from './Line.tsx';
import { canSwap, missingRank, pickedFrom, type Ranks, rankOf, swapped, tapped } from './ranks.ts';
import { stateIn } from './rosterState.ts';
import { Table } from './Table.tsx';
import { Tools } from './Tools.tsx';
import { keyOf, type Roster, useRoster } from './useRoster.ts';

interface RosterPageProps {
  readonly registry: Registry;
  readonly system: CardSystem;
  /** Of the sheet. */
  readonly id: string;
}

export function RosterPage({ registry, system, id }: RosterPageProps) {
  const { muster, sheet } = useSheet(system, id);
  const roster = useRoster(sheet, muster.marks);
  const [call, setCall] = useState<Call>(muster.calls[0]!);
  const [ranks, setRanks] = useState<Ranks>({});
  const picked = pickedFrom(call, ranks, roster.counters);
  const missing = missingRank(call, picked);
  const titleOf = (counter: Counter) => call.ranks.find(({ id }) => id === rankOf(ranks, counter.id))?.title;
  const { counters } = roster;
  const tap = useCallback(
    (counter: Counter) => setRanks((before) => tapped(call, before, counter, counters)),
    [call, counters],
  );
  return (
    <div className="roster-page">
      <Head sheet={sheet} isKept={roster.isKept} />
      <div className="orders">
        <Calls
          {...{ registry, muster, call }}
          onCall={(next) => {
            setCall(next);
            setRanks({});
          }}
        />
        <button type="button" disabled={roster.state.past.length === 0} onClick={roster.undo}>
          Undo
        </button>
      </div>
      <Table muster={muster} sheet={sheet} counters={roster.counters} rankOf={titleOf} onTap={tap} />
      <p className="next" role="status">
        {missing ? `Tap the counters: ${missing.title.toLowerCase()} next.` : ''}
      </p>
      {canSwap(call) && Object.values(ranks).some((ids) => ids.length > 0) && (
        <button type="button" className="swap" onClick={() => setRanks(swapped(call, ranks))}>
          Swap attacker and defender
        </button>
      )}
      <Line
        {...{ call, picked, muster }}
        onMark={(counter, field, value) =>
          roster.mark({ [counter.id]: { ...stateIn(counter.record, muster.marks), [field]: value } })
        }
        onDrop={tap}
        onLose={(counter) => {
          tap(counter);
          roster.mark({ [counter.id]: null });
        }}
      />
      {!missing && (
        <CounterAnswer {...{ registry, muster, call, picked, roster }} onTap={tap} key={call.question} />
      )}
      <Lost roster={roster} />
      <Tools roster={roster} sheet={sheet} marks={muster.marks} />
    </div>
  );
}

const Head = ({ sheet, isKept }: { readonly sheet: Sheet; readonly isKept: boolean }) => (
  <header className="room-head">
    <p className="eyebrow">Roster</p>
    <h1>{sheet.title}</h1>
    <p className="when">{sheet.when}</p>
    <p className="hint">{sheet.about}</p>
    <KeptNotice of={keyOf(sheet)} what="this roster" isKept={isKept} />
  </header>
);

interface CallsProps {
  readonly registry: Registry;
  readonly muster: Muster;
  readonly call: Call;
  readonly onCall: (call: Call) => void;
}

/** What the counters are called up for. */
function Calls({ registry, muster, call, onCall }: CallsProps) {
  return (
    <label className="field calls">
      <span className="name">Called up for</span>
      <select
        value={call.question}
        onChange={(e) => onCall(muster.calls.find(({ question }) => question === e.target.value)!)}
      >
        {muster.calls.map(({ question }) => (
          <option key={question} value={question}>
            {registry.question(question)?.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Lost({ roster }: { readonly roster: Roster }) {
  if (roster.lost.length === 0) return null;
  return (
    <p className="lost">
      <b>Lost:</b> {roster.lost.map(({ name }) => name).join(', ')}
    </p>
  );
}
