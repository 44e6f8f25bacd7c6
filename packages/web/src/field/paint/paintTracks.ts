/** What a move did, over the counters: arrows along which pieces went, who struck whom, rings where something changed. */
import { centreOf, cornersOf, type GridMap, type Point } from '@longroll/kernel';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';

/** A piece that went from one cell to another. */
export interface Track {
  readonly side: string;
  readonly from: number;
  readonly to: number;
}

export interface Changes {
  readonly tracks: readonly Track[];
  /** Cells where somebody came, was marked, or was lost. */
  readonly cells: readonly number[];
  /** Who struck where. */
  readonly blow: Pick<Track, 'from' | 'to'> | null;
}

export interface TrackScene {
  readonly map: GridMap;
  readonly inks: Inks;
  readonly changes: Changes;
}

/** In drawing units; a pixel is so many of them. */
export function paintTracks(ctx: Canvas2D, pixel: number, { map, inks, changes }: TrackScene): void {
  ctx.lineJoin = ctx.lineCap = 'round';
  const cased = (width: number, ink: string, draw: () => void) => {
    for (const [colour, wide] of [
      [inks.token('card'), width + 3.4],
      [ink, width],
    ] as const) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = wide * pixel;
      draw();
    }
  };
  for (const cell of changes.cells) cased(3, inks.token('warn'), () => ring(ctx, map, cell));
  for (const { side, from, to } of changes.tracks)
    cased(4, inks.side(side).strong, () => arrow(ctx, pixel, centreOf(map, from), centreOf(map, to)));
  const { blow } = changes;
  if (blow)
    cased(4, inks.token('accent'), () => arrow(ctx, pixel, centreOf(map, blow.from), centreOf(map, blow.to)));
}

function ring(ctx: Canvas2D, map: GridMap, cell: number): void {
  const [x, y] = centreOf(map, cell);
  ctx.beginPath();
  for (const [cx, cy] of cornersOf(map, cell)) ctx.lineTo(x + (cx - x) * 0.97, y + (cy - y) * 0.97);
  ctx.closePath();
  ctx.stroke();
}

/** From near the middle of one cell into the next: the strength on the counter stays free. */
function arrow(ctx: Canvas2D, pixel: number, [x, y]: Point, [tx, ty]: Point): void {
  const long = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / long, (ty - y) / long];
  const head = Math.min(0.2, 13 * pixel);
  const end: Point = [tx - ux * 0.3, ty - uy * 0.3];
  ctx.beginPath();
  ctx.moveTo(x + ux * 0.25, y + uy * 0.25);
  ctx.lineTo(...end);
  ctx.moveTo(end[0] - (ux - uy * 0.8) * head, end[1] - (uy + ux * 0.8) * head);
  ctx.lineTo(...end);
  ctx.lineTo(end[0] - (ux + uy * 0.8) * head, end[1] - (uy - ux * 0.8) * head);
  ctx.stroke();
}
