/** The Army of Maneuver in a Cycle (19.4.12, 7H): who is assigned and released, and Sherman in command. */
import { type Bar, bar, bare, cellDistance, type Umpire } from '@longroll/kernel';
import { assignBar, isUnwatched, leadBar, maneuverCap, maneuverManpower } from '../../campaign/maneuver.ts';
import { largest } from '../../campaign/manpower.ts';
import { standing } from '../../campaign/theatre.ts';
import { SCORED } from '../../campaign/victory.ts';
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import type { Army } from '../../scenarios/scenario.ts';
import { settleLeaders } from '../movement/leaders.ts';
import {
  campaignOf,
  change,
  isSiegeOn,
  rulesIn,
  scored,
  standingOf,
  tells,
  theatreIn,
} from '../state/campaign.ts';
import { changeLeaders } from '../state/change.ts';
import { type DecisionIn, withUnit } from '../state/flow.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { leaderNamed, unitName, unitsOfSide } from '../state/standing.ts';
import { ENDS, told } from '../state/words.ts';

import { obeys } from './laying.ts';

type Maneuver = In<'maneuver'>;

const assigned = (state: PlayState): ReadonlySet<number> => new Set(campaignOf(state).maneuver);

const ONCE = bar('once', '19.4.12.2', 'It has been assigned or released in this segment already.');
const NOT_ON_MAP = bar('not-there', '19.4.12.2', 'It is not on the map.');
const NOT_ASSIGNED = bar('not-assigned', '19.4.12.2', 'It does not belong to the Army of Maneuver.');

function mayAssign(field: Field, state: PlayState, settled: readonly number[], unit: number): Bar | null {
  if (settled.includes(unit)) return ONCE;
  const one = standingOf(field, state, unit);
  if (one.unit.hex < 0) return NOT_ON_MAP;
  return assignBar(theatreIn(field, state), one, assigned(state), campaignOf(state).box, rulesIn(state));
}

const mayRelease = (state: PlayState, settled: readonly number[], unit: number): Bar | null => {
  if (settled.includes(unit)) return ONCE;
  return assigned(state).has(unit) ? null : NOT_ASSIGNED;
};

const LED = bar('led', '19.4.12.3', 'Sherman leads the Army of Maneuver already, or is not on the map.');

function mayLead(field: Field, state: PlayState): Bar | null {
  const sherman = leaderNamed(field, 'union', 'Sherman');
  if (campaignOf(state).maneuverLed || sherman < 0 || state.leaders[sherman]!.hex < 0) return LED;
  const manpower = maneuverManpower(theatreIn(field, state), assigned(state));
  return leadBar(manpower, campaignOf(state).box, rulesIn(state));
}

const assign = (state: PlayState, unit: number): PlayState => {
  const { maneuver, maneuverLed } = campaignOf(state);
  const now = change(state, { maneuver: [...maneuver, unit] });
  return maneuverLed ? obeys(now, unit, 'maneuver') : now;
};

const releaseFrom = (state: PlayState, unit: number): PlayState => {
  const { maneuver, maneuverLed } = campaignOf(state);
  const now = change(state, { maneuver: maneuver.filter((one) => one !== unit) });
  return maneuverLed ? obeys(now, unit, 'AT') : now;
};

/** Of some hexes with units the nearest, by the lowest number of equally near ones. */
function nearest({ ground: { map } }: Field, from: number, hexes: readonly number[]): number {
  return hexes.reduce((best, hex) => {
    const [now, then] = [cellDistance(map, from, hex), cellDistance(map, from, best)];
    return now < then || (now === then && map.ids[hex]! < map.ids[best]!) ? hex : best;
  });
}

/** Sherman takes the assigned, and Steele the corps that was his (19.4.12.3). */
function led(field: Field, state: PlayState): PlayState {
  const sherman = leaderNamed(field, 'union', 'Sherman');
  const steele = leaderNamed(field, 'union', 'Steele');
  const { lay, maneuver } = campaignOf(state);
  const from = state.leaders[sherman]!.hex;
  const his = maneuver.map((unit) => state.units[unit]!.hex).filter((hex) => hex >= 0);
  const corps = standing(theatreIn(field, state), 'union')
    .filter(({ piece }) => piece.command === 'XV')
    .map(({ unit, piece }) => ({ name: piece.name, manpower: unit.manpower, hex: unit.hex }));
  const seat = largest(corps)?.hex ?? WAITING;
  const unitArmies = lay.unitArmies.map((army, i): Army => (maneuver.includes(i) ? 'maneuver' : army));
  const leaderArmies = lay.leaderArmies.with(sherman, 'maneuver');
  const gone = changeLeaders(state, [sherman], {
    hex: his.includes(from) ? from : nearest(field, from, his),
  });
  const seated =
    steele < 0 ? gone : changeLeaders(gone, [steele], { hex: seat, arrives: 0, entry: -1, released: true });
  return change(seated, { lay: { ...lay, unitArmies, leaderArmies }, maneuverLed: true });
}

