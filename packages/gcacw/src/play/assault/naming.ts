/** The assault (14.1): who may begin one, against whom, and with which units of his. */
import { type Bar, bar, bare } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { otherSide } from '../../model/vocabulary.ts';
import { attackForm } from '../combat/asking.ts';
import { overSideBar } from '../combat/hexside.ts';
import { isAskedFirst } from '../march/cavalryOffer.ts';
import { leaderOnMapBar } from '../movement/able.ts';
import { armyLeaderNear } from '../movement/command.ts';
import { commandDiceForm } from '../operations/theDay.ts';
import type { DecisionIn } from '../state/flow.ts';
import { withUnit } from '../state/flow.ts';
import { type In, type Phase, type PlayState, to } from '../state/stage.ts';
import {
  isEnemyIn,
  leaderName,
  neighboursOf,
  rulesOf,
  sideOfLeader,
  unitName,
  unitsIn,
} from '../state/standing.ts';
import { hexWords, ROLLS, stackIn, TICKS, told } from '../state/words.ts';

const ARMY = bar('army-leader', '14.1', 'An army leader begins no assault.');
const SPENT = bar('spent', '14.9', 'His assault failed this turn already.');
const NOBODY = bar('nobody', '14.1', 'No unit of his in his hex may take part.');
const NO_ENEMY = bar('no-enemy', '14.1', 'No enemy stands there.');
const NOT_ADJACENT = bar('not-adjacent', '14.1', 'Only an adjacent hex can be assaulted.');
const TIRED = bar('fatigue-4', '5.1', 'A unit at Fatigue Level 4 takes no part.');
const NOT_HIS = bar('not-his', '14.1', 'Only units of his command in his hex take part.');
const UNRELEASED = bar('not-released', '16.6', 'It is not released yet.');
const AWAY = bar('not-there', '16.3', 'It is not on the map.');

/** On the map, released, undemoralized, at fatigue level 3 or less, over a hexside that can be attacked across. */
export function readyBar(field: Field, state: PlayState, unit: number, target: number): Bar | null {
  const { released, fatigue, hex } = state.units[unit]!;
  if (hex < 0) return AWAY;
  if (!released) return UNRELEASED;
  if (fatigue > 3) return TIRED;
  return overSideBar(field, state, unit, target, true);
}

function participantBar(
  field: Field,
  state: PlayState,
  leader: number,
  unit: number,
  target: number,
): Bar | null {
  const his = isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!);
  if (!his || state.units[unit]!.hex !== state.leaders[leader]!.hex) return NOT_HIS;
  return readyBar(field, state, unit, target);
}

function beginnerBar(field: Field, state: PlayState, leader: number): Bar | null {
  if (field.pieces.leaders[leader]!.rank === 'army') return ARMY;
  const away = leaderOnMapBar(state, leader);
  if (away) return away;
  const spent = state.leaders[leader]!.spent && rulesOf(state).failedAssault === 'once-a-turn';
  return spent ? SPENT : null;
}

/** What forbids a leader to assault a hex, or null. */
export function assaultBar(field: Field, state: PlayState, leader: number, target: number): Bar | null {
  const who = beginnerBar(field, state, leader);
  if (who) return who;
  if (!isEnemyIn(field, state, sideOfLeader(field, leader), target)) return NO_ENEMY;
  const { hex } = state.leaders[leader]!;
  if (!neighboursOf(field, hex).includes(target)) return NOT_ADJACENT;
  const ready = unitsIn(field, state, hex).some(
    (i) => participantBar(field, state, leader, i, target) === null,
  );
  return ready ? null : NOBODY;
}

/** Enemy hexes next to a leader who may begin an assault. */
export function assaultable(field: Field, state: PlayState, leader: number): readonly number[] {
  if (beginnerBar(field, state, leader)) return [];
  const side = sideOfLeader(field, leader);
  return neighboursOf(field, state.leaders[leader]!.hex).filter((hex) => isEnemyIn(field, state, side, hex));
}

export const beginAssault = (state: PlayState, phase: Phase, leader: number, target: number): PlayState =>
  to(state, { at: 'assault-names', side: phase.active, phase, assault: { leader, target, named: [] } });

/** Who could take part in an assault of a leader on a hex. */
export const participantsOf = (
  field: Field,
  state: PlayState,
  leader: number,
  target: number,
): readonly number[] =>
  unitsIn(field, state, state.leaders[leader]!.hex).filter(
    (unit) => participantBar(field, state, leader, unit, target) === null,
  );

const NAMED = bar('named', '14.2', 'It is named already.');
const NONE_NAMED = bar('nobody-named', '14.2', 'Name at least one unit that is to take part.');

function nameBar(field: Field, state: In<'assault-names'>, unit: number): Bar | null {
  const { leader, target, named } = state.stage.assault;
  return named.includes(unit) ? NAMED : participantBar(field, state, leader, unit, target);
}

function declared(field: Field, state: In<'assault-names'>): PlayState {
  const { assault, phase } = state.stage;
  if (!isAskedFirst(field, state, assault)) return to(state, { ...state.stage, at: 'command-die' });
  const offer = { before: 'assault', hex: assault.target, assault } as const;
  return to(state, { at: 'cavalry-offer', side: otherSide(phase.active), phase, offer });
}

/** The odds of the assault if all who are named take part. */
function asks(field: Field, state: In<'assault-names'>) {
  const { leader, named, target } = state.stage.assault;
  const { commandValue } = field.pieces.leaders[leader]!;
  const { attack: _, ...form } = attackForm(field, state, state.stage.phase.active, {
    cause: { by: 'assault', leader, type: 'assault' },
    from: state.leaders[leader]!.hex,
    target,
    attackers: named,
  });
  const army = armyLeaderNear(field, state, leader, named);
  const grand = army < 0 ? {} : { armyCommand: field.pieces.leaders[army]!.commandValue };
  const dice = commandDiceForm(state, state.stage.phase.active);
  return { question: 'gcacw/assault', input: { ...form, commandValue, ...grand, ...dice } };
}

const against = (field: Field, state: In<'assault-names'>): string => {
  const { target } = state.stage.assault;
  return `${stackIn(field, state, target)} in ${hexWords(field, target)}`;
};

export const ASSAULT_NAMES: DecisionIn<'assault-names'> = {
  rule: bar('assault', '14.2', 'An assault is made ready: its units are named, then it is declared.'),
  prompt: (field, state) =>
    `name the units that are to assault ${against(field, state)} under ${leaderName(field, state.stage.assault.leader)}.`,
  deeds: {
    add: withUnit('add', {
      among: (field, state) => unitsIn(field, state, state.leaders[state.stage.assault.leader]!.hex),
      bar: nameBar,
      play: (_, state, unit) => {
        const { assault } = state.stage;
        return to(state, { ...state.stage, assault: { ...assault, named: [...assault.named, unit] } });
      },
      tell: (field, _, unit) =>
        told('Name for the assault', '14.2', `${unitName(field, unit)} is to take part`, TICKS),
    }),
    declare: bare(
      { do: 'declare' },
      {
        bar: (_, { stage }) => (stage.assault.named.length > 0 ? null : NONE_NAMED),
        play: declared,
        tell: (field, state) =>
          told('Declare', '14.2', 'Declare the assault: roll the command die', {
            ...ROLLS,
            ...(state.stage.assault.named.length > 0 ? { asks: asks(field, state) } : {}),
          }),
      },
    ),
  },
};
