/**
 * Assault and charge (9.2): fire on the way, marsh, pre-assault fire, rounds in which both sides strike at once.
 * Equal states are merged between the steps, so the exact chances of every end state stay within reach.
 */
import { type Note, once, type Procedure, type Staged, type Step, stages } from '@longroll/kernel';
import type { AssaultOrder, FireOrder, Role, Shot } from '../model/orders.ts';
import { isBeaten, type Mustered, muster, type Stack, type StackAfter, stackKey } from '../model/stack.ts';
import { armOf } from '../model/unit.ts';
import { type Code, isMarsh, otherSide } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { effectsOn, type Suffering } from './effect.ts';
import { shot } from './fire.ts';
import { lineOfBlow } from './fireLine.ts';
import { certainHits, chosenHits } from './hits.ts';
import { leaderLoss } from './leaderLoss.ts';
import { headed } from './notes.ts';
import { remembered } from './remembered.ts';
import { COLUMNS_OF_BLOW, tableRoll } from './tableRoll.ts';

export type Winner = 'attacker' | 'defender' | 'both-lose' | 'none';

export interface AssaultOutcome {
  readonly winner: Winner;
  readonly rounds: number;
  readonly attacker: StackAfter;
  readonly defender: StackAfter;
}

interface AssaultState {
  readonly attacker: Mustered;
  readonly defender: Mustered;
  readonly rounds: number;
  /** Null while it goes on. */
  readonly winner: Winner | null;
}

function winnerOf(attacker: Stack, defender: Stack): Winner | null {
  if (isBeaten(attacker)) return isBeaten(defender) ? 'both-lose' : 'defender';
  return isBeaten(defender) ? 'attacker' : null;
}

/** Who has won follows from the stacks. */
const stateKey = ({ attacker, defender, rounds }: AssaultState): string =>
  `${attacker.name}/${defender.name}/${rounds}`;

/** The fight and its rolls. */
interface Fight {
  readonly order: AssaultOrder;
  readonly muster: Readonly<Record<Role, (stack: Stack) => Mustered>>;
}

/** After results 1, 2 and 3 a leader may be lost, and helps no more (6.5). */
function led(
  { order, muster }: Fight,
  role: Role,
  combat: 'fire' | 'assault',
  code: Code,
  stack: Mustered,
): Procedure<Mustered> {
  const isSpared = code === 'D' || code === 'NE' || isBeaten(stack);
  if (!order.leadersAtRisk || !stack.leader || isSpared) return () => stack;
  const side = role === 'attacker' ? order.side : otherSide(order.side);
  const die = leaderLoss({ side, combat, code, houseRules: order.houseRules });
  return (u) => (die(u).lost ? muster[role]({ ...stack, leader: false }) : stack);
}

/** Fire that meets the attacker before the first round; only he can be hurt by it. */
function firedAt(state: AssaultState, attacker: Mustered): AssaultState {
  return { ...state, attacker, winner: isBeaten(attacker) ? 'defender' : null };
}

const shotAt = (order: AssaultOrder, target: Stack, fired: Shot): FireOrder => ({
  ...fired,
  side: otherSide(order.side),
  target,
  targetAction: order.charging ? 'charge' : 'assault',
  houseRules: order.houseRules,
});

function approachStep(fight: Fight, fired: Shot, at: number): Step<AssaultState> {
  const { order, muster } = fight;
  const heading = `Approach, shot ${at + 1}`;
  const names = { combatDie: 'approach die', moraleDie: "attacker's morale die", heading };
  return (state) => {
    const volley = shot(shotAt(order, state.attacker, fired), names, muster.attacker);
    return (u) => {
      const { code, stack } = volley(u);
      return firedAt(state, led(fight, 'attacker', 'fire', code, stack)(u));
    };
  };
}

const note = (cite: string, text: string, value: string): Note => ({
  cite,
  text,
  value,
  applied: true,
  group: 'Assault',
});

/** A routed defender is run over without a fight (9.2.4). */
function runOver(state: AssaultState, { order, muster }: Fight): Procedure<AssaultState> {
  const { defender } = state;
  const { houseRules, side } = order;
  const { routedDefenderHits: hits, routHexes } = houseRules;
  const certain = certainHits(defender.units, hits, houseRules);
  const text = `A routed defender cannot fight: rout move of ${routHexes} hexes, O hits`;
  return (u) => {
    const { units } = certain ?? chosenHits(u, otherSide(side), defender.units, hits, houseRules);
    u.note(() => [note('9.2.4, 11.1', text, `${hits}`)]);
    return { ...state, defender: muster.defender({ ...defender, units }), winner: 'attacker' };
  };
}

/** Attackers standing in marsh lose their order (9.3). */
function outOfMarsh(state: AssaultState, { muster }: Fight): Procedure<AssaultState> {
  const attacker = muster.attacker({ ...state.attacker, state: 'disrupted' });
  const lines = [note('9.3', 'Attacker in marsh: disrupted before the first round', 'disrupted')];
  return (u) => {
    u.note(() => lines);
    return { ...state, attacker };
  };
}

function closingStep(fight: Fight): Step<AssaultState> {
  const { order } = fight;
  const inMarsh = isMarsh(order.attackerGround);
  return (state) => {
    const waded = inMarsh && state.attacker.state === 'good-order' ? outOfMarsh(state, fight) : null;
    if (state.defender.state !== 'routed') return waded ?? (() => state);
    return waded ? (u) => runOver(waded(u), fight)(u) : runOver(state, fight);
  };
}

const OPPOSITE = { same: 'same', 'attacker-higher': 'higher', 'defender-higher': 'lower' } as const;

