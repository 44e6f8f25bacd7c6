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
  /** A hex in which the campaign lets infantry dig on to a fort (19.5.3). */
  readonly fortSite?: boolean;
}

export interface Dug {
  readonly entrenchment: Entrenchment;
  readonly reason: string;
  /** The step is made on this die or better; null where it is certain. */
  readonly onDie: number | null;
}

/** Where works rise by a die (11.2e). */
const WORKS_DIE = 4;

/** From 1863 on a breastwork takes one recovery; forts exist by set-up only, but at the campaign's sites. */
const LADDER: readonly Entrenchment[] = ['none', 'abatis', 'breastwork', 'fort'];

/** The highest works that the unit may dig by itself. */
function topFor({ type }: Unit, { cavalryWorks, worksTop }: HouseRules, fortSite: boolean): Entrenchment {
  if (type === 'wagon') return 'none';
  if (type === 'cavalry' && cavalryWorks !== 'as-infantry') return cavalryWorks;
  return fortSite ? 'fort' : worksTop;
}

function hindrance(turn: Digging, unit: Unit, rested: boolean, rules: HouseRules): string | undefined {
  const hindrances: readonly (readonly [boolean, string])[] = [
    [unit.demoralized > 0, 'demoralized'],
    [!rested && rules.worksNeedRest === 'rested', 'not rested'],
    [turn.rain && rules.worksInRain === 'no', 'a rain turn'],
    [turn.inSwamp && rules.worksInSwamp === 'no', 'in swamp'],
    [rules.worksRise === 'by-action', 'by an Entrench action only'],
    [turn.movedThisTurn && rules.worksAfterMoving === 'no', 'moved this turn'],
  ];
  return hindrances.find(([holds]) => holds)?.[1];
}

/** The works one step above those that the unit has, or null if it may have none above them. */
export function nextWorks(unit: Unit, rules: HouseRules, fortSite = false): Entrenchment | null {
  const at = LADDER.indexOf(unit.entrenchment);
  return at < 0 || at >= LADDER.indexOf(topFor(unit, rules, fortSite)) ? null : LADDER[at + 1]!;
}

/** What an Entrench action makes of its works: an abatis; any step, where works rise by actions alone (11.2e). */
export const worksByAction = (unit: Unit, rules: HouseRules): Entrenchment | null =>
  unit.entrenchment === 'none' || rules.worksRise === 'by-action' ? nextWorks(unit, rules) : null;

export function dig(turn: Digging, unit: Unit, rested: boolean, rules: HouseRules): Dug {
  const { entrenchment } = unit;
  const why = hindrance(turn, unit, rested, rules);
  if (why) return { entrenchment, reason: why, onDie: null };
  const next = nextWorks(unit, rules, turn.fortSite);
  if (next === null) {
    const reason = unit.type === 'wagon' ? 'a wagon train' : 'no higher works by recovery';
    return { entrenchment, reason, onDie: null };
  }
  return { entrenchment: next, reason: 'one step', onDie: rules.worksRise === 'by-die' ? WORKS_DIE : null };
}
