/** The question `gcacw/entering-hex`: the surcharge for a friendly-occupied hex. */
import { allow, oneOf, question, yesNo } from '@longroll/kernel';
import { FRIENDLY_OCCUPIED } from '../charts/friendlyOccupied.ts';
import { TERRAINS } from '../model/vocabulary.ts';
import {
  type EnteringHexInput,
  type EnteringHexOutcome,
  enteringHex,
  isExempt,
  occupiedColumn,
  rowFor,
} from '../procedures/enteringHex.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { halvesOrNone } from './hexFields.ts';
import { TYPE } from './marchFields.ts';
import { inHalves, TYPE_WORDS } from './marchWords.ts';

const HEX = 'Hex';
const { cite } = FRIENDLY_OCCUPIED;

const FIELDS = {
  type: TYPE,
  terrain: oneOf(TERRAINS, {
    title: 'Terrain',
    description: 'Major terrain of the hex entered.',
    ...{ cite, group: HEX },
    default: 'clear',
  }),
  combatValue: halvesOrNone(300, {
    title: 'Combat Value there',
    description: 'Of friendly infantry and artillery already in the hex; a fraction is rounded up.',
    ...{ cite, group: HEX },
  }),
  wagon: yesNo({ title: 'Wagon train there', description: 'One or more are in the hex.', cite, group: HEX }),
  rain: yesNo({
    title: 'Rain turn',
    description: 'A provisional swamp is a swamp in a rain turn.',
    ...{ cite, group: HEX },
  }),
  houseRules: houseRulesIn('entering-hex'),
};

function headline({ type, terrain, combatValue, wagon }: EnteringHexInput): string {
  const there = `${inHalves(combatValue)} CV${wagon ? ' and a wagon train' : ''}`;
  return `${TYPE_WORDS[type]} enters ${terrain.replaceAll('-', ' ')} with ${there}`;
}

const surchargeWords = ({ surcharge }: EnteringHexOutcome): string =>
  surcharge === 0 ? 'no surcharge' : `+${surcharge} MP`;

export const ENTERING_HEX_QUESTION = question<typeof FIELDS, EnteringHexInput, EnteringHexOutcome>({
  id: 'gcacw/entering-hex',
  title: 'Entering a friendly-occupied hex',
  about: 'MP that a hex costs more because friendly units are in it; no dice.',
  fields: FIELDS,
  example: { type: 'infantry', terrain: 'woods', combatValue: 2.5 },
  settle: (fields) => allow({ ...fields, houseRules: fields.houseRules ?? OUR_RULINGS }),
  procedure: enteringHex,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ surcharge }) => `${surcharge}`,
  label: surchargeWords,
  short: ({ surcharge }) => `${surcharge}`,
  line: (input, outcome) => `${headline(input)}: ${surchargeWords(outcome)}.`,
  summaries: [],
  averages: [],
  lit: (input) =>
    isExempt(input)
      ? []
      : [{ chart: FRIENDLY_OCCUPIED.id, row: rowFor(input), column: occupiedColumn(input) }],
});
