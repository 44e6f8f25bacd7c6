/** The session log: every roll with its pasteable line, to copy, to save, and to weigh against chance. */
import type { Registry } from '@longroll/kernel';
import { useState } from 'react';
import { writeAddress } from '../address/address.ts';
import { saveFile } from '../keep/file.ts';
import { KeptNotice } from '../keep/KeptNotice.tsx';
import { asForumMarkup, asText, clock, type Entry } from './entries.ts';
import { LuckTable } from './LuckTable.tsx';
import { changeLog, KEY, putBack, struckOut, useLog } from './store.ts';
import { useLuck } from './useLuck.ts';

interface LogPageProps {
  readonly registry: Registry;
}

export function LogPage({ registry }: LogPageProps) {
  const { now: entries, isKept } = useLog();
  const [cleared, setCleared] = useState<readonly Entry[]>([]);
  const begin = () => {
    setCleared(entries);
    changeLog(struckOut(entries));
  };
  return (
    <div className="room log-page">
      <header className="room-head">
        <h1>Log</h1>
        <KeptNotice of={KEY} what="this log" isKept={isKept} />
        {entries.length === 0 ? (
          <p className="hint">
            Nothing has been rolled yet. Every roll made here, and all dice typed in, leave a line on this
            page; nothing leaves this device. <a href="/charts">Choose something to roll.</a>
          </p>
        ) : (
          <LogTools entries={entries} onBegin={begin} />
        )}
        {cleared.length > 0 && entries.length === 0 && (
          <button type="button" onClick={() => changeLog(putBack(cleared))}>
            Bring the old log back
          </button>
        )}
      </header>
      <ol className="entries" aria-label="Rolls">
        {entries.map((entry) => (
          <Roll key={entry.id} registry={registry} entry={entry} />
        ))}
      </ol>
      {entries.length > 0 && <LuckReport registry={registry} entries={entries} />}
    </div>
  );
}

interface RollProps extends LogPageProps {
  readonly entry: Entry;
}

function Roll({ registry, entry }: RollProps) {
  const question = registry.question(entry.question);
  const address = question && `/${question.id}${writeAddress(question.schema, entry.values, entry.dice)}`;
  return (
    <li>
      <time dateTime={entry.at}>{clock(entry)}</time>
      <p>{address ? <a href={address}>{entry.line}</a> : entry.line}</p>
      <button
        type="button"
        className="quiet"
        aria-label={`Strike out: ${entry.line}`}
        onClick={() => changeLog(struckOut([entry]))}
      >
        Strike out
      </button>
    </li>
  );
}

interface LogToolsProps {
  readonly entries: readonly Entry[];
  readonly onBegin: () => void;
}

function LogTools({ entries, onBegin }: LogToolsProps) {
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    await navigator.clipboard?.writeText(text);
    setSaid('Copied.');
  };
  return (
    <div className="tools">
      <button type="button" onClick={() => copy(asText(entries))}>
        Copy as text
      </button>
      <button type="button" onClick={() => copy(asForumMarkup(entries))}>
        Copy as forum markup
      </button>
      <button
        type="button"
        onClick={() => saveFile('long-roll-log.txt', 'text/plain', `${asText(entries)}\n`)}
      >
        Save as a file
      </button>
      <button type="button" className="quiet" onClick={onBegin}>
        Begin a new log
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

function LuckReport({ registry, entries }: LogPageProps & { readonly entries: readonly Entry[] }) {
  const { rows, done } = useLuck(registry, entries);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keys.
    <section className="luck-report" aria-labelledby="luck-head" tabIndex={0}>
      <h2 id="luck-head">
        Luck <small>from the exact distribution of every roll</small>
      </h2>
      {done < entries.length ? (
        <p role="status">
          Weighing roll {done} of {entries.length}.
        </p>
      ) : (
        <LuckTable rows={rows} />
      )}
    </section>
  );
}
