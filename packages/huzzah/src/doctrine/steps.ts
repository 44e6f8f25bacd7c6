/** A group on the move: the next step of its best way, a change of formation, the facing at the end. */
import { asSentence, type Reasoned } from '@longroll/kernel';
import { approaches } from '../play/assault/beginning.ts';
import { shotsAlong } from '../play/reaction/risk.ts';
import type { Action } from '../play/state/action.ts';
import type { In, Moving } from '../play/state/stage.ts';
import { hexId, isOver } from '../play/state/standing.ts';
import { does, facingName, groupWords, hexWords, unitName, unitPieceId } from '../play/state/words.ts';
import { changeBar, endBar, isBesideTarget } from '../play/steps/bars.ts';
import { isCharging } from '../play/steps/plan.ts';
import { waysFrom } from '../play/steps/ways.ts';
import type { Look } from './look.ts';
import { gunsIn, marchesOf } from './marches.ts';
import { placeAt } from './places.ts';
import { moveReason, whoIn } from './reasons.ts';
import { stepsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';

type Weighed = Reasoned<Action>;

const stepTo = (look: Look, hex: number): Action => ({ do: 'step', hex: hexId(look.field, hex) });

/** The next hex of a way, from where the group is. */
const nextOf = ({ path }: Moving, way: Moving): number => way.path[path.length]!;

function charged(look: Look, moving: Moving): readonly Weighed[] {
  const { field, state } = look;
  const whom = whoIn(field, state, moving.target);
  if (isBesideTarget(field, moving))
    return [
      { action: { do: 'strike' }, value: 1, reason: asSentence(`Strikes ${whom} at the end of the charge`) },
    ];
  const ways = approaches(field, state, moving).map((way) => ({
    way,
    drawn: shotsAlong(field, state, way, moving.path.length).length,
  }));
  return ways
    .toSorted((a, b) => a.drawn - b.drawn)
    .map(({ way, drawn }) => ({
      action: stepTo(look, nextOf(moving, way)),
      value: 1 - drawn,
      reason: asSentence(`Charges on towards ${whom}, by the way that draws the least fire`),
    }));
}

/** The end of a move, facing as is best, if it may end there. */
function ended(look: Look, moving: Moving): readonly Weighed[] {
  const { field, state } = look;
  if (moving.path.length === 0) return [];
  const place = placeAt(look, moving, moving.hex);
  const isLeaders = moving.units.length === 0;
  if (endBar(field, state, moving, isLeaders ? null : place.facing)) return [];
  const action: Action = isLeaders ? { do: 'end' } : { do: 'end', side: facingName(place.facing) };
  return [{ action, value: place.value, reason: moveReason(look, moving, place) }];
}

/** Guns limber to go, and unlimber where they have a target. */
function changed(look: Look, moving: Moving, stepValue: number): readonly Weighed[] {
  const { field, state } = look;
  if (moving.path.length === 0) return [];
  const place = placeAt(look, moving, moving.hex);
  return moving.units.flatMap((unit) => {
    if (changeBar(field, state, moving, unit)) return [];
    const { formation } = state.units[unit]!;
    const isReady = formation === 'limbered' && place.opportunity > 0.1;
    const isStuck = formation === 'unlimbered' && place.opportunity < 0.05;
    const isMounted = formation === 'mounted' && (place.opportunity > 0.1 || place.far === 0);
    if (!isReady && !isStuck && !isMounted) return [];
    const words =
      formation === 'unlimbered' ? 'limbers up, for it has no target' : 'makes ready, for it has a target';
    return [
      {
        action: { do: 'change', unit: unitPieceId(field, unit) } as const,
        value: Math.max(place.value, stepValue) + place.opportunity,
        reason: asSentence(`${unitName(field, unit)} ${words}`),
      },
    ];
  });
}

/** The men whom lone leaders ride to: the nearest stack of theirs that stands. */
function ridden(look: Look, moving: Moving): readonly Weighed[] {
  const { field, state, situation, side } = look;
  const leader = field.leaders[moving.leaders[0]!]!;
  const men = situation.hexesOf(side).filter((hex) => {
    const first = situation.firstIn(hex);
    return state.units[first]!.state !== 'routed' && isOver(leader, field.units[first]!);
  });
  const steps = stepsTo(field, men);
  const to = (hex: number): Weighed => ({
    action: stepTo(look, hex),
    value: -steps[hex]!,
    reason: asSentence(
      `${groupWords(field, moving)} ${does(moving, 'rides to his', 'ride to their')} men by ${hexWords(field, hex)}`,
    ),
  });
  const ways = [...waysFrom(field, state, moving).values()].sort(
    (a, b) => steps[a.moving.hex]! - steps[b.moving.hex]!,
  );
  const best = ways[0];
  const isBetter = best && (moving.path.length === 0 || steps[best.moving.hex]! < steps[moving.hex]!);
  const end = ended(look, moving);
  return isBetter ? [to(nextOf(moving, best.moving)), ...end] : end;
}

export function moveAnswers(look: Look, { stage: { moving } }: In<'move'>): readonly Weighed[] {
  const { field } = look;
  if (isCharging(moving) && !moving.stopped) {
    const on = charged(look, moving);
    if (on.length > 0) return on;
  }
  if (moving.units.length === 0) return ridden(look, moving);
  const end = ended(look, moving);
  if (moving.stopped) return end;
  const marches = marchesOf(look, moving);
  const steps = marches.map(({ way, place, value }) => ({
    action: stepTo(look, nextOf(moving, way.moving)),
    value: moving.path.length > 1 ? value : value - WEIGHTS.stir / 2,
    reason: moveReason(look, moving, place),
  }));
  const changes =
    gunsIn(field, moving) || isHorse(look, moving) ? changed(look, moving, steps[0]?.value ?? -99) : [];
  return [...end, ...steps, ...changes].sort((a, b) => b.value - a.value);
}

const isHorse = ({ state }: Look, { units }: Moving): boolean =>
  units.some((unit) => state.units[unit]!.formation === 'mounted');
