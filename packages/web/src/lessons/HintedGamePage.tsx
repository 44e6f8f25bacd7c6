/** A whole game with hints: kept on the device like every other, and found again from here. */
import { begin, fits, type Hint, type HintedGame, type MapEntry, type Registry } from '@longroll/kernel';
import { useState } from 'react';
import { GamePage } from '../field/GamePage.tsx';
import { foundGame, keepGame, newKey } from '../field/games.ts';
import { namedLuck } from '../field/luck.ts';
import { type Offered, offeredAt } from '../field/scenarios.ts';
import { openTable } from '../field/seat.ts';
import type { Desk } from '../field/useDesk.ts';
import { type Laid, useRules } from '../field/useRules.ts';
import { NoMap } from '../map/MapRoom.tsx';
import { CoachFrame, Sayings } from './Coach.tsx';
import { keepDone, keepProgress, progress } from './progress.ts';

interface HintedGamePageProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly game: HintedGame;
}

/** The game that waits on the device, unless it has been deleted. */
function waiting({ id }: HintedGame): string | null {
  const key = progress().games[id];
  return key !== undefined && foundGame(key) ? key : null;
}

export function HintedGamePage({ registry, maps, game }: HintedGamePageProps) {
  const [key, setKey] = useState(() => waiting(game));
  const offered = offeredAt(registry, game.scenario);
  const map = maps.find(({ id }) => id === offered?.entry.map);
  if (!offered || !map) return <p className="refused">Its scenario or its map is not here.</p>;
  if (key === null) return <Start game={game} offered={offered} map={map} onStart={setKey} />;
  return (
    <GamePage
      {...{ registry, maps }}
      name={key}
      coach={{ panel: (desk) => <Hints desk={desk} game={game} /> }}
    />
  );
}

interface StartProps {
  readonly game: HintedGame;
  readonly offered: Offered;
  readonly map: MapEntry;
  readonly onStart: (key: string) => void;
}

/** Kept on the device from its beginning; null if it cannot be. */
function started(game: HintedGame, { entry, system }: Offered, laid: Laid): string | null {
  if (!laid || 'wrong' in laid) return null;
  const head = { scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules: {} };
  const begun = begin(laid.rules, { ...head, started: new Date().toISOString(), ...namedLuck() });
  if (begun.refused) return null;
  const key = newKey();
  const { value } = begun;
  if (!keepGame({ key, title: entry.title }, value, openTable(value, value.now)).kept) return null;
  return keepProgress({ games: { ...progress().games, [game.id]: key } }) ? key : null;
}

function Start({ game, offered, map, onStart }: StartProps) {
  const { laid, again } = useRules(offered.entry, map);
  const [unkept, setUnkept] = useState(false);
  if (laid && 'wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  const start = () => {
    const key = started(game, offered, laid);
    if (key === null) setUnkept(true);
    else onStart(key);
  };
  return (
    <div className="room learn-room">
      <header className="room-head">
        <p className="eyebrow">Your first game</p>
        <h1>{game.title}</h1>
        <p className="lede">{game.about}</p>
      </header>
      <p>{offered.entry.about}</p>
      <p className="ways">
        <button type="button" className="primary" disabled={!laid} onClick={start}>
          Begin
        </button>
        <a className="button" href="/learn">
          All lessons
        </a>
      </p>
      {unkept && (
        <p className="refused" role="alert">
          This device cannot keep a game: its storage is full or closed. Delete old games, or allow storage.
        </p>
      )}
    </div>
  );
}

/** The first that fits the moment and has not been put away. */
const hintFor = (
  { hints }: HintedGame,
  known: readonly string[],
  { table, side, options }: Desk,
): Hint | undefined =>
  hints.find(
    (hint) =>
      !known.includes(hint.id) &&
      hint.decides === table.decides &&
      (hint.side === undefined || hint.side === side) &&
      (hint.offers === undefined || options.some(({ action }) => fits(hint.offers!, action))),
  );

function Hints({ desk, game }: { readonly desk: Desk; readonly game: HintedGame }) {
  const [known, setKnown] = useState(() => progress().known[game.id] ?? []);
  const hint = desk.isNow ? hintFor(game, known, desk) : undefined;
  const keep = (ids: readonly string[]) => {
    setKnown(ids);
    keepProgress({ known: { ...progress().known, [game.id]: ids } });
  };
  if (desk.table.over) keepDone(game.id);
  return (
    <CoachFrame head="Hints">
      <div className="coach-words" role="status">
        {hint ? <Sayings say={hint.say} /> : <p className="hint">Nothing new to say here.</p>}
      </div>
      <p className="ways">
        {hint && (
          <button type="button" onClick={() => keep([...known, hint.id])}>
            I know that
          </button>
        )}
        {!hint && known.length > 0 && (
          <button type="button" className="quiet" onClick={() => keep([])}>
            Show all hints again
          </button>
        )}
      </p>
    </CoachFrame>
  );
}
