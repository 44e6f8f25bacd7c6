/** What an attack costs (8.2): the Attack Summary, the one MP more in loess, and whether the MP left suffice. */
import { type Bar, bar, type Note } from '@longroll/kernel';
import { ATTACK_TYPES, attackCost, attackRow, type MarchAttack } from '../charts/attackTypes.ts';
import type { CombatInput } from '../model/combatInput.ts';

type Priced = Pick<CombatInput, 'attack' | 'attackerArm' | 'defenderTerrain' | 'houseRules'>;

const IN_LOESS = 1;

const isFree = ({ attack, houseRules }: Priced): boolean =>
  attack === 'column-of-route' && houseRules.columnOfRouteInLoess === 'free';

/** True if the one MP more is paid, else why not. */
function loessLine(order: Priced): true | string {
  if (order.defenderTerrain !== 'loess') return 'the defender is not in loess';
  return !isFree(order) || 'a column of route attack pays none';
}

/** MP that the attack costs; an assault is an action of its own and costs none. */
export function mpCost(order: Priced): number {
  const { attack, attackerArm } = order;
  if (attack === 'assault') return 0;
  return attackCost(attack, attackerArm) + (loessLine(order) === true ? IN_LOESS : 0);
}

const DEAR = bar('too-dear', '8.2', 'That attack costs more movement points than are left.');
const SPENT = bar(
  'no-allowance',
  '8.2',
  'No column of route attack with a remaining Movement Allowance of 0.',
);

/** What forbids an attack to a unit with so many MP left, or null; an assault asks for none (14.9b). */
export function unpaidBar(order: Priced, left: number): Bar | null {
  if (order.attack === 'column-of-route' && left === 0) return SPENT;
  return mpCost(order) > left ? DEAR : null;
}

const GROUP = 'Movement points';
const points = (mp: number): string => `${mp} MP`;
const NO_PRICE: Note = {
  ...{ cite: '14.9b', text: 'An assault costs no MP', value: points(0), applied: true, group: GROUP },
};

/** A printed line, applied or not with the reason; field by field, because odds write these again and again. */
function printed(cite: string, text: string, value: string, applied: boolean, reason?: string): Note {
  const chart = ATTACK_TYPES.id;
  return reason === undefined
    ? { cite, text, value, applied, group: GROUP, chart }
    : { cite, text, value, applied, reason, group: GROUP, chart };
}

const ARMS = { infantry: 'infantry', cavalry: 'cavalry or mounted infantry' } as const;

function printedLine(attack: MarchAttack, { attackerArm }: Priced): Note {
  const text = `${ATTACK_TYPES.rows[attackRow(attack)]!.head} attack by ${ARMS[attackerArm]}`;
  return printed('8.2', text, points(attackCost(attack, attackerArm)), true);
}

/** Whether a column of route attack pays it too is a reading of ours (8.2a). */
function extraLine(order: Priced): Note {
  const paid = loessLine(order);
  const ours = order.attack === 'column-of-route' && order.defenderTerrain === 'loess';
  const text = 'One MP more against a defender in loess';
  const cite = ours ? '8.2, 8.2a' : '8.2';
  return printed(cite, text, `+${points(IN_LOESS)}`, paid === true, paid === true ? undefined : paid);
}

/** The star beside a column of route attack: its price is nothing, but not with nothing left. */
function starLine({ attack, attackerMP }: CombatInput): readonly Note[] {
  if (attack !== 'column-of-route') return [];
  const reason = attackerMP === undefined ? 'the MP left are not given' : `${points(attackerMP)} left`;
  const text = 'Not with a remaining Movement Allowance of 0';
  return [printed('8.2', text, '*', false, reason)];
}

function totalLine(input: CombatInput): Note {
  const cost = mpCost(input);
  const { attackerMP } = input;
  const left =
    attackerMP === undefined ? undefined : `of ${points(attackerMP)}, which leaves ${attackerMP - cost}`;
  return printed('8.2', 'The attack costs', points(cost), true, left);
}

export function priceLines(input: CombatInput): readonly Note[] {
  const { attack } = input;
  if (attack === 'assault') return [NO_PRICE];
  return [printedLine(attack, input), extraLine(input), ...starLine(input), totalLine(input)];
}
