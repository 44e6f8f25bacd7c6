/** Every throw of a procedure with the outcome it leads to: the picture of the dice beside the odds. */
import { byFaces, type Chance } from '../luck/chance.ts';
import { EveryBranch } from '../umpire/everyBranch.ts';
import type { Answer, Policy, Procedure } from '../umpire/umpire.ts';

export interface OneThrow {
  /** All faces in drawing order. */
  readonly faces: readonly number[];
  readonly key: string;
}
export type EveryThrow = readonly OneThrow[];

/** A picture with more throws than this says nothing to an eye. */
const MOST = 1296;

const facesIn = (path: readonly Answer[]): number[] => path.flatMap((a) => ('draw' in a ? a.faces : []));

export function everyThrow<R>(
  procedure: Procedure<R>,
  key: (result: R) => string,
  policy: Policy,
): EveryThrow | null {
  let counted = true;
  const every = new EveryBranch(policy, <T>(chance: Chance<T>) => {
    counted &&= chance.countable;
    return byFaces(chance);
  });
  const throws: OneThrow[] = [];
  do {
    if (throws.length >= MOST) return null;
    const value = procedure(every);
    // Classes of a measure are not equally likely: drawn as equal fields they would lie.
    if (!counted) return null;
    throws.push({ faces: facesIn(every.path), key: key(value) });
  } while (every.next());
  return throws;
}
