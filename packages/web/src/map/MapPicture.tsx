/** A part of a map as a picture: drawn once on a canvas, and again only when its size or the light changes. */
import type { GridMap, MapBounds } from '@longroll/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { Overlay } from './Easel.ts';
import { onLightChange, readPalette } from './palette.ts';
import { type Scene, sceneOf } from './scene.ts';
import { TileSet } from './tiles.ts';
import { boundsInView, fittedView } from './viewport.ts';

interface MapPictureProps {
  readonly map: GridMap;
  readonly part: MapBounds;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** Painted over the ground, in drawing units. */
  readonly paint?: Overlay;
}

const MOST_PIXELS = 2;

function drawPicture(canvas: HTMLCanvasElement, scene: Scene, part: MapBounds, paint?: Overlay): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const dpr = Math.min(MOST_PIXELS, devicePixelRatio || 1);
  canvas.width = Math.round(width * dpr);
  canvas.height = Math.round(height * dpr);
  const size = { width, height };
  const view = fittedView(part, size);
  const palette = readPalette(canvas.parentElement!);
  const tiles = new TileSet(scene, palette, view.scale, dpr);
  const seen = boundsInView(view, size);
  while (tiles.paintOne(seen));
  const ctx = canvas.getContext('2d')!;
  const unit = view.scale * dpr;
  // Whole device pixels, or lines that were painted sharp are shown soft.
  const [across, down] = [canvas.width / 2 - view.x * unit, canvas.height / 2 - view.y * unit].map(
    Math.round,
  );
  ctx.setTransform(unit, 0, 0, unit, across!, down!);
  tiles.show(ctx, seen);
  paint?.(ctx, palette, 1 / view.scale);
}

export function MapPicture({ map, part, label, paint }: MapPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => sceneOf(map), [map]);
  useEffect(() => {
    const sheet = canvas.current!;
    let left = false;
    const draw = () => left || drawPicture(sheet, scene, part, paint);
    const resize = new ResizeObserver(draw);
    resize.observe(sheet);
    const stop = onLightChange(draw);
    // Lettering is measured in the page's own fonts. To be observed is to be drawn, so it is done once if they are there.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(draw);
    return () => {
      left = true;
      resize.disconnect();
      stop();
    };
  }, [scene, part, paint]);
  return (
    <div className="pictured">
      <canvas ref={canvas} className="map-picture" role="img" aria-label={label} />
    </div>
  );
}
