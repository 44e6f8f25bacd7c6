/**
 * Assault (14): the command die says how many of the named units attack, the owner picks which; a grand assault
 * rolls for those who join from other hexes. Each that takes part gains a fatigue level; then one attack.
 */
import {
  type Chance,
  type Choice,
  d6,
  decided,
  type Note,
  type Procedure,
  rollOn,
  sumOfDice,
  type Umpire,
} from '@longroll/kernel';
import { combatValue, type StrengthRules, type Unit } from '../model/unit.ts';
import { type AttackOrder, type AttackOutcome, attack } from './attack.ts';

export interface AssaultOrder extends AttackOrder {
  readonly commandValue: number;
  /** Command Value of an army leader within radius; null where there is none. */
  readonly armyCommand: number | null;
  /** What an event of the day adds to either die (19.3.1). */
  readonly commandDie?: number;
  readonly grandAssaultDie?: number;
  /** Units named to join a grand assault. */
  readonly joiners: readonly Unit[];
  /** The command die has fallen and the attackers are those who take part. */
  readonly mustered: boolean;
}

export type AssaultOutcome =
  | { readonly failed: true }
  | ({
      readonly failed: false;
      readonly attacking: number;
      readonly joining: number;
      /** Names of those that attacked or joined; who of them is not among the attackers afterwards is lost. */
      readonly tookPart: readonly string[];
    } & AttackOutcome);

const COMMAND_DIE = sumOfDice(d6('command die'));
const GRAND_DIE = sumOfDice(d6('grand assault die'));

/** What makes a command die worse: loess by 1, and an event. */
export interface Worse {
  readonly loess: boolean;
  readonly event: number;
}

/** Command Value less the die with all that makes it worse. */
function allowed(
  id: string,
  dice: typeof COMMAND_DIE,
  command: number,
  { loess, event }: Worse,
): Chance<number> {
  const worse = (loess ? 1 : 0) + event;
  return rollOn(id, dice, (face) => Math.max(0, command - face - worse));
}

/** How many of the named units attack (14.2). */
export const commandDie = (command: number, named: number, worse: Worse): Procedure<number> => {
  const chance = allowed('command die', COMMAND_DIE, command, worse);
  return (u) => {
    const number = u.draw(chance);
    const text = `Command Value ${command} less the die: units that may attack`;
    u.note(() => [commandLine(COMMAND_CITES, text, number, named, worse)]);
    return Math.min(named, number);
  };
};

/** How many of those named to join a grand assault do. */
export const grandAssaultDie = (command: number, named: number, worse: Worse): Procedure<number> => {
  const chance = allowed('grand assault die', GRAND_DIE, command, worse);
  return (u) => {
    const number = u.draw(chance);
    const text = `Grand assault, Command Value ${command} less the die: units that may join`;
    u.note(() => [commandLine(GRAND_CITES, text, number, named, worse)]);
    return Math.min(named, number);
  };
};

/** Units being picked from those that are named, up to a number (14.2, 14.7). */
export interface Picking {
  readonly side: string;
  readonly named: readonly Unit[];
  readonly most: number;
  /** Places among the named, in the order in which they were picked. */
  readonly picked: readonly number[];
  /** An assault is made by one at least; nobody need join one. */
  readonly least: 0 | 1;
  readonly rules: StrengthRules;
}

export const DONE = 'done';

/** Strongest first, so that whoever takes the first option picks sensibly; he may stop short of the number. */
export const picks = (id: string): Choice<Picking, number | typeof DONE> => ({
  id,
  side: ({ side }) => side,
  options({ named, most, picked, least, rules }) {
    if (picked.length >= most) return [];
    const left = named.map((_, i) => i).filter((i) => !picked.includes(i));
    const strongest = left.sort((a, b) => combatValue(named[b]!, rules) - combatValue(named[a]!, rules));
    return picked.length < least ? strongest : [...strongest, DONE];
  },
  name: ({ named }, option) => (option === DONE ? DONE : `${option + 1} ${named[option]!.name}`),
  take: (at, option) =>
    option === DONE ? { ...at, most: at.picked.length } : { ...at, picked: [...at.picked, option] },
});
export const TAKES_PART = picks('takes part');
export const JOINS = picks('joins the grand assault');

