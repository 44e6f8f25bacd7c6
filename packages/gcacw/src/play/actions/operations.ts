/** Actions that only the campaign has: wrecking a crossing, going by river, and the choice of a landing (19.1.3a, 19.4.5, 19.4.6). */
import { type Bar, bar, type Umpire } from '@longroll/kernel';
import { wreckBar, wreckCrossing } from '../../campaign/crossings.ts';
import { riverDepots } from '../../campaign/depots.ts';
import { isBeside } from '../../campaign/theatre.ts';
import { embarkBar } from '../../campaign/transport.ts';
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import { wearier } from '../../model/fatigue.ts';
import { marchBar } from '../movement/able.ts';
import { sideFrom } from '../movement/entering.ts';
import { leftAlone, settleLeaders } from '../movement/leaders.ts';
import { landingsOf, unitEnters } from '../operations/arriving.ts';
import { campaignOf, change, changeTurn, rulesIn, standingOf, tells, theatreIn } from '../state/campaign.ts';
import { changeLeaders, changeUnit, unrefuse } from '../state/change.ts';
import { withUnitAt } from '../state/flow.ts';
import { endOfAction, type In, type PlayState } from '../state/stage.ts';
import { isDue, neighboursOf, sideOfUnit, unitName, unitsOfSide } from '../state/standing.ts';
import { hexWords, told } from '../state/words.ts';

type Choosing = In<'choose-action'>;
type Place = readonly [unit: number, hex: number];

const NO_CAMPAIGN = bar('basic', '18.11', 'That belongs to the campaign.');

const onMap = (field: Field, state: Choosing): readonly number[] =>
  unitsOfSide(field, state.stage.side).filter((i) => state.units[i]!.hex >= 0);

/** Pairs that are allowed; in a Basic scenario none. */
const pairs = (
  state: Choosing,
  units: readonly number[],
  hexes: (unit: number) => readonly number[],
): readonly Place[] =>
  state.campaign ? units.flatMap((unit) => hexes(unit).map((hex) => [unit, hex] as const)) : [];

// Wrecking.

const NOT_ADJACENT = bar('not-adjacent', '19.4.6', 'A crossing is named by the hex on its other bank.');

function mayWreck(field: Field, state: PlayState, unit: number, hex: number): Bar | null {
  if (!state.campaign) return NO_CAMPAIGN;
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  const from = state.units[unit]!.hex;
  const side = from < 0 ? -1 : sideFrom(field, from, hex);
  if (side < 0) return NOT_ADJACENT;
  return wreckBar(theatreIn(field, state), state.campaign.bridges, standingOf(field, state, unit), side);
}

const wreckable = (field: Field, state: Choosing, unit: number): readonly number[] => {
  if (sideOfUnit(field, unit) !== 'confederate') return [];
  const { hex } = state.units[unit]!;
  return neighboursOf(field, hex).filter(
    (to) => field.ground.between[sideFrom(field, hex, to)]!.crossing !== 'none',
  );
};

function wrecked(field: Field, state: Choosing, unit: number, hex: number, u: Umpire): PlayState {
  const from = state.units[unit]!.hex;
  const { bridges } = campaignOf(state);
  const done = wreckCrossing(theatreIn(field, state), from, rulesIn(state))(u);
  const tired = changeUnit(state, unit, { fatigue: wearier(state.units[unit]!).fatigue });
  const side = sideFrom(field, from, hex);
  const broken = done
    ? change(tired, { bridges: { ...bridges, wrecked: [...bridges.wrecked, side] } })
    : tired;
  const words = `${unitName(field, unit)} ${done ? 'wrecks' : 'fails to wreck'} the crossing from ${hexWords(field, from)} to ${hexWords(field, hex)}.`;
  return endOfAction(tells(broken, u, '19.4.6', words), state.stage.phase);
}

export const WRECK = withUnitAt<Choosing, 'wreck'>('wreck', {
  among: (field, state) => pairs(state, onMap(field, state), (unit) => wreckable(field, state, unit)),
  bar: mayWreck,
  play: wrecked,
  tell: (field, state, unit, hex) =>
    told(
      'Wreck a crossing',
      '19.4.6',
      `${unitName(field, unit)} wrecks the crossing to ${hexWords(field, hex)}`,
      { rolls: isBeside(theatreIn(field, state), 'union', state.units[unit]!.hex) },
    ),
});

