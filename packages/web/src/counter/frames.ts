/** The outline of a counter. The two sides differ by it, so that they stay apart without colour. */

export interface Frame {
  /** The edge of the cardboard. */
  readonly edge: string;
  /** A second line within it. */
  readonly inner: string | null;
}

export const EDGE = { left: 6, top: 5, right: 94, bottom: 93 };
/** How much of the lower right corner a fold takes. */
export const FOLD = 18;

/** A rectangle within the edge, its corners cut by so much; `last` is the lower right one. */
function cutOut(inset: number, cut: number, last: number): string {
  const { left, top, right, bottom } = EDGE;
  const [l, t, r, b] = [left + inset, top + inset, right - inset, bottom - inset];
  return [
    `M${l + cut} ${t}H${r - cut}L${r} ${t + cut}`,
    `V${b - last}L${r - last} ${b}`,
    `H${l + cut}L${l} ${b - cut}V${t + cut}z`,
  ].join('');
}

const CLIPPED = 10;
const INNER = 3;

interface Cut {
  readonly corners: number;
  readonly inner: boolean;
}
const PLAIN: Cut = { corners: 0, inner: false };
const SIDES: Readonly<Record<string, Cut>> = {
  union: { corners: 0, inner: true },
  confederate: { corners: CLIPPED, inner: false },
};

export function frameOf(side: string, folded: boolean): Frame {
  const { corners, inner } = SIDES[side] ?? PLAIN;
  return {
    edge: cutOut(0, corners, folded ? FOLD : corners),
    inner: inner ? cutOut(INNER, 0, folded ? FOLD - 2 * INNER : 0) : null,
  };
}

/** The bare outline of a side's counters. */
export const outline = (side: string): string => frameOf(side, false).edge;

/** Whether a side's shapes have their corners cut: so its bars differ from the other's too. */
export const isClipped = (side: string): boolean => (SIDES[side] ?? PLAIN).corners > 0;
