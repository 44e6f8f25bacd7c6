/**
 * A result code of the Combat Chart, taken apart: `2DR*` is two manpower lost, disorganized, routed and
 * Demoralize-2. `-` is no result.
 */
import { RuleBug } from '@longroll/kernel';

export interface CombatResult {
  /** Manpower lost by the side in total. */
  readonly loss: number;
  readonly strain: 'D' | 'F' | 'f' | 'E' | null;
  readonly retreat: 'r' | 'R' | 'R*' | null;
  readonly advance: boolean;
}

const CODE = /^(?:-|(\d+)?(D|F|f|E)?(r|R\*?)?(a)?)$/;

export function readCombatResult(printed: string): CombatResult | undefined {
  const match = printed === '' ? null : CODE.exec(printed);
  if (!match) return undefined;
  const [, loss = '0', strain = null, retreat = null, advance] = match;
  return {
    loss: Number(loss),
    strain: strain as CombatResult['strain'],
    retreat: retreat as CombatResult['retreat'],
    advance: advance === 'a',
  };
}

/** Each code is taken apart once: a chart has few, and odds ask for them all the time. */
function remember<T>(make: (code: string) => T): (code: string) => T {
  const known = new Map<string, T>();
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const made = make(code);
    known.set(code, made);
    return made;
  };
}

/** The meaning of a code that stands on the chart. */
export const resultOf = remember((code): CombatResult => {
  const result = readCombatResult(code);
  if (!result) throw new RuleBug(`"${code}" is no result of the Combat Chart`);
  return result;
});

const STRAIN_WORDS = {
  D: 'disorganized',
  F: 'fatigued 2',
  f: 'fatigued 1',
  E: 'march ends',
} as const;
const RETREAT_WORDS = { r: 'retreats', R: 'routs', 'R*': 'routs badly' } as const;

/** In words, weightiest first: "routs, disorganized, loses 2". */
function inWords({ loss, strain, retreat, advance }: CombatResult): string {
  const words = [
    retreat && RETREAT_WORDS[retreat],
    advance && 'may advance',
    strain && STRAIN_WORDS[strain],
    loss > 0 && `loses ${loss}`,
  ].filter((word) => typeof word === 'string');
  return words.length > 0 ? words.join(', ') : 'no effect';
}

/** What a code means, in words. */
export const wordsOf = remember((code) => inWords(resultOf(code)));
