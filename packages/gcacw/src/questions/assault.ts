/** The question `gcacw/assault`: command die, those who join, the attack, the units afterwards. */

import {
  allow,
  listOf,
  type Question,
  type QuestionSpec,
  question,
  refuse,
  type Verdict,
  whole,
  wholeOrDerived,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { attackingSide } from '../model/leaderBonus.ts';
import { readUnit } from '../model/readUnit.ts';
import { stackValue } from '../model/unit.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type AssaultOrder, type AssaultOutcome, assault } from '../procedures/assault.ts';
import type { AttackOutcome } from '../procedures/attack.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { otherDirections } from './alternatives.ts';
import { attackLabel, DEFENDER_FATES } from './attack.ts';
import {
  ATTACKER_LEADER,
  ATTACKERS,
  CIRCUMSTANCE_FIELDS,
  DEFENDER_LEADER,
  DEFENDERS,
} from './attackFields.ts';
import { mayNotAssault, mayNotJoin } from './stackRefusals.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const { attack: _attack, ...CIRCUMSTANCES } = CIRCUMSTANCE_FIELDS;
const MOST_COMMAND = 12;

const FIELDS = {
  commandValue: whole(1, MOST_COMMAND, {
    title: 'Command Value',
    description: 'Of the corps or division leader who begins the assault.',
    cite: '14.2',
    group: 'Attacker',
    default: 5,
  }),
  attackers: ATTACKERS,
  mustered: yesNo({
    title: 'Command die has fallen',
    description: 'All attackers take part; only those who join in a grand assault are rolled for.',
    cite: '14.2',
    group: 'Attacker',
  }),
  attackerLeader: ATTACKER_LEADER,
  armyCommand: wholeOrDerived(1, MOST_COMMAND, {
    title: 'Army leader',
    description: 'Command Value of an army leader within radius; with one a grand assault is possible.',
    cite: '14.7',
    group: 'Attacker',
  }),
  commandDie: whole(0, 1, {
    title: 'Command die by event',
    description: 'What an event of the day adds to the command die: Extreme Heat, Command Paralysis.',
    cite: '19.3.1',
    group: 'Attacker',
    default: 0,
  }),
  grandAssaultDie: whole(0, 1, {
    title: 'Grand assault die by event',
    description: 'What an event of the day adds to the die of a grand assault: Command Paralysis.',
    cite: '19.3.1',
    group: 'Attacker',
    default: 0,
  }),
  joiners: listOf(UNIT_FIELDS, [0, 12], {
    title: 'Joining units',
    description: 'Units next to the target, from any hex and command, named for a grand assault.',
    cite: '14.7',
    group: 'Attacker',
  }),
  defenders: DEFENDERS,
  defenderLeader: DEFENDER_LEADER,
  ...CIRCUMSTANCES,
  houseRules: houseRulesIn('assault'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<AssaultOrder> {
  const {
    attackers,
    defenders,
    joiners,
    attackerLeader,
    defenderLeader,
    commandValue,
    armyCommand,
    mustered,
    commandDie,
    grandAssaultDie,
    ...rest
  } = fields;
  const side = attackingSide(rest.attackerSide, rest.leaderBonus);
  if (side.refused) return side;
  const [attacking, joining] = [attackers.map(readUnit), joiners.map(readUnit)];
  if (joining.length > 0 && armyCommand === undefined) {
    return refuse(
      'no-army-leader',
      '14.7',
      'joiners need an army leader within radius: give armyCommand.',
      'armyCommand',
    );
  }
  const refused = mayNotAssault(attacking) ?? mayNotJoin(joining);
  if (refused) return { refused };
  const houseRules = rest.houseRules ?? OUR_RULINGS;
  return allow({
    circumstances: { ...rest, attack: 'assault', attackerSide: side.value, houseRules },
    attackers: attacking,
    joiners: joining,
    defenders: defenders.map(readUnit),
    ...{ attackerLeader, defenderLeader, commandValue, mustered, commandDie, grandAssaultDie },
    armyCommand: armyCommand ?? null,
  });
}

const fought = (holds: (o: AttackOutcome) => boolean) => (o: AssaultOutcome) => !o.failed && holds(o);
const taking = ({ attacking, joining }: { attacking: number; joining: number }): string =>
  joining > 0 ? `${attacking} attack, ${joining} join` : `${attacking} attack`;

const SPEC: QuestionSpec<typeof FIELDS, AssaultOrder, AssaultOutcome> = {
  id: 'gcacw/assault',
  title: 'Assault',
  about: 'An assault or grand assault: the command die, the attack, and what it makes of every unit.',
  fields: FIELDS,
  example: {
    commandValue: 5,
    attackers: [
      { name: 'Hovey', manpower: 10, tactical: 3, artillery: 4 },
      { name: 'Carr', manpower: 9, tactical: 3, artillery: 3 },
      { name: 'Osterhaus', manpower: 8, tactical: 2, artillery: 2 },
    ],
    attackerLeader: 2,
    defenders: [{ name: 'Bowen', manpower: 10, tactical: 4, artillery: 3, entrenchment: 'breastwork' }],
    defenderTerrain: 'loess',
  },
  settle,
  procedure: assault,
  headline: ({ attackers, defenders, commandValue, circumstances: { houseRules } }) =>
    `Assault, ${stackValue(attackers, houseRules)} named against ${stackValue(defenders, houseRules)}, Command Value ${commandValue}`,
  sides: ({ circumstances: { attackerSide } }) => [attackerSide, otherSide(attackerSide)],
  key: (o) => (o.failed ? 'failed' : `${o.attacking} ${o.joining} ${o.difference}`),
  label: (o) => (o.failed ? 'The assault fails' : `${taking(o)}; ${attackLabel(o)}`),
  short: (o) => (o.failed ? '×' : o.defender),
  line: ({ circumstances: { game } }, o, dice) =>
    `${game} assault, dice ${dice.map(({ faces }) => faces[0]).join('-')}: ${o.failed ? 'fails' : `${taking(o)}; ${attackLabel(o)}`}.`,
  summaries: [
    {
      title: DEFENDER_FATES.title,
      classes: [
        { label: 'assault fails', tone: 'worst', holds: (o) => o.failed },
        ...DEFENDER_FATES.classes.map(({ label, tone, holds }) => ({
          label,
          tone: label === 'holds' ? ('bad' as const) : tone,
          holds: fought(holds),
        })),
      ],
    },
  ],
  averages: [
    { label: 'attacker loses', of: (o) => (o.failed ? 0 : o.attackerLost) },
    { label: 'defender loses', of: (o) => (o.failed ? 0 : o.defenderLost) },
  ],
  alternatives: otherDirections,
  lit: () => [],
};

export const ASSAULT: Question = question(SPEC);
