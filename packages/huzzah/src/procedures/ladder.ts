/** The fire line as a ladder (8.1, 17.9.3): the steps up first, then the steps down, each with the row that it leads to. */
import type { Note } from '@longroll/kernel';
import { HIGHEST_LINE, LOWEST_LINE, printedLine } from '../charts/combatResults.ts';
import type { HouseRules } from '../rulings/index.ts';

const stepOf = ({ applied, value }: Note): number => (applied && typeof value === 'number' ? value : 0);

const held = (row: number): number => Math.max(LOWEST_LINE, Math.min(HIGHEST_LINE, row));

/** Lines that do not apply stay below the ladder. */
export function ladder(from: number, lines: readonly Note[], { endsHeld }: HouseRules): readonly Note[] {
  const rungs = [...lines.filter((line) => stepOf(line) > 0), ...lines.filter((line) => stepOf(line) < 0)];
  let row = from;
  const climbed = rungs.map((line) => {
    const to = row + stepOf(line);
    row = endsHeld === 'after-each-sign' ? held(to) : to;
    return { ...line, stands: printedLine(held(to)) };
  });
  return [...climbed, ...lines.filter((line) => stepOf(line) === 0)];
}
