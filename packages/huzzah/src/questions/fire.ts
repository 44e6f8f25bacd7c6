/** The question `huzzah/fire`: one shot and its effect on the target stack. */
import {
  allow,
  type LitCell,
  oneOf,
  type QuestionSpec,
  question,
  type Verdict,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { COMBAT_RESULTS, codesByColumn, waysTo } from '../charts/combatResults.ts';
import { RANGE_FACTORS, rangeColumn, rangeRow } from '../charts/rangeFactors.ts';
import type { FireOrder } from '../model/orders.ts';
import { stackKey, stackWords } from '../model/stack.ts';
import { totalSp } from '../model/unit.ts';
import { GROUND_WORDS, otherSide, TARGET_ACTIONS } from '../model/vocabulary.ts';
import { type FireOutcome, fire } from '../procedures/fire.ts';
import { readsParentheses } from '../procedures/tableRoll.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { otherShots } from './alternatives.ts';
import { readShot, shotObjection } from './readShot.ts';
import { firstObjection, readStack, unitsObjection } from './readStack.ts';
import { FIRE_KIND, SHOT_FIELDS, TARGET_FIELDS } from './shotFields.ts';
import { sideField, stackRecord } from './stackFields.ts';
import { diceWords, forceWords, hitsWords, type Thrown } from './words.ts';

const FIELDS = {
  kind: FIRE_KIND,
  ...SHOT_FIELDS,
  target: stackRecord('Target', 'The stack that is fired at.', '8.5'),
  ...TARGET_FIELDS,
  targetAction: oneOf(TARGET_ACTIONS, {
    title: 'Target executes',
    description: 'Assault: its morale +1; charge: its morale +1 and the line +1.',
    cite: '8.7, 10.2',
    group: 'Target',
    default: 'none',
  }),
  targetSkirmish: yesNo({
    title: 'Skirmishers',
    description: 'The target is in skirmish order, by the optional rule: a line lower.',
    cite: '4.1.1, 17.9.3',
    group: 'Target',
  }),
  side: sideField('The side that fires.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<FireOrder> {
  const { target, targetAction, targetSkirmish, side, houseRules = OUR_RULINGS, ...shot } = fields;
  const refused = firstObjection(
    () => shotObjection(shot, '', houseRules),
    () => unitsObjection(target.units, 'target.', houseRules),
  );
  if (refused) return { refused };
  return allow({
    ...readShot(shot),
    target: readStack(target),
    targetAction,
    targetSkirmish,
    side,
    houseRules,
  });
}

function effectWords({ hits, state, units, routMove }: FireOutcome): string {
  const hurt = hits > 0 ? `${hitsWords(hits)}, ` : '';
  return `${hurt}${stackWords({ state, units })}${routMove ? ', rout move' : ''}`;
}

const label = (o: FireOutcome): string =>
  o.code === 'NE' ? 'NE: no effect' : `${o.code}: ${effectWords(o)}`;

const headline = ({ kind, firer, range, target, targetGround }: FireOrder): string =>
  `${kind} fire of ${forceWords(firer.units)} at ${range === 1 ? '1 hex' : `${range} hexes`} on ${forceWords(target.units)} in ${GROUND_WORDS[targetGround]}`;

const line = (order: FireOrder, o: FireOutcome, dice: Thrown): string =>
  `${headline(order)}: F ${o.fireFactor}, line ${o.line}, ${diceWords(dice)}: ${label(o)}.`;

/** The cells of its line that give the result, and the range factor of each firing type. */
function lit(order: FireOrder, { line: printed, code }: FireOutcome): LitCell[] {
  const row = COMBAT_RESULTS.rows.findIndex(({ head }) => head === printed);
  const results = codesByColumn(readsParentheses(order)).flatMap((read, column) =>
    read === code && waysTo(row, column) > 0 ? [{ chart: COMBAT_RESULTS.id, row, column }] : [],
  );
  const types = [...new Set(order.firer.units.map(({ type }) => type))];
  const factors = types.map((type) => ({ row: rangeRow(order.range), column: rangeColumn(type) }));
  return [...results, ...factors.map((cell) => ({ chart: RANGE_FACTORS.id, ...cell }))];
}

const isIn = (state: FireOutcome['state']) => (o: FireOutcome) => !o.eliminated && o.state === state;

const SPEC: QuestionSpec<typeof FIELDS, FireOrder, FireOutcome> = {
  id: 'huzzah/fire',
  title: 'Fire',
  about:
    'One shot: firing points, range factor, fire line with every modifier, the table, and the target after it.',
  fields: FIELDS,
  example: {
    firer: { units: [{ type: 'infantry', sp: 4 }] },
    firerWorks: 'fence',
    target: { units: [{ type: 'infantry', sp: 3, morale: 5 }], leader: true },
    targetGround: 'woods',
    targetElevation: 'lower',
  },
  settle,
  procedure: fire,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: (o) => `${o.code} ${o.hits} ${o.routMove ? 'runs ' : ''}${stackKey(o)}`,
  label,
  short: (o) => o.code,
  line,
  summaries: [
    {
      title: 'Target',
      classes: [
        { label: 'unhurt', tone: 'worst', holds: (o) => o.code === 'NE' },
        {
          label: 'good order, hit',
          tone: 'bad',
          holds: (o) => o.code !== 'NE' && isIn('good-order')(o),
        },
        { label: 'disrupted', tone: 'good', holds: (o) => o.code !== 'NE' && isIn('disrupted')(o) },
        { label: 'routed', tone: 'best', holds: (o) => o.code !== 'NE' && isIn('routed')(o) },
        { label: 'eliminated', tone: 'best', holds: (o) => o.eliminated },
      ],
    },
  ],
  averages: [
    { label: 'O hits', of: (o) => o.hits },
    { label: 'target left with SP', of: (o) => totalSp(o.units) },
  ],
  alternatives: otherShots,
  lit,
};

export const FIRE = question(SPEC);
