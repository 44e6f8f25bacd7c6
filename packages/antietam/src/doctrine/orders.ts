/** The next order of one unit, or none: it closes to charge, marches, fires, fronts, changes its mode, digs. */
import { asSentence } from '@longroll/kernel';
import { directionTo } from '../field/arc.ts';
import { rangeOf } from '../field/ground.ts';
import { isArtillery, type Mode } from '../model/vocabulary.ts';
import { fortifyBar, modeBar } from '../play/operations/modes.ts';
import { squareBeyond, stepBar } from '../play/operations/stepping.ts';
import type { ActionOf } from '../play/state/action.ts';
import { isBasic, unitName, unitNamed } from '../play/state/standing.ts';
import { MODE_WORDS, unitPieceId } from '../play/state/words.ts';
import { bestShot, fireAt, frontOf, shotsOf } from './fires.ts';
import { aimOf, enemiesOf, isReady, type Look, type Prey } from './look.ts';
import { bestMarch, closing, type March, marchTo } from './marches.ts';
import { closeReason, marchReason, type Weighed } from './reasons.ts';
import { pointsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** The first step of a march, if it is allowed. */
function stepOn(look: Look, unit: number, { path, gain }: March, reason: string): Weighed | null {
  const { field, view } = look;
  const direction = directionTo(field.ground.map, path[0]!, path[1]!) + 1;
  const action: ActionOf<'step'> = { do: 'step', unit: unitPieceId(field, unit), direction: direction as 1 };
  return stepBar(field, view, action) === null ? { action, value: gain, reason } : null;
}

function changed(look: Look, unit: number, mode: Mode, why: string): Weighed | null {
  const { field, view } = look;
  const action: ActionOf<'mode'> = { do: 'mode', unit: unitPieceId(field, unit), mode };
  if (modeBar(field, view, action) !== null) return null;
  return {
    action,
    value: WEIGHTS.stir,
    reason: asSentence(`${unitName(field, unit)} ${MODE_WORDS[mode]}, ${why}`),
  };
}

/** Squares to the nearest enemy whose place is known. */
function nearestEnemy({ field, view, side }: Look, unit: number): number {
  const { square } = view.units[unit]!;
  return enemiesOf(field, view, side).reduce(
    (least, enemy) => Math.min(least, rangeOf(field.ground.map, view.units[enemy]!.square, square)),
    Number.POSITIVE_INFINITY,
  );
}

const farToAim = (look: Look, unit: number): number => {
  const aim = aimOf(look, unit);
  const { field, view } = look;
  return aim ? pointsTo(field, field.goals[aim.goal]!.cell)[view.units[unit]!.square]! : 0;
};

/** From where it is to charge, if that is elsewhere and can still be come to; else from the best square that there is. */
function comingUp(look: Look, unit: number, { square, units, from }: Prey): March | null {
  const { field, view } = look;
  const here = view.units[unit]!.square;
  const post = from[units.indexOf(unit)] ?? here;
  const march = post === here ? null : marchTo(look, unit, post);
  return march ?? (rangeOf(field.ground.map, here, square) === 1 ? null : closing(look, unit, square));
}

/** Up to the enemy whom it is to charge with others, and fire at him there. */
function preyed(look: Look, unit: number): Weighed | null {
  const { field, view, plan } = look;
  const prey = plan.prey.find(({ units }) => units.includes(unit));
  if (!prey || !enemiesOf(field, view, look.side).some((enemy) => view.units[enemy]!.square === prey.square))
    return null;
  const march = comingUp(look, unit, prey);
  const step = march && stepOn(look, unit, march, closeReason(look, unit, prey.square));
  if (step) return step;
  const shot = shotsOf(look, unit).find(({ square }) => square === prey.square);
  return shot && rangeOf(field.ground.map, view.units[unit]!.square, prey.square) === 1
    ? fireAt(look, unit, shot)
    : null;
}

/** Foot forms column to march far by road, and line again before the enemy. */
const [FAR_MARCH, SAFE, CLOSE] = [36, 7, 4];

function formed(look: Look, unit: number): Weighed | null {
  const { field, view } = look;
  const { mode, modeChanged, square } = view.units[unit]!;
  if (isBasic(view) || modeChanged) return null;
  const near = nearestEnemy(look, unit);
  if (mode === 'column' && (near <= CLOSE || farToAim(look, unit) <= FAR_MARCH / 3))
    return changed(look, unit, 'normal', 'for the enemy is near');
  const isRoad = field.ground.onRoad[square] === 1;
  if (mode === 'normal' && isRoad && near > SAFE && farToAim(look, unit) > FAR_MARCH)
    return changed(look, unit, 'column', 'to march by road');
  return null;
}

/** Those who hold a place dig where they stand, once, when there is nothing to fire at. */
function dug(look: Look, unit: number): Weighed | null {
  const { field, view } = look;
  const { fort, fatigue } = view.units[unit]!;
  if (aimOf(look, unit)?.kind !== 'hold' || fort > 0 || fatigue >= 20) return null;
  const near = nearestEnemy(look, unit);
  if (near > SAFE || near < 2 || farToAim(look, unit) > 5) return null;
  const action: ActionOf<'fortify'> = { do: 'fortify', unit: unitPieceId(field, unit) };
  if (fortifyBar(field, view, action) !== null) return null;
  return {
    action,
    value: WEIGHTS.fort,
    reason: asSentence(`${unitName(field, unit)} digs in before the enemy comes`),
  };
}

function footOrder(look: Look, unit: number): Weighed | null {
  const close = preyed(look, unit);
  if (close) return close;
  const form = formed(look, unit);
  if (form) return form;
  const march = bestMarch(look, unit);
  const step = march && stepOn(look, unit, march, marchReason(look, unit, march.square));
  if (step) return step;
  const shot = bestShot(look, unit);
  if (shot && shot.loss >= WEIGHTS.powder) return fireAt(look, unit, shot);
  return dug(look, unit) ?? frontOf(look, unit);
}

/** What limbered guns keep for unlimbering. */
const UNLIMBERING = 4;

function limberedOrder(look: Look, unit: number): Weighed | null {
  const { view } = look;
  const { modeChanged } = view.units[unit]!;
  const march = bestMarch(look, unit, modeChanged ? 0 : UNLIMBERING);
  const step = march && stepOn(look, unit, march, marchReason(look, unit, march.square));
  if (step) return step;
  return changed(look, unit, 'unlimbered', 'where it can be of use') ?? frontOf(look, unit);
}

/** Guns that have nothing to fire at and are far from what they are for. */
const FAR_GUNS = 24;

function gunOrder(look: Look, unit: number): Weighed | null {
  const { view } = look;
  if (view.units[unit]!.mode === 'limbered') return limberedOrder(look, unit);
  if (isBasic(view)) {
    const march = bestMarch(look, unit);
    const step = march && stepOn(look, unit, march, marchReason(look, unit, march.square));
    if (step) return step;
  }
  const shot = bestShot(look, unit);
  if (shot && shot.loss >= WEIGHTS.powder) return fireAt(look, unit, shot);
  if (farToAim(look, unit) > FAR_GUNS && nearestEnemy(look, unit) > 3)
    return changed(look, unit, 'limbered', 'for it has no target here');
  return frontOf(look, unit);
}

/** Null where it has done what it can. */
export function nextOrder(look: Look, unit: number): Weighed | null {
  const { field, view } = look;
  const { plot } = view.units[unit]!;
  if (!isReady(look, unit) || (plot && plot.paid > 0)) return null;
  return isArtillery(field.units[unit]!.arm) ? gunOrder(look, unit) : footOrder(look, unit);
}

/** What else a unit could do that is about to step: go another way, or fire from where it stands, which staying was weighed with. */
function insteadOfStep(look: Look, unit: number, direction: number): readonly Weighed[] {
  const { field, view } = look;
  const { square, mode, modeChanged } = view.units[unit]!;
  const keep = mode === 'limbered' && !modeChanged ? UNLIMBERING : 0;
  const march = bestMarch(look, unit, keep, squareBeyond(field, square, direction - 1));
  const step = march && stepOn(look, unit, march, marchReason(look, unit, march.square));
  const shot = bestShot(look, unit);
  return [...(step ? [step] : []), ...(shot ? [{ ...fireAt(look, unit, shot), value: 0 }] : [])];
}

/** Of who is about to fire: at whom else he could. */
const otherShots = (look: Look, unit: number, square: string): readonly Weighed[] =>
  shotsOf(look, unit)
    .map((shot) => fireAt(look, unit, shot))
    .filter(({ action }) => action.do === 'plot-fire' && action.square !== square);

/** What a unit could do instead of the order that it would be given. */
export function otherOrders(look: Look, { action }: Weighed): readonly Weighed[] {
  if (!('unit' in action)) return [];
  const unit = unitNamed(look.field, action.unit);
  if (action.do === 'step') return insteadOfStep(look, unit, action.direction);
  return action.do === 'plot-fire' ? otherShots(look, unit, action.square) : [];
}
