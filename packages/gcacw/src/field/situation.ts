/**
 * The picture of a state, worked out once and asked by everybody: who stands in which hex, and how far the zones of
 * control of either side reach (6.3). Listing, reach, retreats, command, flanks and score all look at this one.
 *
 * A map is large and a game has some thirty units, so pictures are drawn on a few sheets that are wiped and used again:
 * ask for the situation where it is needed and do not keep it.
 */
import { keptBy } from '@longroll/kernel';
import { combatValue, type StrengthRules } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Field } from './field.ts';
import { FULL_ZOC, NO_ZOC, type SideTable, type Weather } from './ground.ts';
import type { UnitPiece } from './pieces.ts';
import type { UnitOnField } from './state.ts';

/** 6.3.1: neither demoralized units nor wagon trains exert a zone. */
export const exerts = (
  { demoralized }: Pick<UnitOnField, 'demoralized'>,
  { type }: Pick<UnitPiece, 'type'>,
): boolean => demoralized === 0 && type !== 'wagon';

/** Friends in a hex, as they crowd whoever marches in (2.10). */
export interface Crowd {
  readonly combatValue: number;
  readonly wagon: boolean;
}

type Units = readonly UnitOnField[];

const NOBODY = -1;

/** The zones of one side by hex, and where they were drawn. */
interface ZoneSheet {
  drawn: boolean;
  readonly zones: Uint8Array;
  readonly marked: number[];
}

const zoneSheet = (size: number): ZoneSheet => ({ drawn: false, zones: new Uint8Array(size), marked: [] });

export class Situation {
  #units: Units = [];
  #weather: Weather = 'dry';
  readonly #field: Field;
  /** By hex: the first unit that stands there; by unit: the next one in the same hex. */
  readonly #first: Int16Array;
  readonly #next: Int16Array;
  readonly #union: ZoneSheet;
  readonly #confederate: ZoneSheet;

  constructor(field: Field) {
    const { size } = field.ground.map;
    this.#field = field;
    this.#first = new Int16Array(size).fill(NOBODY);
    this.#next = new Int16Array(field.pieces.units.length);
    this.#union = zoneSheet(size);
    this.#confederate = zoneSheet(size);
  }

  isOf(units: Units, weather: Weather): boolean {
    return this.#units === units && this.#weather === weather;
  }

  /** Wipes the sheet and draws another state on it. */
  draw(units: Units, weather: Weather): this {
    for (const { hex } of this.#units) if (hex >= 0) this.#first[hex] = NOBODY;
    this.#wipe(this.#union);
    this.#wipe(this.#confederate);
    for (let i = units.length - 1; i >= 0; i--) {
      const { hex } = units[i]!;
      if (hex < 0) continue;
      this.#next[i] = this.#first[hex]!;
      this.#first[hex] = i;
    }
    this.#units = units;
    this.#weather = weather;
    return this;
  }

  #wipe(sheet: ZoneSheet): void {
    const { zones, marked } = sheet;
    while (marked.length > 0) zones[marked.pop()!] = NO_ZOC;
    sheet.drawn = false;
  }

