/** The table on which a game is played: the map, and the orders beside it. */
import { type Game, type GridMap, type Registry, recordOf, writeRecord } from '@longroll/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveFile } from '../keep/file.ts';
import type { Easel } from '../map/Easel.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { MapBoard } from './MapBoard.tsx';
import { Orders, type TabName } from './Orders.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { Report } from './Report.tsx';
import { Spoken } from './Spoken.tsx';
import type { Playable } from './scenarios.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type KeptAs, type PlayedGame, useGame } from './useGame.ts';
import { useTableKeys } from './useTableKeys.ts';

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

export function TablePage({ registry, playable, map, opened, kept, told, coach }: TablePageProps) {
  const played = usePlayed(kept, opened, coach);
  const desk = useDesk(playable, map, played);
  const easel = useRef<Easel>(null);
  const [tab, setTab] = useState<TabName>('actions');
  const [replays, setReplays] = useState(false);
  const [shown, setShown] = useState<'report' | 'help' | null>(null);
  const find = (piece: string, cell: number) => {
    desk.pick(piece);
    if (cell >= 0) easel.current?.showCell(cell, CLOSE);
  };
  const { next, undo } = useTableKeys({ desk, find, setTab, onHelp: () => setShown('help') });
  const { over } = desk.table;
  useEffect(() => {
    if (over && desk.isNow) setShown('report');
  }, [over, desk.isNow]);
  useTitle(playable);
  const replayFrom = (at: number) => {
    setShown(null);
    setReplays(true);
    desk.lookBack(at);
  };
  const onExport = () => exportGame(played.game);
  return (
    <div className="table-page" data-sheet={tab}>
      <h1 className="visually-hidden">{playable.entry.title}</h1>
      <MapBoard desk={desk} registry={registry} easel={easel} />
      {(replays || !desk.isNow) && (
        <ReplayBar
          desk={desk}
          onClose={() => {
            desk.lookBack(null);
            setReplays(false);
          }}
        />
      )}
      {coach?.panel(desk)}
      <Orders
        {...{ desk, registry, tab, told, onTab: setTab, onFind: find }}
        onUndo={undo}
        onNext={next}
        onReplay={() => replayFrom(played.game.moves.length)}
        onExport={onExport}
        onHelp={() => setShown('help')}
        onReport={() => setShown('report')}
      />
      <Spoken desk={desk} />
      {shown === 'help' && <KeyHelp onClose={() => setShown(null)} />}
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
