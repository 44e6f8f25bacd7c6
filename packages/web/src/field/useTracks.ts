/** While moves are shown again the map marks what each did, and brings it into sight. */
import { centreOf, type GridMap } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Easel, Overlay } from '../map/Easel.ts';
import { onLightChange } from '../map/palette.ts';
import { toScreen } from '../map/viewport.ts';
import { changesAt } from './changes.ts';
import { Inks } from './paint/inks.ts';
import { type Changes, paintTracks } from './paint/paintTracks.ts';
import type { Desk } from './useDesk.ts';

/** So near that counters can be told apart. */
const READABLE = 34;

/** What the last move changed; null while nothing is shown again. */
export function useChanges({ played: { game }, at, side }: Desk, replays: boolean): Changes | null {
  return useMemo(() => (replays ? changesAt(game, at, side) : null), [game, at, side, replays]);
}

/** Cells that no words may lie on: who acts, what is aimed at, what has changed. */
function actingCells({ table }: Desk, changes: Changes | null): readonly number[] {
  const active = table.pieces.filter(({ id }) => table.active.includes(id)).map(({ cell }) => cell);
  return [...active, ...table.aimed, ...(changes?.cells ?? [])].filter((cell) => cell >= 0);
}

/** Where the strip lies when it has been moved to the head of the map: under the name of the cell that is pointed at. */
const HEAD = 48;

/** Whether the strip hides fewer of the cells at the head of the map than at its foot. */
function isBetterHigh(here: Easel, map: GridMap, cells: readonly number[], strip: HTMLElement): boolean {
  const { view, size } = here;
  const { offsetWidth: wide, offsetHeight: high } = strip;
  const clear = view.scale * 0.6;
  const centres = cells.map((cell) => toScreen(view, size, centreOf(map, cell)));
  const hidden = (top: number) =>
    centres.filter(([x, y]) => x > 0 && x - clear < wide && y + clear > top && y - clear < top + high).length;
  return hidden(HEAD) < hidden(size.height - high);
}

export function useTracks(
  desk: Desk,
  easel: RefObject<Easel | null>,
  changes: Changes | null,
  strip: RefObject<HTMLElement | null>,
): void {
  const { map } = desk;
  const inks = useMemo(() => new Inks(document.body), []);
  const cells = useMemo(() => actingCells(desk, changes), [desk, changes]);
  const paint = useRef<Overlay>(null);
  paint.current = (ctx, _, pixel) => {
    if (changes) paintTracks(ctx, pixel, { map, inks, changes });
    const lying = strip.current;
    if (lying && easel.current)
      lying.toggleAttribute('data-high', isBetterHigh(easel.current, map, cells, lying));
  };
  const overlay = useMemo<Overlay>(
    () =>
      (...frame) =>
        paint.current?.(...frame),
    [],
  );
  useEffect(() => onLightChange(() => inks.forget()), [inks]);
  useEffect(() => {
    const here = easel.current;
    if (here && !here.overlays.includes(overlay)) here.overlays = [...here.overlays, overlay];
    here?.redraw();
  });
  const [shown] = changes?.cells ?? [];
  useEffect(() => {
    if (shown === undefined) return;
    const waiting = setTimeout(() => easel.current?.reveal(shown, READABLE), 60);
    return () => clearTimeout(waiting);
  }, [shown, easel]);
}
