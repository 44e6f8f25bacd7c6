/** The Activate Leader action (5.3): a list of his units, one allowance for all, then one after another. */
import { type Bar, bar, bare, happened, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { activation as leaderAllowance } from '../../procedures/allowance.ts';
import { allowanceLine, beginMarch, nextOf } from '../march/marching.ts';
import { leaderBar, marchBar } from '../movement/able.ts';
import { commandedOf } from '../movement/command.ts';
import { whereIsLeader, whereIsUnit } from '../movement/entry.ts';
import { moverOf } from '../movement/stepCost.ts';
import { eventForm, leadersDayOf, movementEvent } from '../operations/theDay.ts';
import { heldRules } from '../state/asking.ts';
import { rulesIn } from '../state/campaign.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import { GAME } from '../state/game.ts';
import { endOfAction, type In, type Phase, type PlayState, to } from '../state/stage.ts';
import { leaderName, rulesOf, unitName, unitsOfSide } from '../state/standing.ts';
import { ENDS, MARCHES, points, ROLLS, TICKS, told } from '../state/words.ts';
import { marchAsks } from './marchAsks.ts';
import { entrenchBar, entrenched, worksNext } from './works.ts';

/** Army leaders do not, but Sherman over the Army of Maneuver (19.4.12.3). */
const leads = ({ pieces }: Field, leader: number): boolean => {
  const { rank, army } = pieces.leaders[leader]!;
  return rank !== 'army' || army === 'maneuver';
};

/** Units that he may list: two under Command Paralysis, Sherman over an army four (19.3.1, 19.4.12.3). */
function listAtMost(field: Field, state: PlayState, leader: number): number {
  const { side, army } = field.pieces.leaders[leader]!;
  const day = leadersDayOf(state, side)?.listAtMost ?? Number.POSITIVE_INFINITY;
  return army === 'maneuver' ? Math.min(day, rulesIn(state).maneuverList) : day;
}

const ARMY = bar('army-leader', '5.3.1', 'An army leader does not activate units.');
const NOBODY = bar('nobody', '5.3.2', 'No unit of his command within radius may march.');
const NOT_HIS = bar('not-his', '5.3.8', 'It is not of his command.');
const FAR = bar('out-of-radius', '7.2', 'It is outside his command radius.');
const WRONG_ARM = bar('wrong-arm', '5.3.11', 'His movement allowance serves infantry only.');

/** All leaders of this game are infantry leaders. */
function ownBar(field: Field, state: PlayState, leader: number, unit: number): Bar | null {
  if (!isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!)) return NOT_HIS;
  const serves =
    rulesOf(state).leaderAllowanceServes === 'any-arm' || moverOf(field, state, unit) === 'infantry';
  return serves ? marchBar(field, state, unit) : WRONG_ARM;
}

/** Of some units that are his those within his radius. */
function within(field: Field, state: PlayState, leader: number, units: readonly number[]): readonly number[] {
  if (units.length === 0) return units;
  const hexes = units.map((i) => whereIsUnit(field, state, i));
  const near = commandedOf(field, state, leader, whereIsLeader(field, state, leader), hexes);
  return units.filter((_, i) => near.includes(hexes[i]!));
}

/** What keeps a unit off the leader's list, or null. */
function unitBar(field: Field, state: PlayState, leader: number, unit: number): Bar | null {
  const own = ownBar(field, state, leader, unit);
  if (own) return own;
  return within(field, state, leader, [unit]).length > 0 ? null : FAR;
}

/** Whom a leader could put on his list now. */
export function eligible(field: Field, state: PlayState, leader: number): readonly number[] {
  const { side } = field.pieces.leaders[leader]!;
  const own = unitsOfSide(field, side).filter((i) => ownBar(field, state, leader, i) === null);
  return within(field, state, leader, own);
}

export function activateBar(field: Field, state: PlayState, leader: number): Bar | null {
  if (!leads(field, leader)) return ARMY;
  const who = leaderBar(field, state, leader);
  if (who) return who;
  return eligible(field, state, leader).length > 0 ? null : NOBODY;
}

export const beginActivation = (state: PlayState, phase: Phase, leader: number): PlayState =>
  to(state, { at: 'activation-list', side: phase.active, phase, listing: { leader, list: [] } });

const roll = (state: In<'activation-list'>) => ({
  side: state.stage.phase.active,
  game: GAME,
  leader: 'infantry' as const,
  november1862: false,
  event: movementEvent(state, state.stage.phase.active),
  houseRules: rulesOf(state),
});