/** Who of the named takes part. */
function picked(u: Umpire, choice: typeof JOINS, from: Omit<Picking, 'picked'>): readonly Unit[] {
  if (from.most >= from.named.length) return from.named;
  return decided(choice, { ...from, picked: [] }, u).picked.map((i) => from.named[i]!);
}

interface Cites {
  readonly die: string;
  readonly inLoess: string;
}
const COMMAND_CITES: Cites = { die: '14.2', inLoess: '14.2, 14.3' };
const GRAND_CITES: Cites = { die: '14.7a', inLoess: '14.7a, 14.9a' };

const GROUP = 'Command';

const commandLine = (
  cites: Cites,
  text: string,
  number: number,
  named: number,
  { loess, event }: Worse,
): Note => ({
  cite: `${loess ? cites.inLoess : cites.die}${event === 0 ? '' : ', 19.3.1'}`,
  text: `${text}${loess ? ', die +1 for loess' : ''}${event === 0 ? '' : `, die +${event} by the event of the day`}`,
  value: `${number}`,
  applied: true,
  reason: `${named} named`,
  group: GROUP,
});

interface PickWords {
  readonly cite: string;
  readonly picked: string;
  readonly none: string;
}
const TAKING: PickWords = { cite: '14.2', picked: 'Takes part', none: 'Nobody takes part' };
const JOINING: PickWords = { cite: '14.9a', picked: 'Joins', none: 'Nobody joins, the assault stands' };

/** Who was picked, and that those left out gain no Fatigue Level (14.4b). */
function pickLines(words: PickWords, named: readonly Unit[], taken: readonly Unit[]): readonly Note[] {
  const reason = taken.length === named.length ? 'all that are named' : 'picked by the owner';
  const note = { group: GROUP, value: `${taken.length}` };
  const names = taken.map(({ name }) => name).join(', ');
  const stays = named.filter((unit) => !taken.includes(unit));
  return [
    taken.length > 0
      ? { ...note, cite: words.cite, text: `${words.picked}: ${names}`, applied: true, reason }
      : { ...note, cite: '14.7b', text: words.none, applied: false, reason: 'the die lets none' },
    ...stays.map(({ name }) => ({
      ...{ cite: '14.4b', text: `${name} stays as it is`, value: '–', group: GROUP },
      ...{ applied: false, reason: 'named, but left out' },
    })),
  ];
}

function joining(u: Umpire, order: AssaultOrder, loess: boolean): readonly Unit[] {
  const { armyCommand, joiners, circumstances } = order;
  if (armyCommand === null || joiners.length === 0) return [];
  if (circumstances.houseRules.grandAssaultNumber === 'all') return joiners;
  const worse = { loess, event: order.grandAssaultDie ?? 0 };
  const most = grandAssaultDie(armyCommand, joiners.length, worse)(u);
  const { attackerSide: side, houseRules: rules } = circumstances;
  return picked(u, JOINS, { side, named: joiners, most, least: 0, rules });
}

/** Those who take part, by the command die; nobody if it fails (14.2). */
function taking(order: AssaultOrder, loess: boolean): Procedure<readonly Unit[]> {
  const { circumstances, attackers, commandValue, mustered } = order;
  if (mustered) return () => attackers;
  const worse = { loess, event: order.commandDie ?? 0 };
  const command = commandDie(commandValue, attackers.length, worse);
  return (u) => {
    const most = command(u);
    if (most === 0) return [];
    const { attackerSide: side, houseRules: rules } = circumstances;
    const those = picked(u, TAKES_PART, { side, named: attackers, most, least: 1, rules });
    u.note(() => pickLines(TAKING, attackers, those));
    return those;
  };
}

export function assault(order: AssaultOrder): Procedure<AssaultOutcome> {
  const loess = order.circumstances.defenderTerrain === 'loess';
  const takers = taking(order, loess);
  return (u) => {
    const those = takers(u);
    if (those.length === 0) return { failed: true };
    const joins = joining(u, order, loess);
    u.note(() => (order.joiners.length > 0 ? pickLines(JOINING, order.joiners, joins) : []));
    const joined = joins.map((unit) => [unit]);
    const outcome = attack({ ...order, attackers: those, joining: joined })(u);
    const tookPart = [...those, ...joined.flat()].map(({ name }) => name);
    return { failed: false, attacking: those.length, joining: joined.length, tookPart, ...outcome };
  };
}
