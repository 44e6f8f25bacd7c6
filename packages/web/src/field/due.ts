/** What is still to come, read off the track of turns. */
import type { Table, TrackedTurn } from '@longroll/kernel';

/** Turns from this one on in which something happens. */
export const dueOf = ({
  track,
  turn,
  over,
}: Pick<Table, 'track' | 'turn' | 'over'>): readonly TrackedTurn[] =>
  over ? [] : track.filter((one) => one.turn >= turn && one.events.length > 0);

/** In how many turns. */
export function soonWords(now: number, turn: number): string {
  if (turn <= now) return 'now';
  return turn === now + 1 ? 'next turn' : `in ${turn - now} turns`;
}

/** Turns that follow each other without an event, as one line of a long track. */
export interface Span {
  readonly from: TrackedTurn;
  readonly to: TrackedTurn;
}

/** So many are read turn by turn. */
const SHORT = 15;

/** A long track is told in spans; the turn of now is always one by itself. */
export function spansOf(track: readonly TrackedTurn[], now: number | null): readonly Span[] {
  const isQuiet = ({ turn, events }: TrackedTurn): boolean =>
    track.length > SHORT && events.length === 0 && turn !== now;
  const spans: Span[] = [];
  for (const one of track) {
    const before = spans.at(-1);
    if (before && isQuiet(one) && isQuiet(before.from)) spans[spans.length - 1] = { ...before, to: one };
    else spans.push({ from: one, to: one });
  }
  return spans;
}
