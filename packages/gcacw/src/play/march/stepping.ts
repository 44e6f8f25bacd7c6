/** One step of a march (6.8), and the leaders who go along (5.2.5, 5.3.10). */
import { type Bar, bar, happened, NO_STEP, terrainOf, type Umpire } from '@longroll/kernel';
import { fieldNow } from '../../campaign/laidOut.ts';
import type { Field } from '../../field/field.ts';
import { entered, sideFrom } from '../movement/entering.ts';
import { leftAlone } from '../movement/leaders.ts';
import { leavingCost, moverOf, stepCost } from '../movement/stepCost.ts';
import { stepBar as campaignBar } from '../operations/barred.ts';
import { isInside } from '../operations/works.ts';
import { changeUnit } from '../state/change.ts';
import { type DeedIn, withHex, withLeader } from '../state/flow.ts';
import { type Activation, type In, type Marching, type PlayState, stateWith, to } from '../state/stage.ts';
import {
  isEnemyIn,
  isHeld,
  leaderName,
  leadersOver,
  neighboursOf,
  rulesOf,
  sideOfUnit,
  unitName,
  weatherOf,
} from '../state/standing.ts';
import { hexWords, points, told, unitPieceId } from '../state/words.ts';

// Leaders: in a march by itself before the first step (5.2.5), in an activation by 5.3.10.

const NOT_OVER = bar('not-over', '5.2.5', 'He is not over the marching unit, or not in its hex.');
const TOO_LATE = bar('too-late', '5.2.5', 'Leaders join a march before its first step.');
const WENT = bar('went-along', '5.3.6', 'He has moved with another unit of this activation.');
const GOES = bar('goes-along', '5.2.5', 'He goes along already.');

function takeBar(field: Field, state: In<'march'>, leader: number): Bar | null {
  const { unit, moved, along, activation } = state.stage.march;
  if (along.includes(leader)) return GOES;
  if (!leadersOver(field, state, unit).includes(leader) || !state.leaders[leader]!.released) return NOT_OVER;
  if (activation?.leader === leader) return activation.with < 0 ? null : WENT;
  return moved ? TOO_LATE : null;
}

const joined = (activation: Activation | null, leader: number, unit: number): Activation | null =>
  activation?.leader === leader ? { ...activation, with: unit } : activation;

const taking = (march: Marching, leader: number): Marching => ({
  ...march,
  along: [...march.along, leader],
  activation: joined(march.activation, leader, march.unit),
});

export const TAKE: DeedIn<'march', 'take'> = withLeader('take', {
  among: (field, state) => leadersOver(field, state, state.stage.march.unit),
  bar: takeBar,
  play: (_, state, leader) => to(state, { ...state.stage, march: taking(state.stage.march, leader) }),
  tell: (field, { stage }, leader) => {
    const cite = stage.march.activation?.leader === leader ? '5.3.10' : '5.2.5';
    return told('Leaders', cite, `${leaderName(field, leader)} goes along`);
  },
});

// One step.

const NOT_ADJACENT = bar('not-adjacent', '5.2.4', 'A march goes from hex to adjacent hex.');
const ENEMY = bar('enemy-occupied', '6.2', 'Enemies stand there.');
const DEAR = bar('too-dear', '6.1', 'It costs more movement points than are left.');
const OFF_MAP = bar('off-map', '6.2a', 'That hex is not in play.');
const WATER = bar('water', '2.9a', 'Nobody marches into open water.');
const RAIN = bar('rain', '16.1a', 'In rain neither fords nor creeks without a way are crossed.');
const RIVER = bar('river', '2.7', 'No crossing leads over the river there.');
const BLUFF = bar('bluff', '2.8', 'Without a way or a ferry nobody marches over a bluff.');
const SWAMP = bar('swamp', '2.6', 'Without a way nobody marches into swamp or mountain.');

/** Why the ground lets nobody over a hexside. */
function groundBar(field: Field, state: PlayState, side: number): Bar {
  const { map, between } = field.ground;
  const hex = map.neighbours[side]!;
  if (field.inPlay[hex] !== 1) return OFF_MAP;
  if (terrainOf(map, hex) === 'water') return WATER;
  const { way, river, creek, bluff, crossing } = between[side]!;
  if (river && crossing === 'none') return RIVER;
  const wet = weatherOf(field, state) === 'rain' && (crossing === 'ford' || creek);
  if (wet) return RAIN;
  return bluff && !way && crossing !== 'ferry' ? BLUFF : SWAMP;
}

