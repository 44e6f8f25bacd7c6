/** The books of a state: what holds in every state of every game. */
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { SIDES } from '../../model/vocabulary.ts';
import type { PlayState } from './stage.ts';
import { hexId, holderOf, isAccompanied, leaderName, sideOfUnit, unitName } from './standing.ts';

/** Manpower at the start is manpower on the map or waiting, and manpower lost. */
function manpowerFaults(field: Field, state: PlayState): string[] {
  return SIDES.flatMap((side) => {
    const start = field.unitLines.reduce((sum, line) => sum + (line.side === side ? line.manpower! : 0), 0);
    const there = state.units.reduce(
      (sum, { manpower }, i) => sum + (sideOfUnit(field, i) === side ? manpower : 0),
      0,
    );
    const sum = there + state.lost[side] + state.strayed[side] + state.overruled[side];
    return sum === start ? [] : [`${side}: ${start} at the start, ${sum} in the books`];
  });
}

function unitFaults(field: Field, state: PlayState): string[] {
  return state.units.flatMap(({ hex, manpower, fatigue }, i) => {
    const name = unitName(field, i);
    const mixed = hex >= 0 && holderOf(field, state, hex) !== sideOfUnit(field, i);
    return [
      mixed && `${hexId(field, hex)} holds both sides`,
      hex >= 0 && field.inPlay[hex] !== 1 && `${name} is out of play`,
      (hex === GONE) !== (manpower === 0) && `${name} is gone with manpower ${manpower}`,
      (fatigue < 0 || fatigue > 4) && `${name} has fatigue ${fatigue}`,
    ].filter((fault) => fault !== false);
  });
}

/** Between actions no leader is alone (1.10). */
function leaderFaults(field: Field, state: PlayState): string[] {
  if (state.stage.at !== 'choose-action') return [];
  return state.leaders.flatMap(({ hex }, i) =>
    hex >= 0 && !isAccompanied(field, state, i) ? [`${leaderName(field, i)} is alone`] : [],
  );
}

export const audit = (field: Field, state: PlayState): readonly string[] => [
  ...manpowerFaults(field, state),
  ...unitFaults(field, state),
  ...leaderFaults(field, state),
];
