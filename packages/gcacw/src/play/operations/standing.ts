/**
 * What follows at once when a unit stands in a hex after a step, an advance, a retreat or its entry: whose the place is,
 * works and redoubts taken, depots destroyed, pontoons lost (19.0.6, 19.3.2, 19.4.1.5, 19.4.7.2, 19.5.1.6).
 */
import { controlAfter } from '../../campaign/control.ts';
import { pontoonBackOn, pontoonsLost } from '../../campaign/crossings.ts';
import { depotsAfter } from '../../campaign/depots.ts';
import { SCORED } from '../../campaign/victory.ts';
import { entered, lineOf } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import {
  campaignOf,
  change,
  controlledSet,
  rulesIn,
  scored,
  standingOf,
  theatreIn,
} from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';

function held(field: Field, state: PlayState, unit: number): PlayState {
  const controlled = controlledSet(state);
  const after = controlAfter(field.ground.map, controlled, state.units[unit]!.hex, sideOfUnit(field, unit));
  return after === controlled ? state : change(state, { controlled: [...after].sort((a, b) => a - b) });
}

/** A Union unit wrecks the line for good, and a redoubt is gone. */
function taken(field: Field, state: PlayState, hex: number): PlayState {
  const { levels, redoubts } = campaignOf(state);
  const at = lineOf(theatreIn(field, state)).indexOf(hex);
  const lower = at >= 0 && levels[at]! > 0 ? change(state, { levels: entered(levels, at) }) : state;
  return redoubts.includes(hex) ? change(lower, { redoubts: redoubts.filter((one) => one !== hex) }) : lower;
}

function destroyed(state: PlayState, hex: number): PlayState {
  const { depots } = campaignOf(state);
  if (!depots.includes(hex)) return state;
  const left = change(state, { depots: depotsAfter(depots, hex) });
  return scored(left, SCORED.depot(state.turn, rulesIn(state)));
}

function pontoonsTaken(field: Field, state: PlayState, unit: number): PlayState {
  const { bridges, pontoons } = campaignOf(state);
  const lost = pontoonsLost(theatreIn(field, state), bridges, standingOf(field, state, unit));
  if (lost.length === 0) return state;
  const from = pontoonBackOn(state.turn, rulesIn(state));
  return change(state, {
    bridges: { ...bridges, pontoons: bridges.pontoons.filter((side) => !lost.includes(side)) },
    pontoons: [...pontoons, ...lost.map(() => ({ from }))],
  });
}

/** In a scenario without a campaign nothing of this is kept. */
export function stoodIn(field: Field, state: PlayState, unit: number): PlayState {
  if (!state.campaign) return state;
  const { hex } = state.units[unit]!;
  const now = held(field, state, unit);
  if (sideOfUnit(field, unit) === 'union') return taken(field, now, hex);
  return pontoonsTaken(field, destroyed(now, hex), unit);
}
