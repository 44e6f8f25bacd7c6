/** Decisions in the middle of something: stand or fall back, who loses, where to retreat, who follows. */
import { cellDistance } from '@longroll/kernel';
import { isSubordinate } from '../field/pieces.ts';
import { MACHINE } from '../play/sequence/sequence.ts';
import type { Action, ActionOf, Deed } from '../play/state/action.ts';
import type { In, PlayState } from '../play/state/stage.ts';
import { hexNamed, leaderNamed, unitName, unitNamed, unitsIn } from '../play/state/standing.ts';
import { hexWords, stackIn } from '../play/state/words.ts';
import { ratioOf } from './fights.ts';
import { enemyOf } from './goals.ts';
import type { Look } from './look.ts';
import { dangerAt, pullAt, takenAt, threatAt } from './outlook.ts';
import { strengthOf } from './survey.ts';
import type { Thought } from './thought.ts';

/** What it is worth, and why: a sentence, or how it is put together. */
type Judge = (action: Action) => readonly [value: number, reason: string | (() => string)];

/** Everything that is listed, judged. */
export const judged = ({ field, state }: Look, judge: Judge): readonly Thought[] =>
  MACHINE.legal(field, state).map((action) => {
    const [value, reason] = judge(action);
    return { action, value, why: typeof reason === 'string' ? () => reason : reason };
  });

const is = <D extends Deed>(action: Action, word: D): action is ActionOf<D> => action.do === word;

/** What a hex is worth to the side that holds it, by its own plan. */
const worthOf = ({ plan }: Look, hex: number): number =>
  plan.goals.reduce((sum, { kind, hexes, worth, each }) => {
    if (kind === 'take' || !hexes.includes(hex)) return sum;
    return sum + (each === undefined ? worth : 0.5);
  }, 0);

const dangerOf = (look: Look, units: readonly number[], hex: number): number =>
  units.reduce((sum, unit) => sum + dangerAt(look, unit, hex), 0) / Math.max(1, units.length);

/** Stand or fall back (8.9). */
export function fallBackThoughts(look: Look, { stage }: In<'fall-back'>): readonly Thought[] {
  const { target } = stage.fought;
  const worth = worthOf(look, target);
  const danger = dangerOf(look, unitsIn(look.field, look.state, target), target);
  const held = () => `${hexWords(look.field, target)} is worth holding.`;
  return judged(look, ({ do: word }) =>
    word === 'hold'
      ? [worth * 0.5 - danger, worth > 0 ? held : 'It can hold its own here.']
      : [-0.3, 'The enemy is too strong here to wait for the next attack.'],
  );
}

const WITHDRAWS_FROM = 1.2;

/** Cavalry before an attack (10). */
export function offerThoughts(look: Look, { stage }: In<'cavalry-offer'>): readonly Thought[] {
  const { offer } = stage;
  const own = unitsIn(look.field, look.state, offer.hex);
  const theirs = offer.before === 'assault' ? offer.assault.named : [offer.march.unit];
  const odds = ratioOf(look, theirs, own);
  const worth = worthOf(look, offer.hex);
  return judged(look, ({ do: word }) =>
    word === 'stand'
      ? [worth * 0.4 - Math.max(0, odds - WITHDRAWS_FROM) * 0.4, 'It can stand the attack.']
      : [-0.1, 'It gets away before a stronger enemy.'],
  );
}

/** The strongest bears a loss best (8.6b). */
export const lossThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    const unit = is(action, 'lose') ? unitNamed(look.field, look.side, action.unit) : -1;
    if (unit < 0) return [0, ''];
    return [look.state.units[unit]!.manpower / 10, `${unitName(look.field, unit)} bears the loss best.`];
  });

/** Away from the enemy, towards its goal, with the least loss (15). */
export function retreatThoughts(look: Look, { stage }: In<'retreat'>): readonly Thought[] {
  const { retreat } = stage;
  const lead = retreat.units[0]!;
  const here = retreat.entered.at(-1) ?? retreat.from;
  const at = (hex: number) => pullAt(look, lead, hex) - threatAt(look, hex) * 0.08;
  return judged(look, (action) => {
    if (!is(action, 'to')) return [at(here) + 0.1, 'It is far enough from the enemy.'];
    const hex = hexNamed(look.field, action.hex);
    return [at(hex), () => `${hexWords(look.field, hex)} is the safest way back.`];
  });
}

