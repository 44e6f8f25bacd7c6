/** What is to be said of a counter beside its figures: who it is, who led it, and how sure its line is. */
import type { LeaderCounter, Sureness, UnitCounter } from '../counters/counter.ts';
import { ALL } from '../counters/counter.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const SURE: Readonly<Record<Sureness, string>> = {
  high: 'well founded',
  medium: 'fairly sure',
  low: 'our estimate',
};

const forceWords = ({ men, guns, sureness }: UnitCounter): string =>
  `${guns > 0 ? `${guns} guns` : `${men.toLocaleString('en')} men`} (${SURE[sureness]})`;

export function unitRemarks(unit: UnitCounter, { reserves }: Scenario): readonly string[] {
  const { id, name, label, commander, organization, morale, moraleReason, remark } = unit;
  const reserve = reserves.find((one) => one.unit === id);
  return [
    name === label ? null : name,
    commander,
    organization,
    forceWords(unit),
    `morale ${morale}, ours: ${moraleReason}`,
    reserve ? `in reserve until turn ${reserve.from}` : null,
    remark,
  ].filter((words) => words !== null);
}

export const leaderRemarks = ({ name, leads, radius, remark }: LeaderCounter): readonly string[] =>
  [name, `leads ${leads === ALL ? 'the whole army' : leads}, as far as ${radius} hexes`, remark].filter(
    (words) => words !== null,
  );
