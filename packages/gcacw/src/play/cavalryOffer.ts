/** Cavalry may get away before it is attacked (10): the offer, its die, and what the active side loses by it. */
import { terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { isCavalry, noRight } from '../model/cavalryRetreatInput.ts';
import { otherSide, type Terrain } from '../model/vocabulary.ts';
import { cavalryRetreat } from '../procedures/cavalryRetreat.ts';
import { arrived } from './advancing.ts';
import { overSideBar, sideFrom } from './attacking.ts';
import { removeUnits, writeUnit } from './change.ts';
import type { Decision } from './flow.ts';
import { GAME } from './marching.ts';
import { canRetreat, retreating } from './retreating.ts';
import { type Marching, type PlayState, withStage } from './stage.ts';
import { hexId, isEnemyIn, isLost, rulesOf, unitOf, unitsIn, weatherOf } from './standing.ts';

const isOnlyCavalry = ({ pieces }: Field, state: PlayState, hex: number): boolean =>
  unitsIn(state, hex).every((i) => isCavalry(pieces.units[i]!.type, rulesOf(state)));

const givesRight = ({ pieces }: Field, state: PlayState, unit: number): boolean =>
  noRight(pieces.units[unit]!.type, rulesOf(state)) === null;

const wasAsked = (offered: Marching['offered'], from: number, to: number): boolean =>
  offered.some((one) => one.from === from && one.to === to);

/** A hex whose cavalry the marching unit could attack from where it stands, not yet asked; lowest number first. */
function nextOffer(field: Field, state: PlayState): number {
  const { unit, moved, offered } = state.stage.march!;
  const { map } = field.ground;
  const { hex } = state.units[unit]!;
  let found = -1;
  for (let side = hex * map.sides; side < (hex + 1) * map.sides; side++) {
    const to = map.neighbours[side]!;
    if (to < 0 || wasAsked(offered, hex, to) || !isEnemyIn(field, state, state.stage.active, to)) continue;
    if (!isOnlyCavalry(field, state, to) || overSideBar(field, state, unit, to, !moved)) continue;
    if (!canRetreat(field, state, 'cavalry', unitsIn(state, to), to, hex)) continue;
    if (found < 0 || hexId(field, to) < hexId(field, found)) found = to;
  }
  return found;
}

/** One enemy hex after another is asked; then the unit is free or in contact (6.8.5, 6.8.6). */
export function makeOffers(field: Field, state: PlayState): PlayState {
  const march = state.stage.march!;
  const to = givesRight(field, state, march.unit) ? nextOffer(field, state) : -1;
  if (to < 0) return arrived(field, state);
  const from = state.units[march.unit]!.hex;
  const asked = { ...march, offered: [...march.offered, { from, to }] };
  return withStage(state, { at: 'cavalry-offer', side: otherSide(state.stage.active), march: asked });
}

/** The hex of the cavalry that is being asked. */
export function askedHex({ stage: { march, assault } }: PlayState): number {
  return assault ? assault.target : march!.offered.at(-1)!.to;
}

/** Whether cavalry is asked before the command die of an assault (10.7). */
export function isAskedFirst(field: Field, state: PlayState): boolean {
  const { named, target, leader } = state.stage.assault!;
  if (!isOnlyCavalry(field, state, target) || !named.some((i) => givesRight(field, state, i))) return false;
  return canRetreat(field, state, 'cavalry', unitsIn(state, target), target, state.leaders[leader]!.hex);
}

const activeHex = ({ stage, units, leaders }: PlayState): number =>
  stage.assault ? leaders[stage.assault.leader]!.hex : units[stage.march!.unit]!.hex;

const activeType = ({ pieces }: Field, { stage: { assault, march } }: PlayState) =>
  pieces.units[assault ? assault.named[0]! : march!.unit]!.type;

export function withdrawalOf(field: Field, state: PlayState) {
  const { march, assault } = state.stage;
  const { map, attackedOver } = field.ground;
  const [from, to] = [activeHex(state), askedHex(state)];
  return {
    game: GAME,
    side: otherSide(state.stage.active),
    units: unitsIn(state, to).map((i) => unitOf(field, state, i)),
    activeType: activeType(field, state),
    from: assault ? ('assault' as const) : ('march' as const),
    activeMP: assault ? 0 : march!.mp,
    attackerTerrain: terrainOf(map, from) as Terrain,
    defenderTerrain: terrainOf(map, to) as Terrain,
    ...attackedOver[sideFrom(field, from, to)]!,
    rain: weatherOf(field, state) === 'rain',
    outOfSupply: false,
    houseRules: rulesOf(state),
  };
}

function withdraw(field: Field, state: PlayState, u: Umpire): PlayState {
  const hex = askedHex(state);
  const cavalry = unitsIn(state, hex);
  const { units, mpLeft } = cavalryRetreat(withdrawalOf(field, state))(u);
  const shaken = cavalry.reduce((now, i) => {
    const after = units.find(({ name }) => name === field.pieces.units[i]!.name);
    return after ? writeUnit(field, now, i, after, 'lost') : removeUnits(field, now, [i]);
  }, state);
  const { march } = state.stage;
  const slowed = march ? withStage(shaken, { march: { ...march, mp: mpLeft } }) : shaken;
  const alive = cavalry.filter((i) => !isLost(slowed.units[i]!));
  const on = retreating(field, slowed, 'cavalry', alive.length > 0 ? alive : cavalry, hex, activeHex(state));
  return alive.length > 0 ? on : withStage(on, { retreat: { ...on.stage.retreat!, units: [] } });
}

export const CAVALRY_OFFER: Decision = {
  legal: () => [{ do: 'stand' }, { do: 'withdraw' }],
  play(field, state, action, u) {
    if (action.do === 'withdraw') return withdraw(field, state, u);
    return withStage(state, { at: state.stage.assault ? 'command-die' : 'offers', side: state.stage.active });
  },
};
