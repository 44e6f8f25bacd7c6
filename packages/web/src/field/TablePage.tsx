/** The table on which a game is played: the map, and the orders beside it. */
import { type Game, type GridMap, type Registry, recordOf, type Seat, writeRecord } from '@longroll/kernel';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '../keep/file.ts';
import type { Easel } from '../map/Easel.ts';
import { AskSheet } from '../opponent/AskSheet.tsx';
import { SeatsSheet } from '../opponent/SeatsSheet.tsx';
import { OpponentContext, useOpposing } from '../opponent/useOpponent.ts';
import { CurtainPage } from './CurtainPage.tsx';
import { turnBegan, turnFound } from './changes.ts';
import { FindUnit } from './FindUnit.tsx';
import type { Handing } from './HandOver.tsx';
import { Happened } from './Happened.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MapBoard } from './MapBoard.tsx';
import { Orders, type TabName } from './Orders.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { Report } from './Report.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { Since } from './Since.tsx';
import { Spoken } from './Spoken.tsx';
import { type Playable, sideTitle } from './scenarios.ts';
import type { Told } from './story.ts';
import { useAbsence } from './useAbsence.ts';
import { useCurtain } from './useCurtain.ts';
import { type Desk, useDesk } from './useDesk.ts';
import { type KeptAs, type PlayedGame, useGame } from './useGame.ts';
import { sceneChanges, usePlayback } from './usePlayback.ts';
import { type Replay, useReplay } from './useReplay.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableOpponent } from './useTableOpponent.ts';
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

function usePlayed({ kept, opened, playable, coach }: TablePageProps): PlayedGame {
  const own = useGame(kept, opened, playable);
  return coach?.played ?? own;
}

/**
 * The table fills the window, under a title of its own, so the frame around it is another. It is told by a mark: a style
 * that looks for the table inside the frame (`:has`) makes the browser go through whole pages at every tap.
 */
function useWholeWindow({ entry }: Playable): void {
  useEffect(() => {
    document.title = `${entry.title} · Long Roll`;
  }, [entry]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['atTable'] = '';
    return () => {
      delete dataset['atTable'];
    };
  }, []);
}

/** What the styles of the table hang on. */
const marks = (sheet: TabName, replays: boolean, coached: boolean) => ({
  'data-sheet': sheet,
  ...(replays && { 'data-replays': true }),
  ...(coached && { 'data-coached': true }),
});

/** Covered or not: a table that is closed to the other side is put away whole, and laid out anew for whoever is next. */
export function TablePage(props: TablePageProps) {
  const { playable } = props;
  const played = usePlayed(props);
  const opposing = useTableOpponent(played);
  const { guarded, lift, draw } = useCurtain(played.game);
  useWholeWindow(playable);
  if (guarded.is === 'covered')
    return <CurtainPage game={played.game} playable={playable} next={guarded.next} onLift={lift} />;
  const handing = guarded.is === 'done' ? { next: guarded.next, onHandOver: draw } : null;
  return (
    <OpponentContext value={opposing}>
      <LaidTable key={guarded.seat} {...props} {...{ played, handing }} seat={guarded.seat} />
    </OpponentContext>
  );
}

/** Once, when the last move has been made. */
function useEnding({ table: { over }, isNow }: Desk, onEnd: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends when the table says so, whoever is told.
  useEffect(() => {
    if (over && isNow) onEnd();
  }, [over, isNow]);
}

interface LaidTableProps extends Omit<TablePageProps, 'opened'> {
  readonly played: PlayedGame;
  readonly seat: Seat | undefined;
  readonly handing: Handing | null;
}

