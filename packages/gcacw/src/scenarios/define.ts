/** Reads the sheet of a scenario at load. What it leaves out is as in most of them. */

import { readSetup } from './readSetup.ts';
import { readAreas, readHexes, readMap, readScoring } from './readTerms.ts';
import type { ListedScenario, Scenario, ScenarioHead } from './scenario.ts';

const USUAL = {
  lossPoints: { union: 1, confederate: 1 },
  special: [],
  historicalRain: [],
  remarks: [],
} as const;
type Usual = keyof typeof USUAL;

type Own = Omit<ScenarioHead, keyof ListedScenario>;

/** The sheet of a scenario as it is written: its tables as text. */
export interface ScenarioSheet extends Omit<Own, Usual>, Partial<Pick<Own, Usual>> {
  readonly map: string;
  readonly areas?: string;
  readonly closed?: string;
  readonly confederate: string;
  readonly union: string;
  readonly scoring?: string;
  readonly havens?: string;
}

export function scenario(listed: ListedScenario, sheet: ScenarioSheet): Scenario {
  const { map, areas = '', closed = '', confederate, union, scoring = '', havens = '', ...head } = sheet;
  const { id } = listed;
  return {
    ...USUAL,
    ...listed,
    ...head,
    map: readMap(id, map),
    areas: readAreas(id, areas),
    closed: readHexes(`${id}, closed hexes`, closed),
    setup: [...readSetup(id, 'confederate', confederate), ...readSetup(id, 'union', union)],
    scoring: readScoring(id, scoring),
    havens: readHexes(`${id}, havens`, havens),
  };
}
