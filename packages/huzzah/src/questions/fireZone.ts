/** The question `huzzah/fire-zone`: which hexes lie in the minimum fire zone of a stack. */
import {
  allow,
  type Hex,
  hexAt,
  listOf,
  type Note,
  oneOf,
  type Procedure,
  type QuestionSpec,
  question,
  refuse,
  type Verdict,
} from '@longroll/kernel';
import type * as z from 'zod';
import { MFZ, TERRAIN, type TerrainRow, terrainRow } from '../charts/terrain.ts';
import { sketched } from '../model/sketch.ts';
import { FIRER_WORKS, FORMATIONS, STATES } from '../model/vocabulary.ts';
import { fireZone, withoutZone, type ZoneOrder } from '../procedures/fireZone.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { recordOf } from './records.ts';
import { HEIGHT_FIELDS, HEX_FIELDS } from './terrainFields.ts';

/** The stack stands in the middle and faces `ahead`; the sketch has names for the hexes around it. */
const PLACES = {
  ahead: [1, 0],
  left: [1, -1],
  right: [0, 1],
  'far-ahead': [2, 0],
  'far-half-left': [2, -1],
  'far-half-right': [1, 1],
  'far-left': [2, -2],
  'far-right': [0, 2],
  'far-side-left': [1, -2],
  'far-side-right': [-1, 2],
  'rear-left': [0, -1],
  'rear-right': [-1, 1],
} as const;
type Place = keyof typeof PLACES;

const PLACE_WORDS: Record<Place, string> = {
  ahead: 'ahead',
  left: 'ahead left',
  right: 'ahead right',
  'far-ahead': '2 hexes ahead',
  'far-half-left': '2 hexes half left',
  'far-half-right': '2 hexes half right',
  'far-left': '2 hexes left',
  'far-right': '2 hexes right',
  'far-side-left': '2 hexes at the left side',
  'far-side-right': '2 hexes at the right side',
  'rear-left': 'behind it left',
  'rear-right': 'behind it right',
};
const PLACE_NAMES = Object.keys(PLACES) as [Place, ...Place[]];
const CENTRE = hexAt(0, 0);
const AHEAD = 0;
const hexOf = (place: Place): Hex => hexAt(PLACES[place][0], PLACES[place][1]);
const NAMES = new Map(PLACE_NAMES.map((place) => [hexOf(place), PLACE_WORDS[place]]));
/** Hexes behind the stack that have no name in the sketch are named by where they lie. */
const nameOf = (hex: Hex): string => NAMES.get(hex) ?? 'behind it';

const [STACK, GROUND] = ['Stack', 'Ground'] as const;

const worksField = (title: string) =>
  oneOf(FIRER_WORKS, {
    title,
    description: 'Works of its own hex on that hexside; those that protect the other hex do not count.',
    cite: '3.2.1, 3.2.4',
    group: STACK,
    default: 'none',
  });

