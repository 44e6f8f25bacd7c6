/** The score of a game and what it means (18.7 to 18.9): every line that counted, and every one that did not. */
import { cellDistance, cellOf, NO_STEP, type Note, Walker } from '@longroll/kernel';
import { movesAs } from '../model/marching.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../model/vocabulary.ts';
import { type FieldRules, OUR_FIELD_RULES } from '../rulings/index.ts';
import type { Scenario, ScoringHex, SpecialScore, SpecialScoring } from '../scenarios/scenario.ts';
import { CUT_OFF_MANPOWER, type Level, levelOf } from '../scenarios/victory.ts';
import { commandReach } from './command.ts';
import type { Field } from './field.ts';
import type { UnitPiece } from './pieces.ts';
import { situationOf } from './situation.ts';
import type { FieldState, UnitOnField } from './state.ts';

export interface Score {
  readonly union: number;
  readonly confederate: number;
  /** Null in the campaign, which has a ledger of its own (19.6). */
  readonly level: Level | null;
  readonly lines: readonly Note[];
}

interface Judged {
  readonly field: Field;
  readonly state: FieldState;
  readonly rules: FieldRules;
}
interface Scored {
  readonly side: Side;
  readonly points: number;
  readonly text: string;
  readonly reason?: string;
  readonly cite?: string;
}
/** Paths to the havens that are still held. */
interface Tracing {
  readonly field: Field;
  readonly open: readonly number[];
  readonly barred: Uint8Array;
  readonly walker: Walker;
  readonly rules: FieldRules;
}
interface Standing {
  readonly unit: UnitOnField;
  readonly piece: UnitPiece;
}

const standing = ({ field, state }: Judged): readonly Standing[] =>
  state.units.map((unit, i) => ({ unit, piece: field.pieces.units[i]! })).filter(({ unit }) => unit.hex >= 0);

const losses = ({ field: { scenario }, state }: Judged): readonly Scored[] =>
  SIDES.map((side) => {
    const gone = state.lost[otherSide(side)];
    const text = `${SIDE_NAMES[otherSide(side)]} manpower lost in combat, retreats and surrenders`;
    return { side, points: gone * scenario.lossPoints[side], text, reason: `${gone}` };
  });

/** Manpower lost by marching too hard: nothing, unless players have agreed on half a point each (18.8a). */
const strays = ({ field: { scenario }, state, rules }: Judged): readonly Scored[] =>
  SIDES.filter((side) => state.strayed[otherSide(side)] > 0).map((side) => {
    const gone = state.strayed[otherSide(side)];
    const each = rules.marchLosses === 'half' ? scenario.lossPoints[side] / 2 : 0;
    const text = `${SIDE_NAMES[otherSide(side)]} manpower lost in extended and force marches`;
    return { side, points: Math.floor(gone * each), text, reason: `${gone}`, cite: '18.8a' };
  });

function hexScore({ field, state }: Judged, { hex, place, points, side }: ScoringHex): Scored {
  const holder = state.held[field.watched.indexOf(cellOf(field.ground.map, hex))]!;
  const text = `${place ?? hex}${place ? ` (${hex})` : ''} to the ${SIDE_NAMES[side]}`;
  return { side, points: holder === side ? points : 0, text, reason: `held by the ${SIDE_NAMES[holder]}` };
}

/** 1 for hexes that Confederates may not pass: enemies stand there, or hold them by a zone where no friend stands. */
function barredTo(field: Field, units: readonly UnitOnField[]): Uint8Array {
  const at = situationOf(field, units, 'dry');
  const barred = new Uint8Array(field.ground.map.size);
  for (const hex of at.zoned('union')) if (at.isHeldBy('union', hex)) barred[hex] = 1;
  for (const { hex } of units) if (hex >= 0) barred[hex] = at.holder(hex) === 'union' ? 1 : 0;
  return barred;
}

/** Hexes that a unit could march into one after another, past enemies and their zones (18.8). */
function canTrace({ field, open, barred, walker, rules }: Tracing, { unit, piece }: Standing): boolean {
  const table = field.ground.dry.costs[movesAs(piece.type, rules)];
  const { sides } = field.ground.map;
  walker.reach(unit.hex, Number.POSITIVE_INFINITY, (from, to, direction) =>
    barred[to] === 1 || table[from * sides + direction] === NO_STEP ? -1 : 0,
  );
  return open.some((haven) => walker.pathTo(haven).length > 0);
}