function LaidTable(props: LaidTableProps) {
  const { registry, playable, map, kept, told: found, coach, played, seat, handing } = props;
  const desk = useDesk(playable, map, played, seat);
  const easel = useRef<Easel>(null);
  const [tab, setTab] = useState<TabName>('actions');
  const [shown, setShown] = useState<SheetName | null>(null);
  const replay = useReplay(desk, tab, setTab);
  const told = useTold(desk, replay.on);
  useLookingBack(!desk.isNow || replay.on);
  const find = (piece: string, cell: number) => {
    desk.pick(piece);
    if (cell >= 0) easel.current?.showCell(cell, CLOSE);
  };
  const onSearch = () => setShown('search');
  const { next, undo } = useTableKeys({
    desk,
    find,
    setTab,
    onHelp: () => setShown('help'),
    onSearch,
    handing,
  });
  useEnding(desk, () => setShown('report'));
  const replayFrom = (at: number) => {
    setShown(null);
    replay.from(at);
  };
  const onExport = () => exportGame(played.game);
  return (
    <div className="table-page" {...marks(tab, replay.on, coach !== undefined)}>
      <h1 className="visually-hidden">{playable.entry.title}</h1>
      <MapBoard {...{ desk, registry, easel, onSearch }} />
      <Telling {...{ desk, easel, told, kept, replay }} />
      <Replaying {...{ desk, kept, replay }} onAsk={() => setShown('ask')} />
      {coach?.panel(desk)}
      <Orders
        {...{ desk, registry, tab, onTab: setTab, onFind: find, handing }}
        told={found}
        replays={replay.on}
        onUndo={undo}
        onTurn={(turn) => replayFrom(turnFound(played.game, turn))}
        onNext={next}
        onReplay={() => replayFrom(played.game.moves.length)}
        onExport={onExport}
        {...sheetsBy(setShown)}
      />
      <Spoken desk={desk} told={told} />
      <LaidSheet
        {...{ desk, shown, onFind: find, onExport }}
        onReplay={() => replayFrom(0)}
        onClose={() => setShown(null)}
      />
    </div>
  );
}

/** A computer does nothing while an earlier moment is looked at. */
function useLookingBack(isLooking: boolean): void {
  const lookBack = useOpposing()?.lookBack;
  useEffect(() => lookBack?.(isLooking), [lookBack, isLooking]);
}

type SheetName = 'report' | 'help' | 'settings' | 'search' | 'seats' | 'ask';

/** The buttons by which a sheet is laid over the table. */
const sheetsBy = (show: (sheet: SheetName) => void) => ({
  onHelp: () => show('help'),
  onSettings: () => show('settings'),
  onReport: () => show('report'),
  onSeats: () => show('seats'),
  onAsk: () => show('ask'),
});

interface LaidSheetProps {
  readonly desk: Desk;
  readonly shown: SheetName | null;
  readonly onFind: (piece: string, cell: number) => void;
  readonly onReplay: () => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

/** What lies over the whole table. */
function LaidSheet({ desk, shown, onFind, onReplay, onExport, onClose }: LaidSheetProps) {
  if (shown === 'search') return <FindUnit {...{ desk, onFind, onClose }} />;
  if (shown === 'help') return <KeyHelp onClose={onClose} />;
  if (shown === 'settings') return <SettingsSheet onClose={onClose} />;
  const { game } = desk.played;
  const titleOf = (side: string) => sideTitle(desk.playable.sheet, side);
  if (shown === 'seats') return <SeatsSheet {...{ game, titleOf, onClose }} />;
  if (shown === 'ask') return <AskSheet {...{ game, titleOf, onClose }} at={desk.at} seat={desk.seat} />;
  return shown === 'report' ? <Report {...{ desk, onReplay, onExport, onClose }} /> : null;
}

interface ReplayingProps extends Pick<TellingProps, 'desk' | 'kept' | 'replay'> {
  readonly onAsk: () => void;
}

const Replaying = ({ desk, kept, replay, onAsk }: ReplayingProps) =>
  replay.on && (
    <ReplayBar key={replay.began} {...{ desk, kept, onAsk, plays: replay.plays }} onClose={replay.close} />
  );

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
  const playback = usePlayback(told, replay.on);
  const { scene } = playback;
  const marked = useMemo(() => sceneChanges(scene), [scene]);
  useTracks(desk, easel, changes ?? marked, strip);
  const { game } = desk.played;
  const { offer, settle } = useAbsence(desk.seat === undefined ? kept : null, desk.played, desk.table.over);
  const show = () => {
    settle();
    if (!offer) return;
    replay.play(offer.what === 'missed' ? offer.from : turnBegan(game, game.moves.length, desk.side));
  };
  return (
    <Happened {...{ desk, told, changes, strip, playback }}>
      {offer && !replay.on && (
        <Since offer={offer} moves={game.moves.length} onPlay={show} onClose={settle} />
      )}
    </Happened>
  );
}