const FIELDS = {
  formation: oneOf(FORMATIONS, {
    title: 'Formation',
    description: 'Line is foot, unlimbered guns too. Whoever cannot fire has no zone.',
    cite: '3.5.2, 4.1.1',
    group: STACK,
    names: { line: 'in line, or guns unlimbered' },
    default: 'line',
  }),
  state: oneOf(STATES, {
    title: 'State',
    description: 'A routed stack has no zone.',
    cite: '3.5.2',
    group: STACK,
    default: 'good-order',
  }),
  hex: recordOf(HEIGHT_FIELDS, {
    title: 'Its hex',
    description: 'Where the stack stands.',
    cite: '3.2.3',
    group: STACK,
  }),
  worksAhead: worksField('Works ahead'),
  worksLeft: worksField('Works ahead left'),
  worksRight: worksField('Works ahead right'),
  hexes: listOf(
    {
      place: oneOf(PLACE_NAMES, {
        title: 'Hex',
        description: 'Where it lies, seen from the stack.',
        cite: '3.4',
        names: PLACE_WORDS,
        default: 'ahead',
      }),
      ...HEX_FIELDS,
    },
    [0, PLACE_NAMES.length],
    {
      title: 'Hexes around it',
      description: 'Those that are not clear at elevation 0.',
      cite: '3.2, 15.2',
      group: GROUND,
      default: [],
    },
  ),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

export interface ZoneOutcome {
  /** Its hexes, near ones first, as the sketch names them. */
  readonly zone: readonly string[];
  /** How far it reaches: 0, 1 or 2. */
  readonly reach: number;
}

function settle(fields: Fields): Verdict<ZoneOrder> {
  const { hexes, hex, houseRules = OUR_RULINGS, state, formation } = fields;
  const twice = hexes.findIndex(({ place }, i) => hexes.findIndex((one) => one.place === place) < i);
  if (twice >= 0) {
    const text = `hexes.${twice}.place is ${hexes[twice]!.place}: that hex is described already.`;
    return refuse('described-twice', 'T.1', text, `hexes.${twice}.place`);
  }
  const own = { ahead: fields.worksAhead, left: fields.worksLeft, right: fields.worksRight } as const;
  const terrain = sketched({
    hexes: new Map([
      [CENTRE, { ground: 'clear' as const, ...hex }],
      ...hexes.map(({ place, ...here }) => [hexOf(place), here] as const),
    ]),
    works: Object.entries(own).map(([side, works]) => ({
      of: CENTRE,
      towards: hexOf(side as Place),
      works,
    })),
    name: nameOf,
  });
  return allow({ terrain, hex: CENTRE, facing: AHEAD, state, formation, houseRules });
}

const GROUP = 'Minimum fire zone';

function zoneLines(order: ZoneOrder): readonly Note[] {
  const none = withoutZone(order);
  if (none)
    return [{ cite: none[0], text: GROUP, value: 'none', applied: false, reason: none[1], group: GROUP }];
  return fireZone(order).map(({ hex, isIn, cite, reason }) => ({
    ...{ cite, reason, applied: isIn, group: GROUP, chart: TERRAIN.id },
    text: nameOf(hex),
    value: isIn ? 'in' : 'out',
  }));
}

function zoneOf(order: ZoneOrder): Procedure<ZoneOutcome> {
  const within = fireZone(order).filter(({ isIn }) => isIn);
  const zone = within.map(({ hex }) => nameOf(hex));
  const reach = Math.max(0, ...within.map(({ distance }) => distance));
  return (u) => {
    u.note(() => zoneLines(order));
    return { zone, reach };
  };
}

const label = ({ zone, reach }: ZoneOutcome): string =>
  zone.length === 0 ? 'no minimum fire zone' : `reaches ${reach}: ${zone.join(', ')}`;

const litRows = ({ terrain, hex }: ZoneOrder): readonly TerrainRow[] => {
  const here = terrain.at(hex);
  return [...(here?.slope ? ['slope' as const] : []), ...(here?.embankment ? ['embankment' as const] : [])];
};

const SPEC: QuestionSpec<typeof FIELDS, ZoneOrder, ZoneOutcome> = {
  id: 'huzzah/fire-zone',
  title: 'Minimum fire zone',
  about:
    'Which hexes before a stack lie in its minimum fire zone, 1 or 2 hexes away, and why the others do not.',
  fields: FIELDS,
  example: {
    hex: { elevation: 1, slope: true },
    worksLeft: 'fence',
    hexes: [
      { place: 'ahead', ground: 'woods' },
      { place: 'far-right', elevation: 1, slope: true },
    ],
  },
  settle,
  procedure: zoneOf,
  headline: ({ formation, state }) => `Minimum fire zone of a stack, ${formation}, ${state}`,
  sides: () => ['union', 'confederate'],
  key: ({ zone }) => zone.join(' '),
  label,
  short: ({ reach }) => `${reach}`,
  line: (_, o) => `Minimum fire zone: ${label(o)}.`,
  summaries: [],
  averages: [{ label: 'hexes', of: ({ zone }) => zone.length }],
  lit: (order) => litRows(order).map((row) => ({ chart: TERRAIN.id, row: terrainRow(row), column: MFZ })),
};

export const FIRE_ZONE = question(SPEC);
