/** The Field: games that wait on this device, and what can be begun. */
import type { MapEntry, Registry, ScenarioEntry } from '@longroll/kernel';
import { OursMeans } from '../cite/OursMeans.tsx';
import { KeptGames } from './KeptGames.tsx';
import { groupedScenarios, offeredScenarios, turnWords } from './scenarios.ts';

interface FieldRoomProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

export function FieldRoom({ registry, maps }: FieldRoomProps) {
  const all = offeredScenarios(registry);
  return (
    <div className="room field-room">
      <header className="room-head">
        <h1>Field</h1>
        <p className="hint">
          Whole games, both sides on this device. Every legal move is listed, every attack shows its odds
          first, and the journal says which rule counted. New to it? <a href="/learn">Learn to play</a>.
        </p>
      </header>
      <KeptGames registry={registry} maps={maps} />
      <section className="sheets" aria-labelledby="scenarios-head">
        <h2 id="scenarios-head">Scenarios</h2>
        {all.length === 0 && <p className="hint">No scenario can be played yet.</p>}
        {all.some(({ entry }) => entry.ours.length > 0) && (
          <p className="hint">
            <OursMeans />
          </p>
        )}
        {groupedScenarios(all).map(({ title, scenarios }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ol>
              {scenarios.map(({ entry, parts }) => (
                <ScenarioLine key={entry.id} entry={entry} parts={parts} />
              ))}
            </ol>
          </section>
        ))}
      </section>
    </div>
  );
}

interface ScenarioLineProps {
  readonly entry: ScenarioEntry;
  /** Shorter ones that are cut from it. */
  readonly parts?: readonly ScenarioEntry[];
}

function ScenarioLine({ entry, parts = [] }: ScenarioLineProps) {
  return (
    <li data-parted={parts.length > 0 || undefined}>
      <a href={`/field/${entry.id}`}>{entry.title}</a>{' '}
      <small>
        {entry.when}, {turnWords(entry.turns)}
      </small>
      <p>{entry.about}</p>
      {entry.ours.length > 0 && <p className="ours">Ours: {entry.ours.join(', ')}.</p>}
      {parts.length > 0 && (
        <ol aria-label={`Parts of ${entry.title}`}>
          {parts.map((part) => (
            <ScenarioLine key={part.id} entry={part} />
          ))}
        </ol>
      )}
    </li>
  );
}
