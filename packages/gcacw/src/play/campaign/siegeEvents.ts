/** Strategic events of the two sieges (19.3.2): attrition, mines, Port Hudson. */
import {
  groverArrives,
  mineSites,
  mineSprung,
  portHudsonPressed,
  siegeAttrition,
} from '../../campaign/strategicEvents.ts';
import { standingIn } from '../../campaign/theatre.ts';
import { SCORED } from '../../campaign/victory.ts';
import { garrisonSize, lineOf } from '../../campaign/works.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, controlledSet, rulesIn, scored, tells, theatreIn } from '../state/campaign.ts';
import { changeUnit, writeUnit } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { unitNamed, unitOf } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';
import { losesPoints } from './besieging.ts';
import { asks, type Event, goOn, type Happens, noEffect, says } from './event.ts';

export const attrition: Happens = (event) => {
  const { field, state, rest, u } = event;
  const { besieged, fell } = campaignOf(state);
  if (!besieged || fell !== null) return noEffect(event);
  const points = siegeAttrition(garrisonSize(theatreIn(field, state)))(u);
  const known = tells(state, u, '19.3.2', `Siege Attrition costs the garrison ${points} manpower.`);
  return losesPoints(field, known, points, rest);
};

export const mining: Happens = (event) => {
  const { field, state } = event;
  const { levels, besieged, fell, track } = campaignOf(state);
  if (fell !== null) return noEffect(event);
  const theatre = theatreIn(field, state);
  const siege = { besieged, track: track.siege };
  const sites = mineSites(theatre, levels, controlledSet(state), siege, rulesIn(state));
  const hexes = sites.map((at) => lineOf(theatre)[at]!);
  if (hexes.length === 0) return noEffect(event);
  return hexes.length === 1 ? mined(event, hexes[0]!) : asks(event, 'union', { of: 'mine', hexes });
};

/** The mine is sprung under a hex of the line. */
export function mined({ field, state, rest, u }: Event, hex: number): PlayState {
  const theatre = theatreIn(field, state);
  const at = lineOf(theatre).indexOf(hex);
  const { levels } = campaignOf(state);
  const { level, each, assault } = mineSprung(levels[at]!, rulesIn(state))(u);
  const there = each === 0 ? [] : standingIn(theatre, 'confederate', [hex]);
  const hurt = there.reduce((now, { index }) => {
    const unit = unitOf(field, now, index);
    return writeUnit(field, now, index, { ...unit, manpower: unit.manpower - each }, 'lost');
  }, state);
  const mine = assault === 0 ? null : { hex, turn: state.turn + 1, die: assault };
  const done = change(hurt, { levels: levels.with(at, level), mine });
  const words = level === levels[at] ? 'it fails' : `the works there fall to level ${level}`;
  return goOn(
    tells(settleLeaders(field, done), u, '19.3.2', `A mine under ${hexWords(field, hex)}: ${words}.`),
    rest,
  );
}

export const portHudson: Happens = (event) => {
  const { portHudson: stands, groverCalled } = campaignOf(event.state);
  if (stands === 'fallen') return noEffect(event);
  return groverCalled ? pressed(event) : asks(event, 'union', { of: 'port-hudson' });
};

export function pressed(event: Event): PlayState {
  const { state, u } = event;
  const rules = rulesIn(state);
  const falls = portHudsonPressed(state.turn, campaignOf(state).groverCalled, rules)(u);
  if (!falls) return says(event, state, 'Port Hudson holds out.');
  const fallen = scored(change(state, { portHudson: 'fallen' }), SCORED.portHudson(state.turn, rules));
  return says(event, fallen, 'Port Hudson has fallen.');
}

export function called(event: Event): PlayState {
  const { field, state } = event;
  const rules = rulesIn(state);
  const turn = groverArrives(state.turn, rules);
  const grover = unitNamed(field, 'union', 'Grover');
  const due = grover < 0 ? state : changeUnit(state, grover, { arrives: turn });
  const known = scored(change(due, { groverCalled: true }), SCORED.grover(state.turn, rules));
  return says(event, known, `Grover is called from Port Hudson and comes on turn ${turn}.`);
}
