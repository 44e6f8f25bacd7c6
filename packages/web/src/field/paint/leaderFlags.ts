/** Leaders on a battlefield: a small flag with the body they ride with, its cloth by their rank. */
import type { Point } from '@longroll/kernel';
import { star } from '../../counter/symbols.ts';
import type { Canvas2D } from '../../map/pen.ts';
import type { Inks } from './inks.ts';
import type { Standing } from './slots.ts';
import type { Member } from './stacks.ts';

const PENNANT = 'M0 -27L17 -21L0 -15z';
const FORKED = 'M0 -29H19L14 -22.5L19 -16H0z';
/** From the foot of the staff: a pennant for the lowest, a forked flag for those above them, a square one with a star for an army. */
const CLOTHS: Readonly<Record<string, string>> = {
  division: PENNANT,
  junior: PENNANT,
  corps: FORKED,
  senior: FORKED,
  army: 'M0 -32H22V-15H0z',
};
const STAR = star(11, -23, 7);

function rankOf({ piece }: Member): string {
  const { rank } = piece.record;
  return typeof rank === 'string' ? rank : '';
}

/** From afar only those who are not of the lowest rank. */
export const isHigh = (member: Member): boolean => ['corps', 'senior', 'army'].includes(rankOf(member));

/** Behind the front, where no letters stand. */
export function footOfStaff(standing: Standing | undefined, place: number): Point {
  if (!standing) return [-6 + place * 22, 12];
  const { room, turn } = standing;
  const isWest = turn > 200 && turn < 340;
  const isEast = turn > 20 && turn < 160;
  const step = place * 21;
  if (room !== 'whole') return [isEast ? -49 : 42, 14 - place * 30];
  if (isEast) return [-46 + step, -18];
  if (isWest) return [29 - step, -18];
  return turn > 90 && turn < 270 ? [31 - step, -14] : [31 - step, 38];
}

/** In device pixels of the canvas: where, and how many of them a hundredth of a cell is. */
export function paintLeaderFlag(
  ctx: Canvas2D,
  inks: Inks,
  member: Member,
  [x, y]: Point,
  unit: number,
  marked: boolean,
): void {
  const { strong, pale } = inks.side(member.counter.side);
  const cloth = new Path2D(CLOTHS[rankOf(member)] ?? PENNANT);
  const staff = new Path2D('M0 0V-32');
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const [ink, width] of [
    ...(marked ? [[inks.token('accent'), 12] as const] : []),
    [inks.token('card'), 6.5] as const,
    [strong, 2.4] as const,
  ]) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(staff);
    ctx.stroke(cloth);
  }
  ctx.fillStyle = strong;
  ctx.fill(cloth);
  if (rankOf(member) === 'army') {
    ctx.fillStyle = pale;
    ctx.fill(new Path2D(STAR));
  }
  ctx.restore();
}
