/** The question `huzzah/movement`: a move hex by hex, its stops and bars, and the stragglers on the way. */
import {
  allow,
  type Hex,
  hexAt,
  type LitCell,
  listOf,
  oneOf,
  type QuestionSpec,
  question,
  type Verdict,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { MOVEMENT as MOVEMENT_COLUMN, TERRAIN, terrainRow } from '../charts/terrain.ts';
import { PLAIN, sketched } from '../model/sketch.ts';
import { unitsWords } from '../model/stack.ts';
import { otherSide, SEGMENTS } from '../model/vocabulary.ts';
import { type MoveOrder, type MoveOutcome, move, moveKey } from '../procedures/move.ts';
import { stepAt, stepBar } from '../procedures/steps.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { firstObjection, type Objection, objection, readUnit, unitsObjection } from './readStack.ts';
import { recordOf } from './records.ts';
import { sideField, unitList } from './stackFields.ts';
import { EMBANKMENT, hexGround } from './terrainFields.ts';
import { diceWords, forceWords, hitsWords } from './words.ts';

const [STACK, WAY] = ['Stack', 'The way'] as const;
const MOST_STEPS = 4;

const PLACE_FIELDS = {
  ground: hexGround('3.2, 3.2.2'),
  embankment: EMBANKMENT,
  enemyZoc: yesNo({ title: 'EZOC', description: 'The hex is in one.', cite: '3.5' }),
  enemyMfz: yesNo({ title: 'Enemy MFZ', description: 'The hex is in one.', cite: '3.3, 3.5.1' }),
};

const STEP_FIELDS = {
  ...PLACE_FIELDS,
  road: yesNo({
    title: 'By road',
    description: 'The step goes along a road or railroad.',
    cite: '3.2.6, 3.3',
  }),
  abatis: yesNo({ title: 'Abatis', description: 'On the hexside that is crossed.', cite: '3.2.1' }),
};

const FIELDS = {
  segment: oneOf(SEGMENTS, {
    title: 'Segment',
    description: '3 MP in an action segment; in a horse segment cavalry 3, artillery 1.',
    cite: '3.1',
    group: STACK,
    default: 'action',
  }),
  units: unitList(STACK),
  state: oneOf(['good-order', 'disrupted'], {
    title: 'State',
    description: 'A disrupted stack has no bonus by road; a routed one runs instead.',
    cite: '3.3, 11.1',
    group: STACK,
    default: 'good-order',
  }),
  leader: yesNo({
    title: 'Leader',
    description: 'A leader moves with the stack: -1 on straggle rolls.',
    cite: '3.6',
    group: STACK,
  }),
  onStraggle: oneOf(['hit', 'stay'], {
    title: 'If it straggles',
    description: 'Take the O hit and go on, or stay and end the move.',
    cite: '3.6',
    group: STACK,
    default: 'hit',
  }),
  start: recordOf(PLACE_FIELDS, {
    title: 'From',
    description: 'The hex that is left.',
    cite: '3.2',
    group: WAY,
  }),
  steps: listOf(STEP_FIELDS, [1, MOST_STEPS], {
    title: 'Hexes entered',
    description: 'In order; a fourth only with the bonus of a thoroughfare.',
    cite: '3.1.1, 15.2',
    group: WAY,
  }),
  side: sideField('The side that moves.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

/** The way lies in one row of the sketch: nothing in a move hangs on where it bends. */
const hexOf = (at: number): Hex => hexAt(at, 0);

function orderOf({ start, steps, units, ...fields }: Fields): MoveOrder {
  const places = [start, ...steps];
  const path = places.map((_, at) => hexOf(at));
  const zones = new Map(places.map((place, at) => [path[at]!, place]));
  const terrain = sketched({
    hexes: new Map(places.map(({ ground, embankment }, at) => [path[at]!, { ...PLAIN, ground, embankment }])),
    works: steps.flatMap(({ abatis }, at) =>
      abatis ? [{ of: path[at + 1]!, towards: path[at]!, works: 'abatis' as const }] : [],
    ),
    roads: steps.flatMap(({ road }, at) => (road ? [[path[at]!, path[at + 1]!] as const] : [])),
    name: (hex) => `hex ${path.indexOf(hex)}`,
  });
  const { segment, state, leader, onStraggle, side, houseRules = OUR_RULINGS } = fields;
  return {
    ...{ segment, state, leader, onStraggle, side, houseRules, terrain, path },
    units: units.map(readUnit),
    enemy: {
      isZoc: (hex) => zones.get(hex)?.enemyZoc ?? false,
      isMfz: (hex) => zones.get(hex)?.enemyMfz ?? false,
    },
  };
}

/** The first step that a rule forbids. */
function barredStep(order: MoveOrder): Objection {
  for (const at of order.path.slice(1).keys()) {
    const bar = stepBar(order, at);
    if (bar) return objection('not-allowed', bar[0], `steps.${at} is not allowed: ${bar[1]}.`, `steps.${at}`);
  }
  return null;
}

function settle(fields: Fields): Verdict<MoveOrder> {
  const order = orderOf(fields);
  const refused = firstObjection(
    () => unitsObjection(fields.units, '', order.houseRules),
    () => barredStep(order),
  );
  return refused ? { refused } : allow(order);
}

const hexWords = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

function label({ entered, hits, units, arrives }: MoveOutcome): string {
  const lost = hits > 0 ? `, ${hitsWords(hits)}: ${unitsWords(units)}` : '';
  return `${arrives ? 'goes' : 'stops after'} ${hexWords(entered)}${lost}`;
}

const headline = ({ units, path, segment }: MoveOrder): string =>
  `${forceWords(units)} moves ${hexWords(path.length - 1)} in ${segment === 'action' ? 'an action' : 'a horse'} segment`;

const lit = (order: MoveOrder): LitCell[] => {
  const entered = order.path.slice(1).map((_, at) => stepAt(order, at).entered.ground);
  const rows = [...new Set(entered)].map(terrainRow);
  return rows.map((row) => ({ chart: TERRAIN.id, row, column: MOVEMENT_COLUMN }));
};

const SPEC: QuestionSpec<typeof FIELDS, MoveOrder, MoveOutcome> = {
  id: 'huzzah/movement',
  title: 'Movement',
  about:
    'A move hex by hex: movement points, the bonus of a thoroughfare, what stops or bars it, and the exact odds of every straggle check on the way.',
  fields: FIELDS,
  example: {
    units: [{ sp: 4, morale: 6 }],
    leader: true,
    onStraggle: 'stay',
    start: { ground: 'woods' },
    steps: [{ ground: 'woods' }, { ground: 'woods' }, { ground: 'woods' }],
  },
  settle,
  procedure: move,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: moveKey,
  label,
  short: ({ entered }) => `${entered}`,
  line: (order, o, dice) => `${headline(order)}, ${diceWords(dice)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Move',
      classes: [
        { label: 'stops on the way', tone: 'worst', holds: ({ arrives }) => !arrives },
        { label: 'arrives with O hits', tone: 'even', holds: ({ arrives, hits }) => arrives && hits > 0 },
        { label: 'arrives unhurt', tone: 'best', holds: ({ arrives, hits }) => arrives && hits === 0 },
      ],
    },
  ],
  averages: [
    { label: 'hexes entered', of: ({ entered }) => entered },
    { label: 'O hits', of: ({ hits }) => hits },
  ],
  lit,
};

export const MOVEMENT = question(SPEC);
