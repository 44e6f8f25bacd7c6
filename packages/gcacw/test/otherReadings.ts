/** Every reading held as somebody else might: all first alternatives, or all last ones. */
import { RULINGS } from '../src/rulings/index.ts';

/** A reading as it is listed is text; in the rules it may be a number or a yes. */
export function typed(option: string): string | number | boolean {
  if (option === 'true' || option === 'false') return option === 'true';
  return Number.isNaN(Number(option)) ? option : Number(option);
}

export const otherReadings = (at: 0 | -1): Readonly<Record<string, string | number | boolean>> =>
  Object.fromEntries(RULINGS.map(({ id, alternatives }) => [id, typed(alternatives.at(at)!)]));
