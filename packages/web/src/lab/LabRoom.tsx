/** The Lab: a new batch is set up, and those that are kept on this device are listed. */
import { gamesIn, type MapEntry, type Registry } from '@longroll/kernel';
import { useState } from 'react';
import { type Offered, offeredScenarios } from '../field/scenarios.ts';
import { BatchForm } from './BatchForm.tsx';
import { dropBatch, type KeptBatch, keptBatches, MOST_KEPT } from './batches.ts';
import { batchWords, scenarioTitle } from './words.ts';

interface LabRoomProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

/** The shortest come first: they tell most in least time. */
const playable = (registry: Registry): readonly Offered[] =>
  [...offeredScenarios(registry)].sort((a, b) => a.entry.turns - b.entry.turns);

export function LabRoom({ registry, maps }: LabRoomProps) {
  const all = playable(registry);
  const [id, setId] = useState(all[0]?.entry.id ?? '');
  const offered = all.find(({ entry }) => entry.id === id);
  const map = maps.find((one) => one.id === offered?.entry.map);
  return (
    <div className="room lab-room">
      <header className="room-head">
        <h1>Lab</h1>
        <p className="hint">
          Many games of a scenario between computers, played on this device: who wins and by how much, what it
          costs, where it is fought. Two settings can be held side by side, and it is said whether they differ
          by more than chance.
        </p>
      </header>
      <section aria-labelledby="new-head">
        <h2 id="new-head">A new batch</h2>
        <p className="field-line">
          <label htmlFor="lab-scenario">Scenario</label>
          <select id="lab-scenario" value={id} onChange={(event) => setId(event.target.value)}>
            {all.map(({ entry, system }) => (
              <option key={entry.id} value={entry.id}>
                {entry.title} ({system.title}, {entry.turns === 1 ? '1 turn' : `${entry.turns} turns`})
              </option>
            ))}
          </select>
        </p>
        {offered && map ? (
          <BatchForm key={id} offered={offered} map={map} />
        ) : (
          <p className="refused">Its map is not here.</p>
        )}
      </section>
      <Kept registry={registry} />
    </div>
  );
}

function Kept({ registry }: Pick<LabRoomProps, 'registry'>) {
  const [all, setAll] = useState(() => keptBatches());
  const drop = ({ id }: KeptBatch) => {
    dropBatch(id);
    setAll(keptBatches());
  };
  return (
    <section className="kept-batches" aria-labelledby="batches-head">
      <h2 id="batches-head">Batches on this device</h2>
      {all.length === 0 ? (
        <p className="hint">
          None yet. Choose who plays above and press Play: each game that is through is kept here, and a batch
          that was stopped can be taken up again.
        </p>
      ) : (
        <p className="hint">The latest {MOST_KEPT} are kept; export what you want to keep for good.</p>
      )}
      <ul>
        {all.map((kept) => (
          <li key={kept.id}>
            <a href={`/lab/${kept.id}`}>{scenarioTitle(registry, kept.batch)}</a>{' '}
            <small>
              {kept.rows.length} of {gamesIn(kept.batch)} games
            </small>
            <p>{batchWords(kept.batch)}</p>
            <button
              type="button"
              className="quiet"
              aria-label={`Delete the batch of ${scenarioTitle(registry, kept.batch)}: ${batchWords(kept.batch)}`}
              onClick={() => drop(kept)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
