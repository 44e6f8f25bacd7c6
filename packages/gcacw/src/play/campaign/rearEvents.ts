/** Strategic events behind the armies (19.3.2): reinforcements, Jackson's redoubts, McClernand, Milliken's Bend. */

import { inWords } from '@longroll/kernel';
import { JACKSON } from '../../campaign/areas.ts';
import { riverDepots } from '../../campaign/depots.ts';
import {
  arrivalsPutOff,
  awayUntil,
  isMillikenByDie,
  millikensBend,
  redoubtSites,
  sendable,
  variableReinforcement,
} from '../../campaign/strategicEvents.ts';
import { hexOf } from '../../campaign/theatre.ts';
import { SCORED } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import { isSubordinate } from '../../field/pieces.ts';
import { GONE, WAITING } from '../../field/state.ts';
import { does } from '../../story/words.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, controlledSet, rulesIn, scored, theatreIn } from '../state/campaign.ts';
import { changeLeaders, changeUnit, changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderName, leadersOfSide, unitName, unitNamed, unitsOfSide } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';
import { asks, type Event, type Happens, noEffect, says } from './event.ts';

export const reinforcement: Happens = (event) => {
  const { field, state, u } = event;
  const { side, pool } = variableReinforcement(campaignOf(state).pools, rulesIn(state))(u);
  const units = pool.map((name) => unitNamed(field, side, name)).filter((unit) => unit >= 0);
  if (units.length === 0) return noEffect(event);
  return units.length === 1 ? drafted(event, units[0]!) : asks(event, side, { of: 'pool', units });
};

export function drafted(event: Event, unit: number): PlayState {
  const { field, state } = event;
  const { pools } = campaignOf(state);
  const name = unitName(field, unit);
  const { side } = field.pieces.units[unit]!;
  const left = { ...pools, [side]: pools[side].filter((one) => one !== name) };
  const due = changeUnit(change(state, { pools: left }), unit, { arrives: state.turn + 1 });
  return says(event, due, `Variable Reinforcement: ${name} comes next turn.`);
}

export const redoubt: Happens = (event) => {
  const { field, state } = event;
  const theatre = theatreIn(field, state);
  const held = !controlledSet(state).has(hexOf(theatre, JACKSON));
  const hexes = redoubtSites(theatre, campaignOf(state).redoubts, held, rulesIn(state));
  return hexes.length === 0 ? noEffect(event) : asks(event, 'confederate', { of: 'redoubt', hexes });
};

export const relieved: Happens = (event) => {
  const { field, state } = event;
  const { lay } = campaignOf(state);
  const at = lay.leaders.indexOf('McClernand');
  if (at < 0 || state.leaders[at]!.hex === GONE || field.pieces.leaders[at]!.side !== 'union')
    return noEffect(event);
  const now = change(state, { lay: { ...lay, leaders: lay.leaders.with(at, 'Ord') } });
  return says(event, now, 'McClernand is relieved; Ord takes his corps.');
};

// Milliken's Bend.

/** Leaders who went on board with a unit that would have left them alone. */
const sailsAlong = (field: Field, state: PlayState, leader: number): boolean => {
  const { entry, arrives } = state.leaders[leader]!;
  return campaignOf(state).embarked.some((unit) => {
    const sailing = state.units[unit]!;
    const isHis = isSubordinate(field.pieces.units[unit]!, field.pieces.leaders[leader]!);
    return isHis && sailing.entry === entry && sailing.arrives === arrives;
  });
};

/** Whoever is due next comes later; who is on the river between two landings is no arrival (19.4.5). */
function putOff(event: Event): PlayState {
  const { field, state } = event;
  const waits = (piece: { readonly hex: number; readonly arrives: number }) =>
    piece.hex === WAITING && piece.arrives < Number.MAX_SAFE_INTEGER && piece.arrives > state.turn;
  const { embarked } = campaignOf(state);
  const units = unitsOfSide(field, 'union').filter((i) => waits(state.units[i]!) && !embarked.includes(i));
  const leaders = leadersOfSide(field, 'union').filter(
    (i) => waits(state.leaders[i]!) && !sailsAlong(field, state, i),
  );
  const all = [
    ...units.map((i) => ({ due: state.units[i]!.arrives, i, leader: false })),
    ...leaders.map((i) => ({ due: state.leaders[i]!.arrives, i, leader: true })),
  ];
  const late = arrivalsPutOff(all, state.turn, rulesIn(state)).filter(({ due }, at) => due !== all[at]!.due);
  const after = late.reduce(
    (now, { due, i, leader }) =>
      leader ? changeLeaders(now, [i], { arrives: due }) : changeUnit(now, i, { arrives: due }),
    state,
  );
  const names = late.map(({ i, leader }) => (leader ? leaderName(field, i) : unitName(field, i)));
  if (names.length === 0) return noEffect(event);
  const words = `${inWords(names)} ${does(names, 'comes', 'come')} on turn ${late[0]!.due}`;
  return says(event, after, `Milliken's Bend is attacked: ${words}.`);
}

export const milliken: Happens = (event) => {
  const { field, state, u } = event;
  const rules = rulesIn(state);
  if (!isMillikenByDie(state.turn, rules)) return putOff(event);
  const result = millikensBend(u);
  if (result === 'nothing') return noEffect(event);
  if (result === 'send-away') return sending(event);
  const hexes = riverDepots(theatreIn(field, state), campaignOf(state).depots);
  if (hexes.length === 0) return noEffect(event);
  return hexes.length === 1
    ? disrupted(event, hexes[0]!)
    : asks(event, 'confederate', { of: 'depot', hexes });
};

function sending(event: Event): PlayState {
  const { field, state } = event;
  const rules = rulesIn(state);
  const units = sendable(theatreIn(field, state), rules).map(({ index }) => index);
  if (units.length > 0) return asks(event, 'union', { of: 'send-away', units });
  return says(
    event,
    scored(state, SCORED.milliken(state.turn, rules)),
    "Nobody can be sent to Milliken's Bend.",
  );
}

export const disrupted = (event: Event, hex: number): PlayState =>
  says(
    event,
    change(event.state, { disrupted: [hex] }),
    `The depot at ${hexWords(event.field, hex)} fails in this Cycle.`,
  );

export function sentAway(event: Event, unit: number): PlayState {
  const { field, state } = event;
  const turn = awayUntil(state.turn, rulesIn(state));
  const gone = changeUnits(state, [unit], () => ({
    ...{ hex: WAITING, entry: -1, arrives: turn, fatigue: 0 as const },
    ...{ flanksRefused: false, entrenchment: 'none' as const },
  }));
  const name = unitName(field, unit);
  return says(
    event,
    settleLeaders(field, gone),
    `${name} is sent to Milliken's Bend and is due again on turn ${turn}.`,
  );
}

export const dug = (event: Event, hex: number): PlayState =>
  says(
    event,
    change(event.state, { redoubts: [...campaignOf(event.state).redoubts, hex] }),
    `A redoubt is dug in ${hexWords(event.field, hex)}.`,
  );