/** One Movement Allowance for the whole action (5.3.3). */
function rollAllowance(field: Field, state: In<'activation-list'>, u: Umpire): PlayState {
  const { listing, phase } = state.stage;
  const { leader, list } = listing;
  const { mp } = leaderAllowance(roll(state))(u);
  const his = `Each unit on the list of ${leaderName(field, leader)} has`;
  u.note(() => [allowanceLine(mp), happened('5.3.3', `${his} ${points(mp)}.`)]);
  const activation = { leader, list, mp, done: [], with: -1 };
  return to(state, { at: 'next-unit', side: phase.active, phase, activation });
}

const LISTED = bar('listed', '5.3.9', 'It is on the list already.');
const FULL = bar('full-list', '19.3.1, 19.4.12.3', 'He may list no more units today.');
const EMPTY = bar('empty-list', '5.3.9', 'Put at least one unit on the list.');

export function listBar(field: Field, state: In<'activation-list'>, unit: number): Bar | null {
  const { leader, list } = state.stage.listing;
  if (list.includes(unit)) return LISTED;
  return list.length >= listAtMost(field, state, leader) ? FULL : unitBar(field, state, leader, unit);
}

export const ACTIVATION_LIST: DecisionIn<'activation-list'> = {
  rule: bar('listing', '5.3.9', 'A leader is activated: his units are put on the list, then he rolls.'),
  prompt: (field, { stage }) =>
    `put units on the list of ${leaderName(field, stage.listing.leader)}, then roll.`,
  deeds: {
    add: withUnit('add', {
      among: (field, state) => eligible(field, state, state.stage.listing.leader),
      bar: listBar,
      play: (_, state, unit) => {
        const { listing } = state.stage;
        return to(state, { ...state.stage, listing: { ...listing, list: [...listing.list, unit] } });
      },
      tell: (field, _, unit) =>
        told('Put on the list', '5.3.9', `${unitName(field, unit)} is to march`, TICKS),
    }),
    roll: bare(
      { do: 'roll' },
      {
        bar: (_, { stage }) => (stage.listing.list.length > 0 ? null : EMPTY),
        play: rollAllowance,
        tell: (_, state) => {
          const { side, game, leader, event } = roll(state);
          return told('Roll', '5.3.3', 'The list is complete: roll the Movement Allowance', {
            ...ROLLS,
            asks: {
              question: 'gcacw/activation',
              input: { side, leader, game, ...eventForm(event), ...heldRules(state, 'activation') },
            },
          });
        },
      },
    ),
  },
};

const NOT_LISTED = bar('not-on-the-list', '5.3.9', 'It is not on the list of this activation.');
const HAD_ITS_TURN = bar('had-its-turn', '5.3.4', 'It has had its turn in this activation.');
const NOBODY_YET = bar('nobody-yet', '5.3.12', 'One unit of the list at least marches or digs in.');

function turnBar({ stage: { activation } }: In<'next-unit'>, unit: number): Bar | null {
  if (!activation.list.includes(unit)) return NOT_LISTED;
  return activation.done.includes(unit) ? HAD_ITS_TURN : null;
}

export const NEXT_UNIT: DecisionIn<'next-unit'> = {
  rule: bar('next-unit', '5.3.4', 'The units of the list march or dig in, one after another.'),
  prompt: (field, { stage: { activation } }) =>
    `which unit of ${leaderName(field, activation.leader)} is next? Each has ${points(activation.mp)}.`,
  deeds: {
    march: withUnit('march', {
      among: (_, { stage }) => stage.activation.list,
      bar: (_, state, unit) => turnBar(state, unit),
      play: (_, state, unit) => beginMarch(state, state.stage.phase, unit, state.stage.activation),
      tell: (field, state, unit) =>
        told('March', '5.3.4', `${unitName(field, unit)} marches`, {
          ...MARCHES,
          asks: marchAsks(field, state, unit, true),
        }),
    }),
    dig: withUnit('dig', {
      among: (_, { stage }) => stage.activation.list,
      bar: (field, state, unit) => turnBar(state, unit) ?? entrenchBar(field, state, unit),
      play: (field, state, unit) => {
        const { phase, activation } = state.stage;
        return nextOf(entrenched(field, state, unit), phase, activation, unit);
      },
      tell: (field, state, unit) => {
        const works = worksNext(field, state, unit) ?? 'abatis';
        return told('Entrench', '5.3.5', `${unitName(field, unit)} digs in instead: ${works}`);
      },
    }),
    'end-action': bare(
      { do: 'end-action' },
      {
        bar: (_, { stage }) => (stage.activation.done.length > 0 ? null : NOBODY_YET),
        play: (_, state) => endOfAction(state, state.stage.phase),
        tell: () => told('End', '5.3.12', 'The others stay', ENDS),
      },
    ),
  },
};
