/** A gun seen from above, in filled shapes: its axle at a point, `k` times as large as drawn here. */
import { ellipse } from './parts.ts';

const block = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide / 2} ${y}h${wide}v${high}h${-wide}z`;

/** Thicker at the breech. */
const barrel = (x: number, muzzle: number, breech: number, k: number): string =>
  `M${x - 3.6 * k} ${muzzle}h${7.2 * k}L${x + 5.4 * k} ${breech}h${-10.8 * k}z`;

const wheels = (x: number, y: number, k: number, high: number): string =>
  ellipse(x - 11.6 * k, y, 3.7 * k, high * k) + ellipse(x + 11.6 * k, y, 3.7 * k, high * k);

/** Ready to fire, its muzzle at the top: barrel, axle, two wheels, trail. */
export const gun = (x: number, y: number, k: number): string =>
  barrel(x, y - 31 * k, y + 5 * k, k) +
  block(x, y - 1.6 * k, 20 * k, 3.2 * k) +
  wheels(x, y, k, 10.5) +
  `M${x - 1.8 * k} ${y + 4 * k}h${3.6 * k}l${2.4 * k} ${20 * k}h${-8.4 * k}z`;

/** Turned about behind its limber: a pole, two pairs of wheels close together, the muzzle to the rear. */
export const hitched = (x: number, y: number, k: number): string =>
  block(x, y - 32 * k, 3.4 * k, 22 * k) +
  block(x, y - 31 * k, 11 * k, 3 * k) +
  block(x, y - 17 * k, 13 * k, 10 * k) +
  wheels(x, y - 12 * k, k, 7.5) +
  wheels(x, y + 6 * k, k, 7.5) +
  block(x, y + 4.6 * k, 20 * k, 2.8 * k) +
  barrel(x, y + 27 * k, y - 2 * k, k);

/** From afar: no more than a barrel between two heavy wheels. */
export const bold = (x: number, y: number, k: number): string =>
  block(x, y - 30 * k, 9 * k, 44 * k) +
  block(x, y - 3 * k, 30 * k, 7 * k) +
  block(x - 13 * k, y - 12 * k, 9 * k, 25 * k) +
  block(x + 13 * k, y - 12 * k, 9 * k, 25 * k);

/** Its two pairs of wheels one behind the other, the barrel to the rear. */
export const boldHitched = (x: number, y: number, k: number): string =>
  block(x, y - 28 * k, 6 * k, 14 * k) +
  block(x, y - 16 * k, 24 * k, 11 * k) +
  block(x, y - 1 * k, 24 * k, 11 * k) +
  block(x, y - 10 * k, 10 * k, 38 * k);
