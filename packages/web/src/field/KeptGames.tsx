/** The games that wait on this device, and what comes in from a file. */
import type { MapEntry, Registry } from '@longroll/kernel';
import { useState } from 'react';
import { saveFile } from '../keep/file.ts';
import { useAhead } from './ahead.ts';
import { bringBack, foundGame, type KeptGame, keptGames, type Struck, strikeGame } from './games.ts';
import { ImportFile } from './ImportFile.tsx';
import { fileOf } from './keptCourse.ts';
import { offeredAt } from './scenarios.ts';

interface KeptGamesProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

export function KeptGames({ registry, maps }: KeptGamesProps) {
  const [games, setGames] = useState(keptGames);
  const [struck, setStruck] = useState<Struck | null>(null);
  useAhead(
    games.find(({ unreadable }) => !unreadable),
    { registry, maps },
  );
  const strike = (game: KeptGame) => {
    setStruck(strikeGame(game));
    setGames(keptGames());
  };
  const back = (one: Struck) => {
    bringBack(one);
    setStruck(null);
    setGames(keptGames());
  };
  return (
    <section className="kept-games" aria-labelledby="kept-head">
      <h2 id="kept-head">Games on this device</h2>
      {games.length === 0 && (
        <p className="hint">
          None yet. Choose a scenario below and press Begin: the game is kept here after every move and waits
          for you. Nothing leaves this device.
        </p>
      )}
      <ul>
        {games.map((game) => (
          <GameLine key={game.key} game={named(game, registry)} onStrike={() => strike(game)} />
        ))}
      </ul>
      <div className="tools">
        <ImportFile registry={registry} maps={maps} />
        {struck && (
          <button type="button" onClick={() => back(struck)}>
            Bring back {named(struck.game, registry).title}
          </button>
        )}
      </div>
    </section>
  );
}

/** What was read off a game has no title of its own: then that of its scenario, if that is known. */
function named(game: KeptGame, registry: Registry): KeptGame {
  const title = game.title || offeredAt(registry, game.scenario)?.entry.title || game.scenario;
  return { ...game, title: title || 'A game' };
}

const whenWords = (touched: string): string =>
  touched === ''
    ? ''
    : new Date(touched).toLocaleString([], {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });

interface GameLineProps {
  readonly game: KeptGame;
  readonly onStrike: () => void;
}

function GameLine({ game, onStrike }: GameLineProps) {
  const { key, title, touched, moves, unreadable } = game;
  return (
    <li>
      {unreadable ? <b>{title}</b> : <a href={`/field/game/${key}`}>{title}</a>}{' '}
      <small>{whenWords(touched)}</small>
      {unreadable ? (
        <p className="refused">This game cannot be read. What lies here of it can be saved as a file.</p>
      ) : (
        <p>{standing(game)}</p>
      )}
      <span className="line-tools">
        {unreadable && (
          <button type="button" onClick={() => saveAsItIs(key)}>
            Save as a file
          </button>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={`Delete ${title}, ${moves} moves`}
          onClick={onStrike}
        >
          Delete
        </button>
      </span>
    </li>
  );
}

function standing({ over, stands, verdict, moves }: KeptGame) {
  const said = [verdict, moves === 1 ? '1 move' : `${moves} moves`].filter((word) => word !== '').join(' · ');
  if (over)
    return (
      <>
        <b>Over</b> · {said}
      </>
    );
  return stands === '' ? said : `${stands} · ${said}`;
}

function saveAsItIs(key: string): void {
  const found = foundGame(key);
  if (found) saveFile(`${key}.game.json`, 'application/json', fileOf(found));
}
