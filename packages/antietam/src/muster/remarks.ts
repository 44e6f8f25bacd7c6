/** What is to be said of a unit beside its figures: who led it, when it acts, and how sure its line is. */
import type { Sureness, UnitCounter } from '../counters/counter.ts';
import type { Scenario, SetupLine } from '../scenarios/scenario.ts';

const CERTAIN = 100;

const SURE: Readonly<Record<Sureness, string>> = {
  high: 'well founded',
  medium: 'fairly sure',
  low: 'our estimate',
  known: 'common knowledge',
};

/** Where the strength comes from, and what of the line is estimated. */
function evidenceWords({ evidence, guns }: UnitCounter): readonly string[] {
  const { strength, men, weapon, place, brigade, remark } = evidence;
  const whole = brigade === null ? '' : `; the whole brigade had ${brigade}`;
  return [
    `${guns > 0 ? 'guns' : 'men'}: ${strength}${whole} (${SURE[men]})`,
    `weapon ${SURE[weapon]}, place ${SURE[place]}`,
    ...(remark === null ? [] : [remark]),
  ];
}

function releaseWords({ release, releasePercent }: UnitCounter, { turns, options }: Scenario): string | null {
  if (options.commitment !== 'historical') return null;
  if (releasePercent < CERTAIN)
    return `held back; from turn ${release} on released with ${releasePercent} % a turn`;
  return release > turns[0] ? `held back until turn ${release}` : null;
}

export function remarksOf(unit: UnitCounter, line: SetupLine, scenario: Scenario): readonly string[] {
  const { commander, organization, efficiency, efficiencyReason, men } = unit;
  return [
    commander,
    organization,
    line.arrives === null ? releaseWords(unit, scenario) : null,
    line.men === null ? null : `${line.men} left of ${men} men`,
    `efficiency ${efficiency}, ours: ${efficiencyReason}`,
    ...evidenceWords(unit),
  ].filter((words) => typeof words === 'string');
}
