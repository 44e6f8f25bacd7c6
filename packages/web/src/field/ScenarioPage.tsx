/** A scenario before it is played: what it is about, who is there, what of its terms is ours. */
import { begin, type MapEntry } from '@longroll/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CounterFace } from '../counter/CounterFace.tsx';
import { NoMap } from '../map/MapRoom.tsx';
import { keepGame, newKey } from './games.ts';
import { HouseRules, type Readings } from './HouseRules.tsx';
import { type Playable, turnWords } from './scenarios.ts';
import { tableOf } from './seat.ts';
import { useRules } from './useRules.ts';

interface ScenarioPageProps {
  readonly playable: Playable;
  readonly maps: readonly MapEntry[];
}

export function ScenarioPage({ playable, maps }: ScenarioPageProps) {
  const { entry, system } = playable;
  const map = maps.find(({ id }) => id === entry.map);
  return (
    <div className="room scenario-page">
      <header className="room-head">
        <p className="eyebrow">{system.title}</p>
        <h1>{entry.title}</h1>
        <p className="when">
          {entry.when}, {turnWords(entry.turns)}
        </p>
        <p className="lede">{entry.about}</p>
        {map ? <Begin playable={playable} map={map} /> : <p className="refused">Its map is not here.</p>}
      </header>
      {entry.ours.length > 0 && (
        <p className="ours">
          <b>Ours:</b> {entry.ours.join(', ')}. No source gives these terms; we set them, and a table may
          agree on others.
        </p>
      )}
      <OrderOfBattle playable={playable} />
    </div>
  );
}

interface BeginProps {
  readonly playable: Playable;
  readonly map: MapEntry;
}

function Begin({ playable, map }: BeginProps) {
  const { entry, system } = playable;
  const { laid, again } = useRules(entry, map);
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState('');
  const [houseRules, setHouseRules] = useState<Readings>({});
  if (laid && 'wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  const start = () => {
    if (!laid) return;
    const started = new Date().toISOString();
    const head = {
      scenario: entry.id,
      system: system.id,
      rulesVersion: system.version,
      houseRules,
      started,
    };
    const game = begin(laid.rules, head);
    if (game.refused) return setWrong(game.refused.text);
    const key = newKey();
    const { title } = entry;
    if (!keepGame({ key, title }, game.value, tableOf(game.value, game.value.now)).kept)
      return setWrong(
        'This device cannot keep a game: its storage is full or closed. Delete old games, or allow storage.',
      );
    navigate(`/field/game/${key}${location.search}`);
  };
  return (
    <div className="begin">
      <button type="button" className="primary" disabled={!laid} onClick={start}>
        Begin
      </button>
      <p>Both sides on this device, turn about. The game is kept here after every move.</p>
      <HouseRules rulings={system.rulings} readings={houseRules} onChange={setHouseRules} />
      {wrong !== '' && (
        <p className="refused" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}

function OrderOfBattle({ playable }: Pick<ScenarioPageProps, 'playable'>) {
  const { sheet, muster } = playable;
  const { marks, printed } = muster;
  return (
    <div className="table">
      {sheet.sides.map(({ id, title }) => (
        <section key={id} className="force" data-side={id} aria-label={title}>
          <h2>{title}</h2>
          <div className="counters">
            {sheet.counters
              .filter(({ side }) => side === id)
              .map((counter) => (
                <figure key={counter.id} className="mustered">
                  <CounterFace counter={counter} record={counter.record} marks={marks} printed={printed} />
                  <figcaption>{counter.place}</figcaption>
                </figure>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
