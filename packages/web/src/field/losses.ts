/** What each side had lost by the end of each day, as lines of a plot. */
import type { CalendarDay } from '@longroll/kernel';

export interface LossLine {
  readonly side: string;
  /** Turn and loss, from the first day on. */
  readonly points: readonly (readonly [turn: number, lost: number])[];
  readonly last: number;
}

export interface LossPlot {
  readonly lines: readonly LossLine[];
  readonly first: number;
  readonly last: number;
  /** A round number that no line exceeds. */
  readonly top: number;
}

const ROUND = [1, 2, 5, 10];

/** The next of 1, 2, 5, 10, 20, 50 … that is not less. */
export function roundedUp(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ROUND.map((one) => one * ten).find((one) => one >= value) ?? value;
}

/** Null as long as no two days can be joined. */
export function lossPlot(calendar: readonly CalendarDay[], sides: readonly string[]): LossPlot | null {
  if (calendar.length < 2) return null;
  const lines = sides.map((side) => {
    const points = calendar.map(({ turn, lost }) => [turn, lost[side] ?? 0] as const);
    return { side, points, last: points.at(-1)![1] };
  });
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([, lost]) => lost)));
  return { lines, first: calendar[0]!.turn, last: calendar.at(-1)!.turn, top: roundedUp(most) };
}
