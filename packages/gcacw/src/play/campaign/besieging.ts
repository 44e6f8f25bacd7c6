/** The siege of Vicksburg in every turn (19.5.4), and the losses of its garrison. */
import { bar, type Umpire } from '@longroll/kernel';
import {
  bombardment,
  GARRISON_LOSSES,
  garrisonLoss,
  isBesieged,
  isRingBroken,
  mayBeBesieged,
  type SiegeTrack,
  siegeTracked,
} from '../../campaign/siege.ts';
import { SCORED } from '../../campaign/victory.ts';
import { garrison, garrisonSize } from '../../campaign/works.ts';
import type { StrategicEventName } from '../../charts/strategicEvents.ts';
import type { Field } from '../../field/field.ts';
import { settleLeaders } from '../movement/leaders.ts';
import { campaignOf, change, isCycle, rulesIn, scored, tells, theatreIn } from '../state/campaign.ts';
import { writeUnit } from '../state/change.ts';
import { type DecisionIn, SILENT, withUnit } from '../state/flow.ts';
import { type GarrisonLosing, type In, type PlayState, to } from '../state/stage.ts';
import { unitName, unitOf } from '../state/standing.ts';
import { told } from '../state/words.ts';

/** After the siege phase the strategic cycle, on turns divisible by five. */
const afterSiege = (state: PlayState): PlayState =>
  to(state, { at: isCycle(state) ? 'strategic-event' : 'surrender', side: 'union' });

/** How the ring stands, and the track after it; nothing while there is no siege to speak of. */
function ringWords(was: boolean, is: boolean, before: SiegeTrack, { siege }: SiegeTrack): string {
  if (is)
    return was
      ? `The siege goes on: ${siege} on its track.`
      : `Vicksburg is besieged: ${siege} on the siege track.`;
  if (siege < before.siege) return `The ring round Vicksburg stays open: the siege track drops to ${siege}.`;
  return was ? 'The ring round Vicksburg is open.' : '';
}

/** The state of the ring and the track after it. Once the ring is broken nobody is assigned any more (19.4.12.2). */
function tracked(field: Field, state: PlayState, u: Umpire): PlayState {
  const { track, besieged: was, maneuver } = campaignOf(state);
  const rules = rulesIn(state);
  const theatre = theatreIn(field, state);
  const besieged = isBesieged(theatre, new Set(maneuver), rules);
  const garrisoned = garrisonSize(theatre);
  const after = siegeTracked({ turn: state.turn, besieged, garrison: garrisoned, track, rules });
  const lapsed = isRingBroken(after.track, rules);
  const ringed = change(state, { besieged, track: after.track, ...(lapsed ? { maneuver: [] } : {}) });
  const words = ringWords(was, besieged, track, after.track);
  const known = words === '' ? ringed : tells(ringed, u, '19.5.4', words);
  if (after.points === 0) return known;
  return tells(
    scored(known, SCORED.relief(state.turn, rules)),
    u,
    '19.5.4.4',
    `Vicksburg is relieved: ${after.points} points for the Confederates.`,
  );
}

export function besiege(field: Field, state: In<'siege'>, u: Umpire): PlayState {
  if (campaignOf(state).fell !== null) return afterSiege(state);
  if (!mayBeBesieged(theatreIn(field, state))) return afterSiege(change(state, { besieged: false }));
  const now = tracked(field, state, u);
  if (!campaignOf(now).besieged) return afterSiege(now);
  const points = bombardment(rulesIn(state))(u);
  return points === 0
    ? afterSiege(now)
    : losesPoints(
        field,
        tells(now, u, '19.5.4.3', 'The bombardment costs the garrison 1 manpower.'),
        points,
        null,
      );
}

/** The garrison loses points, its owner choosing where there is a choice; then what came after goes on. */
export function losesPoints(
  field: Field,
  state: PlayState,
  points: number,
  rest: readonly StrategicEventName[] | null,
): PlayState {
  const units = garrison(theatreIn(field, state)).map(({ index }) => index);
  const { toLose, lost } = garrisonLoss(
    units.map((i) => unitOf(field, state, i)),
    points,
    rulesIn(state),
  );
  return divided(field, state, { units, toLose, lost, rest });
}

function divided(field: Field, state: PlayState, losing: GarrisonLosing): PlayState {
  if (losing.toLose > 0) return to(state, { at: 'siege-loss', side: 'confederate', losing });
  const after = losing.units.reduce((now, unit, i) => {
    const one = unitOf(field, now, unit);
    return losing.lost[i] === 0
      ? now
      : writeUnit(field, now, unit, { ...one, manpower: one.manpower - losing.lost[i]! }, 'lost');
  }, state);
  const settled = settleLeaders(field, after);
  return losing.rest === null
    ? afterSiege(settled)
    : to(settled, { at: 'next-event', side: 'union', rest: losing.rest });
}

// The owner chooses, point by point.

const dividingOf = (field: Field, state: In<'siege-loss'>) => {
  const { units, toLose, lost } = state.stage.losing;
  const records = units.map((i) => unitOf(field, state, i));
  return { side: 'confederate', units: records, toLose, lost, rules: rulesIn(state) };
};

const options = (field: Field, state: In<'siege-loss'>): readonly number[] =>
  GARRISON_LOSSES.options(dividingOf(field, state)).map((at) => state.stage.losing.units[at]!);

const NOT_NOW = bar('not-now', '8.6b', 'Nobody loses a second point before each has lost one.');

export const SIEGE_LOSS: DecisionIn<'siege-loss'> = {
  rule: bar('siege-loss', '19.5.4.3', 'The garrison loses manpower: its owner says who.'),
  prompt: (_, { stage }) =>
    stage.losing.toLose === 1
      ? 'which unit of the garrison loses a point?'
      : `which unit of the garrison loses the next of ${stage.losing.toLose} points?`,
  deeds: {
    lose: withUnit('lose', {
      among: options,
      bar: (field, state, unit) => (options(field, state).includes(unit) ? null : NOT_NOW),
      play: (field, state, unit) => {
        const { losing } = state.stage;
        const at = losing.units.indexOf(unit);
        const { toLose, lost } = GARRISON_LOSSES.take(dividingOf(field, state), at, SILENT);
        return divided(field, state, { ...losing, toLose, lost });
      },
      tell: (field, _, unit) => told('Losses', '8.6b', `${unitName(field, unit)} loses a point`),
    }),
  },
};
