/**
 * The scenarios as they are chosen, without their pieces. Windows, points and lengths are ours; handicaps, and how often losses
 * count, are balance between two computers of the level General.
 */
import type { Objective, ScenarioHead } from './scenario.ts';

/** Whole columns or rows of a map, or a part of them. */
const columns = (first: number, last: number, rows: readonly [number, number]) => ({
  columns: [first, last] as const,
  rows,
});

const place = (
  hex: string,
  id: string,
  name: string,
  points: number,
  atStart: 'union' | 'confederate',
): Objective => ({ kind: 'place', id, name, hex, points, atStart });

const WHOLE_IUKA = columns(0, 23, [0, 26]);
const WHOLE_SEVEN_PINES = columns(0, 44, [0, 38]);

/** Points for the guns beside the redoubt at the end of each turn in which the Union still holds them. */
const HOLD_REDOUBT = 1;

export const IUKA_HEAD: ScenarioHead = {
  id: 'huzzah/iuka',
  title: 'Iuka',
  about:
    "Price strikes at Rosecrans' column on the Jacinto road. Six guns on a crest, a wooded ravine before them, and help that comes up the road behind.",
  date: '19 September 1862',
  map: 'huzzah/iuka',
  begins: '16:30',
  minutes: 15,
  turns: 10,
  dusk: 8,
  window: WHOLE_IUKA,
  friendlyEdge: {
    union: [columns(0, 23, [26, 26])],
    confederate: [columns(0, 23, [0, 0])],
  },
  objectives: [
    place('1014', 'battery', 'the battery', 3, 'union'),
    place('0918', 'crossroads', 'the crossroads', 6, 'union'),
    place('0819', 'ricks', 'the Ricks house', 2, 'union'),
    place('1209', 'ridge', "Hebert's ridge", 3, 'confederate'),
    {
      kind: 'road',
      id: 'fulton',
      name: 'the Fulton road free for the retreat',
      way: 'Fulton road',
      within: 4,
      points: 3,
      to: 'confederate',
    },
  ],
  hold: [],
  handicap: { union: 0, confederate: 7 },
};

export const SEVEN_PINES_HEAD: ScenarioHead = {
  id: 'huzzah/seven-pines',
  title: 'Seven Pines',
  about:
    "The whole afternoon. D. H. Hill comes out of the wood against Casey's rifle pits; Couch stands at the pines behind them; Longstreet, Whiting, Kearny and Sumner are on their roads.",
  date: '31 May 1862',
  map: 'huzzah/seven-pines',
  begins: '13:00',
  minutes: 20,
  turns: 18,
  dusk: null,
  window: WHOLE_SEVEN_PINES,
  friendlyEdge: {
    union: [columns(44, 44, [0, 38]), columns(22, 43, [0, 0])],
    confederate: [columns(0, 0, [0, 38]), columns(1, 12, [0, 0])],
  },
  objectives: [
    place('1822', 'redoubt', 'the gun line at the redoubt', 4, 'union'),
    place('2520', 'pines', 'Seven Pines', 8, 'union'),
    place('1713', 'fair-oaks', 'Fair Oaks Station', 6, 'union'),
    place('1909', 'adams', 'the Adams house', 4, 'union'),
    place('3920', 'third-line', 'the third line, on the road', 8, 'union'),
  ],
  hold: [],
  lossesCount: { union: 1, confederate: 3 },
  handicap: { union: 0, confederate: 0 },
};

export const REDOUBT_HEAD: ScenarioHead = {
  id: 'huzzah/redoubt',
  title: "Casey's redoubt",
  about:
    "Two hours of Seven Pines: Hill's division at the edge of the wood, Casey's in rifle pits across a field, guns beside an unfinished redoubt. An evening, and a good first game.",
  date: '31 May 1862',
  map: 'huzzah/seven-pines',
  begins: '14:00',
  minutes: 20,
  turns: 6,
  dusk: null,
  window: columns(8, 24, [14, 30]),
  friendlyEdge: {
    union: [columns(24, 24, [14, 30])],
    confederate: [columns(8, 8, [14, 30])],
  },
  objectives: [
    place('1822', 'redoubt', 'the gun line at the redoubt', 3, 'union'),
    place('2021', 'twin-houses', 'the twin houses', 3, 'union'),
  ],
  hold: [{ hex: '1822', side: 'union', points: HOLD_REDOUBT }],
  handicap: { union: 0, confederate: 8 },
};

/** What can be played, the smallest first. */
export const HEADS: readonly ScenarioHead[] = [REDOUBT_HEAD, IUKA_HEAD, SEVEN_PINES_HEAD];
