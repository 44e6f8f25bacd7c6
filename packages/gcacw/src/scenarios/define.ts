/** Reads the sheet of a scenario at load. What it leaves out is as in most of them. */

import { readSetup } from './readSetup.ts';
import { readAreas, readHexes, readMap, readScoring } from './readTerms.ts';
import type { Scenario, ScenarioHead } from './scenario.ts';

const USUAL = {
  game: 'basic',
  lossPoints: { union: 1, confederate: 1 },
  special: [],
  campaignVictory: null,
  historicalRain: [],
  landings: [],
  remarks: [],
} as const;
type Usual = keyof typeof USUAL;

/** A scenario as it is written: its tables as text. */
export interface ScenarioSheet extends Omit<ScenarioHead, Usual>, Partial<Pick<ScenarioHead, Usual>> {
  readonly map: string;
  readonly areas?: string;
  readonly closed?: string;
  readonly confederate: string;
  readonly union: string;
  readonly scoring?: string;
  readonly havens?: string;
}

export function scenario(sheet: ScenarioSheet): Scenario {
  const { map, areas = '', closed = '', confederate, union, scoring = '', havens = '', ...head } = sheet;
  const { id } = head;
  return {
    ...USUAL,
    ...head,
    map: readMap(id, map),
    areas: readAreas(id, areas),
    closed: readHexes(`${id}, closed hexes`, closed),
    setup: [...readSetup(id, 'confederate', confederate), ...readSetup(id, 'union', union)],
    scoring: readScoring(id, scoring),
    havens: readHexes(`${id}, havens`, havens),
  };
}
