/** What stands on every sheet of an engineer: where north is, and a scale of yards. */
import type { MapBounds, Point } from '@longroll/kernel';
import type { Pen } from './pen.ts';
import type { Scene } from './scene.ts';
import type { Survey } from './survey.ts';

/** Yards of the whole bar and of its parts. */
const BAR = 1000;
const PARTS = [0, 250, 500, 1000];

/** Browsers round the advance of very small type, so it is set large and shrunk; `high` in drawing units. */
const SET_AT = 40;

function letter({ ctx }: Pen, text: string, [x, y]: Point, high: number, font: string, italic = false): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(high / SET_AT, high / SET_AT);
  ctx.font = `${italic ? 'italic ' : ''}${SET_AT}px ${font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, 0, 0);
  ctx.restore();
}

/** A needle, half of it black, with its letter. */
export function paintNorth(pen: Pen, [x, y]: Point): void {
  const { ctx, palette, pixel } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.lineWidth = 1 * pixel;
  ctx.strokeStyle = ctx.fillStyle = palette.ink.ink;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(0, -1.1);
    ctx.lineTo(side * 0.26, 0.9);
    ctx.lineTo(0, 0.62);
    ctx.closePath();
    if (side < 0) ctx.fill();
    ctx.stroke();
  }
  letter(pen, 'N', [0, -1.28], 0.62, palette.serif);
  ctx.restore();
}

export function paintScale(pen: Pen, [x, y]: Point, yards: number): void {
  const { ctx, palette, pixel } = pen;
  const high = Math.max(0.11, 2.5 * pixel);
  ctx.save();
  ctx.translate(x, y);
  ctx.strokeStyle = ctx.fillStyle = palette.ink.ink;
  ctx.lineWidth = 0.9 * pixel;
  for (const [i, from] of PARTS.slice(0, -1).entries()) {
    const [left, wide] = [from / yards, (PARTS[i + 1]! - from) / yards];
    ctx.beginPath();
    ctx.rect(left, 0, wide, high);
    if (i % 2 === 0) ctx.fill();
    ctx.stroke();
  }
  const size = Math.max(0.36, 7.5 * pixel);
  // Where there is little room only every other part has its number.
  const told = pixel > 1 / 15 ? PARTS.filter((at) => at % 500 === 0) : PARTS;
  for (const at of told) letter(pen, String(at), [at / yards, -0.12], size, palette.sans);
  const below: Point = [BAR / yards / 2, high + Math.max(0.4, 9 * pixel)];
  letter(pen, 'yards', below, Math.max(0.4, 8 * pixel), palette.serif, true);
  ctx.restore();
}

export function paintFurniture(pen: Pen, { survey }: Scene): void {
  if (survey?.north) paintNorth(pen, survey.north);
  if (survey?.scale) paintScale(pen, survey.scale, survey.yards);
}

/** What they take of the sheet: no lettering runs into them. */
export function furnitureBoxes({ north, scale, yards }: Survey): MapBounds[] {
  const box = ([x, y]: Point, left: number, right: number, top: number, bottom: number): MapBounds => ({
    left: x + left,
    right: x + right,
    top: y + top,
    bottom: y + bottom,
  });
  return [
    ...(north ? [box(north, -0.5, 0.5, -2, 1)] : []),
    ...(scale ? [box(scale, -0.6, BAR / yards + 0.8, -0.8, 0.8)] : []),
  ];
}
