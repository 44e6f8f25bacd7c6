/** Manpower in a Cycle (19.4.10): who comes back, who falls sick. */
import type { Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';

/** What a unit mustered, has lost in any way, and has got back. */
export interface ManpowerRecord {
  readonly muster: number;
  readonly lost: number;
  readonly back: number;
}

export interface Claimant extends ManpowerRecord {
  readonly name: string;
  readonly side: Side;
  readonly manpower: number;
}

/** Half of what was lost, less what has come back. */
export const claimOf = ({ lost, back }: ManpowerRecord): number => Math.floor(lost / 2) - back;

/** What keeps a unit from getting anything back, read off the map by whoever asks. */
export interface Hindrances {
  readonly onMap: boolean;
  readonly inEnemyZone: boolean;
  readonly demoralized: boolean;
  /** In the works of a besieged Vicksburg. */
  readonly besieged: boolean;
  /** A Union unit that is foraging or out of supply. */
  readonly unsupplied: boolean;
}

export const mayComeBack = ({ onMap, inEnemyZone, demoralized, besieged, unsupplied }: Hindrances): boolean =>
  onMap && !inEnemyZone && !demoralized && !besieged && !unsupplied;

const byClaim = (a: Claimant, b: Claimant): number =>
  claimOf(b) - claimOf(a) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Of the units that nothing hinders, those that get a point back, in order. */
export function comingBack<C extends Claimant>(
  units: readonly C[],
  { manpowerUnion, manpowerConfederate }: Pick<CampaignRules, 'manpowerUnion' | 'manpowerConfederate'>,
): readonly C[] {
  const most = { union: manpowerUnion, confederate: manpowerConfederate };
  const of = (side: Side) =>
    units
      .filter((one) => one.side === side && one.manpower > 0 && claimOf(one) > 0)
      .sort(byClaim)
      .slice(0, most[side]);
  return [...of('union'), ...of('confederate')];
}

export const withPointBack = <C extends Claimant>(unit: C): C => ({
  ...unit,
  manpower: unit.manpower + 1,
  back: unit.back + 1,
});

/** Returns that the set-ups show: these units gain a point, whatever they lost (19.4.10.0). */
export const RETURNS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  10: [['Barton'], ['Taylor', 'Cumming'], ['Featherston-A', 'Featherston-B']],
  40: [
    ['Ector-A', 'Ector-B'],
    ['McNair-A', 'McNair-B'],
  ],
};

export const isReturning = (turn: number, counter: string): boolean =>
  RETURNS[turn]?.some((names) => names.includes(counter)) ?? false;

export const withReturn = <C extends Claimant>(unit: C): C => ({
  ...unit,
  manpower: unit.manpower + 1,
  muster: unit.muster + 1,
});

/** Whom sickness takes from a besieged garrison: of the largest unit, of equal ones the first by name. */
export function sickened<C extends Claimant>(
  garrison: readonly C[],
  siege: number,
  { sickFrom, sickManpower }: Pick<CampaignRules, 'sickFrom' | 'sickManpower'>,
): C | null {
  return siege < sickFrom || sickManpower === 0 ? null : largest(garrison);
}

/** The largest by manpower, of equal ones the first by name. */
export function largest<U extends { readonly name: string; readonly manpower: number }>(
  units: readonly U[],
): U | null {
  const first = (a: U, b: U) => (a.manpower !== b.manpower ? a.manpower > b.manpower : a.name < b.name);
  return units.reduce<U | null>((best, one) => (best === null || first(one, best) ? one : best), null);
}
