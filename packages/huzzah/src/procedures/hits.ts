/**
 * O hits in a stack (12.2): one at a time to the unit with the fewest, then to the larger, then as the owner likes;
 * nobody takes a second hit from one result before every other unit has taken one.
 */
import { type Choice, decided, type Umpire } from '@longroll/kernel';
import { afterHit, areAlike, strengthPoints, type Unit, unitWords } from '../model/unit.ts';
import type { HouseRules } from '../rulings/index.ts';

export interface Apportioned {
  readonly units: readonly Unit[];
  /** Hits that found a unit; the rest lapse. */
  readonly taken: number;
}

export interface Standing {
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

/** Hits on their way into a stack. */
export interface Apportioning {
  /** Whose stack it is. */
  readonly side: string;
  readonly standing: readonly Standing[];
  /** Still to be given. */
  readonly left: number;
  readonly taken: number;
  readonly rules: HouseRules;
}

const given = (data: Apportioning, to: Standing): Apportioning => ({
  ...data,
  standing: hit(data.standing, to),
  left: data.left - 1,
  taken: data.taken + 1,
});

/** All that is due to one unit, or to units alike, until the owner has a choice. */
function withoutChoice(from: Apportioning): Apportioning {
  let data = from;
  while (data.left > 0 && data.standing.length > 0) {
    const due = dueNext(data.standing, data.rules);
    if (!nothingToChoose(due)) return data;
    data = given(data, due[0]!);
  }
  return data;
}

const isOpen = ({ left, standing }: Apportioning): boolean => left > 0 && standing.length > 0;

/** Who takes the next hit, among units that are equally due. */
export const HIT_CHOICE: Choice<Apportioning, Standing> = {
  id: 'takes the O hit',
  side: ({ side }) => side,
  options: (data) => (isOpen(data) ? dueNext(data.standing, data.rules) : []),
  name: ({ standing, rules }, option) =>
    `${dueNext(standing, rules).indexOf(option) + 1} ${unitWords(option.unit)}`,
  take: (data, option) => withoutChoice(given(data, option)),
};

export const apportioning = (
  side: string,
  units: readonly Unit[],
  hits: number,
  rules: HouseRules,
): Apportioning => {
  const standing = units.map((unit) => ({ unit, taken: 0 }));
  return withoutChoice({ side, standing, left: hits, taken: 0, rules });
};

const apportioned = ({ standing, taken }: Apportioning): Apportioned => ({
  units: standing.map(({ unit }) => unit),
  taken,
});

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
  // Whose stack it is matters only where somebody has to choose.
  const data = apportioning('', units, hits, rules);
  const after = isOpen(data) ? null : apportioned(data);
  byHits.set(hits, after);
  return after;
}

export const chosenHits = (
  u: Umpire,
  side: string,
  units: readonly Unit[],
  hits: number,
  rules: HouseRules,
): Apportioned => apportioned(decided(HIT_CHOICE, apportioning(side, units, hits, rules), u));
