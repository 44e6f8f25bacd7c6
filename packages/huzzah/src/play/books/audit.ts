/** The books of a state: what holds in every state of every game (17.22). */
import type { Field } from '../../field/field.ts';
import { GONE, type UnitState, WAITING } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { hexId, rulesOf, segmentIn, situationIn } from '../state/standing.ts';
import { unitName } from '../state/words.ts';
import { pointsOf, sourcesOf } from '../victory/points.ts';

const BETWEEN: readonly string[] = ['fire-choose', 'horse-choose', 'action-choose', 'replace', 'game-over'];

type Check = (field: Field, record: UnitState, unit: number) => string | false;

/** What is wrong with a unit by itself. */
const UNIT_CHECKS: readonly Check[] = [
  (_, { hits }) => (!Number.isInteger(hits) || hits < 0 || hits > 2) && `has ${hits} O hits`,
  (_, { hex }) => hex < 0 && hex !== WAITING && hex !== GONE && 'is nowhere',
  ({ ground }, { hex }) => hex >= 0 && ground.inPlay[hex] !== 1 && 'is out of play',
  ({ ground }, { hex }) => hex >= 0 && ground.prohibited[hex] === 1 && 'stands where nobody may',
  (_, { hex, state, inCommand }) => hex >= 0 && state === 'routed' && inCommand && 'is routed and in command',
  ({ units }, { formation }, unit) =>
    (units[unit]!.type === 'artillery') !== (formation === 'limbered' || formation === 'unlimbered') &&
    `is ${formation}`,
];

const unitFaults = (field: Field, { units }: PlayState): string[] =>
  units.flatMap((record, unit) =>
    UNIT_CHECKS.flatMap((check) => {
      const fault = check(field, record, unit);
      return fault === false ? [] : [`${unitName(field, unit)} ${fault}`];
    }),
  );

/** A hex holds one side, one organization, one state and one facing. */
function stackFaults(field: Field, state: PlayState): string[] {
  if (!BETWEEN.includes(state.stage.at)) return [];
  const situation = situationIn(field, state);
  const isMixed = rulesOf(state).higherOrganizations === 'together';
  return SIDES.flatMap((side) =>
    situation.hexesOf(side).flatMap((hex) => {
      const units = situation.unitsIn(hex);
      const [first, ...rest] = units;
      const differs = (of: (unit: number) => unknown): boolean =>
        rest.some((unit) => of(unit) !== of(first!));
      return [
        differs((unit) => field.units[unit]!.side) ? `${hexId(field, hex)} holds both sides` : '',
        !isMixed && differs((unit) => field.units[unit]!.higherOrganization)
          ? `${hexId(field, hex)} holds two organizations`
          : '',
        differs((unit) => state.units[unit]!.state) ? `${hexId(field, hex)} has two states` : '',
        differs((unit) => state.units[unit]!.facing) ? `${hexId(field, hex)} has two facings` : '',
      ].filter((fault) => fault !== '');
    }),
  );
}

/** No side has markers when its action segment is over: they come off, and only the other's moves bring new ones. */
function markerFaults(field: Field, state: PlayState): string[] {
  if (state.stage.at !== 'action-choose' && state.stage.at !== 'fire-choose') return [];
  const { id } = segmentIn(state);
  // Between its own action segment and the next move of the enemy a side has none.
  const clean: Partial<Record<string, Side>> = { a: 'union', h: 'union' };
  const side = clean[id];
  if (side === undefined) return [];
  return field.own[side].flatMap((unit) =>
    state.units[unit]!.hex >= 0 && state.units[unit]!.marker
      ? [`${unitName(field, unit)} kept a marker`]
      : [],
  );
}

/** Strength points of a side are up, turned over or lost, and never more than it had. */
function strengthFaults(field: Field, state: PlayState): string[] {
  return SIDES.flatMap((side) => {
    const sum = (of: (unit: number) => number): number =>
      field.own[side].reduce((all, unit) => all + of(unit), 0);
    const start = sum((unit) => field.units[unit]!.sp);
    const up = sum((unit) => {
      const { hex, reduced } = state.units[unit]!;
      const { sp, reducedSp } = field.units[unit]!;
      return hex === GONE ? 0 : reduced ? reducedSp : sp;
    });
    const lost = sum((unit) => {
      const { hex, reduced } = state.units[unit]!;
      const { sp, reducedSp } = field.units[unit]!;
      return hex === GONE ? sp : reduced ? sp - reducedSp : 0;
    });
    return up + lost === start && up >= 0 && lost >= 0
      ? []
      : [`${side}: ${start} SP at the start, ${up + lost} in the books`];
  });
}

function pointFaults(field: Field, state: PlayState): string[] {
  return SIDES.flatMap((side) => {
    const sum = sourcesOf(field, state, side).reduce((all, { points }) => all + points, 0);
    return sum === pointsOf(field, state, side) ? [] : [`${side}: points do not add up`];
  });
}

/** No lone leader stands among enemies between actions. */
function leaderFaults(field: Field, state: PlayState): string[] {
  if (!BETWEEN.includes(state.stage.at)) return [];
  const situation = situationIn(field, state);
  return state.leaders.flatMap(({ hex }, i) =>
    hex >= 0 && situation.isEnemyIn(field.leaders[i]!.side, hex)
      ? [`${field.leaders[i]!.label} stands among enemies`]
      : [],
  );
}

export const audit = (field: Field, state: PlayState): readonly string[] => [
  ...unitFaults(field, state),
  ...stackFaults(field, state),
  ...markerFaults(field, state),
  ...strengthFaults(field, state),
  ...pointFaults(field, state),
  ...leaderFaults(field, state),
];
