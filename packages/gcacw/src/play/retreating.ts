/** Retreats on the map (15): hex by hex, as the charts leave the owner a choice; then the stack stands where it halted. */
import { cellDistance, type Note, terrainOf, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { FULL_ZOC, NO_ZOC } from '../field/ground.ts';
import type { RetreatGround, Zoc } from '../model/retreatGround.ts';
import type { RetreatOrder, RetreatProgress } from '../model/retreatOrder.ts';
import { RETREAT_LENGTHS, type RetreatKind } from '../model/retreatStep.ts';
import { otherSide, type Side, type Terrain } from '../model/vocabulary.ts';
import { haltLine, offerLines, stepLines, surrenderLine } from '../procedures/retreatLines.ts';
import { type RetreatOffer, type RetreatOffers, retreatOffers } from '../procedures/retreatOffers.ts';
import type { Action } from './action.ts';
import { sideFrom } from './attacking.ts';
import { changeLeaders, changeUnits, removeUnits, takeHex, unrefuse, writeUnit } from './change.ts';
import { type Bar, bar, type Decision } from './flow.ts';
import { settleLeaders } from './leaders.ts';
import { type PlayState, type Retreating, type StageName, withStage } from './stage.ts';
import {
  hexId,
  holderOf,
  isLost,
  leadersIn,
  rulesOf,
  sideOfUnit,
  unitOf,
  weatherOf,
  zoneOf,
} from './standing.ts';

const ZOCS: Readonly<Record<number, Zoc>> = { [NO_ZOC]: 'none', [FULL_ZOC]: 'full' };

/** The map as a retreat sees it; water is as good as off the map. */
function groundFor(field: Field, state: PlayState, side: Side): RetreatGround {
  const { map, between } = field.ground;
  const { sides, neighbours } = map;
  return {
    rain: weatherOf(field, state) === 'rain',
    terrain: (hex) => terrainOf(map, hex) as Terrain,
    between: (from, to) => between[sideFrom(field, from, to)]!,
    neighbours: (hex) =>
      Array.from(neighbours.subarray(hex * sides, (hex + 1) * sides)).filter((to) => to >= 0),
    distance: (a, b) => cellDistance(map, a, b),
    name: (hex) => map.ids[hex]!,
    isOffMap: (hex) => field.inPlay[hex] !== 1 || terrainOf(map, hex) === 'water',
    isEnemyOccupied: (hex) => holderOf(field, state, hex) === otherSide(side),
    isFriendlyOccupied: (hex) => holderOf(field, state, hex) === side,
    enemyZoc: (hex) => ZOCS[zoneOf(field, state, otherSide(side), hex)] ?? 'restricted',
  };
}

/** `bluffs`: the owner treats bluffs with neither way nor ferry as impassable, as he may (2.8). */
function orderFor(field: Field, state: PlayState, retreat: Retreating, bluffs: boolean): RetreatOrder {
  const side = sideOfUnit(field, retreat.units[0]!);
  return {
    ground: groundFor(field, state, side),
    kind: retreat.kind,
    side,
    units: retreat.units.map((i) => unitOf(field, state, i)),
    start: retreat.from,
    activeEnemy: retreat.before,
    bluffsImpassable: bluffs,
    houseRules: rulesOf(state),
  };
}

const progressOf = ({ entered, overrode }: Retreating): RetreatProgress => ({ entered, overrode });

/** What both ways of treating bluffs offer: the owner may take either. */
function offersTo(field: Field, state: PlayState, retreat: Retreating): RetreatOffers {
  const open = retreatOffers(orderFor(field, state, retreat, false), progressOf(retreat));
  const closed = retreatOffers(orderFor(field, state, retreat, true), progressOf(retreat));
  // The override is for those who have no other way (15.7): a reading that does without it goes first.
  const calm = [open, closed].filter(
    ({ hexes }) => hexes.length > 0 && !hexes.some(({ overrides }) => overrides),
  );
  const hexes = (calm.length > 0 ? calm : [open, closed]).flatMap((reading) => reading.hexes);
  return { ...open, hexes: hexes.filter(({ hex }, i) => hexes.findIndex((one) => one.hex === hex) === i) };
}

const begun = (
  state: PlayState,
  kind: RetreatKind,
  units: readonly number[],
  from: number,
  before: number,
): Retreating => ({
  kind,
  units,
  leaders: leadersIn(state, from),
  from,
  before,
  entered: [],
  overrode: false,
});

/** Whether the least length could be gone at all (8.9, 10.6). */
export function canRetreat(
  field: Field,
  state: PlayState,
  kind: RetreatKind,
  units: readonly number[],
  from: number,
  before: number,
): boolean {
  if (rulesOf(state).willingSurrender === 'allowed') return true;
  return offersTo(field, state, begun(state, kind, units, from, before)).hexes.length > 0;
}

export const retreating = (
  field: Field,
  state: PlayState,
  kind: RetreatKind,
  units: readonly number[],
  from: number,
  before: number,
): PlayState =>
  withStage(state, {
    at: 'retreat-on',
    side: sideOfUnit(field, units[0]!),
    retreat: begun(state, kind, units, from, before),
  });

const note = (u: Umpire, line: Note): void => u.note(() => [line]);

/** On to the next hex: asks, halts at the end of the length, or finds no way and surrenders (15.3). */
export function goOn(field: Field, state: PlayState, u: Umpire): PlayState {
  const retreat = state.stage.retreat!;
  if (retreat.units.length === 0) return withStage(state, { at: 'retreat-over' });
  const { hexes, mayHalt } = offersTo(field, state, retreat);
  if (hexes.length > 0) return withStage(state, { at: 'retreat' });
  if (mayHalt) {
    note(u, haltLine(orderFor(field, state, retreat, false), progressOf(retreat)));
    return halted(field, state);
  }
  note(u, surrenderLine(progressOf(retreat)));
  return withStage(removeUnits(field, state, retreat.units), { at: 'retreat-over' });
}

/** The stack stands in its last hex: it holds it, its markers stay behind; who was there keeps his (15.9). */
function halted(field: Field, state: PlayState): PlayState {
  const { units, leaders, from, entered } = state.stage.retreat!;
  const hex = entered.at(-1)!;
  const side = sideOfUnit(field, units[0]!);
  const moved = changeUnits(unrefuse(state, from), units, () => ({
    ...{ hex, moved: true, flanksRefused: false },
    entrenchment: 'none',
  }));
  const led = changeLeaders(moved, leaders, { hex });
  return withStage(takeHex(field, led, hex, side), { at: 'retreat-over' });
}

/** Each unit takes the loss of the hex; one without manpower is removed, the rest go on (15.9a). */
function enter(field: Field, state: PlayState, offer: RetreatOffer, u: Umpire): PlayState {
  const retreat = state.stage.retreat!;
  const order = orderFor(field, state, retreat, false);
  u.note(() => stepLines(order, progressOf(retreat), offer, order.units));
  const walked = retreat.units.reduce((now, i) => {
    const unit = unitOf(field, now, i);
    const after = { ...unit, manpower: unit.manpower - offer.loss };
    return offer.loss === 0 ? now : writeUnit(field, now, i, after, 'lost');
  }, state);
  const units = retreat.units.filter((i) => !isLost(walked.units[i]!));
  const entered = [...retreat.entered, offer.hex];
  const on = { ...retreat, units, entered, overrode: retreat.overrode || offer.overrides };
  return withStage(walked, { at: 'retreat-on', retreat: on });
}

/** A march whose points the cavalry has taken is over (10.3). */
const afterWithdrawal = ({ stage: { march } }: PlayState): StageName =>
  march!.mp === 0 ? 'march-end' : 'offers';

/** The caller goes on from here: an attack, an offer to cavalry, an assault that found nobody (22.7). */
export function afterRetreat(field: Field, state: PlayState): PlayState {
  const { fight, retreat, assault } = state.stage;
  const over = withStage(settleLeaders(field, state), { retreat: null, side: state.stage.active });
  if (retreat!.kind === 'cavalry')
    return withStage(over, { at: assault ? 'vacated' : afterWithdrawal(over) });
  if (fight === null) return over;
  return withStage(over, { at: retreat!.kind === 'voluntary' ? 'after-combat' : 'offer-advance' });
}

/** What a hex that is offered costs: its priority, and what each unit loses by entering it. */
export function retreatPrice(field: Field, state: PlayState, hex: number): string {
  const offer = offersTo(field, state, state.stage.retreat!).hexes.find((one) => one.hex === hex);
  if (!offer) return '';
  const { priority, loss, overrides } = offer;
  const lost = loss === 0 ? 'no loss' : `each unit loses ${loss}`;
  return `: priority ${priority}, ${lost}${overrides ? ', overriding the priorities' : ''}`;
}

/** Why a hex may not be entered next, in the words of the charts; -1 asks why the stack may not halt. */
export function retreatBar(field: Field, state: PlayState, hex: number): Bar {
  const retreat = state.stage.retreat!;
  const { least } = RETREAT_LENGTHS[retreat.kind];
  if (hex < 0)
    return bar('too-short', '7.6', `It must go ${least} hexes at least, and not end among the enemy.`);
  const offers = offersTo(field, state, retreat);
  const at = offers.neighbours.findIndex((step) => step.hex === hex);
  if (at < 0) return bar('not-adjacent', '7.6', 'A retreat goes from hex to adjacent hex.');
  const order = orderFor(field, state, retreat, false);
  const { cite, reason } = offerLines(order, progressOf(retreat), offers)[at]!;
  return bar('retreat-priority', cite, `Not there: ${reason}.`);
}

export const RETREAT: Decision = {
  legal(field, state) {
    const { hexes, mayHalt } = offersTo(field, state, state.stage.retreat!);
    const to = hexes.map(({ hex }): Action => ({ do: 'to', hex: hexId(field, hex) }));
    return mayHalt ? [...to, { do: 'halt' }] : to;
  },
  play(field, state, action, u) {
    const retreat = state.stage.retreat!;
    if (action.do !== 'to') {
      note(u, haltLine(orderFor(field, state, retreat, false), progressOf(retreat)));
      return halted(field, state);
    }
    const hex = field.ground.map.cells.get(action.hex)!;
    return enter(field, state, offersTo(field, state, retreat).hexes.find((offer) => offer.hex === hex)!, u);
  },
};
