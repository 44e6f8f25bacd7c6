/** The map of the table: counters, what can be reached, and what lies open beside a cell. */
import type { Reached, Registry, SightLine } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Easel } from '../map/Easel.ts';
import { type MapTool, MapTools } from '../map/MapPage.tsx';
import { AskedBeside } from './AskedWord.tsx';
import { CellMenu } from './CellMenu.tsx';
import { FacingRose, useRose } from './FacingRose.tsx';
import { Fan } from './Fan.tsx';
import { facingsOf, roseCell } from './facings.ts';
import { HoverOdds, toldAt } from './HoverOdds.tsx';
import { Legend } from './Legend.tsx';
import { MapShow, OverlayLine, type Sheets } from './MapShow.tsx';
import { type Miniature, MiniMap } from './MiniMap.tsx';
import { BESIDE, UNDER, usePinned } from './pinning.ts';
import { lyingAt } from './tapping.ts';
import { useBoard, whereThey } from './useBoard.ts';
import type { Desk } from './useDesk.ts';
import { useSightLine } from './useSightLine.ts';
import { cellName, groundWords, markerWords } from './words.ts';

/** How near a piece is shown that was looked for. */
const CLOSE = 62;

interface MapBoardProps {
  readonly desk: Desk;
  readonly registry: Registry;
  readonly easel: RefObject<Easel | null>;
  readonly onSearch: () => void;
}

/** Those whom the running action or the hand is about stay in sight. */
function useActing({ table, inHand }: Desk): readonly number[] {
  return useMemo(() => {
    const acting = new Set([...table.active, ...(inHand === null ? [] : [inHand])]);
    return table.pieces.filter(({ id }) => acting.has(id)).map(({ cell }) => cell);
  }, [table, inHand]);
}

/** A phone has no room for the small map unless it is asked for. */
const isWide = (): boolean => matchMedia('(min-width: 56rem)').matches;

function useSheets() {
  const [sheets, setSheets] = useState<Sheets>(() => ({ mini: isWide(), key: false }));
  const onSheet = (sheet: keyof Sheets) => setSheets((was) => ({ ...was, [sheet]: !was[sheet] }));
  return { sheets, onSheet };
}

/** The cell that is pointed at, and whether by keyboard. */
function usePointing(desk: Desk) {
  const [pointed, setPointed] = useState(-1);
  const [keyed, setKeyed] = useState(false);
  const onTap = (tapped: number, byKey: boolean) => {
    setKeyed(byKey);
    desk.tap(tapped);
  };
  const onPoint = (at: number, byKey: boolean) => {
    setPointed(at);
    setKeyed(byKey);
  };
  return { pointed, keyed, onTap, onPoint };
}

export function MapBoard({ desk, registry, easel: shared, onSearch }: MapBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pointed, keyed, onTap, onPoint } = usePointing(desk);
  const { open, map } = desk;
  const cell = open?.what === 'fan' || open?.what === 'menu' ? open.cell : -1;
  const acting = useActing(desk);
  const { pinned, pin } = usePinned(map, cell, open?.what === 'menu' ? BESIDE : UNDER, acting);
  const { sheets, onSheet } = useSheets();
  const mini = useRef<Miniature>(null);
  const told = toldAt(desk, pointed);
  const hovered = usePinned(map, told.length > 0 ? pointed : -1, BESIDE, acting);
  const facings = facingsOf(desk);
  const around = roseCell(desk, facings);
  const { rose, place } = useRose(map, around);
  const { easel, stacks } = useBoard(desk, canvas, pointed, { onTap, onPoint }, (here) => {
    pin(here);
    hovered.pin(here);
    place(here);
    mini.current?.draw(here);
  });
  useEffect(() => {
    shared.current = easel.current;
  });
  const looked = pointed >= 0 ? pointed : desk.looked;
  const line = desk.lineTo(looked);
  useSightLine(desk, easel, line);
  useRevealed(desk, easel);
  const close = () => {
    desk.setOpen(null);
    canvas.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="map-window table-map" data-back={desk.isNow ? undefined : true}>
        <canvas
          ref={canvas}
          role="img"
          tabIndex={0}
          aria-label={`Map: ${map.title || map.name}`}
          aria-describedby="board-keys"
        />
        <BoardKeys />
        {around >= 0 && <FacingRose {...{ desk, facings, rose }} />}
        {cell >= 0 && (
          <div className="pinned" ref={pinned}>
            <Opened {...{ desk, registry, keyed }} onClose={close} />
          </div>
        )}
        {told.length > 0 && <HoverOdds registry={registry} options={told} pinned={hovered.pinned} />}
        <CellLine desk={desk} cell={looked} line={line} spoken={keyed} />
        <MapTools easel={easel} more={[toolFor(desk)]} />
        <MapShow {...{ desk, sheets, onSheet, onSearch }} />
        <OverlayLine desk={desk} onShow={(at) => easel.current?.showCell(at, CLOSE)} />
        <AskedBeside {...{ desk, registry }} />
        {sheets.key && <Legend desk={desk} onClose={() => onSheet('key')} />}
      </div>
      {sheets.mini && <MiniMap {...{ map, easel, stacks }} handle={mini} />}
    </>
  );
}

