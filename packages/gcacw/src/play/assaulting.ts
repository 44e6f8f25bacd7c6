/** The assault (14): a leader names units, his command die says how many attack, others may join in a grand assault. */
import { addUp, terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { isSubordinate } from '../field/pieces.ts';
import { combatValue } from '../model/unit.ts';
import { TERRAIN } from '../modifiers/cavalryRetreat.ts';
import { commandDie, grandAssaultDie, wearier } from '../procedures/assault.ts';
import type { Action } from './action.ts';
import { declared, overSideBar } from './attacking.ts';
import { isAskedFirst } from './cavalryOffer.ts';
import { changeLeaders, changeUnits } from './change.ts';
import { armyLeaderNear } from './command.ts';
import { type Bar, bar, type Decision } from './flow.ts';
import { circumstancesOf } from './order.ts';
import { type Assaulting, type PlayState, withStage } from './stage.ts';
import {
  hexId,
  isEnemyIn,
  leaderName,
  rulesOf,
  sideOfLeader,
  sideOfUnit,
  unitName,
  unitNamed,
} from './standing.ts';

const assaultOf = ({ stage }: PlayState): Assaulting => stage.assault!;
const withAssault = (state: PlayState, change: Partial<Assaulting>): PlayState =>
  withStage(state, { assault: { ...assaultOf(state), ...change } });

const ARMY = bar('army-leader', '5.3', 'An army leader begins no assault.');
const HELD = bar('not-released', '16.6', 'He is not released yet.');
const AWAY = bar('not-there', '16.3', 'He is not on the map.');
const SPENT = bar('spent', '5.3', 'His assault failed this turn already.');
const NOBODY = bar('nobody', '5.3', 'No unit of his in his hex may take part.');
const TIRED = bar('fatigue-4', '5.3', 'A unit at Fatigue Level 4 takes no part.');
const NOT_HIS = bar('not-his', '5.3', 'Only units of his command in his hex take part.');
const UNRELEASED = bar('not-released', '16.6', 'It is not released yet.');

function leaderBar(field: Field, state: PlayState, leader: number): Bar | null {
  const { released, spent, hex } = state.leaders[leader]!;
  if (field.pieces.leaders[leader]!.rank === 'army') return ARMY;
  if (hex < 0) return AWAY;
  if (!released) return HELD;
  return spent && rulesOf(state).failedAssault === 'once-a-turn' ? SPENT : null;
}

/** Released, undemoralized, at fatigue level 3 or less, over a hexside that can be attacked across. */
function readyBar(field: Field, state: PlayState, unit: number, target: number): Bar | null {
  const { released, fatigue, hex } = state.units[unit]!;
  if (hex < 0 || !released) return UNRELEASED;
  if (fatigue > 3) return TIRED;
  return overSideBar(field, state, unit, target, true);
}

export function participantBar(
  field: Field,
  state: PlayState,
  leader: number,
  unit: number,
  target: number,
): Bar | null {
  const { hex } = state.leaders[leader]!;
  const his = isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!);
  if (!his || state.units[unit]!.hex !== hex) return NOT_HIS;
  return readyBar(field, state, unit, target);
}

const participants = (field: Field, state: PlayState, leader: number, target: number): readonly number[] =>
  state.units.flatMap((_, i) => (participantBar(field, state, leader, i, target) === null ? [i] : []));

export function assaultBar(field: Field, state: PlayState, leader: number, target: number): Bar | null {
  const who = leaderBar(field, state, leader);
  if (who) return who;
  if (!isEnemyIn(field, state, sideOfLeader(field, leader), target))
    return bar('no-enemy', '5.3', 'No enemy stands there.');
  return participants(field, state, leader, target).length > 0 ? null : NOBODY;
}

export function assaultActions(field: Field, state: PlayState, leader: number): Action[] {
  if (leaderBar(field, state, leader)) return [];
  const { map } = field.ground;
  const { hex } = state.leaders[leader]!;
  const found: Action[] = [];
  for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
    const to = map.neighbours[side]!;
    if (to < 0 || assaultBar(field, state, leader, to)) continue;
    found.push({ do: 'assault', leader: leaderName(field, leader), hex: hexId(field, to) });
  }
  return found;
}

export const beginAssault = (state: PlayState, leader: number, target: number): PlayState =>
  withStage(state, {
    at: 'assault-names',
    assault: { leader, target, named: [], most: 0, picked: [], joining: [], joined: [] },
  });

/** One unit after another is put on a list, so that no list of lists is ever needed (22.1). */
const unitActions = (field: Field, word: 'add' | 'pick', units: readonly number[]): Action[] =>
  units.map((i) => ({ do: word, unit: unitName(field, i) }));

const unitIn = (field: Field, state: PlayState, action: Action): number =>
  'unit' in action && typeof action.unit === 'string' ? unitNamed(field, state.stage.side, action.unit) : -1;

export const ASSAULT_NAMES: Decision = {
  legal(field, state) {
    const { leader, target, named } = assaultOf(state);
    const more = participants(field, state, leader, target).filter((i) => !named.includes(i));
    return [...unitActions(field, 'add', more), ...(named.length > 0 ? [{ do: 'declare' } as const] : [])];
  },
  play(field, state, action) {
    const { named } = assaultOf(state);
    if (action.do === 'add') return withAssault(state, { named: [...named, unitIn(field, state, action)] });
    const asked = isAskedFirst(field, state);
    const passive = state.stage.active === 'union' ? 'confederate' : 'union';
    return asked
      ? withStage(state, { at: 'cavalry-offer', side: passive })
      : withStage(state, { at: 'command-die' });
  },
};

