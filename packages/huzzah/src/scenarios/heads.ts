/** The scenarios as they are chosen, without their pieces. Windows, points and lengths are ours. */
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

const EVEN = { union: 0, confederate: 0 } as const;
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
  length: 'two and a half to three and a half hours',
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
  handicap: EVEN,
  par: { union: 14, confederate: 16 },
  history:
    "Hebert's men took the battery and were driven from it more than once; at dark they had the guns and the edge of the field, the Union the crossroads and the Ricks house. Little was killed beside Price, who left in the night by the Fulton road. By these points the battle was a draw.",
  firstTry: {
    confederate:
      'Do not cross the ravine piecemeal. Fire with Clark, bring the 3rd Texas, the Texas Legion and the 3rd Louisiana down into the run in one segment and charge in the next, when the guns have fired and their markers cost them two lines. The battery and Hamilton must be hurt before Stanley is up, in turns 4 to 6.',
    union:
      'You need not win ground. Let the 48th Indiana and the battery fire on the first who come near and the 5th Iowa always; keep the 16th Iowa and the 26th Missouri one hex behind the crest, where nobody sees them.',
  },
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
  length: 'six to eight hours, or two evenings: save after turn 9',
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
  handicap: EVEN,
  par: { union: 38, confederate: 32 },
  history:
    'The Confederates took the first two lines, the guns at the redoubt and Seven Pines, and broke Casey and most of Couch; Fair Oaks, the Adams house and the third line held. Hatton fell, Pettigrew was left for dead, Johnston was carried from the field. By these points the day was a draw; with Seven Pines held to the end it would have been a decisive victory of the Union.',
  firstTry: {
    confederate:
      'Garland and Anderson astride the road, Rodes wide to the right, so that Rains comes on the flank of the pits. Never assault works in front without a second stack to follow.',
    union:
      "Naglee's men outside are bait: pull them back to the pits on turn 2. Couch must choose between Seven Pines and Fair Oaks.",
  },
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
  length: 'an hour to an hour and a half',
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
  handicap: EVEN,
  par: { union: 8, confederate: 14 },
  history:
    "The redoubt fell about three o'clock, in turn 3: Rains came on behind Casey's left, Rodes stormed the works and turned the guns. By these points a marginal Confederate victory.",
  firstTry: {
    confederate:
      'Unlimber Carter at the edge of the wood, walk Garland to 1420, which no fire zone reaches, and look at what the next step risks before you take it. Send Rains round by the south. Fire at the works before you assault them, and assault where a flank is open.',
    union:
      'Let everybody fire on the first who comes near; then hold once with Spratt, and see the shot before the assault at full strength.',
  },
};

/** What can be played, the smallest first. */
export const HEADS: readonly ScenarioHead[] = [REDOUBT_HEAD, IUKA_HEAD, SEVEN_PINES_HEAD];
