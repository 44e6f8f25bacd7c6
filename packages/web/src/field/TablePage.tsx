/** The table on which a game is played: the map, and the orders beside it. */
import { type Game, type GridMap, type Registry, recordOf, writeRecord } from '@longroll/kernel';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { saveFile } from '../keep/file.ts';
import type { Easel } from '../map/Easel.ts';
import { turnBegan } from './changes.ts';
import { FindUnit } from './FindUnit.tsx';
import { Happened } from './Happened.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MapBoard } from './MapBoard.tsx';
import { Orders, type TabName } from './Orders.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { Report } from './Report.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { Since } from './Since.tsx';
import { Spoken } from './Spoken.tsx';
import type { Playable } from './scenarios.ts';
import type { Told } from './story.ts';
import { useAbsence } from './useAbsence.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type KeptAs, type PlayedGame, useGame } from './useGame.ts';
import { type Replay, useReplay } from './useReplay.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTold } from './useTold.ts';
import { useChanges, useTracks } from './useTracks.ts';

interface TablePageProps {
  readonly registry: Registry;
  readonly playable: Playable;
  readonly map: GridMap;
  readonly opened: Game;
  /** Null if it is only looked at. */
  readonly kept: KeptAs | null;
  /** What was found out when it was opened. */
  readonly told: string;
  /** Somebody beside the table who speaks, and who may bring a game of his own. */
  readonly coach?: Coach | undefined;
}

export interface Coach {
  readonly played?: PlayedGame;
  readonly panel: (desk: Desk) => ReactNode;
}

/** How near a piece is shown that was looked for. */
const CLOSE = 62;

export function exportGame(game: Game): void {
  const name = game.head.scenario.split('/').at(-1);
  saveFile(`${name}.game.json`, 'application/json', writeRecord(recordOf(game)));
}

function usePlayed(kept: KeptAs | null, opened: Game, coach: Coach | undefined): PlayedGame {
  const own = useGame(kept, opened);
  return coach?.played ?? own;
}

const useTitle = ({ entry }: Playable): void =>
  useEffect(() => {
    document.title = `${entry.title} · Long Roll`;
  }, [entry]);

export function TablePage({ registry, playable, map, opened, kept, told: found, coach }: TablePageProps) {
  const played = usePlayed(kept, opened, coach);
  const desk = useDesk(playable, map, played);
  const easel = useRef<Easel>(null);
  const [tab, setTab] = useState<TabName>('actions');
  const [shown, setShown] = useState<'report' | 'help' | 'settings' | 'search' | null>(null);
  const replay = useReplay(desk, tab, setTab);
  const told = useTold(desk, replay.on);
  const find = (piece: string, cell: number) => {
    desk.pick(piece);
    if (cell >= 0) easel.current?.showCell(cell, CLOSE);
  };
  const onSearch = () => setShown('search');
  const { next, undo } = useTableKeys({ desk, find, setTab, onHelp: () => setShown('help'), onSearch });
  const { over } = desk.table;
  useEffect(() => {
    if (over && desk.isNow) setShown('report');
  }, [over, desk.isNow]);
  useTitle(playable);
  const replayFrom = (at: number) => {
    setShown(null);
    replay.from(at);
  };
  const onExport = () => exportGame(played.game);
  return (
    <div className="table-page" data-sheet={tab}>
      <h1 className="visually-hidden">{playable.entry.title}</h1>
      <MapBoard {...{ desk, registry, easel, onSearch }} />
      <Telling {...{ desk, easel, told, kept, replay }} />
      {replay.on && <ReplayBar key={replay.began} desk={desk} plays={replay.plays} onClose={replay.close} />}
      {coach?.panel(desk)}
      <Orders
        {...{ desk, registry, tab, onTab: setTab, onFind: find }}
        told={found}
        replays={replay.on}
        onUndo={undo}
        onNext={next}
        onReplay={() => replayFrom(played.game.moves.length)}
        onExport={onExport}
        onHelp={() => setShown('help')}
        onSettings={() => setShown('settings')}
        onReport={() => setShown('report')}
      />
      <Spoken desk={desk} told={told} />
      {shown === 'search' && <FindUnit desk={desk} onFind={find} onClose={() => setShown(null)} />}
      {shown === 'help' && <KeyHelp onClose={() => setShown(null)} />}
      {shown === 'settings' && <SettingsSheet onClose={() => setShown(null)} />}
      {shown === 'report' && (
        <Report
          desk={desk}
          onReplay={() => replayFrom(0)}
          onExport={onExport}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

interface TellingProps {
  readonly desk: Desk;
  readonly easel: RefObject<Easel | null>;
  readonly told: Told | null;
  readonly kept: KeptAs | null;
  readonly replay: Replay;
}

/** What happened, on the map; to one who comes back, what he missed. */
function Telling({ desk, easel, told, kept, replay }: TellingProps) {
  const strip = useRef<HTMLElement>(null);
  const changes = useChanges(desk, replay.on);
  useTracks(desk, easel, changes, strip);
  const { game } = desk.played;
  const { offer, settle } = useAbsence(kept, desk.played, desk.table.over);
  const show = () => {
    settle();
    if (!offer) return;
    replay.play(offer.what === 'missed' ? offer.from : turnBegan(game, game.moves.length, desk.side));
  };
  return (
    <Happened {...{ desk, told, changes, strip }}>
      {offer && !replay.on && (
        <Since offer={offer} moves={game.moves.length} onPlay={show} onClose={settle} />
      )}
    </Happened>
  );
}
