/** The question `huzzah/line-of-sight`: whether one hex sees another over what lies between. */
import {
  allow,
  type Hex,
  hexAt,
  hexesBetween,
  listOf,
  oneOf,
  type Procedure,
  type QuestionSpec,
  question,
  refuse,
  sideOfLine,
  type Verdict,
  whole,
} from '@longroll/kernel';
import type * as z from 'zod';
import { LOS, TERRAIN, terrainRow } from '../charts/terrain.ts';
import { sketched } from '../model/sketch.ts';
import type { HexTerrain } from '../model/terrain.ts';
import { type SightOrder, sightOf } from '../procedures/sight.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { recordOf } from './records.ts';
import { HEIGHT_FIELDS, HEX_FIELDS } from './terrainFields.ts';

const FARTHEST = 8;
/** Places that the longest line may cross. */
const MOST_PLACES = 11;
const [ENDS, BETWEEN] = ['Both ends', 'Between them'] as const;
const VIEWER = hexAt(0, 0);

const BESIDE = ['line', 'left', 'right'] as const;
type Beside = (typeof BESIDE)[number];

const FIELDS = {
  range: whole(1, FARTHEST, {
    title: 'Range',
    description: 'Hexes from one end to the other.',
    cite: '7.2, 15.2',
    group: ENDS,
    default: 3,
  }),
  aside: whole(0, FARTHEST / 2, {
    title: 'Off the row',
    description:
      'Hexes that the target lies off a straight row of hexes; 0 in the row, at most half the range.',
    cite: '7.2, 15.2',
    group: ENDS,
    default: 0,
  }),
  viewer: recordOf(HEIGHT_FIELDS, {
    title: 'Viewer',
    description: 'The hex that looks.',
    cite: '3.2.3, 7.3',
    group: ENDS,
  }),
  target: recordOf(HEIGHT_FIELDS, {
    title: 'Target',
    description: 'The hex that is looked at.',
    cite: '3.2.3, 7.3',
    group: ENDS,
  }),
  hexes: listOf(
    {
      at: whole(1, MOST_PLACES, {
        title: 'Place',
        description: 'Counted along the line, 1 next to the viewer.',
        cite: '7.2',
        default: 1,
      }),
      beside: oneOf(BESIDE, {
        title: 'Lies',
        description: 'Where the line runs along a hexside: left or right of it, or both alike.',
        cite: '7.2',
        names: { line: 'on the line', left: 'left of the line', right: 'right of the line' },
        default: 'line',
      }),
      ...HEX_FIELDS,
    },
    [0, 2 * MOST_PLACES],
    {
      title: 'Hexes between them',
      description: 'Those that are not clear at elevation 0.',
      cite: '3.2, 15.2',
      group: BETWEEN,
      default: [],
    },
  ),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;
type Described = Fields['hexes'][number];

export interface SightOutcome {
  readonly sees: boolean;
  readonly blockedBy: readonly string[];
}

const targetOf = ({ range, aside }: Fields): Hex => hexAt(range - aside, aside);

/** Of the hexes at one place of the line, those that a description means. */
function meant(group: readonly Hex[], beside: Beside, target: Hex): readonly Hex[] {
  if (beside === 'line') return group;
  const side = beside === 'left' ? -1 : 1;
  return group.length > 1 ? group.filter((hex) => sideOfLine(VIEWER, target, hex) === side) : [];
}

function fault(fields: Fields, groups: readonly (readonly Hex[])[], target: Hex) {
  const { hexes, aside, range } = fields;
  if (aside * 2 > range) {
    const text = `aside is ${aside}: more than half of range ${range}. Count from the next row of hexes.`;
    return refuse('off-the-row', 'T.1', text, 'aside');
  }
  const far = hexes.findIndex(({ at }) => at > groups.length);
  if (far >= 0) {
    const text = `hexes.${far}.at is ${hexes[far]!.at}: this line crosses ${groups.length} places between its ends.`;
    return refuse('not-on-the-line', 'T.1', text, `hexes.${far}.at`);
  }
  const stray = hexes.findIndex(({ at, beside }) => meant(groups[at - 1]!, beside, target).length === 0);
  if (stray < 0) return null;
  const text = `hexes.${stray}.beside is ${hexes[stray]!.beside}: at place ${hexes[stray]!.at} the line runs through one hex.`;
  return refuse('not-on-the-line', 'T.1', text, `hexes.${stray}.beside`);
}

const terrainIn = ({ ground, elevation, slope, embankment }: Described): HexTerrain => ({
  ...{ ground, elevation, slope, embankment },
});

/** Each described hex once, or the field that describes one again. */
function between({ hexes }: Fields, groups: readonly (readonly Hex[])[], target: Hex) {
  const found = new Map<Hex, HexTerrain>();
  for (const [i, described] of hexes.entries()) {
    for (const hex of meant(groups[described.at - 1]!, described.beside, target)) {
      if (found.has(hex)) {
        const text = `hexes.${i} describes place ${described.at} a second time.`;
        return refuse('described-twice', 'T.1', text, `hexes.${i}.at`);
      }
      found.set(hex, terrainIn(described));
    }
  }
  return allow(found);
}

const SIDES: Record<string, string> = { '-1': ', left', '0': '', '1': ', right' };

function settle(fields: Fields): Verdict<SightOrder> {
  const target = targetOf(fields);
  const groups = hexesBetween(VIEWER, target);
  const wrong = fault(fields, groups, target);
  if (wrong) return wrong;
  const read = between(fields, groups, target);
  if (read.refused) return read;
  const ends = [
    [VIEWER, { ground: 'clear' as const, ...fields.viewer }],
    [target, { ground: 'clear' as const, ...fields.target }],
  ] as const;
  const name = (hex: Hex): string => {
    const at = groups.findIndex((group) => group.includes(hex));
    return `place ${at + 1}${groups[at]!.length > 1 ? SIDES[sideOfLine(VIEWER, target, hex)] : ''}`;
  };
  const terrain = sketched({ hexes: new Map([...read.value, ...ends]), name });
  return allow({ terrain, from: VIEWER, to: target, houseRules: fields.houseRules ?? OUR_RULINGS });
}

function look(order: SightOrder): Procedure<SightOutcome> {
  const { sees, blockedBy, lines } = sightOf(order);
  const outcome = { sees, blockedBy: blockedBy.map(order.terrain.name) };
  return (u) => {
    u.note(lines);
    return outcome;
  };
}

const label = ({ sees, blockedBy }: SightOutcome): string =>
  sees ? 'in sight' : `out of sight, blocked at ${blockedBy.join('; ')}`;

const headline = ({ terrain, from, to }: SightOrder): string =>
  `Line of sight over ${terrain.distance(from, to)} hexes`;

const litRows = ({ terrain, from, to }: SightOrder): readonly number[] => {
  const crossed = terrain
    .between(from, to)
    .flat()
    .flatMap((hex) => terrain.at(hex) ?? []);
  const rows = crossed.flatMap(({ ground, slope, embankment }) => [
    terrainRow(ground),
    ...(slope ? [terrainRow('slope')] : []),
    ...(embankment ? [terrainRow('embankment')] : []),
  ]);
  return [...new Set(rows)];
};

const SPEC: QuestionSpec<typeof FIELDS, SightOrder, SightOutcome> = {
  id: 'huzzah/line-of-sight',
  title: 'Line of sight',
  about:
    'Whether one hex sees another: every hex that the line crosses, whether it blocks, and what is seen over.',
  fields: FIELDS,
  example: {
    range: 3,
    viewer: { elevation: 2, slope: true },
    hexes: [
      { at: 1, ground: 'woods', elevation: 1 },
      { at: 2, ground: 'woods' },
    ],
  },
  settle,
  procedure: look,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ sees, blockedBy }) => `${sees} ${blockedBy.join(' ')}`,
  label,
  short: ({ sees }) => (sees ? 'seen' : '–'),
  line: (order, o) => `${headline(order)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Target',
      classes: [
        { label: 'out of sight', tone: 'worst', holds: ({ sees }) => !sees },
        { label: 'in sight', tone: 'best', holds: ({ sees }) => sees },
      ],
    },
  ],
  averages: [],
  lit: (order) => litRows(order).map((row) => ({ chart: TERRAIN.id, row, column: LOS })),
};

export const LINE_OF_SIGHT = question(SPEC);
