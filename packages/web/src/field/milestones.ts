/**
 * Which states of a long game are kept for good, so that any of its moments is near one: after a stretch of moves each,
 * and as many as there are places. When they would be more the stretch doubles, and every second of them goes.
 */
export const MILESTONES = 24;
/** Moves from one to the next in a game that is not very long. */
const STRETCH = 256;

/** How far apart they are in a game of so many moves. */
export function stretchOf(moves: number): number {
  let stretch = STRETCH;
  while (moves >= stretch * MILESTONES) stretch *= 2;
  return stretch;
}

const strideOf = (at: number, stretch: number): number => Math.floor(at / stretch);

/** Those that stay when a game has so many moves: the first of each stretch. `NONE` is a place that is free. */
export const NONE = -1;
export function thinned(kept: readonly number[], moves: number): readonly number[] {
  const stretch = stretchOf(moves);
  const first = new Map<number, number>();
  for (const at of kept.filter((one) => one !== NONE).toSorted((a, b) => a - b)) {
    const stride = strideOf(at, stretch);
    if (stride > 0 && !first.has(stride)) first.set(stride, at);
  }
  const stays = new Set(first.values());
  return kept.map((at) => (stays.has(at) ? at : NONE));
}

/** Whether the state after `at` of so many moves is the first of its stretch. */
export function isMilestone(kept: readonly number[], at: number, moves: number): boolean {
  const stretch = stretchOf(moves);
  const stride = strideOf(at, stretch);
  return stride > 0 && kept.every((one) => one === NONE || strideOf(one, stretch) !== stride);
}

/** After how many moves the states of a whole game would be kept. */
export function milestonesOf(moves: number): readonly number[] {
  const stretch = stretchOf(moves);
  return Array.from({ length: strideOf(moves, stretch) }, (_, i) => (i + 1) * stretch);
}
