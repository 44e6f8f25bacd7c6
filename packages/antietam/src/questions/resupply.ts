/** The question `antietam/resupply`: whether a unit's ammunition is refilled. */
import {
  allow,
  type LitCell,
  type Question,
  question,
  refuse,
  type Verdict,
  whole,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { AMMO_ELIGIBILITY, eligibilityRow } from '../charts/ammoEligibility.ts';
import { RESUPPLY, resupplyColumn, resupplyRow } from '../charts/resupply.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  asArtillery,
  type ResupplyInput,
  type ResupplyOutcome,
  readsRange,
  resupply,
} from '../procedures/resupply.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { armField, sideField } from './fields.ts';

const FIELDS = {
  side: sideField('Side', 'Whose unit it is.'),
  arm: armField('Cavalry, horse artillery and Confederate artillery have a flat chance.'),
  evansBrigade: yesNo({
    title: "Evans' brigade",
    description: 'Confederate, without a division.',
    cite: '11.3',
  }),
  rangeToLeader: whole(0, 30, {
    title: 'Range to leader',
    description: 'Squares to its division leader; not used where the chance is flat.',
    cite: '11.2',
    default: 0,
  }),
  midTurn: yesNo({ title: 'Mid-turn', description: 'The recovery between the sets.', cite: '11.6' }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<ResupplyInput> {
  const { side, arm, evansBrigade } = fields;
  if (!evansBrigade || (side === 'confederate' && arm === 'infantry'))
    return allow({ ...fields, houseRules });
  const text = "Evans' brigade is Confederate infantry: set side to confederate and arm to infantry.";
  return refuse('evans', '17.4', text, 'evansBrigade');
}

const label = ({ eligible, resupplied }: ResupplyOutcome): string => {
  if (resupplied) return 'resupplied';
  return eligible ? 'eligible, but not resupplied' : 'not eligible';
};

function lit(input: ResupplyInput, { eligible }: ResupplyOutcome): LitCell[] {
  const first = { chart: AMMO_ELIGIBILITY.id, row: eligibilityRow(input.rangeToLeader), column: 0 };
  const second = {
    chart: RESUPPLY.id,
    row: resupplyRow(asArtillery(input)),
    column: resupplyColumn(input.side),
  };
  return [...(readsRange(input) ? [first] : []), ...(eligible ? [second] : [])];
}

const headline = ({ side, arm, rangeToLeader, midTurn }: ResupplyInput): string =>
  `Resupply of ${side} ${arm.replace('-', ' ')} at range ${rangeToLeader}${midTurn ? ', mid-turn' : ''}`;

export const RESUPPLY_QUESTION: Question = question<typeof FIELDS, ResupplyInput, ResupplyOutcome>({
  id: 'antietam/resupply',
  title: 'Resupply',
  about: 'Whether a unit gets ammunition: eligibility by its leader, then the Resupply Table.',
  fields: FIELDS,
  example: { side: 'union', arm: 'infantry', rangeToLeader: 3 },
  settle,
  procedure: resupply,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: label,
  label,
  short: ({ resupplied }) => (resupplied ? 'yes' : 'no'),
  line: (input, outcome, dice) =>
    `${headline(input)}: ${label(outcome)}${dice.length > 0 ? ` (${dice.map(({ faces }) => faces[0]).join(', ')})` : ''}.`,
  summaries: [
    {
      title: 'Ammunition',
      classes: [
        { label: 'not eligible', tone: 'worst', holds: ({ eligible }) => !eligible },
        {
          label: 'not resupplied',
          tone: 'bad',
          holds: ({ eligible, resupplied }) => eligible && !resupplied,
        },
        { label: 'resupplied', tone: 'best', holds: ({ resupplied }) => resupplied },
      ],
    },
  ],
  averages: [],
  lit,
});
