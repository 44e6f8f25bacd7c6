/** The question `gcacw/attack`: an attack with its units, carried through to their new state. */

import {
  allow,
  type Question,
  type QuestionSpec,
  question,
  refuse,
  type Summary,
  signed,
  type Verdict,
} from '@longroll/kernel';
import type * as z from 'zod';
import { resultOf } from '../model/combatResult.ts';
import { attackingSide } from '../model/leaderBonus.ts';
import { readUnit } from '../model/readUnit.ts';
import { stackWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  type AttackOrder,
  type AttackOutcome,
  attack,
  type Circumstances,
  combatOf,
} from '../procedures/attack.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { ATTACK_NAMES, attackStory } from '../story/attack.ts';
import { otherAttacks } from './alternatives.ts';
import {
  ATTACKER_LEADER,
  ATTACKER_MP,
  ATTACKERS,
  CIRCUMSTANCE_FIELDS,
  DEFENDER_LEADER,
  DEFENDERS,
} from './attackFields.ts';
import { combatLit } from './combatLit.ts';
import { headline } from './combatWords.ts';
import { mayNotAssault, mayNotAttack } from './stackRefusals.ts';
import { unpaid } from './unpaid.ts';

const FIELDS = {
  attackers: ATTACKERS,
  attackerLeader: ATTACKER_LEADER,
  attackerMP: ATTACKER_MP,
  defenders: DEFENDERS,
  defenderLeader: DEFENDER_LEADER,
  ...CIRCUMSTANCE_FIELDS,
  houseRules: houseRulesIn('attack'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<AttackOrder> {
  const { attackers, defenders, attackerLeader, defenderLeader, ...rest } = fields;
  const side = attackingSide(rest.attackerSide, rest.leaderBonus);
  if (side.refused) return side;
  const attacking = attackers.map(readUnit);
  if (attacking.length > 1 && rest.attack !== 'assault') {
    const text = `${attacking.length} units cannot make a ${ATTACK_NAMES[rest.attack]}: one unit attacks from a march, several only in an assault.`;
    return refuse('one-unit', '8.1', text, 'attackers');
  }
  const refused = rest.attack === 'assault' ? mayNotAssault(attacking) : mayNotAttack(attacking);
  if (refused) return { refused };
  const houseRules = rest.houseRules ?? OUR_RULINGS;
  const circumstances: Circumstances = { ...rest, attackerSide: side.value, houseRules };
  const order: AttackOrder = {
    circumstances,
    attackers: attacking,
    defenders: defenders.map(readUnit),
    attackerLeader,
    defenderLeader,
  };
  return unpaid(combatOf(order)) ?? allow(order);
}

const retreatOf = (o: AttackOutcome) => resultOf(o.defender).retreat;
export const DEFENDER_FATES: Summary<AttackOutcome> = {
  title: 'Defender',
  classes: [
    { label: 'holds', tone: 'worst', holds: (o) => o.defenders.length > 0 && retreatOf(o) === null },
    { label: 'retreats', tone: 'good', holds: (o) => o.defenders.length > 0 && retreatOf(o) === 'r' },
    { label: 'routs', tone: 'best', holds: (o) => o.defenders.length > 0 && /R/.test(retreatOf(o) ?? '') },
    { label: 'destroyed', tone: 'best', holds: (o) => o.defenders.length === 0 },
  ],
};

export const attackLabel = (o: AttackOutcome): string =>
  `${signed(o.difference)}: defender ${o.defender}: ${stackWords(o.defenders)}. Attacker ${o.attacker}: ${stackWords(o.attackers)}`;

function line(
  order: AttackOrder,
  o: AttackOutcome,
  dice: readonly { readonly faces: readonly number[] }[],
): string {
  const rolled = dice.map(({ faces }) => faces[0]).join('-');
  const { game, attack: type } = order.circumstances;
  const cost = type === 'assault' ? '' : ` ${o.mpCost} MP.`;
  return `${game}, dice ${rolled}. ${attackStory(order, o)}${cost}`;
}

const SPEC: QuestionSpec<typeof FIELDS, AttackOrder, AttackOutcome> = {
  id: 'gcacw/attack',
  title: 'Attack with units',
  about: 'Values read off the counters, the combat, and what the result makes of every unit.',
  fields: FIELDS,
  example: {
    attackers: [{ name: 'Hovey', manpower: 10, tactical: 3, artillery: 4 }],
    defenders: [
      { name: 'Green', manpower: 3, tactical: 2, artillery: 1 },
      { name: 'Tracy', manpower: 4, tactical: 2, artillery: 2, entrenchment: 'abatis' },
    ],
    attack: 'prepared',
    defenderTerrain: 'woods',
  },
  settle,
  procedure: attack,
  headline: (order) => headline(combatOf(order)),
  sides: ({ circumstances: { attackerSide } }) => [attackerSide, otherSide(attackerSide)],
  key: (o) => `${o.difference}`,
  label: attackLabel,
  short: (o) => (o.defender === '-' ? '–' : o.defender),
  line,
  summaries: [DEFENDER_FATES],
  averages: [
    { label: 'attacker loses', of: (o) => o.attackerLost },
    { label: 'defender loses', of: (o) => o.defenderLost },
  ],
  plots: [
    { title: 'Manpower the attacker loses', of: (o) => o.attackerLost },
    { title: 'Manpower the defender loses', of: (o) => o.defenderLost },
  ],
  alternatives: otherAttacks,
  lit: (order, o) => combatLit(combatOf(order), o),
};

export const ATTACK: Question = question(SPEC);
