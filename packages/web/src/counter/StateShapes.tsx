/** The states of a counter, a shape each: pips, band, folded corner, chevrons, bracket. */
import type { Mark } from '@longroll/kernel';
import { EDGE, FOLD } from './frames.ts';

export interface ShapeProps {
  readonly level: number;
  /** How many levels the mark has above the unmarked one. */
  readonly most: number;
}

/** A row of rings at the foot, filled from the left. */
export function Pips({ level, most }: ShapeProps) {
  return (
    <g className="pips">
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no other name than their place.
        <circle key={i} cx={15.6 + i * 8.4} cy={79.5} r={3.1} data-full={i < level ? true : undefined} />
      ))}
    </g>
  );
}

/** Hatching across the counter, behind the symbol and the strength. */
export function Band({ level }: ShapeProps) {
  if (level <= 0) return null;
  const [top, bottom] = [37.5, 67.5];
  const lean = bottom - top;
  const from = Array.from({ length: 19 }, (_, i) => EDGE.left + 1 - lean + i * 6.4);
  const strokes = from.map((x) => {
    const [start, end] = [Math.max(x, EDGE.left), Math.min(x + lean, EDGE.right)];
    return start < end ? `M${start} ${bottom - (start - x)}L${end} ${bottom - (end - x)}` : '';
  });
  return (
    <g className="band">
      <path d={strokes.join('')} />
      <path d={`M${EDGE.left} ${top}H${EDGE.right}M${EDGE.left} ${bottom}H${EDGE.right}`} className="edge" />
    </g>
  );
}

/** The lower right corner turned over; the frame is cut there, and the back of the counter shows. */
export function Corner({ level }: ShapeProps) {
  if (level <= 0) return null;
  const [x, y] = [EDGE.right - FOLD, EDGE.bottom - FOLD];
  return <path d={`M${x} ${EDGE.bottom}V${y}H${EDGE.right}z`} className="corner" />;
}

/** Pointing down, one below the other, over the strength. */
export function Chevrons({ level }: ShapeProps) {
  const all = Array.from({ length: Math.max(0, level) }, (_, i) => `M63.5 ${24.4 + i * 5.6}l10 4.4l10 -4.4`);
  return all.length > 0 ? <path className="chevrons" d={all.join('')} /> : null;
}

/** Works stand under the counter and round its lower corners. */
export function Bracket({ level, most }: ShapeProps) {
  if (level <= 0) return null;
  const weight = 1.9 + (most > 1 ? ((level - 1) / (most - 1)) * 3.6 : 1.8);
  const [near, far] = [0.3 + weight / 2, 99.7 - weight / 2];
  return <path className="bracket" strokeWidth={weight} d={`M${near} 74V${far}H${100 - near}V74`} />;
}

export const levelsOf = ({ values }: Mark): number => values.length - 1;
