/** From afar stacks that lie close together are one body: an atlas shows armies, not brigades. */
import type { Point } from '@longroll/kernel';
import type { Stack } from './stacks.ts';

export interface Placed {
  readonly stack: Stack;
  /** On the canvas. */
  readonly at: Point;
}

export interface Army {
  readonly side: string;
  readonly at: Point;
  readonly total: number;
  readonly stacks: readonly Stack[];
}

const isNear = (a: Point, b: Point, reach: number): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < reach;

/** The strongest first, each with the stacks of its side within reach; it stands where the strongest stands. */
export function armiesOf(placed: readonly Placed[], reach: number): readonly Army[] {
  const left = [...placed].sort((a, b) => b.stack.total - a.stack.total);
  const armies: Army[] = [];
  while (left.length > 0) {
    const { stack, at } = left[0]!;
    const joins = (one: Placed) => one.stack.side === stack.side && isNear(one.at, at, reach);
    const body = left.filter(joins);
    for (const one of body) left.splice(left.indexOf(one), 1);
    const total = body.reduce((sum, one) => sum + one.stack.total, 0);
    armies.push({ side: stack.side, at, total, stacks: body.map((one) => one.stack) });
  }
  return armies.reverse();
}
