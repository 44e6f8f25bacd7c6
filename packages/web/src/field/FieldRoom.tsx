/** The Field: games that wait on this device, and what can be begun. */
import { type Registry, readRecord } from '@longroll/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { OursMeans } from '../cite/OursMeans.tsx';
import { readPicked } from '../keep/file.ts';
import { bringBack, type KeptGame, keepRecord, keptGames, newKey, type Struck, strikeGame } from './games.ts';
import { type Playable, playableAt, playables, turnWords } from './scenarios.ts';

export function FieldRoom({ registry }: { readonly registry: Registry }) {
  const [games, setGames] = useState(keptGames);
  const [struck, setStruck] = useState<Struck | null>(null);
  const all = playables(registry);
  return (
    <div className="room field-room">
      <header className="room-head">
        <h1>Field</h1>
        <p className="hint">
          Whole games, both sides on this device. Every legal move is listed, every attack shows its odds
          first, and the journal says which rule counted. New to it? <a href="/learn">Learn to play</a>.
        </p>
      </header>
      <section className="kept-games" aria-labelledby="kept-head">
        <h2 id="kept-head">Games on this device</h2>
        {games.length === 0 && (
          <p className="hint">
            None yet. Choose a scenario below and press Begin: the game is kept here after every move and
            waits for you. Nothing leaves this device.
          </p>
        )}
        <ul>
          {games.map((game) => (
            <GameLine
              key={game.key}
              game={game}
              onStrike={() => {
                setStruck(strikeGame(game));
                setGames(keptGames());
              }}
            />
          ))}
        </ul>
        <Import
          registry={registry}
          struck={struck}
          onBack={() => {
            if (struck) bringBack(struck);
            setStruck(null);
            setGames(keptGames());
          }}
        />
      </section>
      <section className="sheets" aria-labelledby="scenarios-head">
        <h2 id="scenarios-head">Scenarios</h2>
        {all.length === 0 && <p className="hint">No scenario can be played yet.</p>}
        {all.some(({ entry }) => entry.ours.length > 0) && (
          <p className="hint">
            <OursMeans />
          </p>
        )}
        <ol>
          {all.map((playable) => (
            <ScenarioLine key={playable.entry.id} playable={playable} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function ScenarioLine({ playable: { entry } }: { readonly playable: Playable }) {
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

const whenWords = (touched: string): string =>
  new Date(touched).toLocaleString([], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function GameLine({ game, onStrike }: { readonly game: KeptGame; readonly onStrike: () => void }) {
  const { key, title, touched, moves, stands, verdict, over } = game;
  return (
    <li>
      <a href={`/field/game/${key}`}>{title}</a> <small>{whenWords(touched)}</small>
      <p>
        {over ? <b>Over</b> : stands} · {verdict} · {moves === 1 ? '1 move' : `${moves} moves`}
      </p>
      <button
        type="button"
        className="quiet"
        aria-label={`Delete ${title}, ${moves} moves`}
        onClick={onStrike}
      >
        Delete
      </button>
    </li>
  );
}

interface ImportProps {
  readonly registry: Registry;
  readonly struck: Struck | null;
  readonly onBack: () => void;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A file becomes a new game on the device; whether its moves can be played is said when it opens. */
function imported(registry: Registry, text: string): { readonly key: string } | { readonly wrong: string } {
  const read = readRecord(json(text));
  if (read.refused) return { wrong: read.refused.text };
  const playable = playableAt(registry, read.value.scenario);
  if (!playable) return { wrong: `Its scenario, ${read.value.scenario}, is not known here.` };
  const key = newKey();
  const kept = keepRecord(key, playable.entry.title, read.value);
  return kept ? { key } : { wrong: 'This device can keep no more games. Delete one and try again.' };
}

function Import({ registry, struck, onBack }: ImportProps) {
  const [wrong, setWrong] = useState('');
  const [, navigate] = useLocation();
  const take = async (input: HTMLInputElement) => {
    const text = await readPicked(input);
    if (text === null) return;
    const result = imported(registry, text);
    if ('key' in result) navigate(`/field/game/${result.key}`);
    else setWrong(`Nothing was changed. ${result.wrong}`);
  };
  return (
    <div className="tools">
      <label className="button">
        Import a game file
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={(event) => take(event.target)}
        />
      </label>
      {struck && (
        <button type="button" onClick={onBack}>
          Bring back {struck.game.title}
        </button>
      )}
      <p role="status">{wrong}</p>
    </div>
  );
}
