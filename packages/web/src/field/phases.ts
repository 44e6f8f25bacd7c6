/** The sequence of a turn: which of its parts are steps, and which of them is now. */
import type { TurnPhase } from '@longroll/kernel';

/** A phase that has segments is a heading over them: its own number is not in the row. */
export const isHeading = (phases: readonly TurnPhase[], { code }: TurnPhase): boolean =>
  phases.some((other) => other.code !== code && other.code.startsWith(code));

/** "4B Activation segment, 5 of 21". */
export function nowWords(phases: readonly TurnPhase[]): string {
  const steps = phases.filter((phase) => !isHeading(phases, phase) && !phase.out);
  const at = steps.findIndex(({ now }) => now);
  const { code, title } = steps[at] ?? { code: '', title: '' };
  return at < 0 ? 'The sequence of the turn' : `${code} ${title}, ${at + 1} of ${steps.length} in this turn`;
}
