/** The question `gcacw/activation`: the one Movement Allowance of an Activate Leader action. */
import { allow, question, refuse, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { leaderRow } from '../charts/leaderAllowance.ts';
import type { ActivationInput, LeaderKind } from '../model/marching.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import { type AllowanceOutcome, activation, readActivation } from '../procedures/allowance.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { ALLOWANCE_RESULT } from './march.ts';
import { EVENT, GAME, LEADER, NOVEMBER_1862, SIDE } from './marchFields.ts';
import { diceWords, LEADER_WORDS, SIDE_WORDS } from './marchWords.ts';

const FIELDS = {
  side: SIDE,
  leader: LEADER,
  game: GAME,
  november1862: NOVEMBER_1862,
  event: EVENT,
  houseRules: houseRulesIn('activation'),
};

/** The refusal of a leader whom the side does not have; undefined if it has him. */
export function noSuchLeader(side: Side, leader: LeaderKind) {
  if (leaderRow(side, leader) !== undefined) return undefined;
  const text = `leader ${leader} needs side union, not ${side}: the Confederates have no such leader.`;
  return refuse('wrong-side', '5.5', text, 'leader');
}

function settle(fields: z.output<z.ZodObject<typeof FIELDS>>): Verdict<ActivationInput> {
  fields.houseRules ??= OUR_RULINGS;
  return noSuchLeader(fields.side, fields.leader) ?? allow(fields as ActivationInput);
}

const who = ({ side, leader }: ActivationInput): string => `${SIDE_WORDS[side]} ${LEADER_WORDS[leader]}`;

export const ACTIVATION_QUESTION = question<typeof FIELDS, ActivationInput, AllowanceOutcome>({
  id: 'gcacw/activation',
  title: 'Leader activation',
  about: 'The Movement Allowance that a leader gives every unit of his activation.',
  fields: FIELDS,
  example: { side: 'confederate', leader: 'infantry' },
  settle,
  procedure: activation,
  headline: (input) => `${who(input)} is activated: ${readActivation(input).roll.printed}`,
  sides: ({ side }) => [side, otherSide(side)],
  ...ALLOWANCE_RESULT,
  line: (input, { mp }, dice) => `${input.game} ${who(input)}, ${diceWords(dice)}: ${mp} MP.`,
  lit: (input) => {
    const { chart, row } = readActivation(input);
    return [{ chart, row, column: 0 }];
  },
});
