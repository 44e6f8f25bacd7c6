/** The question `gcacw/combat`: one attack with its numbers typed in. */
import { allow, type LitCell, type QuestionSpec, question, refuse, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { ARTILLERY } from '../charts/artillery.ts';
import { ATTACK_TYPES, attackRow } from '../charts/attackTypes.ts';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import { RATIO, ratioRow } from '../charts/ratio.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { resultOf, wordsOf } from '../model/combatResult.ts';
import { LEADER_BONUSES, type LeaderBonus } from '../model/leaderBonus.ts';
import type { Side } from '../model/vocabulary.ts';
import { readArtillery } from '../procedures/artillery.ts';
import {
  attackerColumn,
  type CombatOutcome,
  combat,
  combatRow,
  defenderColumn,
} from '../procedures/combat.ts';
import { ratioStrengths } from '../procedures/strength.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { COMBAT_FIELDS } from './combatFields.ts';

type Fields = z.output<z.ZodObject<typeof COMBAT_FIELDS>>;

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** The side that must attack for a named leader's bonus to mean anything; null if either may. */
function attackerFor(bonus: Fields['leaderBonus']): Side | null {
  if (bonus === 'none') return null;
  const { side, helps }: LeaderBonus = LEADER_BONUSES[bonus];
  if (helps === 'either') return null;
  return helps === 'attack' ? side : other(side);
}

function settle(fields: Fields): Verdict<CombatInput> {
  const must = attackerFor(fields.leaderBonus);
  const attackerSide = fields.attackerSide ?? must ?? 'union';
  if (must && attackerSide !== must) {
    const text = `leaderBonus ${fields.leaderBonus} needs attackerSide ${must}, not ${attackerSide}.`;
    return refuse('wrong-side', '7.4, game', text, 'leaderBonus');
  }
  const defenderPrintedAV = fields.defenderPrintedAV ?? fields.defenderAV;
  // The fields were read from JSON a moment ago and are ours: copying thirty of them would double the cost.
  fields.attackerSide = attackerSide;
  fields.defenderPrintedAV = defenderPrintedAV;
  fields.houseRules ??= OUR_RULINGS;
  return allow(fields as CombatInput);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const retreatOf = (outcome: CombatOutcome) => resultOf(outcome.defender).retreat;
const advances = (outcome: CombatOutcome) => resultOf(outcome.attacker).advance;
const strainOf = (outcome: CombatOutcome) => resultOf(outcome.attacker).strain;

const ATTACK_NAMES = {
  'column-of-route': 'column of route attack',
  hasty: 'hasty attack',
  normal: 'normal attack',
  prepared: 'prepared attack',
  assault: 'assault',
} as const;

const ATTACKED_OVER: Record<CombatInput['hexside'], string> = {
  none: '',
  creek: ', across a creek',
  bridge: ', across a bridge',
  dam: ', across a dam',
  ferry: ', across a ferry',
  ford: ', across a ford',
  'uphill-ridge': ', up a ridge',
  'downhill-ridge': ', down a ridge',
  'uphill-bluff': ', up a bluff',
};

function headline({
  attack,
  attackerCV,
  defenderCV,
  hexside,
  defenderTerrain,
  defenderEntrenchment,
}: CombatInput): string {
  const name = ATTACK_NAMES[attack];
  const works = defenderEntrenchment === 'none' ? '' : `, behind ${defenderEntrenchment}`;
  const ground = `, in ${defenderTerrain.replaceAll('-', ' ')}`;
  const what = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  return `${what}, ${attackerCV} against ${defenderCV}${ground}${works}${ATTACKED_OVER[hexside]}`;
}

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

function lit(input: CombatInput, { difference }: CombatOutcome): LitCell[] {
  const row = combatRow(difference);
  const { attacker, defender } = ratioStrengths(input);
  const guns = readArtillery(input);
  const cells: LitCell[] = [
    { chart: COMBAT_DEFENDER.id, row, column: defenderColumn(input.defenderCV) },
    { chart: COMBAT_ATTACKER.id, row, column: attackerColumn(input.attackerCV) },
    { chart: RATIO.id, row: ratioRow(attacker, defender), column: 0 },
    { chart: ARTILLERY.id, row: guns.row, column: guns.column },
  ];
  if (input.attack === 'assault') return cells;
  const column = input.attackerArm === 'infantry' ? 0 : 1;
  return [...cells, { chart: ATTACK_TYPES.id, row: attackRow(input.attack), column }];
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
  sides: ({ attackerSide }) => [attackerSide, other(attackerSide)],
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
  lit,
};

export const COMBAT = question(COMBAT_SPEC);