/** Without a siege there is no such army; with one Johnston is watched or not, even where nothing can be chosen. */
export function offerManeuver(field: Field, state: In<'offer-maneuver'>, u: Umpire): PlayState {
  if (!isSiegeOn(state)) return to(state, { at: 'reorganization', side: 'confederate' });
  const choice =
    campaignOf(state).maneuver.length > 0 ||
    unitsOfSide(field, 'union').some((unit) => mayAssign(field, state, [], unit) === null);
  return choice ? to(state, { at: 'maneuver', side: 'union', settled: [] }) : watched(field, state, u);
}

function watched(field: Field, state: PlayState, u: Umpire): PlayState {
  const manpower = maneuverManpower(theatreIn(field, state), assigned(state));
  const rules = rulesIn(state);
  const now = settleLeaders(field, state);
  const on = (after: PlayState) => to(after, { at: 'reorganization', side: 'confederate' });
  if (!isUnwatched(manpower, campaignOf(state).box, rules)) return on(now);
  return on(
    tells(
      scored(now, SCORED.unwatched(state.turn, rules)),
      u,
      '19.4.12.4',
      'Johnston comes and no army watches him.',
    ),
  );
}

const settled = (state: Maneuver, now: PlayState, unit: number): PlayState =>
  to(now, { ...state.stage, settled: [...state.stage.settled, unit] });

/** Its manpower, and the most that it may have. */
function strength(field: Field, state: PlayState): string {
  const manpower = maneuverManpower(theatreIn(field, state), assigned(state));
  const cap = maneuverCap(campaignOf(state).box, rulesIn(state));
  return `${manpower}${Number.isFinite(cap) ? ` of at most ${cap}` : ''} manpower`;
}

export const MANEUVER: DecisionIn<'maneuver'> = {
  rule: bar(
    'maneuver',
    '19.4.12.2',
    'The Army of Maneuver: units are assigned or released, or the Union goes on.',
  ),
  prompt: (field, state) =>
    `assign units to the Army of Maneuver, release them, or go on. It has ${strength(field, state)}.`,
  deeds: {
    assign: withUnit<Maneuver, 'assign'>('assign', {
      among: (field) => unitsOfSide(field, 'union'),
      bar: (field, state, unit) => mayAssign(field, state, state.stage.settled, unit),
      play: (_, state, unit) => settled(state, assign(state, unit), unit),
      tell: (field, { units }, unit) =>
        told(
          'Assign',
          '19.4.12.2',
          `${unitName(field, unit)} (${units[unit]!.manpower}) joins the Army of Maneuver`,
        ),
    }),
    release: withUnit<Maneuver, 'release'>('release', {
      among: (_, state) => campaignOf(state).maneuver,
      bar: (_, state, unit) => mayRelease(state, state.stage.settled, unit),
      play: (_, state, unit) => settled(state, releaseFrom(state, unit), unit),
      tell: (field, _, unit) =>
        told('Release', '19.4.12.2', `${unitName(field, unit)} leaves the Army of Maneuver`),
    }),
    lead: bare(
      { do: 'lead' },
      {
        bar: mayLead,
        play: (field, state, u) =>
          tells(
            led(field, state),
            u,
            '19.4.12.3',
            'Sherman takes the Army of Maneuver; Steele leads his corps.',
          ),
        tell: () => told('Sherman', '19.4.12.3', 'Sherman leads the Army of Maneuver'),
      },
    ),
    done: bare(
      { do: 'done' },
      {
        play: watched,
        tell: (_, { stage }) =>
          told(
            'Done',
            '19.4.12.2',
            stage.at === 'maneuver' && stage.settled.length > 0
              ? 'The Army of Maneuver is settled'
              : 'The Army of Maneuver stays as it is',
            ENDS,
          ),
      },
    ),
  },
};
