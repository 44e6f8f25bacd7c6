/** The map with all that lies on it: the easel, and its overlay told whenever the table changes. */
import { centreOf, type GridMap, type MapBounds, type Piece } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { around, grown } from '../map/bounds.ts';
import type { Easel } from '../map/Easel.ts';
import { onLightChange } from '../map/palette.ts';
import { useEasel } from '../map/useEasel.ts';
import { leanOf } from './laying.ts';
import type { Option } from './options.ts';
import { type BoardScene, boardOverlay } from './paint/boardOverlay.ts';
import { CounterArt } from './paint/CounterArt.ts';
import { restOf } from './paint/cells.ts';
import { Inks } from './paint/inks.ts';
import { type GroundScene, reachArea } from './paint/paintGround.ts';
import { laidAreas } from './paint/paintLaid.ts';
import type { StackScene } from './paint/paintStacks.ts';
import { cutCells, type TraceScene, tracedSteps } from './paint/paintTraces.ts';
import { stacksOf } from './paint/stacks.ts';
import type { Desk } from './useDesk.ts';

/** The part of the map where the pieces are. */
export function whereThey(map: GridMap, pieces: readonly Piece[]): MapBounds | undefined {
  const centres = pieces
    .filter(({ cell, gone }) => cell >= 0 && !gone)
    .map(({ cell }) => centreOf(map, cell));
  return centres.length === 0 ? undefined : grown(around(centres), 1.6);
}

/** Paints and colours of one canvas. */
interface Studio {
  readonly inks: Inks;
  readonly art: CounterArt;
}

function newStudio(): Studio {
  const inks = new Inks(document.body);
  return { inks, art: new CounterArt(inks) };
}

/** The dice that are weighed, or pointed at in the list, strike a cell beside the piece. */
function blowOf({ open, hint, table }: Desk): GroundScene['blow'] {
  const told = (open?.what === 'odds' ? open.option : hint)?.told;
  const from = table.pieces.find(({ id }) => id === told?.piece)?.cell ?? -1;
  return told?.asks && told.cell !== undefined && from >= 0 ? { from, to: told.cell } : null;
}

/** Of the piece in hand, else of all: one mark to a cell. */
function targetsOf(options: readonly Option[], inHand: string | null): GroundScene['targets'] {
  const cells = new Map<number, { readonly cell: number; readonly grave: boolean; readonly mark: string }>();
  for (const { told } of options) {
    const { cell, piece, asks, mark } = told;
    if (cell === undefined || (inHand !== null && piece !== inHand)) continue;
    const before = cells.get(cell);
    const grave = (before?.grave ?? false) || asks !== undefined;
    cells.set(cell, { cell, grave, mark: mark ?? before?.mark ?? '' });
  }
  return [...cells.values()];
}

const NONE: readonly never[] = [];

/** A march that can be begun, or a step of one. */
const goesOn = ({ told }: Option): boolean =>
  told.marches === true || (told.cell !== undefined && told.facing === undefined);

/** Lines of sight are read on bare ground, one order to many is about none of them alone, and who is asked does not move. */
const isReachShown = ({ overlays, laid, many, table, picked, hint, options }: Desk): boolean =>
  !many.isOpen &&
  table.asked === undefined &&
  (picked !== null || hint !== null || options.some(goesOn)) &&
  !overlays.some(({ id, lines }) => id === laid && lines);

