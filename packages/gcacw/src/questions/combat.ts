/** The question `gcacw/combat`: one attack with its numbers typed in. */

import { allow, type QuestionSpec, question, signed, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import type { CombatInput } from '../model/combatInput.ts';
import { resultOf, wordsOf } from '../model/combatResult.ts';
import { attackingSide } from '../model/leaderBonus.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type CombatOutcome, combat } from '../procedures/combat.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { ATTACK_NAMES } from '../story/attack.ts';
import { otherCombats } from './alternatives.ts';
import { COMBAT_FIELDS } from './combatFields.ts';
import { combatLit } from './combatLit.ts';
import { headline } from './combatWords.ts';
import { unpaid } from './unpaid.ts';

type Fields = z.output<z.ZodObject<typeof COMBAT_FIELDS>>;

function settle(fields: Fields): Verdict<CombatInput> {
  const side = attackingSide(fields.attackerSide, fields.leaderBonus);
  if (side.refused) return side;
  // The fields were read from JSON a moment ago and are ours: copying thirty of them would double the cost.
  fields.attackerSide = side.value;
  fields.defenderPrintedAV ??= fields.defenderAV;
  fields.houseRules ??= OUR_RULINGS;
  const input = fields as CombatInput;
  return unpaid(input) ?? allow(input);
}

const retreatOf = (outcome: CombatOutcome) => resultOf(outcome.defender).retreat;
const advances = (outcome: CombatOutcome) => resultOf(outcome.attacker).advance;
const strainOf = (outcome: CombatOutcome) => resultOf(outcome.attacker).strain;

function line(
  { game, attack, attackerCV, defenderCV }: CombatInput,
  { difference, attacker, defender, mpCost }: CombatOutcome,
  dice: readonly { readonly faces: readonly number[] }[],
): string {
  const [attackDie, defenceDie] = dice.slice(-2).map(({ faces }) => faces[0]!);
  const artillery = dice.length > 2 ? `artillery die ${dice[0]!.faces[0]}, ` : '';
  const net = difference - (attackDie! - defenceDie!);
  const cost = attack === 'assault' ? '' : ` ${mpCost} MP.`;
  return (
    `${game} ${ATTACK_NAMES[attack]} ${attackerCV}:${defenderCV}, net ${signed(net)}, ` +
    `${artillery}dice ${attackDie}-${defenceDie} = ${signed(difference)}: ` +
    `defender ${defender} (${wordsOf(defender)}), attacker ${attacker} (${wordsOf(attacker)}).${cost}`
  );
}

export const COMBAT_SPEC: QuestionSpec<typeof COMBAT_FIELDS, CombatInput, CombatOutcome> = {
  id: 'gcacw/combat',
  title: 'Combat',
  about:
    'One attack, its numbers typed in: both modifier lists, the artillery table, both halves of the Combat Chart.',
  fields: COMBAT_FIELDS,
  example: {
    attack: 'prepared',
    attackerCV: 7,
    defenderCV: 2,
    attackerTV: 3,
    defenderTV: 2,
    attackerAV: 4,
    defenderAV: 1,
    defenderTerrain: 'woods',
    hexside: 'creek',
  },
  settle,
  procedure: combat,
  headline,
  sides: ({ attackerSide }) => [attackerSide, otherSide(attackerSide)],
  key: (o) => `${o.difference}`,
  label: (o) =>
    `${signed(o.difference)}: defender ${o.defender} (${wordsOf(o.defender)}), attacker ${o.attacker} (${wordsOf(o.attacker)})`,
  short: (o) => (o.defender === '-' ? '–' : o.defender),
  line,
  summaries: [
    {
      title: 'Defender',
      classes: [
        { label: 'holds', tone: 'worst', holds: (o) => retreatOf(o) === null },
        { label: 'retreats', tone: 'good', holds: (o) => retreatOf(o) === 'r' },
        { label: 'routs', tone: 'best', holds: (o) => retreatOf(o) === 'R' || retreatOf(o) === 'R*' },
      ],
    },
    {
      title: 'Attacker',
      classes: [
        { label: 'stopped', tone: 'worst', holds: (o) => !advances(o) },
        { label: 'advances, march ends', tone: 'good', holds: (o) => advances(o) && strainOf(o) !== null },
        { label: 'advances, marches on', tone: 'best', holds: (o) => advances(o) && strainOf(o) === null },
      ],
    },
  ],
  averages: [
    { label: 'attacker loses', of: (o) => o.attackerLoss },
    { label: 'defender loses', of: (o) => o.defenderLoss },
  ],
  plots: [
    { title: 'Manpower the attacker loses', of: (o) => o.attackerLoss },
    { title: 'Manpower the defender loses', of: (o) => o.defenderLoss },
  ],
  alternatives: otherCombats,
  lit: combatLit,
};

export const COMBAT = question(COMBAT_SPEC);
