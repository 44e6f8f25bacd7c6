/** A whole map as a small picture: ground and great waters, nothing that would need to be read. */
import { paintBlocks } from './paintFields.ts';
import { paintGround, paintOpenWater } from './paintGround.ts';
import { paintRivers } from './paintLines.ts';
import { paintEdge, paintShades, paintTints } from './paintRelief.ts';
import { paintWoods } from './paintWoods.ts';
import type { Palette } from './palette.ts';
import { penOf } from './pen.ts';
import type { Scene } from './scene.ts';

/** `scale` in CSS pixels to a cell. */
export function miniatureOf(scene: Scene, palette: Palette, scale: number, dpr: number): HTMLCanvasElement {
  const { left, top, right, bottom } = scene.bounds;
  const canvas = document.createElement('canvas');
  const unit = scale * dpr;
  canvas.width = Math.ceil((right - left) * unit);
  canvas.height = Math.ceil((bottom - top) * unit);
  const ctx = canvas.getContext('2d')!;
  ctx.setTransform(unit, 0, 0, unit, -left * unit, -top * unit);
  ctx.lineCap = ctx.lineJoin = 'round';
  const pen = penOf(ctx, palette, scale, scene.bounds);
  const ground = scene.survey ? [paintEdge, paintTints, paintShades, paintWoods, paintBlocks] : [paintGround];
  for (const paint of [...ground, paintOpenWater, paintRivers]) paint(pen, scene);
  return canvas;
}
