/** An easel that lives as long as its canvas. */
import { cellAt, centreOf, type GridMap, type MapBounds, type Point } from '@longroll/kernel';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Easel } from './Easel.ts';
import { takeGestures } from './gestures.ts';
import { sceneOf } from './scene.ts';
import { toMap, toScreen } from './viewport.ts';

export interface Taken {
  /** A tap says which cell it met, -1 off the map; `keyed` if it was made by keyboard. */
  readonly onTap: (cell: number, keyed: boolean) => void;
  /** The cell under the mouse, or the one in the middle for those who look by keyboard; -1 for none. */
  readonly onPoint?: (cell: number, keyed: boolean) => void;
  /** The part to show at first. */
  readonly first?: MapBounds | undefined;
  /** Cells with a flag, which no lettering may run under. The same list as long as they are the same. */
  readonly flagged?: readonly number[];
}

/** Where a cell lies in the window: for tests, and for whoever points at the map from outside. */
export type MapCanvas = HTMLCanvasElement & {
  whereIs?: (id: string) => { readonly x: number; readonly y: number } | null;
};

function takePointing(
  canvas: HTMLCanvasElement,
  easel: Easel,
  point: (cell: number, keyed: boolean) => void,
  map: GridMap,
) {
  const ended = new AbortController();
  const { signal } = ended;
  const under = (at: readonly [number, number]) => cellAt(map, ...toMap(easel.view, easel.size, at));
  canvas.addEventListener(
    'pointermove',
    ({ buttons, pointerType, offsetX, offsetY }) => {
      if (buttons === 0 && pointerType === 'mouse') point(under([offsetX, offsetY]), false);
    },
    { signal },
  );
  canvas.addEventListener('pointerleave', () => point(-1, false), { signal });
  canvas.addEventListener(
    'keyup',
    ({ key }) => {
      if (key.startsWith('Arrow')) point(under([easel.size.width / 2, easel.size.height / 2]), true);
    },
    { signal },
  );
  return () => ended.abort();
}

export function useEasel(map: GridMap, canvas: RefObject<HTMLCanvasElement | null>, taken: Taken) {
  const { flagged } = taken;
  const scene = useMemo(() => ({ ...sceneOf(map), flagged: flagged ?? [] }), [map, flagged]);
  const easel = useRef<Easel>(null);
  const latest = useRef(taken);
  latest.current = taken;
  useEffect(() => {
    const sheet: MapCanvas | null = canvas.current;
    if (!sheet) return;
    const here = new Easel(sheet, scene, latest.current.first);
    easel.current = here;
    const under = (at: Point) => cellAt(map, ...toMap(here.view, here.size, at));
    sheet.whereIs = (id) => {
      const cell = map.cells.get(id);
      if (cell === undefined) return null;
      const [[x, y], { left, top }] = [
        toScreen(here.view, here.size, centreOf(map, cell)),
        sheet.getBoundingClientRect(),
      ];
      return { x: x + left, y: y + top };
    };
    const stops = [
      takeGestures(sheet, here, {
        tap: (at, keyed) => latest.current.onTap(under(at), keyed),
        hold: (at) => latest.current.onPoint?.(under(at), false),
      }),
      takePointing(sheet, here, (cell, keyed) => latest.current.onPoint?.(cell, keyed), map),
    ];
    return () => {
      for (const stop of stops) stop();
      here.close();
    };
  }, [map, scene, canvas]);
  return easel;
}
