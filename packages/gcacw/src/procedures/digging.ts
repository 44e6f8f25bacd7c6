/** Works in the Recovery Phase (11.2): every eligible unit goes one step up the ladder, without being asked. */
import type { Unit } from '../model/unit.ts';
import type { Entrenchment } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

/** The circumstances of the turn. */
export interface Digging {
  readonly rain: boolean;
  /** Moved or retreated. */
  readonly movedThisTurn: boolean;
  readonly inSwamp: boolean;
}

export interface Dug {
  readonly entrenchment: Entrenchment;
  readonly reason: string;
}

/** From 1863 on a breastwork takes one recovery; forts exist by set-up only. */
const LADDER: readonly Entrenchment[] = ['none', 'abatis', 'breastwork'];

/** The highest works that the unit may dig by itself. */
function topFor({ type }: Unit, { cavalryWorks, worksTop }: HouseRules): Entrenchment {
  if (type === 'wagon') return 'none';
  if (type === 'cavalry' && cavalryWorks !== 'as-infantry') return cavalryWorks;
  return worksTop;
}

function hindrance(turn: Digging, unit: Unit, rested: boolean, rules: HouseRules): string | undefined {
  const hindrances: readonly (readonly [boolean, string])[] = [
    [unit.demoralized > 0, 'demoralized'],
    [!rested && rules.worksNeedRest === 'rested', 'not rested'],
    [turn.rain && rules.worksInRain === 'no', 'a rain turn'],
    [turn.inSwamp && rules.worksInSwamp === 'no', 'in swamp'],
    [turn.movedThisTurn && rules.worksAfterMoving === 'no', 'moved this turn'],
  ];
  return hindrances.find(([holds]) => holds)?.[1];
}

export function dig(turn: Digging, unit: Unit, rested: boolean, rules: HouseRules): Dug {
  const { entrenchment } = unit;
  const why = hindrance(turn, unit, rested, rules);
  if (why) return { entrenchment, reason: why };
  const at = LADDER.indexOf(entrenchment);
  if (at < 0 || at >= LADDER.indexOf(topFor(unit, rules))) {
    return { entrenchment, reason: unit.type === 'wagon' ? 'a wagon train' : 'no higher works by recovery' };
  }
  return { entrenchment: LADDER[at + 1]!, reason: 'one step' };
}
