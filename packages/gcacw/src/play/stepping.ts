/** The steps of a march (6.8), and what else a marching unit may do: take leaders, attack, force its march, end. */
import { NO_STEP, type Umpire } from '@longroll/kernel';
import { MARCH_ATTACKS, type MarchAttack } from '../charts/attackTypes.ts';
import type { Field } from '../field/field.ts';
import { forceMarch } from '../procedures/forceMarch.ts';
import type { Action } from './action.ts';
import { attackBar, attackMP, declared, sideFrom } from './attacking.ts';
import { changeLeaders, changeUnit, takeHex, unrefuse, writeUnit } from './change.ts';
import { type Bar, bar, type Decision } from './flow.ts';
import { leftAlone } from './leaders.ts';
import { mayRefuse, refuseIn } from './refusing.ts';
import { releaseNear } from './release.ts';
import { type Marching, type PlayState, withStage } from './stage.ts';
import {
  hexId,
  isEnemyIn,
  isHeld,
  isLost,
  leaderName,
  leaderNamed,
  leadersOver,
  rulesOf,
  sideOfUnit,
  unitOf,
} from './standing.ts';
import { leavingCost, stepCost } from './stepCost.ts';

const marchOf = ({ stage }: PlayState): Marching => stage.march!;
const hexOf = (state: PlayState): number => state.units[marchOf(state).unit]!.hex;

// Leaders: in a single march before the first step (5.2.5), in an activation by 5.3.10.

const NOT_OVER = bar('not-over', '6.3', 'He is not over the marching unit, or not in its hex.');
const TOO_LATE = bar('too-late', '5.1', 'Leaders join a march before its first step.');
const WENT = bar('went-along', '5.2', 'He has moved with another unit of this activation.');
const GOES = bar('goes-along', '5.2', 'He goes along already.');

export function takeBar(field: Field, state: PlayState, leader: number): Bar | null {
  const { unit, moved, along } = marchOf(state);
  const { activation } = state.stage;
  if (along.includes(leader)) return GOES;
  if (!leadersOver(field, state, unit).includes(leader) || !state.leaders[leader]!.released) return NOT_OVER;
  if (activation?.leader === leader) return activation.with < 0 ? null : WENT;
  return moved ? TOO_LATE : null;
}

function taken(state: PlayState, leader: number): PlayState {
  const march = marchOf(state);
  const { activation } = state.stage;
  const joins = activation?.leader === leader ? { activation: { ...activation, with: march.unit } } : {};
  return withStage(state, { march: { ...march, along: [...march.along, leader] }, ...joins });
}

// One step.

const NOT_ADJACENT = bar('not-adjacent', '6.1', 'A march goes from hex to adjacent hex.');
const ENEMY = bar('enemy-occupied', '6.1', 'Enemies stand there.');
const BARRED = bar(
  'barred',
  '2.3',
  'No way leads over that hexside: water, swamp, bluff, or the edge of the map.',
);
const DEAR = bar('too-dear', '6.1', 'It costs more movement points than are left.');
const IN_CONTACT = bar('contact', '2.4', 'In an enemy zone of control it attacks or ends its march.');

/** Its price, or NO_STEP. */
export function priceOf(field: Field, state: PlayState, to: number): number {
  const { unit } = marchOf(state);
  const from = hexOf(state);
  const side = sideFrom(field, from, to);
  return side < 0 ? NO_STEP : stepCost(field, state, unit, side, leavingCost(field, state, unit, from));
}

const mayGoAnyway = (state: PlayState): boolean =>
  !marchOf(state).acted && rulesOf(state).minimumMove === 'first-act';

export function stepBar(field: Field, state: PlayState, to: number): Bar | null {
  if (state.stage.at === 'contact') return IN_CONTACT;
  if (sideFrom(field, hexOf(state), to) < 0) return NOT_ADJACENT;
  const price = priceOf(field, state, to);
  if (price !== NO_STEP) return price <= marchOf(state).mp || mayGoAnyway(state) ? null : DEAR;
  return isEnemyIn(field, state, sideOfUnit(field, marchOf(state).unit), to) ? ENEMY : BARRED;
}

function stepActions(field: Field, state: PlayState): Action[] {
  const { map } = field.ground;
  const { unit, mp } = marchOf(state);
  const from = hexOf(state);
  const leaving = leavingCost(field, state, unit, from);
  const most = mayGoAnyway(state) ? NO_STEP - 1 : mp;
  const found: Action[] = [];
  for (let side = from * map.sides; side < (from + 1) * map.sides; side++) {
    if (map.neighbours[side]! < 0) continue;
    const price = stepCost(field, state, unit, side, leaving);
    if (price <= most) found.push({ do: 'step', hex: map.ids[map.neighbours[side]!]! });
  }
  return found;
}

/** Unit and leaders are in the new hex (6.8.2, 6.8.3): markers go, the hex is held, enemies are released. */
export function entered(
  field: Field,
  state: PlayState,
  unit: number,
  leaders: readonly number[],
  to: number,
): PlayState {
  const from = state.units[unit]!.hex;
  const cleared = unrefuse(unrefuse(state, from), to);
  const moved = changeUnit(cleared, unit, {
    hex: to,
    entrenchment: 'none',
    flanksRefused: false,
    moved: true,
  });
  const led = changeLeaders(moved, leaders, { hex: to });
  return releaseNear(field, takeHex(field, led, to, sideOfUnit(field, unit)), unit);
}

