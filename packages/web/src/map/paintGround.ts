/** Ground: tints, the water lines along shores, the grid, the numbers of cells. */
import { centreOf, type GridMap, sideEnds } from '@longroll/kernel';
import { grown, holds, overlap } from './bounds.ts';
import { type Pen, pathOf } from './pen.ts';
import type { Region, Scene } from './scene.ts';

function areaOf(pen: Pen, { loops }: Region): Path2D {
  const area = new Path2D();
  for (const { line, bounds } of loops) if (overlap(bounds, pen.bounds)) area.addPath(pathOf(line));
  return area;
}

export function paintGround(pen: Pen, scene: Scene): void {
  for (const region of scene.regions) {
    if (region.look.water) continue;
    pen.ctx.fillStyle = pen.palette.tint[region.look.tint]!;
    pen.ctx.fill(areaOf(pen, region), 'evenodd');
  }
}

export function paintShores(pen: Pen, scene: Scene): void {
  pen.ctx.strokeStyle = pen.palette.ink.shore;
  pen.ctx.lineWidth = 2.2 * pen.stroke;
  for (const region of scene.regions) if (region.look.water) pen.ctx.stroke(areaOf(pen, region));
}

/** Engravers drew a shore again and again, fainter each time, towards the deep. */
const RIPPLES = [
  [12.5, 0.22],
  [8, 0.34],
  [4, 0.5],
] as const;

export function paintOpenWater(pen: Pen, scene: Scene): void {
  const { ctx, palette, stroke } = pen;
  for (const region of scene.regions) {
    if (!region.look.water) continue;
    const area = areaOf(pen, region);
    ctx.fillStyle = palette.tint[region.look.tint]!;
    ctx.fill(area, 'evenodd');
    if (pen.level === 'far') continue;
    ctx.save();
    ctx.clip(area, 'evenodd');
    for (const [far, strength] of RIPPLES) {
      ctx.globalAlpha = strength;
      ctx.strokeStyle = palette.ink.shore;
      ctx.lineWidth = (far + 0.8) * 2 * stroke;
      ctx.stroke(area);
      // Back to the tint up to the line, so that only the line stays.
      ctx.globalAlpha = 1;
      ctx.strokeStyle = palette.tint[region.look.tint]!;
      ctx.lineWidth = far * 2 * stroke;
      ctx.stroke(area);
    }
    ctx.restore();
  }
}

/** Where the grid begins to show and where it is full: later over a drawing, which is looked at first. */
const GRID = { from: 11, full: 34, strength: 1 };
const GRID_OVER_DRAWING = { from: 30, full: 66, strength: 0.8 };

/** Half of the sides of each cell, and those where the map ends: every side once. */
function gridOf(pen: Pen, map: GridMap): Path2D {
  const [path, wide] = [new Path2D(), grown(pen.bounds, 1)];
  for (let cell = 0; cell < map.size; cell++) {
    if (!holds(wide, centreOf(map, cell))) continue;
    for (let direction = 0; direction < map.sides; direction++) {
      if (direction >= map.sides / 2 && map.neighbours[cell * map.sides + direction]! >= 0) continue;
      const [a, b] = sideEnds(map, cell, direction);
      path.moveTo(...(a as [number, number]));
      path.lineTo(...(b as [number, number]));
    }
  }
  return path;
}

export function paintGrid(pen: Pen, { map, survey }: Scene): void {
  const { from, full, strength } = survey ? GRID_OVER_DRAWING : GRID;
  const part = Math.min(1, (pen.scale - from) / (full - from));
  if (part <= 0) return;
  pen.ctx.globalAlpha = part * strength;
  pen.ctx.strokeStyle = pen.palette.ink.grid;
  pen.ctx.lineWidth = 0.8 * pen.pixel;
  pen.ctx.stroke(gridOf(pen, map));
  pen.ctx.globalAlpha = 1;
}

export function paintFrame(pen: Pen, { regions }: Scene): void {
  const lowest = regions[0];
  if (!lowest) return;
  pen.ctx.strokeStyle = pen.palette.ink.frame;
  pen.ctx.lineWidth = 1.2 * pen.pixel;
  pen.ctx.stroke(areaOf(pen, lowest));
}
