/**
 * Whom units obey where the Confederates have two army leaders (1.10a): the divisions of Walker, Breckinridge and
 * French, and Loring's once he has joined them (Loring-B), are Johnston's; Pemberton has the rest. A unit without
 * a command obeys whichever is there; so does the cavalry division J, which has no leader of its own.
 */
import { leaderCounter, unitCounter } from '../counters/index.ts';
import type { Army, SetupLine } from './scenario.ts';

const JOHNSTONS: readonly string[] = ['AR', 'W', 'BRE', 'FRE'];
const EITHER: readonly (string | null)[] = [null, 'J'];

type Named = Pick<SetupLine, 'side' | 'counter' | 'leader'>;

const commandOf = ({ side, counter, leader }: Named): string | null =>
  (leader ? leaderCounter(side, counter) : unitCounter(side, counter))?.command ?? null;

export function armyOf(line: Named, lines: readonly Named[]): Army {
  if (line.side === 'union') return 'AT';
  const command = commandOf(line);
  if (command === null || EITHER.includes(command)) return 'AM or AR';
  const loringJoined = lines.some(({ counter, leader }) => leader && counter === 'Loring-B');
  return JOHNSTONS.includes(command) || (command === 'L' && loringJoined) ? 'AR' : 'AM';
}
