/** The command die (14.2), who of the named takes part, and those who join in a grand assault (14.7). */
import { type Bar, bar, bare, happened, type Note, terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { wearier } from '../../model/fatigue.ts';
import { commandDie, grandAssaultDie, type Worse } from '../../procedures/assault.ts';
import { armyLeaderNear } from '../movement/command.ts';
import { mineSpent } from '../operations/attack.ts';
import { commandDice } from '../operations/theDay.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import { type Acting, type Assault, endOfAction, type In, type PlayState, to } from '../state/stage.ts';
import { rulesOf, unitName, unitsOfSide } from '../state/standing.ts';
import { ENDS, ROLLS, TICKS, told } from '../state/words.ts';
import { attackedFrom } from './attackedFrom.ts';
import { grandAsks } from './grandOdds.ts';
import { readyBar } from './naming.ts';
import { nobodyElse, picking, takesPart } from './picking.ts';

const isLoess = (field: Field, { target }: Assault): boolean =>
  terrainOf(field.ground.map, target) === 'loess';

/** "4 − (6 + 1 for loess)". */
function sumOf(command: number, die: number, { loess, event }: Worse): string {
  const more = `${loess ? ' + 1 for loess' : ''}${event === 0 ? '' : ` + ${event} by the event of the day`}`;
  return `${command} − ${more === '' ? die : `(${die}${more})`}`;
}

function commandStory(field: Field, assault: Assault, die: number, most: number, worse: Worse): Note {
  const { name, commandValue } = field.pieces.leaders[assault.leader]!;
  const all = assault.named.length;
  const sum = sumOf(commandValue, die, worse);
  const cite = worse.loess ? '14.2, 14.3' : '14.2';
  if (most === 0) return happened(cite, `${name}'s assault fails: ${sum}, so nobody attacks.`);
  const how = most >= all ? (all === 1 ? 'it attacks' : `all ${all} attack`) : `${most} of ${all} may attack`;
  return happened(cite, `${name}'s assault: ${sum}, so ${how}.`);
}

/** Command Value less the die (14.2): none, all, or so many as the owner picks. */
export function rollCommand(field: Field, state: In<'command-die'>, u: Umpire): PlayState {
  const { assault, phase } = state.stage;
  const { leader, named } = assault;
  const { commandValue } = field.pieces.leaders[leader]!;
  const worse = { loess: isLoess(field, assault), event: commandDice(state, phase.active).commandDie };
  const most = commandDie(commandValue, named.length, worse)(u);
  u.note(([die]) => [commandStory(field, assault, die!, most, worse)]);
  if (most === 0) return failed(state, assault);
  if (most >= named.length) return mustered(state, assault, named);
  const pick = { from: named, most, picked: [] };
  return to(state, { at: 'assault-pick', side: phase.active, phase, assault, pick });
}

/** He tries no more today, and a mine has been sprung for nothing (14.9, 19.3.2). */
function failed(state: In<'command-die'>, { leader, target }: Assault): PlayState {
  const { phase } = state.stage;
  const spent = mineSpent(state, phase.active, { target, cause: { type: 'assault' } });
  return endOfAction(changeLeaders(spent, [leader], { spent: true }), phase);
}

/** Those who take part are known. */
function mustered(state: Acting, assault: Assault, taking: readonly number[]): PlayState {
  const { phase } = state.stage;
  return to(state, { at: 'muster-grand', side: phase.active, phase, assault, taking, joining: [] });
}

export const ASSAULT_PICK: DecisionIn<'assault-pick'> = {
  rule: bar('picks', '14.2', 'The command die has fallen: it is picked who takes part.'),
  prompt: (_, { stage }) => `pick up to ${stage.pick.most} units that attack.`,
  deeds: {
    pick: picking<In<'assault-pick'>>({
      least: 1,
      next: (_, state, picked) => mustered(state, state.stage.assault, picked),
      tell: (field, unit) =>
        told('Pick who takes part', '14.2', `${unitName(field, unit)} takes part`, TICKS),
    }),
    done: nobodyElse<In<'assault-pick'>>({
      bar: takesPart,
      next: (_, state, picked) => mustered(state, state.stage.assault, picked),
      tell: () => told('Done', '14.2', 'Nobody else takes part', ENDS),
    }),
  },
};

// Grand assault (14.7).

const IN_IT = bar('in-it', '14.7', 'It takes part already.');

/** Units of any command, from any hex next to the target, that are not in it yet. */
function joinBar(field: Field, state: In<'muster-grand' | 'grand-names'>, unit: number): Bar | null {
  const { taking, joining, assault } = state.stage;
  if (taking.includes(unit) || joining.includes(unit)) return IN_IT;
  return readyBar(field, state, unit, assault.target);
}

export function musterGrand(field: Field, state: In<'muster-grand'>): PlayState {
  const { assault, taking, phase } = state.stage;
  const may =
    armyLeaderNear(field, state, assault.leader, taking) >= 0 &&
    unitsOfSide(field, phase.active).some((i) => joinBar(field, state, i) === null);
  return may ? to(state, { ...state.stage, at: 'grand-names' }) : charge(field, state, assault, taking);
}

const joinWords = (most: number, named: number): string => {
  if (most === 0) return 'nobody joins';
  return most >= named ? 'all join' : `${most} of ${named} may join`;
};

function rollGrand(field: Field, state: In<'grand-names'>, u: Umpire): PlayState {
  const { assault, taking, joining, phase } = state.stage;
  const all = () => charge(field, state, assault, [...taking, ...joining]);
  if (rulesOf(state).grandAssaultNumber === 'all') return all();
  const { commandValue } = field.pieces.leaders[armyLeaderNear(field, state, assault.leader, taking)]!;
  const worse = { loess: isLoess(field, assault), event: commandDice(state, phase.active).grandAssaultDie };
  const most = grandAssaultDie(commandValue, joining.length, worse)(u);
  u.note(([die]) => [
    happened(
      '14.7a',
      `Grand assault: ${sumOf(commandValue, die!, worse)}, so ${joinWords(most, joining.length)}.`,
    ),
  ]);
  if (most === 0) return charge(field, state, assault, taking);
  if (most >= joining.length) return all();
  const pick = { from: joining, most, picked: [] };
  return to(state, { at: 'grand-pick', side: phase.active, phase, assault, taking, pick });
}

const NONE_JOINS = bar('nobody-named', '14.9a', 'Name at least one unit that is to join, or decline.');

export const GRAND_NAMES: DecisionIn<'grand-names'> = {
  rule: bar('grand-assault', '14.7', 'An army leader is near: others may join in a grand assault.'),
  prompt: () => 'name units that are to join in a grand assault, or decline.',
  deeds: {
    add: withUnit('add', {
      among: (field, { stage }) => unitsOfSide(field, stage.side),
      bar: joinBar,
      play: (_, state, unit) => to(state, { ...state.stage, joining: [...state.stage.joining, unit] }),
      tell: (field, _, unit) =>
        told('Name for the grand assault', '14.9a', `${unitName(field, unit)} is to join`, TICKS),
    }),
    roll: bare(
      { do: 'roll' },
      {
        bar: (_, { stage }) => (stage.joining.length > 0 ? null : NONE_JOINS),
        play: rollGrand,
        tell: (field, state) =>
          told('Grand assault', '14.7a', 'Roll for those who join', {
            ...ROLLS,
            ...grandAsks(field, state, state.stage.joining),
          }),
      },
    ),
    decline: bare(
      { do: 'decline' },
      {
        play: (field, state) => charge(field, state, state.stage.assault, state.stage.taking),
        tell: (field, state) =>
          told('Grand assault', '14.7', 'No grand assault: the assault goes in as it is', {
            ...ROLLS,
            ...ENDS,
            ...grandAsks(field, state, []),
          }),
      },
    ),
  },
};

const joined = (field: Field, state: In<'grand-pick'>, picked: readonly number[]): PlayState =>
  charge(field, state, state.stage.assault, [...state.stage.taking, ...picked]);

export const GRAND_PICK: DecisionIn<'grand-pick'> = {
  rule: bar('picks', '14.9a', 'The die of the grand assault has fallen: it is picked who joins.'),
  prompt: (_, { stage }) => `pick up to ${stage.pick.most} units that join.`,
  deeds: {
    pick: picking<In<'grand-pick'>>({
      least: 0,
      next: joined,
      tell: (field, unit) => told('Pick who joins', '14.9a', `${unitName(field, unit)} joins`, TICKS),
    }),
    done: nobodyElse<In<'grand-pick'>>({
      next: joined,
      tell: () => told('Done', '14.9a', 'Nobody else joins', ENDS),
    }),
  },
};

// The attack: every participant gains a fatigue level first (14.4).

function charge(field: Field, state: Acting, assault: Assault, attackers: readonly number[]): PlayState {
  const { phase } = state.stage;
  const { leader, target } = assault;
  const tired = changeUnits(state, attackers, (unit) => ({ fatigue: wearier(unit).fatigue }));
  const from = attackedFrom(field, state, assault, attackers);
  const fight = { cause: { by: 'assault', leader, type: 'assault' }, from, target, attackers } as const;
  return to(tired, { at: 'combat', side: phase.active, phase, fight });
}
