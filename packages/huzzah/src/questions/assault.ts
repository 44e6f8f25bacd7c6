/** The question `huzzah/assault`: from pre-assault fire to the last round. */
import { allow, type QuestionSpec, question, type Verdict } from '@longroll/kernel';
import type { AssaultOrder } from '../model/orders.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type AssaultOutcome, assault, assaultKey } from '../procedures/assault.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { otherAssaults } from './alternatives.ts';
import { ASSAULT_FIELDS, type AssaultInput, assaultObjection, readAssault } from './assaultFields.ts';
import {
  ASSAULT_AVERAGES,
  ASSAULT_SUMMARIES,
  assaultHeadline,
  assaultLabel,
  assaultLine,
  assaultShort,
} from './assaultWords.ts';

function settle(input: AssaultInput): Verdict<AssaultOrder> {
  const refused = assaultObjection(input, input.houseRules ?? OUR_RULINGS);
  return refused ? { refused } : allow(readAssault(input));
}

/** What assault and charge have in common. */
export const ASSAULT_ANSWER = {
  procedure: assault,
  headline: assaultHeadline,
  sides: ({ side }: AssaultOrder) => [side, otherSide(side)] as const,
  key: assaultKey,
  label: assaultLabel,
  short: assaultShort,
  line: assaultLine,
  summaries: ASSAULT_SUMMARIES,
  averages: ASSAULT_AVERAGES,
  alternatives: otherAssaults,
  lit: () => [],
};

const SPEC: QuestionSpec<typeof ASSAULT_FIELDS, AssaultOrder, AssaultOutcome> = {
  id: 'huzzah/assault',
  title: 'Assault',
  about:
    'Pre-assault fire, then rounds in which both sides strike at once: the exact chance of every end state.',
  fields: ASSAULT_FIELDS,
  example: {
    attacker: { units: [{ sp: 3 }, { sp: 2 }], leader: true },
    defender: { units: [{ sp: 3 }] },
    defenderGround: 'woods',
    defenderWorks: 'wall',
  },
  settle,
  ...ASSAULT_ANSWER,
};

export const ASSAULT = question(SPEC);
