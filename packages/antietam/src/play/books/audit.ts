/** The books of a state: what holds in every state of every game (21.14, 21.16). */
import type { Field } from '../../field/field.ts';
import { GONE, WAITING } from '../../field/state.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { seenByAll } from '../seen/sighting.ts';
import { POINTS } from '../state/points.ts';
import type { PlayState } from '../state/stage.ts';
import { gunsLeft, isHidden, rulesOf, situationIn, squareId, unitName } from '../state/standing.ts';

const sumOf = (field: Field, side: Side, of: (unit: number) => number): number =>
  field.own[side].reduce((sum, unit) => sum + of(unit), 0);

/** Men of the set-up and of arrivals are on the map, waiting, lost, or left in units that were broken up. */
function menFaults(field: Field, { units, overruled }: PlayState): string[] {
  return SIDES.flatMap((side) => {
    const start = sumOf(field, side, (unit) => field.units[unit]!.startMen);
    const now = sumOf(field, side, (unit) => units[unit]!.men + units[unit]!.lostMen);
    const sum = now + overruled[side].men;
    return sum === start ? [] : [`${side}: ${start} men at the start, ${sum} in the books`];
  });
}

/** What one side lost the other has points for. */
function pointFaults(field: Field, { units, score }: PlayState): string[] {
  return SIDES.flatMap((side) => {
    const lost = otherSide(side);
    const men = sumOf(field, lost, (unit) => units[unit]!.lostMen) * POINTS.man;
    const guns = sumOf(field, lost, (unit) => units[unit]!.lostGuns) * POINTS.gun;
    const tally = score.all[side];
    return [
      ...(tally.men === men ? [] : [`${side} has ${tally.men} points for ${men} men`]),
      ...(tally.guns === guns ? [] : [`${side} has ${tally.guns} points for guns, not ${guns}`]),
    ];
  });
}

const MOST = 99;
const within = (value: number, most: number): boolean => value >= 0 && value <= most;

function unitFaults(field: Field, state: PlayState): string[] {
  const { mostFort, operationPoints } = rulesOf(state);
  const situation = situationIn(field, state);
  return state.units.flatMap((unit, i) => {
    const name = unitName(field, i);
    const { square, fatigue, efficiency, op, fort, plot, mode } = unit;
    const isThere = square >= 0;
    return [
      isThere &&
        situation.holder(square) !== field.units[i]!.side &&
        `${squareId(field, square)} holds both sides`,
      isThere && (field.ground.water[square] === 1 || field.inPlay[square] !== 1) && `${name} is out of play`,
      !isThere && square !== WAITING && square !== GONE && `${name} is nowhere`,
      !within(fatigue, MOST + 1) && `${name} has fatigue ${fatigue}`,
      !within(efficiency, MOST) && `${name} has efficiency ${efficiency}`,
      !within(op, operationPoints) && `${name} has ${op} points`,
      !within(fort, mostFort) && `${name} has works of level ${fort}`,
      gunsLeft(field.units[i]!, unit) < 0 && `${name} has lost more guns than it had`,
      mode === 'routed' && plot !== null && `${name} is routed and has a plot`,
      square === GONE && plot !== null && `${name} is gone and has a plot`,
    ].filter((fault) => fault !== false);
  });
}

/** No leader rides with a unit that is gone, and no two with one. */
function leaderFaults(field: Field, { leaders, units }: PlayState): string[] {
  const ridden = leaders.flatMap(({ unit }) => (unit >= 0 ? [unit] : []));
  return [
    ...(new Set(ridden).size === ridden.length ? [] : ['two leaders ride with one unit']),
    ...leaders.flatMap(({ unit }, i) =>
      unit >= 0 && units[unit]!.square === GONE
        ? [`${field.leaders[i]!.name} rides with a unit that is gone`]
        : [],
    ),
  ];
}

/** What a side sees follows from where units stand; the unit that is being given orders is seen by others as it was. */
function sightFaults(field: Field, state: PlayState): string[] {
  if (!isHidden(state) || (state.stage.at !== 'operations' && state.stage.at !== 'command')) return [];
  return SIDES.flatMap((side) => {
    const { stage } = state;
    const lags = stage.at === 'operations' && stage.side !== side && stage.ordering.before !== null;
    const units = lags ? state.units.with(stage.ordering.unit, stage.ordering.before) : state.units;
    const seen = seenByAll(field, rulesOf(state), units, side);
    const isSame = seen.join() === state.sight[side].seen.join();
    return isSame ? [] : [`${side} sees ${state.sight[side].seen.join()}, and should see ${seen.join()}`];
  });
}

export const audit = (field: Field, state: PlayState): readonly string[] => [
  ...menFaults(field, state),
  ...pointFaults(field, state),
  ...unitFaults(field, state),
  ...leaderFaults(field, state),
  ...sightFaults(field, state),
];