/** Into the hex that was won (15.10, 10.7). */
export function advanceThoughts(look: Look, target: number): readonly Thought[] {
  const { field, state, side } = look;
  return judged(look, (action) => {
    if (is(action, 'send')) return [0.02, 'A leader belongs with his men.'];
    if (!is(action, 'advance')) return [0, 'Nobody else gains by following.'];
    const unit = unitNamed(field, side, action.unit);
    const { hex } = state.units[unit]!;
    const gain = pullAt(look, unit, target) - pullAt(look, unit, hex) + takenAt(look, unit, target);
    const risk = dangerAt(look, unit, target) - dangerAt(look, unit, hex);
    return [gain - risk + 0.02, `${unitName(field, unit)} takes the ground that was won.`];
  });
}

/** A leader belongs where most of his command is near (3.1). */
export function transferThoughts(look: Look, state: In<'transfer'>): readonly Thought[] {
  const { field, side } = look;
  return judged(look, (action) => {
    if (!is(action, 'transfer')) return [0, 'The leaders are where they are needed.'];
    const leader = leaderNamed(field, side, action.leader);
    const [from, hex] = [state.leaders[leader]!.hex, hexNamed(field, action.hex)];
    const gain = commandAround(look, leader, hex) - commandAround(look, leader, from);
    return [gain / 10 - 0.1, () => `More of his command is near ${hexWords(field, hex)}.`];
  });
}

/** He rides along if more of his command is where the train went (19.4.8). */
export function rideThoughts(look: Look, { stage, units }: In<'ride-along'>): readonly Thought[] {
  const { field, side } = look;
  const { unit, from } = stage.journey;
  const { hex } = units[unit]!;
  return judged(look, (action) => {
    if (!is(action, 'ride')) return [0, 'The other leaders are where they are needed.'];
    const leader = leaderNamed(field, side, action.leader);
    const gain = commandAround(look, leader, hex) - commandAround(look, leader, from);
    return [gain / 10 - 0.1, `More of his command is near ${hexWords(field, hex)}.`];
  });
}

const COMMANDS = 3;

/** Strength of a leader's units near a hex, those in it twice. */
function commandAround(look: Look, leader: number, hex: number): number {
  const { field, state } = look;
  const piece = field.pieces.leaders[leader]!;
  return field.own.units[look.side].reduce((sum, i) => {
    const unit = state.units[i]!;
    if (unit.hex < 0 || !unit.released || !isSubordinate(field.pieces.units[i]!, piece)) return sum;
    const away = cellDistance(field.ground.map, unit.hex, hex);
    return away > COMMANDS ? sum : sum + strengthOf(look, i) * (away === 0 ? 1.5 : 1);
  }, 0);
}

/** Who is named for an assault is who can be: all, then it is declared (14.2). */
export const namingThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (is(action, 'add')) return [0.2, `${action.unit} adds to the assault.`];
    if (is(action, 'decline')) return [0.05, 'Nobody else is fit to join.'];
    return [0.1, 'All who can are named.'];
  });

/** The strongest are picked first; every one that may be. */
export const pickThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (!is(action, 'pick')) return [0, 'Those are enough.'];
    const unit = unitNamed(look.field, look.side, action.unit);
    return [0.1 + strengthOf(look, unit) / 10, `${action.unit} is the strongest that is left.`];
  });

/** Who joins a grand assault: those who are not spent by it. */
export const joinThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (is(action, 'add')) {
      const { fatigue } = look.state.units[unitNamed(look.field, look.side, action.unit)]!;
      return [fatigue < 3 ? 0.2 : 0, `${action.unit} joins in.`];
    }
    return is(action, 'roll')
      ? [0.1, 'All who are fit to join are named.']
      : [0.05, 'Nobody is fit to join.'];
  });

/** Stacks with enemies on several sides refuse their flanks (9.8). */
export const flankThoughts = (look: Look): readonly Thought[] =>
  judged(look, (action) => {
    if (is(action, 'done')) return [0, 'The flanks are as they should be.'];
    const hex = 'hex' in action ? hexNamed(look.field, action.hex ?? '') : -1;
    const beset = enemiesBeside(look, hex) > 1;
    const refuses = is(action, 'refuse');
    return [
      beset === refuses ? 0.1 : -0.1,
      () =>
        `${stackIn(look.field, look.state, hex)} ${beset ? 'may be taken in flank' : 'is free to attack'}.`,
    ];
  });

function enemiesBeside(look: Look, hex: number): number {
  const { field, state } = look;
  const { map } = field.ground;
  let found = 0;
  for (let side = hex * map.sides, end = side + map.sides; hex >= 0 && side < end; side++)
    if (isHeldByEnemy(look, state, map.neighbours[side]!)) found++;
  return found;
}

const isHeldByEnemy = (look: Look, state: PlayState, hex: number): boolean =>
  hex >= 0 && unitsIn(look.field, state, hex).some((i) => look.field.pieces.units[i]!.side === enemyOf(look));