// River transport.

const LANDING = bar('no-landing', '19.4.5', 'It is not on the map.');

function mayEmbark(field: Field, state: PlayState, unit: number, to: number): Bar | null {
  if (!state.campaign) return NO_CAMPAIGN;
  const cannot = marchBar(field, state, unit);
  if (cannot) return cannot;
  if (state.units[unit]!.hex < 0) return LANDING;
  const { depots, ofTheTurn } = state.campaign;
  const voyage = { depots, transported: ofTheTurn.transported, to };
  return embarkBar(theatreIn(field, state), voyage, standingOf(field, state, unit), rulesIn(state));
}

const riverLandings = (field: Field, state: PlayState): readonly number[] =>
  riverDepots(theatreIn(field, state), campaignOf(state).depots);

/** The unit waits for its landing, due next turn, with a leader who would be left alone. */
function embarked(field: Field, state: Choosing, unit: number, to: number, u: Umpire): PlayState {
  const { hex } = state.units[unit]!;
  const leaders = leftAlone(field, state, unit);
  const waits = { hex: WAITING, entry: to, arrives: state.turn + 1 };
  const { fatigue } = wearier(state.units[unit]!);
  const gone = changeUnit(unrefuse(state, hex), unit, {
    ...waits,
    ...{ fatigue, entrenchment: 'none', flanksRefused: false },
  });
  const sailing = changeLeaders(gone, leaders, waits);
  const { ofTheTurn, embarked: before } = campaignOf(sailing);
  const booked = changeTurn(change(sailing, { embarked: [...before, unit] }), {
    transported: ofTheTurn.transported + 1,
  });
  const words = `${unitName(field, unit)} goes by river to ${hexWords(field, to)}, due next turn.`;
  return endOfAction(tells(settleLeaders(field, booked), u, '19.4.5', words), state.stage.phase);
}

export const EMBARK = withUnitAt<Choosing, 'embark'>('embark', {
  among: (field, state) => {
    if (!state.campaign || state.stage.side !== 'union') return [];
    const landings = riverLandings(field, state);
    const here = onMap(field, state).filter((i) => landings.includes(state.units[i]!.hex));
    return pairs(state, here, () => landings);
  },
  bar: mayEmbark,
  play: embarked,
  tell: (field, _, unit, to) =>
    told('River transport', '19.4.5', `${unitName(field, unit)} goes by river to ${hexWords(field, to)}`),
});

// The landing of an arrival.

const NOT_WAITING = bar('not-waiting', '19.1.3a', 'It does not wait to land.');
const CHOSEN = bar('landed', '19.1.3a', 'Its landing is chosen for this turn.');
const CLOSED = bar('no-landing', '19.1.3a', 'It may not land there.');
const SAME = bar('same-landing', '19.1.3a', 'It would land there anyhow.');

function mayLand(field: Field, state: PlayState, unit: number, hex: number): Bar | null {
  if (!state.campaign) return NO_CAMPAIGN;
  if (sideOfUnit(field, unit) !== 'union' || !isDue(state, state.units[unit]!)) return NOT_WAITING;
  if (state.campaign.ofTheTurn.landed.includes(unit)) return CHOSEN;
  if (!landingsOf(field, state, unit).includes(hex)) return CLOSED;
  return unitEnters(field, state, unit) === hex ? SAME : null;
}

export const LAND = withUnitAt<Choosing, 'land'>('land', {
  among: (field, state) => {
    const due = unitsOfSide(field, state.stage.side).filter((i) => isDue(state, state.units[i]!));
    return state.stage.side === 'union' ? pairs(state, due, (unit) => landingsOf(field, state, unit)) : [];
  },
  bar: mayLand,
  play: (_, state, unit, hex) => {
    const { landed } = campaignOf(state).ofTheTurn;
    return changeTurn(changeUnit(state, unit, { entry: hex }), { landed: [...landed, unit] });
  },
  tell: (field, _, unit, hex) =>
    told('Landing', '19.1.3a', `${unitName(field, unit)} is to land at ${hexWords(field, hex)}`),
});
