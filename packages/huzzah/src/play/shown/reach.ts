/** Where a piece could go, with what the way risks. */
import { keptBy, type Reached, toNumber } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { setOut } from '../choosing/grouping.ts';
import { actionGroup, isEmpty } from '../choosing/groups.ts';
import { straggleOrder } from '../movement/stepping.ts';
import { isThere, type Risk, riskOf } from '../reaction/risk.ts';
import { asPiece } from '../state/flow.ts';
import type { Group, Moving, PlayState } from '../state/stage.ts';
import { isDue, leaderNamed, situationIn, unitNamed } from '../state/standing.ts';
import { enteringWith, offMap } from '../steps/entering.ts';
import { type Way, waysFrom } from '../steps/ways.ts';

const percent = (p: number): string => `${(p * 100).toFixed(p < 0.1 || p > 0.99 ? 1 : 0)} %`;

/** The chance of coming to the end of a way in good order. */
export const inGoodOrder = ({ ends, goal }: Risk): number =>
  ends.reduce(
    (sum, { arrival, p }) =>
      isThere(arrival, goal) && arrival.stack.state === 'good-order' ? sum + toNumber(p) : sum,
    0,
  );

/** Straggle checks on the way, those that are behind it left out. */
function checksOn(field: Field, state: PlayState, { path, ...rest }: Moving, gone: number): number {
  let checks = 0;
  for (let i = Math.max(1, gone); i < path.length; i++) {
    const before: Moving = { ...rest, hex: path[i - 1]!, path: path.slice(0, i), stopped: false };
    if (straggleOrder(field, state, before, path[i]!)) checks++;
  }
  return checks;
}

/** What a way risks, in words and as a chance; nothing where nothing can stop it. */
function hazardOf(
  field: Field,
  state: PlayState,
  way: Way,
  gone: number,
): Pick<Reached, 'remark' | 'chance'> {
  const checks = checksOn(field, state, way.moving, gone);
  const risk = way.moving.units.length > 0 ? riskOf(field, state, way.moving, {}, gone) : null;
  const shots = risk?.shots.length ?? 0;
  const parts = [
    ...(checks > 0 ? [checks === 1 ? '1 straggle check' : `${checks} straggle checks`] : []),
    ...(risk && shots > 0
      ? [`${shots === 1 ? '1 shot' : `${shots} shots`}, arrives in good order ${percent(inGoodOrder(risk))}`]
      : []),
  ];
  return {
    ...(parts.length > 0 && { remark: parts.join('; ') }),
    ...(risk && shots > 0 && { chance: inGoodOrder(risk) }),
  };
}

/** The group that a piece would move with: the one on the move, all who wait with it, or all who could act in its hex. */
function groupOf(field: Field, state: PlayState, piece: string): Moving | null {
  const [unit, leader] = [unitNamed(field, piece), leaderNamed(field, piece)];
  const { stage } = state;
  const isIn = ({ units, leaders }: Group): boolean => units.includes(unit) || leaders.includes(leader);
  if (stage.at === 'move') return isIn(stage.moving) ? stage.moving : null;
  if ('group' in stage) return isIn(stage.group) ? setOut(stage.group) : null;
  const record = unit >= 0 ? state.units[unit] : state.leaders[leader];
  const counter = unit >= 0 ? field.units[unit] : field.leaders[leader];
  if (!record || !counter) return null;
  if (isDue(state, counter, record))
    return offMap(enteringWith(field, state, unit >= 0 ? unit : asPiece(field, leader)));
  if (record.hex < 0) return null;
  const group = actionGroup(field, state, record.hex);
  return isEmpty(group) ? restingGroup(field, state, record.hex) : setOut(group);
}

/** Out of its turn a stack is looked at as if it were whole and free to act. */
function restingGroup(field: Field, state: PlayState, hex: number): Moving | null {
  const units = situationIn(field, state).unitsIn(hex);
  if (units.length === 0 || units.some((unit) => state.units[unit]!.state === 'routed')) return null;
  return setOut({ hex, units, leaders: [] });
}

function waysOf(field: Field, state: PlayState, piece: string): readonly Reached[] {
  const moving = groupOf(field, state, piece);
  if (moving === null) return [];
  return [...waysFrom(field, state, moving)].map(([cell, way]) => {
    const { path } = way.moving;
    const from = path.slice(Math.max(0, moving.path.length - 1));
    return {
      ...{ cell, cost: from.length - 1 },
      path: from,
      ...(way.stops && { stops: true as const }),
      ...hazardOf(field, state, way, moving.path.length),
    };
  });
}

/** By state and piece: what a way risks is worked out exactly, and a page asks for the same ways again and again. */
const knownIn = keptBy((_: PlayState) => new Map<string, readonly Reached[]>());

export function reachOf(field: Field, state: PlayState, piece: string): readonly Reached[] {
  const pieces = knownIn(state);
  const ways = pieces.get(piece) ?? waysOf(field, state, piece);
  pieces.set(piece, ways);
  return ways;
}