function preAssaultShot(order: AssaultOrder, defender: Stack): Shot {
  const units = defender.units.filter((unit) => armOf(unit) === order.preAssaultArm);
  return {
    kind: 'pre-assault',
    range: 1,
    firer: { units, state: defender.state },
    firerGround: order.defenderGround,
    firerWorks: order.defenderWorks,
    advanceFireMarker: order.defenderFireMarker,
    noLineOfSight: false,
    targetGround: order.attackerGround,
    targetThoroughfare: order.attackerThoroughfare,
    targetElevation: OPPOSITE[order.elevation],
    targetWorks: order.attackerWorks ?? 'none',
    targetFlanked: false,
  };
}

/** Why the defender holds his fire, or null. */
export function holdsFire(
  { preAssaultFire, defenderFlanked }: Pick<AssaultOrder, 'preAssaultFire' | 'defenderFlanked'>,
  rules: HouseRules,
): string | null {
  if (!preAssaultFire) return 'not taken';
  const isBlind = defenderFlanked && rules.flankedPreAssaultFire === 'none';
  return isBlind ? 'the attack comes through a flank' : null;
}

const PRE_ASSAULT = {
  combatDie: 'pre-assault die',
  moraleDie: "attacker's morale die",
  heading: 'Pre-assault fire',
};

function heldFire(state: AssaultState, reason: string): Procedure<AssaultState> {
  const group = PRE_ASSAULT.heading;
  const lines = [{ cite: '9.2.1', text: group, value: 'none', applied: false, reason, group }];
  return (u) => {
    u.note(() => lines);
    return state;
  };
}

function preAssaultStep(fight: Fight): Step<AssaultState> {
  const { order, muster } = fight;
  const reason = holdsFire(order, order.houseRules);
  return (state) => {
    if (reason !== null) return heldFire(state, reason);
    const fired = shotAt(order, state.attacker, preAssaultShot(order, state.defender));
    const volley = shot(fired, PRE_ASSAULT, muster.attacker);
    return (u) => {
      const { code, stack } = volley(u);
      return firedAt(state, led(fight, 'attacker', 'fire', code, stack)(u));
    };
  };
}

const suffers = ({ order, muster }: Fight, role: Role, round: number): Suffering<Mustered> => ({
  muster: muster[role],
  side: role === 'attacker' ? order.side : otherSide(order.side),
  circumstances: {
    flanked: role === 'defender' && order.defenderFlanked,
    attacking: role === 'attacker',
    noLineOfSight: false,
  },
  moraleDie: `${role}'s morale die`,
  heading: `Round ${round}, ${role}`,
  houseRules: order.houseRules,
});

/** One side in one round: how it strikes, and what it suffers. */
function roleInRound(fight: Fight, role: Role, round: number) {
  const suffering = suffers(fight, role, round);
  const { heading } = suffering;
  const table = remembered((row: number) => tableRoll(`${role}'s combat die`, row, COLUMNS_OF_BLOW, heading));
  return {
    strikes(own: Stack, foe: Stack) {
      const { row, lines } = lineOfBlow({ role, own, foe, round, order: fight.order });
      return { ledger: once(() => headed(heading, lines())), ...table(row) };
    },
    suffers: remembered((stack: Mustered) => effectsOn(stack, suffering)),
  };
}

/** Both sides strike at once, with the strengths and lines of the start of the round (9.2.2). */
function roundStep(fight: Fight, round: number): Step<AssaultState> {
  const attackers = roleInRound(fight, 'attacker', round);
  const defenders = roleInRound(fight, 'defender', round);
  return ({ attacker, defender }) => {
    const attack = attackers.strikes(attacker, defender);
    const defence = defenders.strikes(defender, attacker);
    const onDefender = defenders.suffers(defender);
    const onAttacker = attackers.suffers(attacker);
    return (u) => {
      u.note(attack.ledger);
      u.note(defence.ledger);
      const struck = u.draw(attack.chance);
      const answered = u.draw(defence.chance);
      u.note(attack.lines[struck]);
      u.note(defence.lines[answered]);
      const hurt = onDefender[struck](u).stack;
      const answeredTo = onAttacker[answered](u).stack;
      const defending = led(fight, 'defender', 'assault', struck, hurt)(u);
      const attacking = led(fight, 'attacker', 'assault', answered, answeredTo)(u);
      const winner = winnerOf(attacking, defending);
      return { attacker: attacking, defender: defending, rounds: round, winner };
    };
  };
}

function stepsOf(fight: Fight): readonly Step<AssaultState>[] {
  const { approachShots, houseRules } = fight.order;
  const approach = approachShots.map((fired, i) => approachStep(fight, fired, i));
  const rounds = Array.from({ length: houseRules.assaultRounds }, (_, i) => roundStep(fight, i + 1));
  return [...approach, closingStep(fight), preAssaultStep(fight), ...rounds];
}

export function assault(order: AssaultOrder): Staged<AssaultState, AssaultOutcome> {
  const fight: Fight = { order, muster: { attacker: muster(), defender: muster() } };
  const attacker = fight.muster.attacker(order.attacker);
  const defender = fight.muster.defender(order.defender);
  return stages<AssaultState, AssaultOutcome>({
    start: { attacker, defender, rounds: 0, winner: null },
    steps: stepsOf(fight).map((step) => remembered(step, stateKey)),
    key: stateKey,
    done: ({ winner }) => winner !== null,
    finish: (state) => ({
      winner: state.winner ?? 'none',
      rounds: state.rounds,
      attacker: state.attacker.after,
      defender: state.defender.after,
    }),
  });
}

export const assaultKey = ({ winner, rounds, attacker, defender }: AssaultOutcome): string =>
  `${winner} ${rounds} ${stackKey(attacker)}/${stackKey(defender)}`;
