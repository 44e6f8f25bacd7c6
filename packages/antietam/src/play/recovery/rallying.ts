/** Rally (9.4, 21.10.1): routed units check in list order, unless any enemy is near, seen or not. */
import { apart, inWords, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { modeAtStart } from '../../field/setup.ts';
import { NOBODY } from '../../field/state.ts';
import { isArtillery, type Mode, otherSide, SIDES } from '../../model/vocabulary.ts';
import { rally as rallyCheck } from '../../procedures/rally.ts';
import { divisionLeader, rangeToLeader } from '../command/chain.ts';
import { holding } from '../state/entering.ts';
import type { In, PlayState } from '../state/stage.ts';
import {
  isBasic,
  isKnown,
  isOnMap,
  isRouted,
  knownEnemies,
  leaderWith,
  rangeBetween,
  rulesOf,
  sideOf,
  unitName,
  withUnit,
} from '../state/standing.ts';
import { sayAsSeen } from '../told/asSeen.ts';
import { eyesFor } from '../told/telling.ts';
import { afterRally } from '../turn/frame.ts';

/** So near its division leader counts as if he rode with the unit (9.4.2). */
const LEADER_NEAR = 1;

function isNear(field: Field, state: PlayState, unit: number, enemies: readonly number[]): boolean {
  const { rallyEnemy } = rulesOf(state);
  return enemies.some(
    (enemy) => isOnMap(state.units[enemy]!) && rangeBetween(field, state, unit, enemy) <= rallyEnemy,
  );
}

const isBarred = (field: Field, state: PlayState, unit: number): boolean =>
  isNear(field, state, unit, field.own[otherSide(sideOf(field, unit))]);

/** By one of whom its side knows: a check that is not made for another's sake would tell of him, so it is made, in vain. */
const isOpenlyBarred = (field: Field, state: PlayState, unit: number): boolean =>
  isNear(field, state, unit, knownEnemies(field, state, sideOf(field, unit)));

const isLed = (field: Field, state: PlayState, unit: number): boolean =>
  leaderWith(state, unit) !== NOBODY ||
  rangeToLeader(field, state, unit, divisionLeader(field, state, unit)) <= LEADER_NEAR;

function rallies(field: Field, state: In<'rally'>, unit: number, u: Umpire): boolean {
  const { efficiency, fatigue } = state.units[unit]!;
  const eyes = eyesFor(state, [sideOf(field, unit)]);
  return rallyCheck({
    ...{ efficiency, fatigue, leader: isLed(field, state, unit), midTurn: state.stage.midTurn },
    houseRules: rulesOf(state),
  })(apart(u, unitName(field, unit), eyes)).rallies;
}

/** In normal mode, on foot, limbered (9.4.4); in the basic game as it began, for it has no other modes. */
function modeOf(field: Field, state: PlayState, unit: number): Mode {
  const piece = field.units[unit]!;
  if (isBasic(state)) return modeAtStart(piece, true, state.options);
  if (isArtillery(piece.arm)) return 'limbered';
  return piece.arm === 'cavalry' ? 'dismounted' : 'normal';
}

const rallied = (field: Field, state: PlayState, unit: number): PlayState =>
  holding(field, withUnit(state, unit, { mode: modeOf(field, state, unit), justRallied: true }), unit);

const are = (names: readonly string[], one: string, many: string): string =>
  names.length === 0 ? '' : `${inWords(names)} ${names.length === 1 ? one : many}`;

function tellRallies(field: Field, state: PlayState, tested: readonly number[], u: Umpire): void {
  for (const side of SIDES) {
    const own = tested.filter((i) => sideOf(field, i) === side);
    const names = (units: readonly number[]): readonly string[] => units.map((i) => unitName(field, i));
    const steady = own.filter((i) => !isRouted(state.units[i]!));
    const seen = steady.filter((i) => isKnown(state, otherSide(side), i));
    const parts = [
      are(names(steady), 'rallies', 'rally'),
      are(names(own.filter((i) => isRouted(state.units[i]!))), 'stays routed', 'stay routed'),
    ].filter((words) => words !== '');
    const sawn = are(names(seen), 'rallies', 'rally');
    const all = parts.length === 0 ? '' : `${parts.join('; ')}.`;
    sayAsSeen(u, state, '9.4', side, all, sawn === '' ? '' : `${sawn}.`);
  }
}

export function rally(field: Field, state: In<'rally'>, u: Umpire): PlayState {
  const units = state.units.map((unit) => (unit.justRallied ? { ...unit, justRallied: false } : unit));
  const fresh = { ...state, units };
  const tested = units.flatMap((unit, i) =>
    isOnMap(unit) && isRouted(unit) && !isOpenlyBarred(field, fresh, i) ? [i] : [],
  );
  let now: PlayState = fresh;
  for (const i of tested)
    if (rallies(field, fresh, i, u) && !isBarred(field, fresh, i)) now = rallied(field, now, i);
  tellRallies(field, now, tested, u);
  return afterRally(now, state.stage);
}
