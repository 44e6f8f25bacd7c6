/** A turn of the campaign ends (19.2, 8A to 8C): surrender, the end of the game, who is back next turn. */
import type { Umpire } from '@longroll/kernel';
import { pontoonsAt } from '../../campaign/crossings.ts';
import { BOATS, returned } from '../../campaign/gunboats.ts';
import { fieldNow } from '../../campaign/laidOut.ts';
import { fallAfter, hasHope, isAsked, surrenders } from '../../campaign/surrender.ts';
import { isInfantry } from '../../campaign/theatre.ts';
import { isArmyLost, isLastTurn } from '../../campaign/victory.ts';
import { garrison, garrisonSize, worksOf } from '../../campaign/works.ts';
import type { Field } from '../../field/field.ts';
import { GONE, WAITING } from '../../field/state.ts';
import type { Army } from '../../scenarios/scenario.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, reliefSet, rulesIn, tells, theatreIn } from '../state/campaign.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { isDue, sideOfLeader, unitsOfSide } from '../state/standing.ts';
import { BOAT_NAMES } from './river.ts';

/** All in the works are prisoners, which scores with the city alone; who is left elsewhere is Johnston's (19.5.7.3). */
function capitulates(field: Field, state: PlayState): PlayState {
  const theatre = theatreIn(field, state);
  const works = worksOf(theatre);
  const taken = garrison(theatre);
  const leaders = state.leaders.flatMap(({ hex }, i) =>
    works.includes(hex) && sideOfLeader(field, i) === 'confederate' ? [i] : [],
  );
  const gone = changeUnits(
    state,
    taken.map(({ index }) => index),
    () => ({
      ...{ manpower: 0, hex: GONE, flanksRefused: false },
    }),
  );
  const { captured, controlled, lay, records: before } = campaignOf(state);
  const records = taken.reduce(
    (now, { index, unit }) => now.with(index, { ...now[index]!, lost: now[index]!.lost + unit.manpower }),
    before,
  );
  const unitArmies = lay.unitArmies.map((army): Army => (army === 'AM' || army === 'AM or AR' ? 'AR' : army));
  return change(changeLeaders(gone, leaders, { hex: GONE, released: false }), {
    fell: state.turn,
    besieged: false,
    maneuver: [],
    captured: captured + garrisonSize(theatre),
    controlled: [...new Set([...controlled, ...works])].sort((a, b) => a - b),
    lay: { ...lay, unitArmies },
    records,
  });
}

const endCheck = (state: PlayState): PlayState => to(state, { at: 'end-check', side: 'union' });

/** The die of surrender, then who stands in the city (19.5.7, 19.5.8). */
export function askSurrender(field: Field, state: In<'surrender'>, u: Umpire): PlayState {
  const { fell, besieged, track, heart } = campaignOf(state);
  const theatre = theatreIn(field, state);
  const rules = rulesIn(state);
  const size = garrisonSize(theatre);
  const hope = fell === null && besieged && hasHope(theatre, reliefSet(state), rules);
  const asked = { besieged, siege: track.siege, garrison: size, heart, hope, rules };
  if (fell === null && surrenders(asked)(u)) {
    const taken = capitulates(field, state);
    const left = settleLeaders(fieldNow(field, taken), taken);
    return endCheck(tells(left, u, '19.5.7.3', `Vicksburg surrenders with ${size} manpower.`));
  }
  const holds = fell === null && isAsked(asked);
  return stormed(field, holds ? tells(state, u, '19.5.7.1', 'Vicksburg holds out.') : state, u);
}

/** Who stands in the city when a turn ends (19.5.8). */
function stormed(field: Field, state: PlayState, u: Umpire): PlayState {
  const { fell, track } = campaignOf(state);
  const after = fallAfter(theatreIn(field, state), state.turn, { fell, track }, rulesIn(state));
  if (after.fell === fell) return endCheck(state);
  const words = after.fell === null ? 'Vicksburg is Confederate again.' : 'Vicksburg is stormed.';
  return endCheck(tells(change(state, { ...after, maneuver: [] }), u, '19.5.8', words));
}

/** Union infantry on the map, waiting and sent away; who is not due yet does not count (19.6.3). */
function unionInfantry(field: Field, state: PlayState): number {
  const { embarked } = campaignOf(state);
  const away = (i: number) => {
    const { hex, entry } = state.units[i]!;
    return hex === WAITING && (entry < 0 || embarked.includes(i));
  };
  return unitsOfSide(field, 'union')
    .filter((i) => isInfantry(field.pieces.units[i]!))
    .filter((i) => state.units[i]!.hex >= 0 || isDue(state, state.units[i]!) || away(i))
    .reduce((sum, i) => sum + state.units[i]!.manpower, 0);
}

export const isArmyGone = (field: Field, state: PlayState): boolean =>
  isArmyLost(state.turn, unionInfantry(field, state), rulesIn(state));

const isShort = ({ scenario }: Field): boolean => scenario.par !== null;

/** Turn 70, four turns after the fall, or an army lost; a short campaign ends with its sheet (19.6.4, 19.10.0). */
export function checkEnd(field: Field, state: In<'end-check'>, u: Umpire): PlayState {
  const over = (text: string) =>
    to(tells(state, u, '19.6.4', text), { at: 'game-over', side: state.stage.side });
  if (isArmyGone(field, state)) return over('The Union army is lost.');
  const last =
    state.turn >= field.scenario.turns ||
    (!isShort(field) && isLastTurn(state.turn, campaignOf(state).fell, rulesIn(state)));
  return last ? over('The campaign is over.') : to(state, { at: 'turn-track', side: 'union' });
}

/** Who is due next turn is made ready. */
export function advanceTrack(_: Field, state: In<'turn-track'>, u: Umpire): PlayState {
  const next = state.turn + 1;
  const { gunboats, pontoons, bridges } = campaignOf(state);
  const have = pontoons.length + bridges.pontoons.length;
  const more = Math.max(0, pontoonsAt(next, rulesIn(state)) - have);
  const ready = change(state, {
    gunboats: gunboats.map((boat) => returned(boat, next)),
    pontoons: [...pontoons, ...Array.from({ length: more }, () => ({ from: next }))],
  });
  const back = gunboats.flatMap(({ back: due }, i) => (due !== null && due <= next ? [BOATS[i]!] : []));
  const known = back.reduce((now, boat) => tells(now, u, '19.4.4.2', `${BOAT_NAMES[boat]} are back.`), ready);
  const bridged = more > 0 ? tells(known, u, '19.4.7.1', 'The Union has another pontoon.') : known;
  return to(bridged, { at: 'offer-pontoons', side: 'union' });
}
