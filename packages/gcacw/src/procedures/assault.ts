/**
 * Assault (14): the command die says how many of the named units attack, the owner picks which; a grand assault
 * rolls for those who join from other hexes. Each that takes part gains a fatigue level; then one attack.
 */
import { type Chance, d6, type Note, type Procedure, rollOn, sumOfDice, type Umpire } from '@longroll/kernel';
import { combatValue, type Fatigue, type Unit } from '../model/unit.ts';
import { type AttackOrder, type AttackOutcome, attack } from './attack.ts';

export interface AssaultOrder extends AttackOrder {
  readonly commandValue: number;
  /** Command Value of an army leader within radius; null where there is none. */
  readonly armyCommand: number | null;
  /** Units named to join a grand assault. */
  readonly joiners: readonly Unit[];
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

/** Command Value less the die, which loess makes worse by 1; never more than are named. */
function allowed(
  id: string,
  dice: typeof COMMAND_DIE,
  command: number,
  named: number,
  loess: boolean,
): Chance<number> {
  const worse = loess ? 1 : 0;
  return rollOn(id, dice, (face) => Math.max(0, Math.min(named, command - face - worse)));
}

/** How many of the named units attack (14.2). */
export const commandDie = (command: number, named: number, loess: boolean): Procedure<number> => {
  const chance = allowed('command die', COMMAND_DIE, command, named, loess);
  return (u) => {
    const number = u.draw(chance);
    u.note(() => [
      commandLine(COMMAND_CITES, `Command Value ${command} less the die, units that attack`, number, loess),
    ]);
    return number;
  };
};

/** How many of those named to join a grand assault do. */
export const grandAssaultDie = (command: number, named: number, loess: boolean): Procedure<number> => {
  const chance = allowed('grand assault die', GRAND_DIE, command, named, loess);
  return (u) => {
    const number = u.draw(chance);
    u.note(() => [
      commandLine(GRAND_CITES, `Grand assault: Command Value ${command} less the die`, number, loess),
    ]);
    return number;
  };
};

/** The owner picks which of the named take part, strongest first if he takes what is offered. */
function pick(u: Umpire, side: string, id: string, named: readonly Unit[], number: number): readonly Unit[] {
  const left = [...named].sort((a, b) => combatValue(b) - combatValue(a));
  if (number >= left.length) return named;
  const picked: Unit[] = [];
  while (picked.length < number) {
    const options = left.map((unit, i) => `${i + 1} ${unit.name}`);
    const chosen = options.indexOf(u.choose({ id, side, options }));
    picked.push(...left.splice(chosen, 1));
  }
  return picked;
}

/** 14.4: one fatigue level before the attack, and no extended march roll. */
export const wearier = <U extends { readonly fatigue: Fatigue }>(unit: U): U => ({
  ...unit,
  fatigue: Math.min(4, unit.fatigue + 1) as Fatigue,
});

interface Cites {
  readonly die: string;
  readonly inLoess: string;
}
const COMMAND_CITES: Cites = { die: '14.2', inLoess: '14.2, 14.3' };
const GRAND_CITES: Cites = { die: '14.7a', inLoess: '14.7a, 14.9a' };

const commandLine = (cites: Cites, text: string, number: number, loess: boolean): Note => ({
  cite: loess ? cites.inLoess : cites.die,
  text: loess ? `${text}, die +1 for loess` : text,
  value: `${number}`,
  applied: true,
  group: 'Command',
});

function joining(u: Umpire, order: AssaultOrder, loess: boolean): readonly Unit[] {
  const { armyCommand, joiners, circumstances } = order;
  if (armyCommand === null || joiners.length === 0) return [];
  if (circumstances.houseRules.grandAssaultNumber === 'all') return joiners;
  const number = grandAssaultDie(armyCommand, joiners.length, loess)(u);
  return pick(u, circumstances.attackerSide, 'joins the grand assault', joiners, number);
}

export function assault(order: AssaultOrder): Procedure<AssaultOutcome> {
  const { circumstances, attackers, commandValue } = order;
  const loess = circumstances.defenderTerrain === 'loess';
  const command = commandDie(commandValue, attackers.length, loess);
  return (u) => {
    const number = command(u);
    if (number === 0) return { failed: true };
    const taking = pick(u, circumstances.attackerSide, 'takes part', attackers, number).map(wearier);
    const joined = joining(u, order, loess).map((unit) => [wearier(unit)]);
    const outcome = attack({ ...order, attackers: taking, joining: joined })(u);
    const tookPart = [...taking, ...joined.flat()].map(({ name }) => name);
    return { failed: false, attacking: taking.length, joining: joined.length, tookPart, ...outcome };
  };
}
