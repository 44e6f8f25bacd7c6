/**
 * O hits in a stack (12.2): one at a time to the unit with the fewest, then to the larger, then as the owner likes;
 * nobody takes a second hit from one result before every other unit has taken one.
 */
import type { Umpire } from '@longroll/kernel';
import { afterHit, areAlike, strengthPoints, type Unit, unitWords } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface Apportioned {
  readonly units: readonly Unit[];
  /** Hits that found a unit; the rest lapse. */
  readonly taken: number;
}

/** Among units that are equally due: the one chosen, or null to leave it open. */
type OwnersChoice = (due: readonly Unit[]) => number | null;

interface Standing {
  readonly unit: Unit;
  readonly taken: number;
}

const least = (standing: readonly Standing[], of: (s: Standing) => number): readonly Standing[] => {
  const lowest = Math.min(...standing.map(of));
  return standing.filter((s) => of(s) === lowest);
};

/** Those to whom the next hit may go. */
function dueNext(standing: readonly Standing[], rules: HouseRules): readonly Standing[] {
  if (rules.apportioning === 'free') return standing;
  const unhurt = least(standing, ({ taken }) => taken);
  const fewest = least(unhurt, ({ unit }) => unit.hits);
  return least(fewest, ({ unit }) => -strengthPoints(unit));
}

/** Whom it hits makes no difference. */
const nothingToChoose = (due: readonly Standing[]): boolean =>
  due.every(({ unit }) => areAlike(unit, due[0]!.unit));

function hit(standing: readonly Standing[], chosen: Standing): readonly Standing[] {
  const unit = afterHit(chosen.unit);
  return standing.flatMap((s) => {
    if (s !== chosen) return [s];
    return unit ? [{ unit, taken: s.taken + 1 }] : [];
  });
}

/** Null if a choice was left open. */
function apportion(
  units: readonly Unit[],
  hits: number,
  rules: HouseRules,
  choice: OwnersChoice,
): Apportioned | null {
  let standing: readonly Standing[] = units.map((unit) => ({ unit, taken: 0 }));
  let taken = 0;
  for (; taken < hits && standing.length > 0; taken++) {
    const due = dueNext(standing, rules);
    const chosen = nothingToChoose(due) ? 0 : choice(due.map(({ unit }) => unit));
    if (chosen === null) return null;
    standing = hit(standing, due[chosen]!);
  }
  return { units: standing.map(({ unit }) => unit), taken };
}

const leaveOpen: OwnersChoice = () => null;

type ByHits = Map<number, Apportioned | null>;
const known: Readonly<Record<HouseRules['apportioning'], WeakMap<readonly Unit[], ByHits>>> = {
  'fewest-hits': new WeakMap(),
  free: new WeakMap(),
};

/** The stack after its hits, if the owner has nothing to decide; worked out once, for fights of several rounds. */
export function certainHits(units: readonly Unit[], hits: number, rules: HouseRules): Apportioned | null {
  const lists = known[rules.apportioning];
  const byHits: ByHits = lists.get(units) ?? new Map();
  lists.set(units, byHits);
  const before = byHits.get(hits);
  if (before !== undefined) return before;
  const after = apportion(units, hits, rules, leaveOpen);
  byHits.set(hits, after);
  return after;
}

export function chosenHits(
  u: Umpire,
  side: string,
  units: readonly Unit[],
  hits: number,
  rules: HouseRules,
): Apportioned {
  const ask: OwnersChoice = (due) => {
    const options = due.map((unit, i) => `${i + 1} ${unitWords(unit)}`);
    return options.indexOf(u.choose({ id: 'takes the O hit', side, options }));
  };
  return apportion(units, hits, rules, ask)!;
}