const BoardKeys = () => (
  <p id="board-keys" className="visually-hidden">
    Arrows move the map, plus and minus change the scale, 0 shows all of it, Enter takes up what lies in the
    middle. Everything can also be done from the list of actions.
  </p>
);

interface OpenedProps extends Pick<MapBoardProps, 'desk' | 'registry'> {
  readonly keyed: boolean;
  readonly onClose: () => void;
}

/** What lies open beside a cell. */
function Opened({ registry, ...on }: OpenedProps) {
  const { open } = on.desk;
  if (open?.what === 'fan') return <Fan {...on} cell={open.cell} march={open.march} beside={open.beside} />;
  return open?.what === 'menu' ? <CellMenu {...on} registry={registry} open={open} /> : null;
}

/** All pieces in the window. */
const toolFor = ({ map, table }: Desk): MapTool => [
  '⚑',
  'All pieces',
  (easel) => {
    const part = whereThey(map, table.pieces);
    if (part) easel.showPart(part);
  },
];

/** So near that what a step costs can be read. */
const READABLE = 34;

/** What a move or its odds are about is brought into sight, once the window has its new size. */
function useRevealed({ table, open }: Desk, easel: RefObject<Easel | null>): void {
  const weighed = open?.what === 'odds' ? (open.way?.cell ?? open.option.told.cell) : undefined;
  const active = table.pieces.find(({ id }) => id === table.active[0])?.cell;
  const cell = weighed ?? table.aimed[0] ?? active ?? -1;
  useEffect(() => {
    if (cell < 0) return;
    const waiting = setTimeout(() => easel.current?.reveal(cell, READABLE), 60);
    return () => clearTimeout(waiting);
  }, [cell, easel]);
}

interface CellLineProps {
  readonly desk: Desk;
  readonly cell: number;
  readonly line: SightLine | null;
  readonly spoken: boolean;
}

const wayWords = ({ cost, stops, only, remark }: Reached): string =>
  [only ? 'as its one step, whatever it costs' : `${cost} to get there`, stops && 'must stop there', remark]
    .filter(Boolean)
    .join(', ');

/** The cell that is pointed at, in one line: its name, its ground, who is there, what it costs to get there. */
function CellLine({ desk, cell, line, spoken }: CellLineProps) {
  const { map, reach, table, playable } = desk;
  if (cell < 0) return null;
  const way = reach.find((one) => one.cell === cell);
  const names = lyingAt(table.pieces, cell).flatMap(({ id }) => playable.counters.get(id)?.name ?? []);
  return (
    <p className="cell-line" role={spoken ? 'status' : undefined}>
      <b>{cellName(map, cell)}</b>
      <span>{groundWords(map, cell)}</span>
      {names.length > 0 && <span>{names.join(', ')}</span>}
      {markerWords(table, cell).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {way && <span className="cost">{wayWords(way)}</span>}
      {line && (
        <span className="sight-line" data-blocked={line.blocker !== null || undefined}>
          {line.text}
        </span>
      )}
    </p>
  );
}
