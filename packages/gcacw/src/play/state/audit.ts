/** The books of a state: what holds in every state of every game. */
import { LAST_BOX } from '../../campaign/relief.ts';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
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
    const gone = state.lost[side] + state.strayed[side] + state.overruled[side];
    const sum = there + gone + takenFrom(state, side);
    return sum === start ? [] : [`${side}: ${start} at the start, ${sum} in the books`];
  });
}

/** In the campaign men come back, and those taken in Vicksburg score nothing (19.4.10, 19.5.7). */
function takenFrom({ campaign }: PlayState, side: Side): number {
  if (!campaign) return 0;
  return (side === 'confederate' ? campaign.captured : 0) - campaign.cameBack[side];
}

/** The tracks of the campaign stay in their ranges, and no depot stands under a Confederate (19.2.3). */
function campaignFaults(field: Field, state: PlayState): string[] {
  const { campaign } = state;
  if (!campaign) return [];
  const { track, box, heart, levels, depots, records } = campaign;
  return [
    track.siege < 0 && `the siege track is at ${track.siege}`,
    (box < 0 || box > LAST_BOX) && `the Army of Relief is in box ${box}`,
    (heart < 0 || heart > 2) && `the garrison's heart is at ${heart}`,
    levels.some((level) => level < 0 || level > 4) && `the works are at ${levels.join(', ')}`,
    depots.some((hex) => holderOf(field, state, hex) === 'confederate') &&
      'a depot stands under Confederates',
    ...records.map(
      ({ muster, lost, back }, i) =>
        state.units[i]!.manpower !== muster - lost + back &&
        `${unitName(field, i)} has ${state.units[i]!.manpower} of ${muster}, lost ${lost}, back ${back}`,
    ),
  ].filter((fault) => fault !== false);
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
  ...campaignFaults(field, state),
  ...unitFaults(field, state),
  ...leaderFaults(field, state),
];
