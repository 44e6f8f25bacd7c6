/**
 * The picture of a state, worked out once and asked by everybody: who stands in which square, and into which squares the
 * zones of control of either side reach (5.6.1). Zones are those of units that the other side knows (21.4.1).
 *
 * A map is large, so pictures are drawn on a few sheets that are used again and again: ask for the situation where it is
 * needed and do not keep it.
 */
import { keptBy } from '@longroll/kernel';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { Field } from './field.ts';
import { NOBODY, type UnitState } from './state.ts';

type Units = readonly UnitState[];

/** Routed units and limbered guns have no zone (5.6.1). */
export const exerts = ({ mode }: Pick<UnitState, 'mode'>): boolean =>
  mode !== 'routed' && mode !== 'limbered';

type Standing = Pick<UnitState, 'square' | 'mode'>;
/** A unit before anything is drawn. */
const NOWHERE: Standing = { square: NOBODY, mode: 'routed' };

interface ZoneSheet {
  drawn: boolean;
  readonly reached: Uint8Array;
  readonly marked: number[];
}

const zoneSheet = (size: number): ZoneSheet => ({ drawn: false, reached: new Uint8Array(size), marked: [] });

/** The units whose zones count against a side: null for all of them. */
export type KnownTo = Readonly<Record<Side, readonly number[] | null>>;

export class Situation {
  #units: Units = [];
  #union: readonly number[] | null = null;
  #confederate: readonly number[] | null = null;
  readonly #field: Field;
  /** By square: the first unit that stands there; by unit: the next one in the same square. */
  readonly #first: Int16Array;
  readonly #next: Int16Array;
  /** Zones that a side must mind: those of its enemies. */
  readonly #against: Readonly<Record<Side, ZoneSheet>>;

  constructor(field: Field) {
    const { size } = field.ground.map;
    this.#field = field;
    this.#first = new Int16Array(size).fill(NOBODY);
    this.#next = new Int16Array(field.units.length);
    this.#against = { union: zoneSheet(size), confederate: zoneSheet(size) };
  }

  isOf(units: Units, known: KnownTo): boolean {
    return this.#units === units && this.#union === known.union && this.#confederate === known.confederate;
  }

  /** Draws another state over the one that is there: most units stand where they stood, so only what differs is drawn anew. */
  draw(units: Units, known: KnownTo): this {
    const before = this.#units;
    if (known.union !== this.#union) this.#wipe(this.#against.union);
    if (known.confederate !== this.#confederate) this.#wipe(this.#against.confederate);
    for (let i = 0; i < units.length; i++)
      if (before[i] !== units[i]) this.#change(i, before[i] ?? NOWHERE, units[i]!);
    this.#units = units;
    this.#union = known.union;
    this.#confederate = known.confederate;
    return this;
  }

  #change(unit: number, before: Standing, after: Standing): void {
    const hasMoved = before.square !== after.square;
    if (hasMoved) {
      this.#takeOff(unit, before.square);
      this.#put(unit, after.square);
    }
    if (hasMoved || exerts(before) !== exerts(after))
      this.#wipe(this.#against[otherSide(this.#field.units[unit]!.side)]);
  }

  #takeOff(unit: number, square: number): void {
    if (square < 0) return;
    if (this.#first[square] === unit) {
      this.#first[square] = this.#next[unit]!;
      return;
    }
    let at = this.#first[square]!;
    while (this.#next[at] !== unit) at = this.#next[at]!;
    this.#next[at] = this.#next[unit]!;
  }

  /** In list order among those who stand there. */
  #put(unit: number, square: number): void {
    if (square < 0) return;
    const first = this.#first[square]!;
    if (first === NOBODY || first > unit) {
      this.#next[unit] = first;
      this.#first[square] = unit;
      return;
    }
    let at = first;
    while (this.#next[at]! !== NOBODY && this.#next[at]! < unit) at = this.#next[at]!;
    this.#next[unit] = this.#next[at]!;
    this.#next[at] = unit;
  }

  #wipe(sheet: ZoneSheet): void {
    if (!sheet.drawn) return;
    for (const square of sheet.marked) sheet.reached[square] = 0;
    sheet.marked.length = 0;
    sheet.drawn = false;
  }

