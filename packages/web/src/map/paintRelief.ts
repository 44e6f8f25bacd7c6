/** The lie of the land: tints by height, slopes shaded as by a light in the north-west, fine contours. */
import { overlap } from './bounds.ts';
import { contoursIn } from './contours.ts';
import { BANDS } from './looks.ts';
import type { Palette } from './palette.ts';
import { areaPath, type Pen } from './pen.ts';
import { FINE, heightAt, type Relief } from './relief.ts';
import type { Scene } from './scene.ts';
import type { Survey } from './survey.ts';

/** Pixels to a drawing unit: soft things need no more. */
const DOTS = 8;
type Rgba = readonly [number, number, number, number];

/** Reads "rgb(1 2 3 / 0.4)", "rgba(1, 2, 3, 0.4)" and "color(srgb 0.1 0.2 0.3)". */
export function rgbaOf(colour: string): Rgba {
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const full = colour.startsWith('color(') ? 255 : 1;
  return [r * full, g * full, b * full, alpha];
}

interface Pictures {
  readonly tints: HTMLCanvasElement;
  readonly shades: HTMLCanvasElement;
  /** Over woods; only where they are most of the field. */
  readonly canopy: HTMLCanvasElement | null;
}

type Dot = (x: number, y: number) => Rgba;

function pictured({ left, top, wide, high }: Relief, dot: Dot): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(((wide - 1) / FINE) * DOTS);
  canvas.height = Math.round(((high - 1) / FINE) * DOTS);
  const ctx = canvas.getContext('2d')!;
  const image = ctx.createImageData(canvas.width, canvas.height);
  for (let row = 0, i = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++, i += 4) {
      const [r, g, b, alpha] = dot(left + (column + 0.5) / DOTS, top + (row + 0.5) / DOTS);
      image.data[i] = r;
      image.data[i + 1] = g;
      image.data[i + 2] = b;
      image.data[i + 3] = alpha * 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

const mixed = (a: Rgba, b: Rgba, t: number): Rgba => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
  1,
];

function tintsOf(relief: Relief, palette: Palette): HTMLCanvasElement {
  const bands = BANDS.map((band) => rgbaOf(palette.tint[band]!));
  return pictured(relief, (x, y) => {
    const height = Math.max(0, Math.min(bands.length - 1.001, heightAt(relief, x, y)));
    const band = Math.floor(height);
    return mixed(bands[band]!, bands[band + 1]!, height - band);
  });
}

const REACH = 0.2;
const STEEP = 1.15;

interface Light {
  readonly shade: number;
  readonly shine: number;
  readonly steep: number;
  readonly deepest: number;
}
const OPEN: Light = { shade: 1, shine: 1, steep: 1, deepest: 1 };
/** Over woods light looks like mist, and shade must be deeper to be seen. */
const CANOPY: Light = { shade: 1.6, shine: 0.4, steep: 1.7, deepest: 0.62 };

/** Rising ground seen from the north-west is lit, falling ground lies in shade; the tokens say how much at most. */
function shadesOf(relief: Relief, { ink }: Palette, much: Light): HTMLCanvasElement {
  const [shade, shine] = [rgbaOf(ink.shade), rgbaOf(ink.shine)];
  return pictured(relief, (x, y) => {
    const across = heightAt(relief, x + REACH, y) - heightAt(relief, x - REACH, y);
    const down = heightAt(relief, x, y + REACH) - heightAt(relief, x, y - REACH);
    const light = ((across + down) / (2 * REACH)) * STEEP * much.steep;
    const [r, g, b, alpha] = light < 0 ? shade : shine;
    const most = Math.min(much.deepest, alpha * (light < 0 ? much.shade : much.shine));
    return [r, g, b, most * (1 - Math.exp(-Math.abs(light) * 1.1))];
  });
}

const known = new WeakMap<Palette, WeakMap<Relief, Pictures>>();

function picturesOf({ relief, wooded }: Survey, palette: Palette): Pictures {
  const here = known.get(palette) ?? new WeakMap<Relief, Pictures>();
  known.set(palette, here);
  const pictures = here.get(relief) ?? {
    tints: tintsOf(relief, palette),
    shades: shadesOf(relief, palette, OPEN),
    canopy: wooded ? shadesOf(relief, palette, CANOPY) : null,
  };
  here.set(relief, pictures);
  return pictures;
}

/** The part of a picture that the pen paints, enlarged. */
function paintPicture({ ctx, bounds }: Pen, { left, top }: Relief, picture: HTMLCanvasElement): void {
  const from = [
    Math.max(0, Math.floor((bounds.left - left) * DOTS) - 1),
    Math.max(0, Math.floor((bounds.top - top) * DOTS) - 1),
  ] as const;
  const wide = Math.min(picture.width, Math.ceil((bounds.right - left) * DOTS) + 1) - from[0];
  const high = Math.min(picture.height, Math.ceil((bounds.bottom - top) * DOTS) + 1) - from[1];
  if (wide <= 0 || high <= 0) return;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  const [x, y] = [left + from[0] / DOTS, top + from[1] / DOTS];
  ctx.drawImage(picture, ...from, wide, high, x, y, wide / DOTS, high / DOTS);
}

/** Nothing is painted beyond the edge of the sheet: waters and woods run on there. */
export function paintEdge({ ctx }: Pen, { bounds: { left, top, right, bottom } }: Scene): void {
  ctx.beginPath();
  ctx.rect(left, top, right - left, bottom - top);
  ctx.clip();
}

export function paintTints(pen: Pen, { survey }: Scene): void {
  if (survey) paintPicture(pen, survey.relief, picturesOf(survey, pen.palette).tints);
}

export function paintShades(pen: Pen, { survey }: Scene): void {
  if (survey) paintPicture(pen, survey.relief, picturesOf(survey, pen.palette).shades);
}

/** The slopes under the trees. */
export function paintCanopy(pen: Pen, { survey }: Scene): void {
  const canopy = survey && picturesOf(survey, pen.palette).canopy;
  if (!canopy) return;
  const woods = survey.areas.filter(({ kind, bounds }) => kind === 'woods' && overlap(bounds, pen.bounds));
  for (const { line, holes } of woods) {
    pen.ctx.save();
    pen.ctx.clip(areaPath(line, holes), 'evenodd');
    paintPicture(pen, survey.relief, canopy);
    pen.ctx.restore();
  }
}

const CONTOURS_FROM = 8;
/** Of the heights, to a drawing unit. */
const SAMPLES = { far: 3, middle: 5, near: 10 };
/** Pixels of the heavier lines. */
const LINES = { far: 0.7, middle: 1, near: 1.3 };

export function paintContours(pen: Pen, { survey, bounds }: Scene): void {
  if (!survey || pen.scale < CONTOURS_FROM || !overlap(pen.bounds, bounds)) return;
  const { ctx, pixel } = pen;
  ctx.strokeStyle = pen.palette.ink[survey.wooded ? 'deep-contour' : 'contour'];
  const blocks = contoursIn(survey.relief, pen.bounds, SAMPLES[pen.level]);
  ctx.lineWidth = LINES[pen.level] * pixel;
  for (const { heavy } of blocks) ctx.stroke(heavy);
  if (pen.level === 'far') return;
  ctx.globalAlpha = pen.level === 'near' ? 0.75 : 0.5;
  ctx.lineWidth = 0.65 * pixel;
  for (const { fine } of blocks) ctx.stroke(fine);
  ctx.globalAlpha = 1;
}