  /** The units in a hex, in the order of the set-up. */
  unitsIn(hex: number): number[] {
    const found: number[] = [];
    if (hex < 0) return found;
    for (let i = this.#first[hex]!; i !== NOBODY; i = this.#next[i]!) found.push(i);
    return found;
  }

  /** The first of them, and the one after another; -1 when there is no more. For who looks often and wants no list. */
  firstIn(hex: number): number {
    return hex < 0 ? NOBODY : this.#first[hex]!;
  }
  nextTo(unit: number): number {
    return this.#next[unit]!;
  }

  /** Whose units stand in a hex; no hex holds both sides. */
  holder(hex: number): Side | null {
    const first = hex < 0 ? NOBODY : this.#first[hex]!;
    return first === NOBODY ? null : this.#field.pieces.units[first]!.side;
  }

  /** Whether units that exert a zone stand in the hex. */
  isExerted(hex: number): boolean {
    const { units } = this.#field.pieces;
    for (let i = this.#first[hex]!; i !== NOBODY; i = this.#next[i]!)
      if (exerts(this.#units[i]!, units[i]!)) return true;
    return false;
  }

  /** The strongest zone that units of a side exert into a hex. */
  zone(side: Side, hex: number): number {
    return this.zones(side)[hex]!;
  }

  /** In a zone of the side that is not restricted: it stops marches (6.4). */
  isHeldBy(side: Side, hex: number): boolean {
    return this.zone(side, hex) === FULL_ZOC;
  }

  zones(side: Side): Uint8Array {
    const sheet = this.#sheetOf(side);
    if (!sheet.drawn) this.#drawZones(sheet, side);
    return sheet.zones;
  }

  /** Hexes into which a zone of the side reaches, each once. */
  zoned(side: Side): readonly number[] {
    this.zones(side);
    return this.#sheetOf(side).marked;
  }

  /** Asked by the name of a side a record is slow: this is asked at every hex. */
  #sheetOf(side: Side): ZoneSheet {
    return side === 'union' ? this.#union : this.#confederate;
  }

  #drawZones(sheet: ZoneSheet, side: Side): void {
    const { pieces, ground } = this.#field;
    const { zoc } = ground[this.#weather];
    for (let i = 0; i < this.#units.length; i++) {
      const { hex } = this.#units[i]!;
      const piece = pieces.units[i]!;
      if (hex >= 0 && piece.side === side && exerts(this.#units[i]!, piece)) this.#reachFrom(hex, zoc, sheet);
    }
    sheet.drawn = true;
  }

  #reachFrom(hex: number, zoc: SideTable, { zones, marked }: ZoneSheet): void {
    const { neighbours, sides } = this.#field.ground.map;
    for (let side = hex * sides; side < (hex + 1) * sides; side++) {
      const into = neighbours[side]!;
      if (into < 0 || zoc[side]! <= zones[into]!) continue;
      if (zones[into] === NO_ZOC) marked.push(into);
      zones[into] = zoc[side]!;
    }
  }

  /**
   * Those who crowd a hex for a unit that marches in, which itself does not, nor anybody else that is named; cavalry causes
   * no surcharge. Null where enemies stand.
   */
  crowd(hex: number, unit: number, rules: StrengthRules, but = unit): Crowd | null {
    const { units } = this.#field.pieces;
    let [strength, wagon] = [0, false];
    for (let i = this.#first[hex]!; i !== NOBODY; i = this.#next[i]!) {
      if (i === but) continue;
      const { side, type } = units[i]!;
      if (side !== units[unit]!.side) return null;
      if (type === 'wagon') wagon = true;
      if (type === 'infantry' || type === 'artillery') strength += combatValue(this.#units[i]!, rules);
    }
    return strength === 0 && !wagon ? NO_CROWD : { combatValue: strength, wagon };
  }
}

export const NO_CROWD: Crowd = { combatValue: 0, wagon: false };

/** So many states may be looked at side by side: the one before a move, the one after it, a few that are weighed. */
const SHEETS = 6;
interface Sheets {
  readonly all: Situation[];
  last: number;
}
const sheetsOf = keptBy(
  (field: Field): Sheets => ({ all: Array.from({ length: SHEETS }, () => new Situation(field)), last: 0 }),
);

/** The picture of these units in this weather: the one that is there, or the oldest sheet drawn anew. */
export function situationOf(field: Field, units: Units, weather: Weather): Situation {
  const kept = sheetsOf(field);
  if (kept.all[kept.last]!.isOf(units, weather)) return kept.all[kept.last]!;
  for (const sheet of kept.all) if (sheet.isOf(units, weather)) return sheet;
  kept.last = (kept.last + 1) % SHEETS;
  return kept.all[kept.last]!.draw(units, weather);
}
