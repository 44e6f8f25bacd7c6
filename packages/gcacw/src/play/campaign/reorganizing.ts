/** The Confederates reorganize (19.4.11, 7I): armies, divisions and names, which change by themselves. */
import type { Umpire } from '@longroll/kernel';
import { fieldNow } from '../../campaign/laidOut.ts';
import {
  armyWhenFormed,
  type Division,
  FRENCHS,
  formed,
  frenchComes,
  LORINGS,
  RENAMED,
  seatOf,
  WALKERS,
  walkerComes,
} from '../../campaign/relief.ts';
import { standing } from '../../campaign/theatre.ts';
import type { Field } from '../../field/field.ts';
import { GONE } from '../../field/state.ts';
import type { Army } from '../../scenarios/scenario.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, rulesIn, tells, theatreIn } from '../state/campaign.ts';
import { changeLeaders } from '../state/change.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { leaderNamed, unitsOfSide } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';
import { relaid } from './laying.ts';

const ARMY_FORMS = 15;

/** Every unit of the Confederates is Pemberton's or Johnston's from now on (19.4.11.2). */
function armiesForm(field: Field, state: PlayState, u: Umpire): PlayState {
  if (campaignOf(state).reliefFormed || state.turn < ARMY_FORMS) return state;
  const { lay } = campaignOf(state);
  const theatre = theatreIn(field, state);
  const unitArmies = lay.unitArmies.map((army, i): Army => {
    const piece = field.pieces.units[i]!;
    if (piece.side === 'union' || army === 'AR') return army;
    const { hex } = state.units[i]!;
    return armyWhenFormed(theatre, piece, hex >= 0 ? hex : null);
  });
  const now = change(state, { lay: { ...lay, unitArmies }, reliefFormed: true });
  return tells(now, u, '19.4.11.2', 'Johnston forms the Army of Relief.');
}

/** A division whose time has come: its leader appears, its brigades take their new names. */
function divisionForms(
  field: Field,
  state: PlayState,
  division: Division,
  comes: boolean,
  u: Umpire,
): PlayState {
  if (!comes || !campaignOf(state).reliefFormed) return state;
  const { lay } = campaignOf(state);
  const brigades = standing(theatreIn(field, state), 'confederate').map(({ index, unit, piece }) => ({
    ...{ index, hex: unit.hex, name: piece.name, manpower: unit.manpower },
    present: lay.unitArmies[index] === 'AR',
  }));
  const leader = leaderNamed(field, 'confederate', division.leader);
  const appears =
    leader >= 0 && state.leaders[leader]!.hex < 0 && state.leaders[leader]!.arrives > state.turn;
  const seat = appears ? seatOf(division, brigades) : null;
  const seated =
    seat === null
      ? state
      : tells(
          changeLeaders(state, [leader], { hex: seat.hex, arrives: 0, entry: -1, released: true }),
          u,
          division.cite,
          `${division.leader} takes command of his division at ${hexWords(field, seat.hex)}.`,
        );
  if (appears && seat === null) return state;
  return brigades.reduce((now, brigade) => relaid(now, brigade.index, formed(division, brigade)), seated);
}

/** Loring's men who are Johnston's are called so, and he with them (19.4.11.2). */
export function loringsJoin(field: Field, state: PlayState): PlayState {
  const relief = (now: PlayState, i: number) => campaignOf(now).lay.unitArmies[i] === 'AR';
  const named = unitsOfSide(field, 'confederate').reduce((now, i) => {
    const { lay } = campaignOf(now);
    return relief(now, i) ? relaid(now, i, LORINGS[lay.units[i]!] ?? lay.units[i]!) : now;
  }, state);
  const { lay } = campaignOf(named);
  const loring = lay.leaders.indexOf('Loring-A');
  if (loring < 0) return named;
  const { hex } = named.leaders[loring]!;
  const joins = unitsOfSide(field, 'confederate').some(
    (i) =>
      hex >= 0 && named.units[i]!.hex === hex && relief(named, i) && field.pieces.units[i]!.command === 'L',
  );
  if (!joins) return named;
  const leaders = lay.leaders.with(loring, 'Loring-B');
  return change(named, { lay: { ...lay, leaders, leaderArmies: lay.leaderArmies.with(loring, 'AR') } });
}

/** Names only: on their turns (19.4.11.5). */
function renamed(state: PlayState, u: Umpire): PlayState {
  const names = RENAMED[state.turn] ?? {};
  return Object.entries(names).reduce((now, [old, name]) => {
    const unit = campaignOf(now).lay.units.indexOf(old);
    if (unit < 0 || now.units[unit]!.hex === GONE) return now;
    return tells(relaid(now, unit, name), u, '19.4.11.5', `${name} takes over the brigade of ${old}.`);
  }, state);
}

export function reorganize(field: Field, state: In<'reorganization'>, u: Umpire): PlayState {
  const rules = rulesIn(state);
  const { turn } = state;
  const armies = armiesForm(field, state, u);
  const walkers = divisionForms(field, armies, WALKERS, walkerComes(turn, rules), u);
  const early = campaignOf(walkers).frenchCalled;
  const frenchs = divisionForms(field, walkers, FRENCHS, frenchComes(turn, early, rules), u);
  const after = loringsJoin(field, renamed(frenchs, u));
  // Leaders are looked for under the names and commands that their units have now.
  return to(settleLeaders(fieldNow(field, after), after), { at: 'offer-joins', side: 'confederate' });
}
