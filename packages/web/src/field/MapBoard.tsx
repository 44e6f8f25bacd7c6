/** The map of the table: counters, what can be reached, and what lies open beside a cell. */
import { centreOf, type GridMap, type Point, type Reached, type Registry } from '@longroll/kernel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Easel } from '../map/Easel.ts';
import { type MapTool, MapTools } from '../map/MapPage.tsx';
import { type Size, toScreen } from '../map/viewport.ts';
import { CellMenu } from './CellMenu.tsx';
import { Fan } from './Fan.tsx';
import { graveAt, HoverOdds } from './HoverOdds.tsx';
import { lyingAt } from './tapping.ts';
import { useBoard, whereThey } from './useBoard.ts';
import type { Desk } from './useDesk.ts';
import { cellName, groundWords } from './words.ts';

interface MapBoardProps {
  readonly desk: Desk;
  readonly registry: Registry;
  readonly easel: RefObject<Easel | null>;
}

const GAP = 6;

/** Where a list of this size lies beside a point: to its right or left if there is room, else below or above. */
function besideCell([x, y]: Point, { width, height }: Size, clear: number, { wide, high }: Lying): Point {
  const top = Math.max(GAP, Math.min(height - high - GAP, y - high / 2));
  if (x + clear + wide + GAP < width) return [x + clear, top];
  if (x - clear - wide > GAP) return [x - clear - wide, top];
  return underCell([x, y], { width, height }, clear, { wide, high });
}

function underCell([x, y]: Point, { width, height }: Size, clear: number, { wide, high }: Lying): Point {
  const left = Math.max(GAP, Math.min(width - wide - GAP, x - wide / 2));
  const top = y + clear + high + GAP > height ? y - clear - high : y + clear;
  return [left, Math.max(GAP, top)];
}

interface Lying {
  readonly wide: number;
  readonly high: number;
}

/** Keeps an element beside a cell while the map moves under it. */
function usePinned(map: GridMap, cell: number, place: typeof underCell) {
  const pinned = useRef<HTMLDivElement>(null);
  const pin = useCallback(
    ({ view, size }: Easel) => {
      const element = pinned.current;
      if (!element || cell < 0) return;
      const lying = { wide: element.offsetWidth, high: element.offsetHeight };
      const at = toScreen(view, size, centreOf(map, cell));
      const [left, top] = place(at, size, 0.64 * view.scale, lying).map(Math.round);
      element.style.transform = `translate(${left}px, ${top}px)`;
    },
    [map, cell, place],
  );
  return { pinned, pin };
}

export function MapBoard({ desk, registry, easel: shared }: MapBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pointed, setPointed] = useState(-1);
  const [keyed, setKeyed] = useState(false);
  const { open, map } = desk;
  const cell = open?.what === 'fan' || open?.what === 'menu' ? open.cell : -1;
  const { pinned, pin } = usePinned(map, cell, open?.what === 'menu' ? besideCell : underCell);
  const onTap = (tapped: number, byKey: boolean) => {
    setKeyed(byKey);
    desk.tap(tapped);
  };
  const onPoint = (at: number, byKey: boolean) => {
    setPointed(at);
    setKeyed(byKey);
  };
  const grave = graveAt(desk, pointed);
  const hovered = usePinned(map, grave.length > 0 ? pointed : -1, besideCell);
  const { easel } = useBoard(desk, canvas, pointed, { onTap, onPoint }, (here) => {
    pin(here);
    hovered.pin(here);
  });
  useEffect(() => {
    shared.current = easel.current;
  });
  useRevealed(desk, easel);
  const close = () => {
    desk.setOpen(null);
    canvas.current?.focus({ preventScroll: true });
  };
  return (
    <div className="map-window table-map" data-back={desk.isNow ? undefined : true}>
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={`Map: ${map.title || map.name}`}
        aria-describedby="board-keys"
      />
      <p id="board-keys" className="visually-hidden">
        Arrows move the map, plus and minus change the scale, 0 shows all of it, Enter takes up what lies in
        the middle. Everything can also be done from the list of actions.
      </p>
      {cell >= 0 && (
        <div className="pinned" ref={pinned}>
          {open?.what === 'fan' && <Fan desk={desk} cell={cell} keyed={keyed} onClose={close} />}
          {open?.what === 'menu' && (
            <CellMenu desk={desk} registry={registry} open={open} keyed={keyed} onClose={close} />
          )}
        </div>
      )}
      {grave.length > 0 && (
        <div className="pinned" ref={hovered.pinned}>
          <HoverOdds registry={registry} options={grave} />
        </div>
      )}
      <CellLine desk={desk} cell={pointed >= 0 ? pointed : desk.looked} spoken={keyed} />
      <MapTools easel={easel} more={[toolFor(desk)]} />
    </div>
  );
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
  const weighed = open?.what === 'odds' ? open.option.told.cell : undefined;
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
  readonly spoken: boolean;
}

const wayWords = ({ cost, stops, only, remark }: Reached): string =>
  [only ? 'as its one step, whatever it costs' : `${cost} to get there`, stops && 'must stop there', remark]
    .filter(Boolean)
    .join(', ');

/** The cell that is pointed at, in one line: its name, its ground, who is there, what it costs to get there. */
function CellLine({ desk, cell, spoken }: CellLineProps) {
  const { map, reach, table, playable } = desk;
  if (cell < 0) return null;
  const way = reach.find((one) => one.cell === cell);
  const names = lyingAt(table.pieces, cell).flatMap(({ id }) => playable.counters.get(id)?.name ?? []);
  return (
    <p className="cell-line" role={spoken ? 'status' : undefined}>
      <b>{cellName(map, cell)}</b>
      <span>{groundWords(map, cell)}</span>
      {names.length > 0 && <span>{names.join(', ')}</span>}
      {way && <span className="cost">{wayWords(way)}</span>}
    </p>
  );
}