const isLoess = (field: Field, state: PlayState): boolean =>
  terrainOf(field.ground.map, assaultOf(state).target) === 'loess';

/** Command Value less the die (14.2): none, all, or so many as the owner picks. */
export function rollCommand(field: Field, state: PlayState, u: Umpire): PlayState {
  const { leader, named } = assaultOf(state);
  const { commandValue } = field.pieces.leaders[leader]!;
  const most = commandDie(commandValue, named.length, isLoess(field, state))(u);
  if (most === 0) return withStage(changeLeaders(state, [leader], { spent: true }), { at: 'end-of-action' });
  if (most >= named.length) return withStage(withAssault(state, { picked: named }), { at: 'muster-grand' });
  return withStage(withAssault(state, { most }), { at: 'assault-pick' });
}

export const ASSAULT_PICK: Decision = {
  legal(field, state) {
    const { named, picked } = assaultOf(state);
    const more = unitActions(
      field,
      'pick',
      named.filter((i) => !picked.includes(i)),
    );
    return picked.length > 0 ? [...more, { do: 'done' }] : more;
  },
  play(field, state, action) {
    const { picked, most } = assaultOf(state);
    if (action.do !== 'pick') return withStage(state, { at: 'muster-grand' });
    const now = [...picked, unitIn(field, state, action)];
    const next = withAssault(state, { picked: now });
    return now.length === most ? withStage(next, { at: 'muster-grand' }) : next;
  },
};

// Grand assault (14.7).

/** Units of any command, from any hex next to the target, that are not in it yet. */
function joiners(field: Field, state: PlayState): readonly number[] {
  const { target, picked, joining } = assaultOf(state);
  return state.units.flatMap((_, i) => {
    if (sideOfUnit(field, i) !== state.stage.active || picked.includes(i) || joining.includes(i)) return [];
    return readyBar(field, state, i, target) === null ? [i] : [];
  });
}

export function musterGrand(field: Field, state: PlayState): PlayState {
  const may = armyLeaderNear(field, state, assaultOf(state).leader) >= 0 && joiners(field, state).length > 0;
  return may ? withStage(state, { at: 'grand-names', side: state.stage.active }) : charge(field, state);
}

export const GRAND_NAMES: Decision = {
  legal: (field, state) => [
    ...unitActions(field, 'add', joiners(field, state)),
    ...(assaultOf(state).joining.length > 0 ? [{ do: 'roll' } as const] : []),
    { do: 'decline' },
  ],
  play(field, state, action, u) {
    const { joining } = assaultOf(state);
    if (action.do === 'add')
      return withAssault(state, { joining: [...joining, unitIn(field, state, action)] });
    return action.do === 'roll' ? rollGrand(field, state, u) : charge(field, state);
  },
};

function rollGrand(field: Field, state: PlayState, u: Umpire): PlayState {
  const { leader, joining } = assaultOf(state);
  if (rulesOf(state).grandAssaultNumber === 'all')
    return charge(field, withAssault(state, { joined: joining }));
  const { commandValue } = field.pieces.leaders[armyLeaderNear(field, state, leader)]!;
  const most = grandAssaultDie(commandValue, joining.length, isLoess(field, state))(u);
  if (most === 0) return charge(field, state);
  if (most >= joining.length) return charge(field, withAssault(state, { joined: joining }));
  return withStage(withAssault(state, { most }), { at: 'grand-pick' });
}

export const GRAND_PICK: Decision = {
  legal(field, state) {
    const { joining, joined } = assaultOf(state);
    const left = joining.filter((i) => !joined.includes(i));
    return [...unitActions(field, 'pick', left), { do: 'done' }];
  },
  play(field, state, action) {
    const { joined, most } = assaultOf(state);
    if (action.do !== 'pick') return charge(field, state);
    const now = [...joined, unitIn(field, state, action)];
    const next = withAssault(state, { joined: now });
    return now.length === most ? charge(field, next) : next;
  },
};

// The attack: every participant gains a fatigue level first (14.4).

/**
 * Over several hexsides the worst ground counts of those from which at least half the attacking Combat Value comes,
 * otherwise that of the leader's hex (9.9).
 */
function attackedFrom(field: Field, state: PlayState, attackers: readonly number[]): number {
  const { leader, target } = assaultOf(state);
  const own = state.leaders[leader]!.hex;
  const strength = (hex: number) =>
    attackers.reduce(
      (sum, i) => sum + (hex < 0 || state.units[i]!.hex === hex ? combatValue(state.units[i]!) : 0),
      0,
    );
  const all = strength(-1);
  const heavy = [...new Set(attackers.map((i) => state.units[i]!.hex))].filter(
    (hex) => strength(hex) * 2 >= all,
  );
  const ground = (from: number) => {
    const at = { type: 'assault', from, target } as const;
    return addUp(TERRAIN, circumstancesOf(field, state, state.stage.active, at, { bonus: 0, refused: 0 }))
      .total;
  };
  return heavy.length === 0 ? own : heavy.reduce((worst, hex) => (ground(hex) > ground(worst) ? hex : worst));
}

function charge(field: Field, state: PlayState): PlayState {
  const { target, picked, joined } = assaultOf(state);
  const attackers = [...picked, ...joined];
  const tired = changeUnits(state, attackers, (unit) => ({ fatigue: wearier(unit).fatigue }));
  const fight = declared('assault', attackedFrom(field, state, attackers), target, attackers);
  return withStage(tired, { at: 'combat', side: state.stage.active, fight });
}
