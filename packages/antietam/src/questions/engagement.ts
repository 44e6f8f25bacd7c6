/** The question `antietam/engagement`: fire both ways, rout checks, melee, retreat, and who holds the square. */
import { allow, type Question, question, refuse, type Tone, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { costColumn, priceOf } from '../charts/operationCosts.ts';
import { asBand, lostWords, middleOf } from '../model/band.ts';
import { isGun, otherSide } from '../model/vocabulary.ts';
import {
  type EngagementInput,
  type EngagementOutcome,
  engagement,
  engagementKey,
} from '../procedures/engagement.ts';
import type { End, SquareFate } from '../procedures/engagementEnd.ts';
import type { Fighter } from '../procedures/exchange.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { DEFENDER_FIRES, fighterWords } from './exchange.ts';
import { yesUnlessSaid } from './fields.ts';
import { GROUND, notRouted, readFighter, TWO_SIDES } from './fighterFields.ts';

const FIELDS = {
  ...TWO_SIDES,
  defenderFires: DEFENDER_FIRES,
  meleeAdvance: yesUnlessSaid({
    title: 'Attacker advances',
    description: 'It enters the square when it falls empty.',
    cite: '1.12, 8.1.6',
    group: GROUND,
  }),
  defenderCanRetreat: yesUnlessSaid({
    title: 'Defender can retreat',
    description: 'There is a square to retreat to; if not, it surrenders.',
    cite: '8.4.3',
    group: GROUND,
  }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

/** Fire and melee, both paid when plotted (6.2, 6.3). */
const closingCost = (): number => {
  const column = costColumn('infantry', 'normal');
  return Number(priceOf('fire', column)) + Number(priceOf('melee-attack', column));
};

function mayNotClose({ arms }: Fighter) {
  if (isGun(arms.weapon)) {
    const text = `${arms.weapon} are guns, and the card prohibits artillery to melee: attacker.weapon must be a small arm.`;
    return refuse('guns-melee', '6.4', text, 'attacker.weapon');
  }
  if (arms.operationPoints >= closingCost()) return null;
  const text = `Fire and melee cost ${closingCost()} operation points, and the attacker has ${arms.operationPoints}.`;
  return refuse('too-dear', '6.2, 6.3', text, 'attacker.operationPoints');
}

function settle(fields: Fields): Verdict<EngagementInput> {
  const { houseRules = OUR_RULINGS } = fields;
  const attacker = readFighter(fields.attacker, { path: 'attacker', menServe: true }, houseRules);
  if (attacker.refused) return attacker;
  const bad = notRouted(attacker.value, '6.6', 'may not plot melee') ?? mayNotClose(attacker.value);
  if (bad) return bad;
  const read = { path: 'defender', menServe: true, mayBeLimbered: true };
  const defender = readFighter(fields.defender, read, houseRules);
  if (defender.refused) return defender;
  const defenderFires = fields.defenderFires && defender.value.arms.mode !== 'limbered';
  return allow({
    ...fields,
    ...{ attacker: attacker.value, defender: defender.value, range: 1, defenderFires, houseRules },
  });
}

const END_WORDS: Record<End, string> = {
  'attacker-broken-up': 'the attacker is broken up',
  'attacker-routs': 'the attacker routs under fire',
  'attacker-retreats': 'the attacker is thrown back',
  'stand-off': 'both stand',
  'both-break': 'both are gone',
  'defender-retreats': 'the defender retreats from the melee',
  'defender-surrenders': 'the defender surrenders',
  'defender-routs': 'the defender routs under fire',
  'defender-broken-up': 'the defender is broken up',
};
const SQUARE_WORDS: Record<SquareFate, string> = {
  held: 'held',
  empty: 'empty',
  taken: 'taken',
};

const lossWords = ({ attackerLoss, defenderLoss }: EngagementOutcome): string =>
  `attacker loses ${lostWords(attackerLoss)}, defender ${lostWords(defenderLoss)}`;
const label = (o: EngagementOutcome): string =>
  `${SQUARE_WORDS[o.square]}, ${END_WORDS[o.end]}; ${lossWords(o)}`;

const headline = ({ attacker, defender, defenderTerrain }: EngagementInput): string =>
  `${fighterWords(attacker)} close with ${fighterWords(defender)} in ${defenderTerrain}`;

const ENDS_IN_ORDER: readonly (readonly [End, Tone])[] = [
  ['attacker-broken-up', 'worst'],
  ['attacker-routs', 'worst'],
  ['attacker-retreats', 'bad'],
  ['stand-off', 'even'],
  ['both-break', 'even'],
  ['defender-retreats', 'good'],
  ['defender-routs', 'best'],
  ['defender-surrenders', 'best'],
  ['defender-broken-up', 'best'],
];

export const ENGAGEMENT_QUESTION: Question = question<typeof FIELDS, EngagementInput, EngagementOutcome>({
  id: 'antietam/engagement',
  title: 'Engagement',
  about:
    'Fire both ways, rout checks, melee, retreat: the odds that the square changes hands, and what both sides lose in bands of 25 men.',
  fields: FIELDS,
  example: {
    attacker: { weapon: 'RFL', men: 700, efficiency: 75, leaderFactor: 1.1, leader: true },
    defender: { weapon: 'R/M', men: 500, fatigue: 20, fort: 1 },
    defenderTerrain: 'cornfield',
  },
  settle,
  procedure: engagement,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: engagementKey,
  label,
  short: ({ square }) => SQUARE_WORDS[square],
  line: (input, o, dice) =>
    `${headline(input)}: ${label(o)} (${dice.map(({ faces }) => faces[0]).join(', ')}).`,
  summaries: [
    {
      title: 'The square',
      classes: [
        { label: 'held', tone: 'worst', holds: ({ square }) => square === 'held' },
        { label: 'left empty', tone: 'even', holds: ({ square }) => square === 'empty' },
        { label: 'changes hands', tone: 'best', holds: ({ square }) => square === 'taken' },
      ],
    },
    {
      title: 'How it ends',
      classes: ENDS_IN_ORDER.map(([end, tone]) => ({
        label: END_WORDS[end],
        tone,
        holds: (o) => o.end === end,
      })),
    },
  ],
  averages: [
    { label: 'attacker loses, by the middle of each band', of: ({ attackerLoss }) => middleOf(attackerLoss) },
    { label: 'defender loses, by the middle of each band', of: ({ defenderLoss }) => middleOf(defenderLoss) },
  ],
  plots: [
    { title: 'Men the attacker loses', of: ({ attackerLoss }) => asBand(attackerLoss) },
    { title: 'Men the defender loses', of: ({ defenderLoss }) => asBand(defenderLoss) },
  ],
  lit: () => [],
});
