/** The question `huzzah/rally`: a stack that spends its action to recover. */
import { allow, type QuestionSpec, question, type Verdict, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { stackKey, stackWords } from '../model/stack.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type RallyOrder, type RallyOutcome, rally } from '../procedures/rally.ts';
import { HOUSE_RULES, type HouseRules, OUR_RULINGS } from '../rulings/index.ts';
import { firstObjection, type Objection, objection, readStack, unitsObjection } from './readStack.ts';
import { MOST_UNITS, sideField, stackFields, unitList } from './stackFields.ts';
import { diceWords, forceWords } from './words.ts';

const GROUP = 'Rally';

const FIELDS = {
  ...stackFields('Stack'),
  // A stack in good order has nothing to rally from unless a unit of it is hurt (11.5).
  units: unitList('Stack', [{ hits: 1 }]),
  enemyZoc: yesNo({ title: 'In EZOC', description: 'No stack rallies in one.', cite: '11.4', group: GROUP }),
  enemyMfz: yesNo({
    title: 'In an enemy MFZ',
    description: 'No O hit is removed in one.',
    cite: '11.5',
    group: GROUP,
  }),
  unit: whole(0, MOST_UNITS - 1, {
    title: 'Unit to heal',
    description: 'Of a stack in good order, counted from 0.',
    cite: '11.5',
    group: GROUP,
    default: 0,
  }),
  side: sideField('The side of the stack.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

const no = (cite: string, field: string, text: string): Objection =>
  objection('no-rally', cite, `${field} ${text}`, field);

function zoneObjection({ enemyZoc, enemyMfz, state }: Fields, rules: HouseRules): Objection {
  if (enemyZoc && rules.rallyInEnemyZoc === 'no')
    return no('11.4', 'enemyZoc', 'is true: no stack rallies in an EZOC.');
  if (!enemyMfz || state !== 'good-order') return null;
  return no('11.5', 'enemyMfz', 'is true: no O hit is removed in an enemy MFZ.');
}

/** A stack in good order rallies to remove an O hit, so there must be one. */
function healObjection({ state, unit, units }: Fields, rules: HouseRules): Objection {
  if (state !== 'good-order') return null;
  if (rules.rallyHeals === 'nothing') return no('11.5', 'state', 'is good-order: there is nothing to rally.');
  if (unit >= units.length)
    return no('11.5', 'unit', `is ${unit}: the last unit of the stack is ${units.length - 1}.`);
  if (units[unit]!.hits > 0) return null;
  const hurt = units.findIndex(({ hits }) => hits > 0);
  return no(
    '11.5',
    'unit',
    `is ${unit}: it has no O hit${hurt < 0 ? ', and no other unit has one' : `; unit ${hurt} has`}.`,
  );
}

function settle(fields: Fields): Verdict<RallyOrder> {
  const houseRules = fields.houseRules ?? OUR_RULINGS;
  const refused = firstObjection(
    () => unitsObjection(fields.units, '', houseRules),
    () => zoneObjection(fields, houseRules),
    () => healObjection(fields, houseRules),
  );
  if (refused) return { refused };
  return allow({ side: fields.side, stack: readStack(fields), unit: fields.unit, houseRules });
}

const label = (o: RallyOutcome): string => `${o.passed ? 'rallies' : 'does not rally'}: ${stackWords(o)}`;

const SPEC: QuestionSpec<typeof FIELDS, RallyOrder, RallyOutcome> = {
  id: 'huzzah/rally',
  title: 'Rally',
  about: 'Routed becomes disrupted, disrupted good order; a stack in good order removes an O hit.',
  fields: FIELDS,
  example: { units: [{ morale: 5, hits: 2 }], state: 'disrupted', leader: true },
  settle,
  procedure: rally,
  headline: ({ stack }) => `Rally of ${forceWords(stack.units)}, ${stack.state}`,
  sides: ({ side }) => [side, otherSide(side)],
  key: (o) => `${o.passed} ${stackKey(o)}`,
  label,
  short: ({ passed }) => (passed ? 'pass' : 'fail'),
  line: ({ stack }, o, dice) => `Rally of ${forceWords(stack.units)}, ${diceWords(dice)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Stack',
      classes: [
        { label: 'does not rally', tone: 'worst', holds: ({ passed }) => !passed },
        { label: 'rallies', tone: 'best', holds: ({ passed }) => passed },
      ],
    },
  ],
  averages: [],
  lit: () => [],
};

export const RALLY = question(SPEC);
