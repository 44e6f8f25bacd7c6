/** The Field: games that wait on this device, and what can be begun. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { OursMeans } from '../cite/OursMeans.tsx';
import { KeptGames } from './KeptGames.tsx';
import { type Offered, offeredScenarios, turnWords } from './scenarios.ts';

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
        <ol>
          {all.map(({ entry }) => (
            <ScenarioLine key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function ScenarioLine({ entry }: Pick<Offered, 'entry'>) {
  return (
    <li>
      <a href={`/field/${entry.id}`}>{entry.title}</a>{' '}
      <small>
        {entry.when}, {turnWords(entry.turns)}
      </small>
      <p>{entry.about}</p>
      {entry.ours.length > 0 && <p className="ours">Ours: {entry.ours.join(', ')}.</p>}
    </li>
  );
}