/** Confederates who can reach no haven that is theirs; who is not yet released is never cut off. */
function cutOff(judged: Judged): readonly Scored[] {
  const { field, state, rules } = judged;
  if (field.havens.length === 0) return [];
  const open = field.havens.filter((haven) => state.held[field.watched.indexOf(haven)] === 'confederate');
  const barred = barredTo(field, state.units);
  const tracing = { field, open, barred, rules, walker: new Walker(field.ground.map) };
  const lost = standing(judged).filter(
    (one) => one.piece.side === 'confederate' && one.unit.released && !canTrace(tracing, one),
  );
  const manpower = lost.reduce((sum, { unit }) => sum + unit.manpower, 0);
  const points = Math.floor(manpower / CUT_OFF_MANPOWER);
  const reason = lost.length === 0 ? 'nobody' : lost.map(({ piece }) => piece.name).join(', ');
  return [{ side: 'union', points, text: 'Confederates cut off from every haven', reason }];
}

/** An undemoralized unit of each army within reach of the other's, by a path as for command (scenario 8). */
function armiesJoin(judged: Judged, within: number): boolean {
  const { field, state, rules } = judged;
  const ready = standing(judged).filter(
    ({ unit, piece }) => piece.side === 'confederate' && unit.demoralized === 0,
  );
  const path = {
    side: 'confederate',
    situation: situationOf(field, state.units, 'dry'),
    restrictedCounts: rules.restrictedZocInCommand === 'counts',
  } as const;
  const relief = ready.filter(({ piece }) => piece.army === 'AR').map(({ unit }) => unit.hex);
  return ready
    .filter(({ piece }) => piece.army === 'AM')
    .some(({ unit }) => commandReach(field, path, unit.hex, within, relief).length > 0);
}

function specialPoints(judged: Judged, side: Side, score: SpecialScore): number {
  if (score.kind === 'armies join') return armiesJoin(judged, score.within) ? score.points : 0;
  const { map } = judged.field.ground;
  const centre = cellOf(map, score.hex);
  const near = standing(judged).filter(({ unit }) => cellDistance(map, unit.hex, centre) <= score.within);
  const ours = near.filter(({ piece }) => piece.side === side);
  if (score.kind === 'no enemy near') return near.length > ours.length ? 0 : score.points;
  if (score.kind === 'manpower near')
    return Math.floor(ours.reduce((sum, { unit }) => sum + unit.manpower, 0) / score.each);
  const infantry = ours.some(({ unit, piece }) => piece.type === 'infantry' && unit.demoralized === 0);
  return infantry ? score.points : 0;
}

const special = (judged: Judged, { side, score, words }: SpecialScoring): Scored => ({
  side,
  points: specialPoints(judged, side, score),
  text: words,
});

const lineOf = ({ side, points, text, reason, cite = '18.8' }: Scored): Note => ({
  cite,
  text,
  value: side === 'union' ? points : -points,
  applied: points !== 0,
  group: SIDE_NAMES[side],
  ...(reason === undefined ? {} : { reason }),
});

/** What the level is read from, against par and step (18.9). */
function netLines(net: number, { par, step }: Scenario, level: Level | null): readonly Note[] {
  if (level === null) return [];
  const text = `Union less Confederate: at ${par} the Union begins to win, each ${step} is a level`;
  return [{ cite: '18.9', text, value: net, applied: true, reason: level, group: 'Net' }];
}

/** Union points are positive in the lines, Confederate points negative: their sum is what the level is read from. */
export function scoreOf(field: Field, state: FieldState, rules: FieldRules = OUR_FIELD_RULES): Score {
  const judged = { field, state, rules };
  const { scenario } = field;
  const scored = [
    ...losses(judged),
    ...strays(judged),
    ...scenario.scoring.map((hex) => hexScore(judged, hex)),
    ...cutOff(judged),
    ...scenario.special.map((one) => special(judged, one)),
  ];
  const total = (side: Side) => scored.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
  const [union, confederate] = [total('union'), total('confederate')];
  const { par, step } = scenario;
  const level = par === null || step === null ? null : levelOf(union - confederate, par, step);
  const lines = [...scored.map(lineOf), ...netLines(union - confederate, scenario, level)];
  return { union, confederate, level, lines };
}
