/** A step, in the order of 17.7: stragglers, en passant fire, the hex is entered, advance fire, stops. */
import { bar, bare, happened, type Umpire } from '@longroll/kernel';
import { endsMove } from '../../charts/terrain.ts';
import type { Field } from '../../field/field.ts';
import { SIDES_OF_HEX } from '../../field/ground.ts';
import { armOf } from '../../model/unit.ts';
import { noStraggling, stopAfter } from '../../procedures/steps.ts';
import { type StraggleOrder, straggles } from '../../procedures/straggle.ts';
import { triggered } from '../reaction/triggers.ts';
import { captured, changeLeaders, changeUnits, sideOf } from '../state/change.ts';
import type { DecisionIn } from '../state/flow.ts';
import type { In, Moving, PlayState } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { isGun, isInZoc, rulesOf, unitsOf } from '../state/standing.ts';
import { does, groupWords, hexWords, pieceIn, told } from '../state/words.ts';
import { enteredAt } from '../steps/entering.ts';
import { planOf } from '../steps/plan.ts';

/** A straggle check as procedures take it; null if none is due. */
export function straggleOrder(
  field: Field,
  state: PlayState,
  moving: Moving,
  next: number,
): StraggleOrder | null {
  if (moving.path.length === 0 || moving.units.length === 0) return null;
  const plan = planOf(field, state, moving, next);
  if (noStraggling(plan, moving.path.length - 1)) return null;
  const side = sideOf(field, moving);
  return {
    side,
    units: unitsOf(field, state, moving.units).filter((unit) => armOf(unit) === 'small-arms'),
    leader: moving.leaders.length > 0,
    enemyZoc: isInZoc(field, state, side, moving.hex) || isInZoc(field, state, side, next),
    thoroughfare: field.ground.terrain.isByRoad(moving.hex, next),
    onStraggle: 'hit',
    houseRules: rulesOf(state),
  };
}

/** The die of stragglers, if one is due. */
export function checkStragglers(field: Field, state: In<'straggle'>, u: Umpire): PlayState {
  const { moving, to: next, side } = state.stage;
  const order = straggleOrder(field, state, moving, next);
  if (order === null || !straggles(order)(u)) return to(state, { at: 'leave', side, moving, to: next });
  u.note(() => [
    {
      ...happened('3.6', `${groupWords(field, moving)} ${does(moving, 'straggles', 'straggle')}.`),
      cells: [moving.hex],
    },
  ]);
  return to(state, { at: 'straggle-choice', side, moving, to: next });
}

/** One O hit for the whole group (3.6). */
function hitByStragglers(state: In<'straggle-choice'>): PlayState {
  const { moving, to: next, side } = state.stage;
  const { hex, units, leaders } = moving;
  const circumstances = { flanked: false, attacking: false, noLineOfSight: false };
  const hit = { code: 'hits', hits: 1, role: 'target', combat: 'fire', onDisrupt: null, picks: [] } as const;
  return to(state, {
    at: 'suffer',
    side,
    sufferings: [{ hex, units, leaders, side, circumstances, ...hit }],
    afterwards: { after: 'straggling', moving, to: next },
  });
}

export const STRAGGLE_CHOICE: DecisionIn<'straggle-choice'> = {
  rule: bar('straggle-choice', '3.6', 'The owner takes an O hit and goes on, or stays.'),
  prompt: (field, { stage }) =>
    `${groupWords(field, stage.moving)} ${does(stage.moving, 'straggles', 'straggle')}: take an O hit and go on, or stay.`,
  deeds: {
    'take-hit': bare(
      { do: 'take-hit' },
      {
        play: (_, state) => hitByStragglers(state),
        tell: (field, { stage }) =>
          told('Stragglers', '3.6', `Take 1 O hit and go on to ${hexWords(field, stage.to)}`, {
            piece: pieceIn(field, stage.moving),
            cell: stage.to,
          }),
      },
    ),
    stay: bare(
      { do: 'stay' },
      {
        play: (_, state) => {
          const { moving, side } = state.stage;
          return to(state, { at: 'move', side, moving: { ...moving, stopped: true } });
        },
        tell: (field, { stage }) =>
          told('Stragglers', '3.6', 'Stay, and end the move here', { piece: pieceIn(field, stage.moving) }),
      },
    ),
  },
};

/** En passant fire at the hex to be left (17.8). */
export function leave(field: Field, state: In<'leave'>): PlayState {
  const { moving, to: next, side } = state.stage;
  return (
    triggered(field, state, moving, 'en-passant', moving.hex, next) ??
    to(state, { at: 'enter', side, moving, to: next })
  );
}

const directionTo = ({ ground: { map } }: Field, from: number, next: number): number =>
  map.neighbours.subarray(from * SIDES_OF_HEX, (from + 1) * SIDES_OF_HEX).indexOf(next);

/** The ground of the hex that they come in by may stop them like every other. */
function stopsAtEntry(field: Field, state: PlayState, moving: Moving): boolean {
  const { units, entered, hex } = moving;
  if (units.length === 0 || (entered === 'by-road' && rulesOf(state).roadStops === 'lifted')) return false;
  const { ground } = field.ground.hexes[hex]!;
  return endsMove(ground) || (ground === 'woods' && units.some((unit) => isGun(field, unit)));
}

/** Those who enter are in good order and in command, also if they had to leave the map again (17.18). */
const AS_THEY_COME = { state: 'good-order', inCommand: true, marker: false } as const;

/** Pieces stand in the hex; they face where they went (17.20). */
function placed(field: Field, state: PlayState, moving: Moving, from: number): PlayState {
  const { units, leaders, hex } = moving;
  const facing = from < 0 ? -1 : directionTo(field, from, hex);
  const there = changeUnits(state, units, facing < 0 ? { ...AS_THEY_COME, hex } : { hex, facing });
  const all = changeLeaders(there, leaders, { hex });
  return units.length === 0 ? all : captured(field, all, hex, sideOf(field, moving));
}

/** The hex is entered, and may draw advance fire. */
export function enter(field: Field, state: In<'enter'>): PlayState {
  const { moving, to: next, side } = state.stage;
  const from = moving.path.length === 0 ? -1 : moving.hex;
  const arrived: Moving =
    from < 0 ? enteredAt(field, moving, next) : { ...moving, hex: next, path: [...moving.path, next] };
  const there = placed(field, state, arrived, from);
  return (
    triggered(field, there, arrived, 'advance', from, next) ??
    to(there, { at: 'arrive', side, moving: arrived })
  );
}

/** Stops of zone and ground (17.7.3). */
export function arrive(field: Field, state: In<'arrive'>): PlayState {
  const { moving, side } = state.stage;
  const { path } = moving;
  const isStopped =
    path.length === 1
      ? stopsAtEntry(field, state, moving)
      : stopAfter(planOf(field, state, moving), path.length - 2) !== null;
  return to(state, { at: 'move', side, moving: { ...moving, stopped: isStopped } });
}
