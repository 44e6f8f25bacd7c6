/** The question `gcacw/flank`: the flank attack bonus from the six hexes around a defender. */
import {
  allow,
  halves,
  type LitCell,
  listOf,
  oneOf,
  type QuestionSpec,
  question,
  refuse,
  type Verdict,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { FLANK } from '../charts/flank.ts';
import { BY_UNITS, COVERS, type FlankHex, type FlankInput } from '../model/flankInput.ts';
import { ENTRENCHMENTS, SIDES } from '../model/vocabulary.ts';
import { COVER_WORDS, type FlankOutcome, flank } from '../procedures/flank.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { halvesOrNone } from './hexFields.ts';

const MOST_CV = 300;
const DEFENDER = 'Defender';

const HEX_FIELDS = {
  cover: oneOf(COVERS, {
    title: 'Covered',
    description: 'How the hex is covered; if the units there are too weak (¼), what else covers it.',
    cite: '9.7a',
    names: COVER_WORDS,
    default: 'open',
  }),
  coveringCV: halvesOrNone(MOST_CV, {
    title: 'Combat Value',
    description: "All units of the attacker's side that occupy or reach the hex, together.",
    cite: '9.7',
  }),
  defenderFriend: yesNo({
    title: "Defender's friend",
    description: "Held by an undemoralized unit of the defender's side.",
    cite: '9.7b',
  }),
  closedGround: yesNo({
    title: 'Closed ground too',
    description: 'In a zone of control, but swamp or mountain without a way, or across a river, besides.',
    cite: '9.7e',
  }),
};

const FIELDS = {
  attackerSide: oneOf(SIDES, {
    title: 'Attacking side',
    description: 'Who attacks.',
    cite: '1.1',
    group: DEFENDER,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'union',
  }),
  defenderCV: halves(MOST_CV, {
    begins: 6,
    title: 'Defender Combat Value',
    description: 'Combat Value of all units in the hex, without entrenchments.',
    cite: '9.1',
    group: DEFENDER,
  }),
  defenderEntrenchment: oneOf(ENTRENCHMENTS, {
    title: 'Defender entrenched',
    description: 'Works count in the test of a quarter.',
    cite: '9.2',
    group: DEFENDER,
    default: 'none',
  }),
  flanksRefused: yesNo({
    title: 'Flanks refused',
    description: 'Then there is no flank bonus, but a modifier for the refusal.',
    cite: '9.8b',
    group: DEFENDER,
  }),
  hexes: listOf(HEX_FIELDS, [6, 6], {
    title: 'Six hexes',
    description: "Around the defender, the attacker's own hex among them.",
    cite: '9.7',
    group: 'Around the defender',
  }),
  houseRules: houseRulesIn('flank'),
};

type Fields = z.output<z.ZodObject<typeof FIELDS>>;

type Fault = readonly [field: keyof FlankHex, cite: string, text: string];

/** What cannot be in one hex at once, or lacks its Combat Value. */
function faultOf({ cover, coveringCV, defenderFriend, closedGround }: FlankHex): Fault | null {
  if (closedGround && cover !== 'zoc') {
    return ['closedGround', '9.7e', `a hex that is ${cover} is in no zone of control besides`];
  }
  if (defenderFriend && (cover === 'occupied' || cover === 'off-map')) {
    return ['defenderFriend', '2.11', `a hex that is ${cover} holds no unit of the defender's side`];
  }
  if (coveringCV > 0 || !BY_UNITS.includes(cover)) return null;
  return ['coveringCV', '9.7', `a hex covered by units (${cover}) needs their Combat Value, above 0`];
}

function settle(fields: Fields): Verdict<FlankInput> {
  fields.houseRules ??= OUR_RULINGS;
  for (const [at, hex] of fields.hexes.entries()) {
    const fault = faultOf(hex);
    if (!fault) continue;
    const [name, cite, text] = fault;
    return refuse('bad-hex', cite, `hexes.${at}.${name}: ${text}.`, `hexes.${at}.${name}`);
  }
  return allow(fields as FlankInput);
}

const plus = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

function label({ covered, basic, reductions, bonus, refused }: FlankOutcome): string {
  const refusal = refused > 0 ? `, flanks refused ${plus(refused)}` : '';
  return `Flank bonus ${plus(bonus)}: ${covered} hexes covered, basic ${plus(basic)}, reductions ${reductions}${refusal}`;
}

/** The printed example that is like it, if there is one. */
function lit(_: FlankInput, { covered, reductions, bonus }: FlankOutcome): LitCell[] {
  const row = FLANK.rows.findIndex(
    ({ head, cells }) => head === plus(bonus) && cells[0] === `${covered}` && cells[2] === `${reductions}`,
  );
  return row < 0 ? [] : [{ chart: FLANK.id, row, column: 1 }];
}

const ENEMY = { cover: 'zoc', coveringCV: 4 };

export const FLANK_SPEC: QuestionSpec<typeof FIELDS, FlankInput, FlankOutcome> = {
  id: 'gcacw/flank',
  title: 'Flank bonus',
  about:
    'The flank attack bonus from the six hexes around a defender: covered hexes, test of a quarter, reductions.',
  fields: FIELDS,
  example: {
    defenderCV: 8,
    hexes: [
      { cover: 'occupied', coveringCV: 6 },
      ENEMY,
      { ...ENEMY, defenderFriend: true },
      { cover: 'occupied', coveringCV: 4 },
      ENEMY,
      { cover: 'zoc', coveringCV: 10 },
    ],
  },
  settle,
  procedure: flank,
  headline: ({ defenderCV, defenderEntrenchment }) =>
    `Flanks of ${defenderCV}${defenderEntrenchment === 'none' ? '' : ` behind ${defenderEntrenchment}`}`,
  sides: ({ attackerSide }) => [attackerSide, attackerSide === 'union' ? 'confederate' : 'union'],
  key: (o) => `${o.covered} ${o.reductions} ${o.bonus} ${o.refused}`,
  label,
  short: ({ bonus }) => plus(bonus),
  line: (_, outcome) => `${label(outcome)}.`,
  summaries: [
    {
      title: 'Flank bonus',
      classes: [
        { label: 'none', tone: 'worst', holds: ({ bonus }) => bonus === 0 },
        { label: '+1 or +2', tone: 'good', holds: ({ bonus }) => bonus === 1 || bonus === 2 },
        { label: '+3 or +4', tone: 'best', holds: ({ bonus }) => bonus > 2 },
      ],
    },
  ],
  averages: [],
  lit,
};

export const FLANK_BONUS = question(FLANK_SPEC);
