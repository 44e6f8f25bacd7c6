/** The question `huzzah/charge`: fire on the way, then the assault with the charge modifiers. */
import { allow, listOf, type QuestionSpec, question, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import type { AssaultOrder } from '../model/orders.ts';
import type { AssaultOutcome } from '../procedures/assault.ts';
import { type HouseRules, OUR_RULINGS } from '../rulings/index.ts';
import { ASSAULT_ANSWER } from './assault.ts';
import { ASSAULT_FIELDS, assaultObjection, readAssault } from './assaultFields.ts';
import { readShot, shotObjection } from './readShot.ts';
import { firstObjection, type Objection, objection, typeObjection } from './readStack.ts';
import { APPROACH_KIND, SHOT_FIELDS, TARGET_FIELDS } from './shotFields.ts';

const MOST_SHOTS = 4;
const CITE = '9.1';

const FIELDS = {
  ...ASSAULT_FIELDS,
  approachShots: listOf({ kind: APPROACH_KIND, ...SHOT_FIELDS, ...TARGET_FIELDS }, [0, MOST_SHOTS], {
    title: 'Shots on the way',
    description: 'Advance and en passant fire at the charge, in order.',
    cite: '8.6.1, 15.2',
    group: 'Approach',
  }),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function outOfCommand({ attacker }: Pick<Fields, 'attacker'>, rules: HouseRules): Objection {
  if (attacker.inCommand || rules.chargeOutOfCommand === 'allowed') return null;
  const text = 'attacker.inCommand is false: a stack out of command may not charge.';
  return objection('out-of-command', '6.2.1', text, 'attacker.inCommand');
}

function irregular({ units }: Fields['attacker'], rules: HouseRules): Objection {
  if (rules.irregularsCharge === 'allowed') return null;
  return typeObjection(units, 'attacker.', 'irregular', CITE, 'irregulars do not charge.');
}

function settle({ approachShots, ...input }: Fields): Verdict<AssaultOrder> {
  const rules = input.houseRules ?? OUR_RULINGS;
  const refused = firstObjection(
    () => irregular(input.attacker, rules),
    () => assaultObjection(input, rules),
    () => outOfCommand(input, rules),
    ...approachShots.map((shot, i) => () => shotObjection(shot, `approachShots.${i}.`, rules)),
  );
  if (refused) return { refused };
  return allow({ ...readAssault(input), charging: true, approachShots: approachShots.map(readShot) });
}

const SPEC: QuestionSpec<typeof FIELDS, AssaultOrder, AssaultOutcome> = {
  id: 'huzzah/charge',
  title: 'Charge',
  about: 'Fire on the way, pre-assault fire, then the rounds with the charge modifiers.',
  fields: FIELDS,
  example: {
    attacker: { units: [{ sp: 5, morale: 6 }], leader: true },
    defender: { units: [{ sp: 3 }] },
    approachShots: [{ kind: 'advance', firer: { units: [{ type: 'artillery', sp: 2 }] } }],
  },
  settle,
  ...ASSAULT_ANSWER,
};

export const CHARGE = question(SPEC);
