/** The question `antietam/exchange`: two units fire at each other, then both check for rout. */
import { allow, type LitCell, type Question, question, refuse, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { CASUALTIES, rangeColumn, weaponRow } from '../charts/weapons.ts';
import { isGun, menWords, otherSide } from '../model/vocabulary.ts';
import { type ExchangeInput, type ExchangeOutcome, exchange, type Fighter } from '../procedures/exchange.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { otherExchanges } from './alternatives.ts';
import { RANGE, yesUnlessSaid } from './fields.ts';
import { GROUND, notRouted, readFighter, TWO_SIDES } from './fighterFields.ts';
import { cannotPay } from './readArms.ts';

export const DEFENDER_FIRES = yesUnlessSaid({
  title: 'Defender fires',
  description: 'It has not been told to hold its fire.',
  cite: '7.1.5',
  group: GROUND,
});

const FIELDS = {
  ...TWO_SIDES,
  range: RANGE.meta({ ...RANGE.meta(), group: GROUND }),
  defenderFires: DEFENDER_FIRES,
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<ExchangeInput> {
  const { houseRules = OUR_RULINGS } = fields;
  const attacker = readFighter(fields.attacker, { path: 'attacker', menServe: true }, houseRules);
  if (attacker.refused) return attacker;
  const defender = readFighter(fields.defender, { path: 'defender', menServe: true }, houseRules);
  if (defender.refused) return defender;
  const routed = notRouted(attacker.value, '7.1.3', 'fires only as defender');
  if (routed) return routed;
  const unpaid = cannotPay(attacker.value.arms, 'attacker');
  if (unpaid) return unpaid;
  if (defender.value.arms.mode === 'routed' && fields.defenderFires && fields.range > 1) {
    const text =
      'A routed defender fires only at an adjacent attacker: set range to 1 or defenderFires to false.';
    return refuse('routed-adjacent', '7.1.3', text, 'range');
  }
  return allow({ ...fields, attacker: attacker.value, defender: defender.value, houseRules });
}

export const fighterWords = ({ arms: { weapon, strength, mode } }: Fighter): string => {
  const unusual = mode === 'normal' || mode === 'unlimbered' ? '' : `, ${mode}`;
  return `${strength} ${weapon}${isGun(weapon) ? ' guns' : ''}${unusual}`;
};

const headline = ({ attacker, defender, range }: ExchangeInput): string =>
  `${fighterWords(attacker)} against ${fighterWords(defender)} at range ${range}`;

function label({ attackerLoss, defenderLoss, attackerRouts, defenderRouts }: ExchangeOutcome): string {
  const side = (who: string, lost: number, routs: boolean) =>
    `${who} loses ${menWords(lost)}${routs ? ' and routs' : ''}`;
  return `${side('defender', defenderLoss, defenderRouts)}, ${side('attacker', attackerLoss, attackerRouts)}`;
}

const lit = ({ attacker, defender, range, defenderFires, houseRules }: ExchangeInput): LitCell[] =>
  [attacker, ...(defenderFires ? [defender] : [])].map(({ arms }) => ({
    chart: CASUALTIES.id,
    row: weaponRow(arms.weapon),
    column: rangeColumn(range, houseRules),
  }));

export const EXCHANGE_QUESTION: Question = question<typeof FIELDS, ExchangeInput, ExchangeOutcome>({
  id: 'antietam/exchange',
  title: 'Exchange of fire',
  about:
    'Two units fire at each other at once, then both check for rout. A leader in danger is a question of its own.',
  fields: FIELDS,
  example: {
    attacker: { weapon: 'RFL', men: 500, operationPoints: 10, fatigue: 20 },
    defender: { weapon: 'MSK', men: 500, operationPoints: 10, fatigue: 20 },
  },
  settle,
  procedure: exchange,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: (o) => `${o.attackerLoss} ${o.defenderLoss} ${o.attackerRouts} ${o.defenderRouts}`,
  label,
  short: (o) =>
    `${o.attackerLoss}${o.attackerRouts ? 'R' : ''}:${o.defenderLoss}${o.defenderRouts ? 'R' : ''}`,
  line: (input, o, dice) =>
    `${headline(input)}: ${label(o)} (${dice.map(({ faces }) => faces[0]).join(', ')}).`,
  summaries: [
    {
      title: 'Rout',
      classes: [
        { label: 'attacker routs', tone: 'worst', holds: (o) => o.attackerRouts && !o.defenderRouts },
        { label: 'both rout', tone: 'bad', holds: (o) => o.attackerRouts && o.defenderRouts },
        { label: 'both stand', tone: 'even', holds: (o) => !o.attackerRouts && !o.defenderRouts },
        { label: 'defender routs', tone: 'best', holds: (o) => !o.attackerRouts && o.defenderRouts },
      ],
    },
    {
      title: 'Men lost',
      classes: [
        { label: 'attacker loses more', tone: 'worst', holds: (o) => o.attackerLoss > o.defenderLoss },
        { label: 'both alike', tone: 'even', holds: (o) => o.attackerLoss === o.defenderLoss },
        { label: 'defender loses more', tone: 'best', holds: (o) => o.attackerLoss < o.defenderLoss },
      ],
    },
  ],
  averages: [
    { label: 'attacker loses', of: (o) => o.attackerLoss },
    { label: 'defender loses', of: (o) => o.defenderLoss },
  ],
  plots: [
    { title: 'Men the attacker loses', of: (o) => o.attackerLoss },
    { title: 'Men the defender loses', of: (o) => o.defenderLoss },
  ],
  alternatives: otherExchanges,
  lit,
});