/** Its price, or NO_STEP. */
function priceOf(field: Field, state: In<'march'>, hex: number): number {
  const { unit } = state.stage.march;
  const from = state.units[unit]!.hex;
  const side = sideFrom(field, from, hex);
  return side < 0 ? NO_STEP : stepCost(field, state, unit, side, leavingCost(field, state, unit, from));
}

/** One hex whatever it costs, as the first act of a march (2.12). */
const mayGoAnyway = (state: In<'march'>): boolean =>
  !state.stage.march.acted && rulesOf(state).minimumMove === 'first-act';

function stepBar(field: Field, state: In<'march'>, hex: number): Bar | null {
  const { unit, mp } = state.stage.march;
  const side = sideFrom(field, state.units[unit]!.hex, hex);
  if (side < 0) return NOT_ADJACENT;
  const price = priceOf(field, state, hex);
  if (price !== NO_STEP) return price <= mp || mayGoAnyway(state) ? null : DEAR;
  if (isEnemyIn(field, state, sideOfUnit(field, unit), hex)) return ENEMY;
  const costs = field.ground[weatherOf(field, state)].costs[moverOf(field, state, unit)];
  const barred =
    costs[side] === NO_STEP ? null : campaignBar(field, state, unit, state.units[unit]!.hex, hex);
  return barred ?? groundBar(field, state, side);
}

/** 6.4.4: from zone to zone the march is over, and without a way the unit falls into disorder. */
function zoneToZone(field: Field, state: In<'offers'>, side: number, u: Umpire): PlayState {
  const onWay = field.ground.between[side]!.way;
  u.note(() => [
    {
      cite: '6.4.4',
      text: 'From one enemy zone of control to another: the march is over',
      value: onWay ? 'along a way' : 'disorganized',
      applied: true,
      group: 'March',
    },
    happened(
      '6.4.4',
      `${unitName(field, state.stage.march.unit)} goes from one enemy zone of control to another: its march is over.`,
    ),
  ]);
  const after = onWay ? state : changeUnit(state, state.stage.march.unit, { organized: false });
  return to(after, { ...state.stage, at: 'march-end' });
}

/** Who goes along: those taken, those left alone otherwise; of an activation its leader with one unit only. */
function going(field: Field, state: In<'march'>): readonly number[] {
  const { unit, along } = state.stage.march;
  const { hex } = state.units[unit]!;
  const here = along.filter((leader) => state.leaders[leader]!.hex === hex);
  return [...new Set([...here, ...leftAlone(field, state, unit)])];
}

/** The march after a step; one inside the works of Vicksburg brings nobody into contact (19.5.1.5). */
function goesOn(
  { unit, activation, forced, along, offered }: Marching,
  mp: number,
  inside: boolean,
): Marching {
  const on = { unit, activation, mp, moved: true, acted: true, forced, along, offered };
  return inside ? { ...on, inside } : on;
}

function stepped(field: Field, state: In<'march'>, hex: number, u: Umpire): PlayState {
  const { march } = state.stage;
  const side = sideOfUnit(field, march.unit);
  const from = state.units[march.unit]!.hex;
  const wasHeld = isHeld(field, state, side, from);
  const leaders = going(field, state);
  const left = Math.max(0, march.mp - priceOf(field, state, hex));
  const led = leaders.reduce((now, one) => (now.along.includes(one) ? now : taking(now, one)), march);
  const there = entered(field, state, march.unit, leaders, hex);
  const inside = isInside(field, state, march.unit, from, hex);
  const on: In<'offers'> = stateWith(there, there.units, there.leaders, {
    at: 'offers',
    side: state.stage.side,
    phase: state.stage.phase,
    march: goesOn(led, left, inside),
  });
  // A pontoon may have been lost by the step: zones are those of the field as it is now.
  const now = fieldNow(field, on);
  const zoned = wasHeld && !inside && isHeld(now, on, side, hex);
  return zoned ? zoneToZone(now, on, sideFrom(field, from, hex), u) : on;
}

export const STEP: DeedIn<'march', 'step'> = withHex('step', {
  among: (field, state) => neighboursOf(field, state.units[state.stage.march.unit]!.hex),
  bar: stepBar,
  play: stepped,
  tell: (field, state, hex) => {
    const { unit, mp } = state.stage.march;
    const price = priceOf(field, state, hex);
    const anyway = price === NO_STEP || price > mp;
    const cost = anyway ? 'its one hex, all MP' : points(price);
    const words = `${unitName(field, unit)} to ${hexWords(field, hex)}: ${cost}`;
    return told('Go on', anyway ? '2.12' : '6.1', words, { piece: unitPieceId(field, unit) });
  },
});