function useGround(desk: Desk, pointed: number, inks: Inks): GroundScene {
  const { map, table, inHand, options, playable, hint, many } = desk;
  const reach = isReachShown(desk) ? desk.reach : NONE;
  const whose = inHand ?? hint?.told.piece ?? '';
  const area = useMemo(() => {
    const side = playable.counters.get(whose)?.side;
    // Who is not on the map yet starts where he enters.
    const from = reach[0]?.path[0];
    return side && from !== undefined ? reachArea(map, side, from, reach) : null;
  }, [map, whose, reach, playable]);
  const targets = useMemo(() => targetsOf(options, inHand), [options, inHand]);
  const { open, shaded } = desk;
  const weighed = open?.what === 'odds' ? open.way : undefined;
  const towards = pointed >= 0 ? pointed : hint?.told.cell;
  const way = weighed ?? reach.find(({ cell }) => cell === towards) ?? null;
  const laid = useMemo(
    () => laidAreas(map, shaded, (side) => leanOf(playable.sheet.sides, side)),
    [map, shaded, playable],
  );
  const forked = new Set(playable.sheet.sides.slice(0, 1).map(({ id }) => id));
  const occupied = useMemo(
    () => new Set(table.pieces.filter(({ gone }) => !gone).map(({ cell }) => cell)),
    [table],
  );
  const { inPlay } = desk.played.game.rules;
  const beyond = useMemo(() => (inPlay ? restOf(map, inPlay) : null), [map, inPlay]);
  const { holdings } = table;
  const aimed = many.isOpen ? [many.cell].filter((cell) => cell >= 0) : table.aimed;
  return {
    map,
    inks,
    beyond,
    reach: area,
    way,
    targets,
    laid,
    aimed,
    blow: blowOf(desk),
    holdings,
    occupied,
    forked,
  };
}

function useStacks(desk: Desk, studio: Studio): StackScene {
  const { map, table, open, playable, hint, many } = desk;
  // While an order to many is made up, those it is for are marked instead of all who could act.
  const ready = many.isOpen ? many.pieces : desk.ready;
  const picked = hint?.told.piece ?? desk.picked;
  const { muster, counters } = playable;
  const stacks = useMemo(() => {
    const foremost = [...table.active, ...(picked === null ? [] : [picked])];
    return stacksOf({ map, counters, marks: muster.marks }, table.pieces, foremost);
  }, [map, counters, muster, table, picked]);
  const readySet = useMemo(() => new Set(ready), [ready]);
  const fanned = open?.what === 'fan' ? open.cell : -1;
  const { active, arrows = [] } = table;
  return { ...studio, face: muster, stacks, picked, active, ready: readySet, fanned, arrows };
}

function useTraces({ map, traces }: Desk, inks: Inks): TraceScene {
  const [steps, cut] = useMemo(() => [tracedSteps(traces), cutCells(traces)], [traces]);
  return { map, inks, steps, cut };
}

export interface Board {
  readonly easel: RefObject<Easel | null>;
  readonly stacks: StackScene['stacks'];
}

export function useBoard(
  desk: Desk,
  canvas: RefObject<HTMLCanvasElement | null>,
  pointed: number,
  on: {
    readonly onTap: (cell: number, keyed: boolean) => void;
    readonly onPoint: (cell: number, keyed: boolean) => void;
  },
  onFrame: (easel: Easel) => void,
): Board {
  const { map, table } = desk;
  // What counts in a scenario does not change, only who holds it.
  const [flagged] = useState(() => table.holdings.map(({ cell }) => cell));
  const easel = useEasel(map, canvas, { ...on, first: whereThey(map, table.pieces), flagged });
  const studio = useMemo(newStudio, []);
  const scene = useRef<BoardScene>(null);
  const lying = useStacks(desk, studio);
  const { inks } = studio;
  scene.current = {
    ground: useGround(desk, pointed, inks),
    stacks: lying,
    markers: { map, inks, markers: table.markers ?? NONE },
    traces: useTraces(desk, inks),
  };
  const frame = useRef(onFrame);
  frame.current = onFrame;
  useEffect(() => {
    const here = easel.current;
    if (!here) return;
    const paint = boardOverlay(() => scene.current);
    here.overlays = [paint, () => frame.current(here)];
    const anew = () => {
      studio.inks.forget();
      studio.art.forget();
      here.redraw();
    };
    void document.fonts?.ready.then(anew);
    return onLightChange(anew);
  }, [easel, studio]);
  useEffect(() => easel.current?.redraw());
  return { easel, stacks: lying.stacks };
}
