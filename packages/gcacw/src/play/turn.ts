/** The frame of a turn (3.0): leaders transfer, the action cycle, recovery, the end. */
import { terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { otherSide, SIDES, type Side } from '../model/vocabulary.ts';
import { recovery } from '../procedures/recovery.ts';
import type { Action } from './action.ts';
import { changeLeaders, changeUnits } from './change.ts';
import { transfersOf } from './command.ts';
import { type Decision, SILENT } from './flow.ts';
import { mayRefuse, refuseIn } from './refusing.ts';
import { releaseByTurn } from './release.ts';
import { frame, type PlayState, withStage } from './stage.ts';
import {
  hexId,
  leaderName,
  leaderNamed,
  rulesOf,
  sideOfLeader,
  sideOfUnit,
  unitOf,
  weatherOf,
} from './standing.ts';

const DONE: Action = { do: 'done' };

export const beginTurn = (field: Field, state: PlayState): PlayState => ({
  ...releaseByTurn(field, state),
  stage: frame('offer-transfers', rulesOf(state).transfersFirst),
});

/** The other side of a phase in which both sides decide once, or what comes after it. */
function nextSide(
  state: PlayState,
  again: 'offer-transfers' | 'offer-refusals',
  then: 'initiative' | 'turn-end',
) {
  const { side } = state.stage;
  const first = rulesOf(state).transfersFirst;
  return side === first
    ? { ...state, stage: frame(again, otherSide(side)) }
    : { ...state, stage: frame(then, side) };
}

// Leader Transfer Phase: each released leader once.

const mayTransfer = (field: Field, { leaders, stage }: PlayState, leader: number): boolean => {
  const { hex, released } = leaders[leader]!;
  return (
    hex >= 0 && released && sideOfLeader(field, leader) === stage.side && !stage.settled.includes(leader)
  );
};

function transfers(field: Field, state: PlayState): Action[] {
  return state.leaders.flatMap((_, i) => {
    if (!mayTransfer(field, state, i)) return [];
    const leader = leaderName(field, i);
    return transfersOf(field, state, i).map(
      (hex): Action => ({ do: 'transfer', leader, hex: hexId(field, hex) }),
    );
  });
}

/** A side without a legal transfer is not asked. */
export const offerTransfers = (field: Field, state: PlayState): PlayState =>
  transfers(field, state).length > 0
    ? withStage(state, { at: 'transfer' })
    : nextSide(state, 'offer-transfers', 'initiative');

export const TRANSFER: Decision = {
  legal: (field, state) => [...transfers(field, state), DONE],
  play(field, state, action) {
    if (action.do !== 'transfer') return nextSide(state, 'offer-transfers', 'initiative');
    const leader = leaderNamed(field, state.stage.side, action.leader);
    const hex = field.ground.map.cells.get(action.hex)!;
    const moved = changeLeaders(state, [leader], { hex });
    // The side says itself when it is done, so that its last transfer can be taken back before dice fall.
    return withStage(moved, { settled: [...state.stage.settled, leader] });
  },
};

// Recovery Phase.

/** A line for every fact of every unit would drown what changed, so nobody listens. */
function recovered(field: Field, state: PlayState, unit: number) {
  const { hex, moved, released } = state.units[unit]!;
  const rain = weatherOf(field, state) === 'rain';
  const terrain = terrainOf(field.ground.map, hex);
  const inSwamp = terrain === 'swamp' || (terrain === 'provisional-swamp' && rain);
  const { unit: after } = recovery({
    unit: unitOf(field, state, unit),
    ...{ rain, movedThisTurn: moved, inSwamp },
    houseRules: rulesOf(state),
  })(SILENT);
  const { organized, exhausted, fatigue, demoralized } = after;
  const mayDig = released || field.unitLines[unit]!.mayEntrench;
  const { entrenchment } = mayDig ? after : state.units[unit]!;
  return { organized, exhausted, fatigue, demoralized, entrenchment, moved: false };
}

export function recover(field: Field, state: PlayState, u: Umpire): PlayState {
  const standing = state.units.flatMap((unit, i) => (unit.hex >= 0 ? [i] : []));
  const rested = changeUnits(state, standing, (_, i) => recovered(field, state, i));
  const fresh = changeLeaders(
    rested,
    rested.leaders.map((_, i) => i),
    { spent: false },
  );
  u.note(() => recoveryLines(field, state, rested));
  return { ...fresh, stage: frame('offer-refusals', rulesOf(state).transfersFirst) };
}

function recoveryLines(field: Field, before: PlayState, after: PlayState) {
  return after.units.flatMap((unit, i) => {
    const was = before.units[i]!;
    const changes = [
      was.fatigue !== unit.fatigue && `fatigue ${was.fatigue} to ${unit.fatigue}`,
      was.exhausted !== unit.exhausted && (unit.exhausted ? 'exhausted' : 'normal side'),
      was.organized !== unit.organized && 'organized',
      was.demoralized !== unit.demoralized && `demoralization ${was.demoralized} to ${unit.demoralized}`,
      was.entrenchment !== unit.entrenchment && unit.entrenchment,
    ].filter((word) => word !== false);
    if (changes.length === 0) return [];
    const { name } = field.pieces.units[i]!;
    return [
      { cite: 'Recovery Phase', text: name, value: changes.join(', '), applied: true, group: 'Recovery' },
    ];
  });
}

// Flanks may be refused or freed in recovery, once per hex (9.8).

function stacksOf(field: Field, state: PlayState): readonly number[] {
  const { side, settled } = state.stage;
  const hexes = new Set<number>();
  state.units.forEach((unit, i) => {
    if (unit.hex >= 0 && sideOfUnit(field, i) === side && !settled.includes(unit.hex)) hexes.add(unit.hex);
  });
  return [...hexes];
}

const isRefused = (state: PlayState, at: number): boolean =>
  state.units.some(({ hex, flanksRefused }) => hex === at && flanksRefused);

function refusals(field: Field, state: PlayState): Action[] {
  return stacksOf(field, state).flatMap((at): Action[] => {
    const hex = hexId(field, at);
    if (isRefused(state, at)) return [{ do: 'unrefuse', hex }];
    return mayRefuse(field, state, at) === null ? [{ do: 'refuse', hex }] : [];
  });
}

export const offerRefusals = (field: Field, state: PlayState): PlayState =>
  refusals(field, state).length > 0
    ? withStage(state, { at: 'recovery-refuse' })
    : nextSide(state, 'offer-refusals', 'turn-end');

export const RECOVERY_REFUSE: Decision = {
  legal: (field, state) => [...refusals(field, state), DONE],
  play(field, state, action) {
    if (action.do !== 'refuse' && action.do !== 'unrefuse')
      return nextSide(state, 'offer-refusals', 'turn-end');
    const hex = field.ground.map.cells.get(action.hex)!;
    const marked = refuseIn(state, hex, action.do === 'refuse');
    return withStage(marked, { settled: [...state.stage.settled, hex] });
  },
};

/** After the last turn the game is over; so it is at once when a side is gone (0.10). */
export function endTurn(field: Field, state: PlayState): PlayState {
  if (state.turn >= field.scenario.turns) return { ...state, stage: frame('game-over', state.stage.side) };
  return beginTurn(field, { ...state, turn: state.turn + 1 });
}

const isPresent = (field: Field, state: PlayState, side: Side): boolean =>
  state.units.some((unit, i) => unit.manpower > 0 && unit.hex >= -1 && sideOfUnit(field, i) === side);

/** Over at once if a side has nobody left on the map or waiting: the other then holds every hex that scores. */
export function endIfGone(field: Field, state: PlayState): PlayState | null {
  const gone = SIDES.find((side) => !isPresent(field, state, side));
  if (gone === undefined) return null;
  const held = state.held.map(() => otherSide(gone));
  return { ...state, held, stage: frame('game-over', gone) };
}