  /** The units in a square, in list order. */
  unitsIn(square: number): number[] {
    const found: number[] = [];
    if (square < 0) return found;
    for (let i = this.#first[square]!; i !== NOBODY; i = this.#next[i]!) found.push(i);
    return found;
  }

  /** Whose units stand in a square; no square holds both sides. */
  holder(square: number): Side | null {
    const first = square < 0 ? NOBODY : this.#first[square]!;
    return first === NOBODY ? null : this.#field.units[first]!.side;
  }

  isEmpty(square: number): boolean {
    return this.#first[square] === NOBODY;
  }

  /** Whether a unit is the first of those in its square: whoever goes through all units looks at each square once. */
  isFirst(unit: number, square: number): boolean {
    return this.#first[square] === unit;
  }

  /** Men in a square. */
  men(square: number): number {
    let sum = 0;
    for (let i = this.#first[square]!; i !== NOBODY; i = this.#next[i]!) sum += this.#units[i]!.men;
    return sum;
  }

  /** Units in a square. */
  count(square: number): number {
    let sum = 0;
    for (let i = this.#first[square]!; i !== NOBODY; i = this.#next[i]!) sum++;
    return sum;
  }

  /** Whether more units or men stand in a square than these. */
  holdsMore(square: number, units: number, men: number): boolean {
    let [count, sum] = [0, 0];
    for (let i = this.#first[square]!; i !== NOBODY; i = this.#next[i]!) {
      count++;
      sum += this.#units[i]!.men;
    }
    return count > units || sum > men;
  }

  /** Whether a unit of the side in the square would be in an enemy zone of control. */
  isInZone(side: Side, square: number): boolean {
    return this.#zones(side).reached[square] === 1;
  }

  /** Squares that the zones of the side's enemies reach, each once. */
  zonesAgainst(side: Side): readonly number[] {
    return this.#zones(side).marked;
  }

  #zones(side: Side): ZoneSheet {
    const sheet = this.#against[side];
    if (!sheet.drawn) this.#drawZones(sheet, side);
    return sheet;
  }

  #drawZones(sheet: ZoneSheet, side: Side): void {
    const known = side === 'union' ? this.#union : this.#confederate;
    for (const i of known ?? this.#field.own[otherSide(side)]) {
      const unit = this.#units[i]!;
      if (unit.square >= 0 && exerts(unit)) this.#reachFrom(unit.square, sheet);
    }
    sheet.drawn = true;
  }

  #reachFrom(square: number, { reached, marked }: ZoneSheet): void {
    const { neighbours, sides } = this.#field.ground.map;
    for (let side = square * sides; side < (square + 1) * sides; side++) {
      const into = neighbours[side]!;
      if (into < 0 || reached[into] === 1) continue;
      reached[into] = 1;
      marked.push(into);
    }
  }
}

/** So many states may be looked at side by side. */
const SHEETS = 8;
interface Sheets {
  readonly all: Situation[];
  last: number;
}
const sheetsOf = keptBy(
  (field: Field): Sheets => ({ all: Array.from({ length: SHEETS }, () => new Situation(field)), last: 0 }),
);

/** The picture of these units: the one that is there, or the oldest sheet brought up to date. */
export function situationOf(field: Field, units: Units, known: KnownTo): Situation {
  const kept = sheetsOf(field);
  if (kept.all[kept.last]!.isOf(units, known)) return kept.all[kept.last]!;
  for (const sheet of kept.all) if (sheet.isOf(units, known)) return sheet;
  kept.last = (kept.last + 1) % SHEETS;
  return kept.all[kept.last]!.draw(units, known);
}