/** 6.4.4: from zone to zone the march is over, and without a way the unit falls into disorder. */
function zoneToZone(field: Field, state: PlayState, unit: number, side: number, u: Umpire): PlayState {
  const onWay = field.ground.between[side]!.way;
  u.note(() => [
    {
      cite: '2.4',
      text: 'From one enemy zone of control to another: the march is over',
      value: onWay ? 'along a way' : 'disorganized',
      applied: true,
      group: 'March',
    },
  ]);
  const after = onWay ? state : changeUnit(state, unit, { organized: false });
  return withStage(after, { at: 'march-end' });
}

/** Who goes along: those taken, those left alone otherwise; of an activation its leader with one unit only. */
function going(field: Field, state: PlayState): readonly number[] {
  const { unit, along } = marchOf(state);
  const here = along.filter((leader) => state.leaders[leader]!.hex === hexOf(state));
  return [...new Set([...here, ...leftAlone(field, state, unit)])];
}

function stepped(field: Field, state: PlayState, to: number, u: Umpire): PlayState {
  const { unit, mp } = marchOf(state);
  const side = sideOfUnit(field, unit);
  const from = hexOf(state);
  const wasHeld = isHeld(field, state, side, from);
  const leaders = going(field, state);
  const left = Math.max(0, mp - priceOf(field, state, to));
  const joined = leaders.reduce(
    (now, leader) => (marchOf(now).along.includes(leader) ? now : taken(now, leader)),
    state,
  );
  const there = entered(field, joined, unit, leaders, to);
  const march = { ...marchOf(joined), mp: left, moved: true, acted: true };
  const on = withStage(there, { at: 'offers', march });
  const zoned = wasHeld && isHeld(field, on, side, to);
  return zoned ? zoneToZone(field, on, unit, sideFrom(field, from, to), u) : on;
}

// Force march (6.6).

const FORCED = bar('forced', 'Force March', 'It has force marched already in this march.');
const DISORDER = bar('disorganized', 'Force March', 'Only an organized unit may force march.');

export function forceBar(_: Field, state: PlayState): Bar | null {
  const { forced, unit } = marchOf(state);
  if (forced) return FORCED;
  return state.units[unit]!.organized ? null : DISORDER;
}

function forcedOn(field: Field, state: PlayState, u: Umpire): PlayState {
  const march = marchOf(state);
  const { unit } = march;
  const { mp, unit: after } = forceMarch({ unit: unitOf(field, state, unit), houseRules: rulesOf(state) })(u);
  const strained = writeUnit(field, state, unit, after, 'strayed');
  if (isLost(strained.units[unit]!)) return withStage(strained, { at: 'march-end' });
  return withStage(strained, { march: { ...march, mp: march.mp + mp, forced: true, acted: true } });
}

// All of it together.

function takeActions(field: Field, state: PlayState): Action[] {
  const { unit } = marchOf(state);
  return leadersOver(field, state, unit)
    .filter((leader) => takeBar(field, state, leader) === null)
    .map((leader) => ({ do: 'take', leader: leaderName(field, leader) }));
}

function attackActions(field: Field, state: PlayState): Action[] {
  const { map } = field.ground;
  const from = hexOf(state);
  const found: Action[] = [];
  for (let side = from * map.sides; side < (from + 1) * map.sides; side++) {
    const to = map.neighbours[side]!;
    if (to < 0 || !isEnemyIn(field, state, sideOfUnit(field, marchOf(state).unit), to)) continue;
    const hex = hexId(field, to);
    for (const type of MARCH_ATTACKS)
      if (attackBar(field, state, to, type) === null) found.push({ do: 'attack', hex, type });
  }
  return found;
}

function endings(field: Field, state: PlayState): Action[] {
  const refusing = mayRefuse(field, state, hexOf(state)) === null;
  return refusing ? [{ do: 'end' }, { do: 'end-refused' }] : [{ do: 'end' }];
}

const always = (field: Field, state: PlayState): Action[] => [
  ...attackActions(field, state),
  ...(forceBar(field, state) === null ? [{ do: 'force-march' } as const] : []),
  ...endings(field, state),
];

/** Pays for an attack; the fight itself is prepared in attacking.ts. */
function attacked(field: Field, state: PlayState, to: number, type: MarchAttack): PlayState {
  const march = marchOf(state);
  const from = hexOf(state);
  const paid = march.mp - attackMP(field, state, to, type);
  const fight = declared(type, from, to, [march.unit]);
  return withStage(state, { at: 'combat', march: { ...march, mp: paid, acted: true }, fight });
}

function playMarch(field: Field, state: PlayState, action: Action, u: Umpire): PlayState {
  const { cells } = field.ground.map;
  switch (action.do) {
    case 'take':
      return taken(state, leaderNamed(field, state.stage.side, action.leader));
    case 'step':
      return stepped(field, state, cells.get(action.hex)!, u);
    case 'attack':
      return attacked(field, state, cells.get(action.hex)!, action.type);
    case 'force-march':
      return forcedOn(field, state, u);
    case 'end-refused':
      return withStage(refuseIn(state, hexOf(state), true), { at: 'march-end' });
    default:
      // To end without refused flanks is to take the marker off, if one lies there (9.8).
      return withStage(unrefuse(state, hexOf(state)), { at: 'march-end' });
  }
}

export const MARCH: Decision = {
  legal: (field, state) => [
    ...takeActions(field, state),
    ...stepActions(field, state),
    ...always(field, state),
  ],
  play: playMarch,
};

/** No step out of an enemy zone that was just entered (6.4.1). */
export const CONTACT: Decision = { legal: always, play: playMarch };
