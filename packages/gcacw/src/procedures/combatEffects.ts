/** What a combat result does to one unit: strength, organization, fatigue, demoralization, the way it must go. */
import type { CombatResult } from '../model/combatResult.ts';
import { fatigueAfter } from '../model/fatigue.ts';
import type { Demoralized, UnitState } from '../model/unit.ts';

export interface CombatEffect<U extends UnitState = UnitState> {
  readonly unit: U;
  /** Hexes it must go, or null. */
  readonly retreat: {
    readonly kind: 'retreat' | 'rout';
    readonly least: number;
    readonly most: number;
  } | null;
  readonly mayAdvance: boolean;
  /** An active unit spends no more MP. */
  readonly marchEnds: boolean;
}

const FATIGUE = { D: 3, F: 2, f: 1, E: 0 } as const;
const HEXES = {
  r: { kind: 'retreat', least: 2, most: 4 },
  R: { kind: 'rout', least: 4, most: 6 },
  'R*': { kind: 'rout', least: 4, most: 6 },
} as const;

function demoralized(before: Demoralized, retreat: CombatResult['retreat']): Demoralized {
  if (retreat === 'R*') return 2;
  if (retreat !== 'R') return before;
  return before === 0 ? 1 : 2;
}

/** Only E, f, F and D end the march of an active unit (8.8). */
export const endsMarch = ({ strain }: CombatResult): boolean => strain !== null;

/** `loss` is this unit's share of its side's loss; a lone unit takes it all. */
export function combatEffect<U extends UnitState>(
  unit: U,
  result: CombatResult,
  loss: number = result.loss,
): CombatEffect<U> {
  const { strain, retreat, advance } = result;
  const beyondRout = retreat === 'R*' && unit.demoralized === 2 ? 1 : 0;
  return {
    unit: {
      ...unit,
      fatigue: fatigueAfter(unit, strain ? FATIGUE[strain] : 0),
      manpower: Math.max(0, unit.manpower - loss - beyondRout),
      organized: unit.organized && strain !== 'D',
      demoralized: demoralized(unit.demoralized, retreat),
    },
    retreat: retreat ? HEXES[retreat] : null,
    mayAdvance: advance,
    marchEnds: endsMarch(result),
  };
}
