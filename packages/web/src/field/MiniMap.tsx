/** The whole map in a corner: where the window lies on it, and who is where. A tap goes there. */
import { boundsOf, centreOf, type GridMap } from '@longroll/kernel';
import { type PointerEvent, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Easel } from '../map/Easel.ts';
import { miniatureOf } from '../map/miniature.ts';
import { onLightChange, readPalette } from '../map/palette.ts';
import { sceneOf } from '../map/scene.ts';
import { boundsInView } from '../map/viewport.ts';
import { Inks } from './paint/inks.ts';
import type { Stack } from './paint/stacks.ts';

export interface Miniature {
  draw(easel: Easel): void;
}

interface MiniMapProps {
  readonly map: GridMap;
  readonly easel: RefObject<Easel | null>;
  readonly stacks: readonly Pick<Stack, 'cell' | 'side'>[];
  readonly handle: RefObject<Miniature | null>;
}

/** CSS pixels of its longer side. */
const LONG = 150;

/** All of it is on the large map already. */
const isNeedless = (map: GridMap, { view, size }: Easel): boolean => {
  const [seen, whole] = [boundsInView(view, size), boundsOf(map)];
  return (
    seen.left <= whole.left &&
    seen.right >= whole.right &&
    seen.top <= whole.top &&
    seen.bottom >= whole.bottom
  );
};

function useMiniature(map: GridMap) {
  const bounds = useMemo(() => boundsOf(map), [map]);
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = LONG / Math.max(wide, high);
  return { bounds, scale, width: Math.round(wide * scale), height: Math.round(high * scale) };
}

export function MiniMap({ map, easel, stacks, handle }: MiniMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bounds, scale, width, height } = useMiniature(map);
  const dpr = Math.min(2, devicePixelRatio || 1);
  const inks = useMemo(() => new Inks(document.body), []);
  const picture = useRef<HTMLCanvasElement>(null);
  const latest = useRef(stacks);
  latest.current = stacks;
  useImperativeHandle(handle, () => ({
    draw(here) {
      const sheet = canvas.current;
      if (!sheet) return;
      frame.current!.hidden = isNeedless(map, here);
      picture.current ??= miniatureOf(sceneOf(map), readPalette(sheet.parentElement!), scale, dpr);
      const ctx = sheet.getContext('2d')!;
      const unit = scale * dpr;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(picture.current, 0, 0);
      ctx.setTransform(unit, 0, 0, unit, -bounds.left * unit, -bounds.top * unit);
      const dot = 3.4 / scale;
      for (const { cell, side } of latest.current) {
        const [x, y] = centreOf(map, cell);
        ctx.fillStyle = inks.side(side).strong;
        ctx.fillRect(x - dot / 2, y - dot / 2, dot, dot);
      }
      const seen = boundsInView(here.view, here.size);
      ctx.strokeStyle = inks.token('accent');
      ctx.lineWidth = 1.6 / scale;
      ctx.strokeRect(seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top);
    },
  }));
  useEffect(() => {
    easel.current?.redraw();
    return onLightChange(() => {
      inks.forget();
      picture.current = null;
      easel.current?.redraw();
    });
  }, [easel, inks]);
  const go = ({ nativeEvent: { offsetX, offsetY }, buttons }: PointerEvent) => {
    if (buttons !== 0)
      easel.current?.showPoint([bounds.left + offsetX / scale, bounds.top + offsetY / scale]);
  };
  return (
    <div className="mini-map" ref={frame} aria-hidden="true">
      <canvas
        ref={canvas}
        width={Math.round(width * dpr)}
        height={Math.round(height * dpr)}
        style={{ width, height }}
        onPointerDown={go}
        onPointerMove={go}
      />
    </div>
  );
}
