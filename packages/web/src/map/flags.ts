/** How large a flag is and where it stands in its cell: lettering keeps clear of it. */
import type { MapBounds, Point } from '@longroll/kernel';

/** Cloth and staff in pixels from the foot of the staff, before it is grown. */
const FLAG = { left: -3, right: 24, top: -29, bottom: 4 };
const USUAL = 52;
/** Over a counter it stands farther out and is smaller. */
export const OPEN = { across: -0.4, down: -0.24, part: 1 };
export const OVER_COUNTER = { across: -0.47, down: -0.2, part: 0.78 };

export const flagGrowth = (scale: number): number => Math.max(0.62, Math.min(1.25, scale / USUAL));

/** What a flag may cover in a cell, in pixels, with a counter there or without. */
export function flagBox([x, y]: Point, scale: number): MapBounds {
  const grown = flagGrowth(scale);
  return {
    left: x + OVER_COUNTER.across * scale + FLAG.left * grown,
    right: x + OPEN.across * scale + FLAG.right * grown,
    top: y + OPEN.down * scale + FLAG.top * grown,
    bottom: y + OVER_COUNTER.down * scale + FLAG.bottom * grown,
  };
}
