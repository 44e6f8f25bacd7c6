/** What the rules know of the map and no counter shows: sight (4.3), ranges (7.2), zones of control (5.6), command (12.3). */
import type { Overlay, Shaded, SightLine } from '@longroll/kernel';
import { casualtyRate } from '../../charts/weapons.ts';
import { isInArc } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf, squareKind } from '../../field/ground.ts';
import { blockerOf, seenFrom } from '../../field/sight.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { watchedBy } from '../seen/lit.ts';
import { isSide, type View } from '../seen/viewing.ts';
import { isBasic, knownSituation, leaderNamed, rulesOf, unitNamed } from '../state/standing.ts';
import { squareWords } from '../state/words.ts';

export const OVERLAYS: readonly Overlay[] = [
  {
    id: 'sight',
    title: 'Sight',
    about: 'Squares that the unit in hand sees at any range; without one, those that your side watches.',
    lines: true,
  },
  {
    id: 'fire',
    title: 'Field of fire',
    about: 'Squares that the unit in hand could fire at as it stands; faint where its weapon does least.',
  },
  {
    id: 'zones',
    title: 'Zones of control',
    about: 'Squares in the zone of control of an enemy that the other side knows of.',
  },
  {
    id: 'command',
    title: 'Command',
    about: 'Squares within the radius of a leader: of the one in hand, else of all division leaders.',
  },
];

type Squares = (square: number) => boolean;

function shaded({ inPlay }: Field, side: string, isSo: Squares, isFaint?: Squares): readonly Shaded[] {
  const found: Shaded[] = [];
  for (let cell = 0; cell < inPlay.length; cell++) {
    if (inPlay[cell] !== 1 || !isSo(cell)) continue;
    found.push(isFaint?.(cell) ? { cell, side, faint: true } : { cell, side });
  }
  return found;
}

/** Cover is seen into only from close by: those squares are faint (4.4.1). */
function sightOf(field: Field, view: View, unit: number): readonly Shaded[] {
  if (unit >= 0 && view.units[unit]!.square >= 0) {
    const seen = seenFrom(field.ground, view.units[unit]!.square);
    return shaded(field, field.units[unit]!.side, (cell) => seen[cell] === 1);
  }
  if (!isSide(view.seat)) return [];
  const lit = watchedBy(field, view, field.own[view.seat]);
  const { hides } = field.ground;
  return shaded(
    field,
    view.seat,
    (cell) => lit[cell]! > 0,
    (cell) => hides[cell] === 1 && lit[cell] === 1,
  );
}

function fireOf(field: Field, view: View, unit: number): readonly Shaded[] {
  if (unit < 0 || view.units[unit]!.square < 0) return [];
  const { weapon, side } = field.units[unit]!;
  const { square, facing, mode } = view.units[unit]!;
  if (mode === 'limbered' || mode === 'routed') return [];
  const { map } = field.ground;
  const seen = seenFrom(field.ground, square);
  const rules = rulesOf(view);
  const rate = (cell: number): number => casualtyRate(weapon, rangeOf(map, square, cell), rules);
  const isBefore = (cell: number): boolean => isBasic(view) || isInArc(map, square, facing, cell);
  return shaded(
    field,
    side,
    (cell) => cell !== square && seen[cell] === 1 && rate(cell) > 0 && isBefore(cell),
    (cell) => rate(cell) === 1,
  );
}

const zonesOf = (field: Field, view: View): readonly Shaded[] =>
  SIDES.flatMap((side) => {
    const against: Side = side === 'union' ? 'confederate' : 'union';
    const zones = new Set(knownSituation(field, view).zonesAgainst(against));
    return shaded(field, side, (cell) => zones.has(cell));
  });

/** Squares within the radius of leaders of a side: of the one in hand, else of all division leaders. */
function commandedBy(field: Field, view: View, side: Side, leader: number): readonly Shaded[] {
  const { commandRadius } = rulesOf(view);
  const { map } = field.ground;
  const squares = view.leaders.flatMap(({ unit }, i) => {
    const { side: his, rank } = field.leaders[i]!;
    const isMeant = his === side && (leader >= 0 ? i === leader : rank === 'division');
    const square = unit < 0 || !isMeant ? -1 : view.units[unit]!.square;
    return square < 0 ? [] : [square];
  });
  return shaded(field, side, (cell) => squares.some((square) => rangeOf(map, square, cell) <= commandRadius));
}

export function overlayOf(field: Field, view: View, id: string, piece: string | null): readonly Shaded[] {
  const unit = piece === null ? -1 : unitNamed(field, piece);
  if (id === 'sight') return sightOf(field, view, unit);
  if (id === 'fire') return fireOf(field, view, unit);
  if (id === 'zones') return zonesOf(field, view);
  const leader = piece === null ? -1 : leaderNamed(field, piece);
  return id === 'command' ? SIDES.flatMap((side) => commandedBy(field, view, side, leader)) : [];
}

const squares = (n: number): string => (n === 1 ? '1 square' : `${n} squares`);

/** The line from a unit to a square, and what blocks it. */
export function lineOf(field: Field, view: View, piece: string, cell: number): SightLine | null {
  const unit = unitNamed(field, piece);
  const from = unit < 0 ? -1 : view.units[unit]!.square;
  if (from < 0 || cell === from) return null;
  const blocker = blockerOf(field.ground, from, cell);
  const range = `${squares(rangeOf(field.ground.map, from, cell))} to ${squareWords(field, cell)}`;
  if (blocker < 0) return { from, to: cell, blocker: null, text: `${range}: in sight` };
  const what = `${squareKind(field.ground, blocker)} in ${squareWords(field, blocker)}, elevation ${field.ground.map.levels[blocker]}`;
  return { from, to: cell, blocker, text: `${range}: hidden behind ${what}` };
}
