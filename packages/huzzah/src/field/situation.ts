/**
 * The picture of a state, worked out once and asked by everybody: who stands in which hex, and into which hexes the zones
 * of either side reach (3.5, 17.8). Zones are drawn when somebody asks for them.
 */
import { armOf } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { Readings } from '../rulings/index.ts';
import type { Field } from './field.ts';
import type { BySide, LeaderState, UnitFormation, UnitState } from './state.ts';
import { fireZoneOf, frontOf } from './zones.ts';

export const NOBODY = -1;

/** Foot, and guns that are unlimbered (17.16). */
export const canFire = (formation: UnitFormation): boolean =>
  formation !== 'limbered' && formation !== 'mounted';

/** Routed stacks, limbered guns and skirmishers have none (3.5, 17.16, 17.17). */
export const hasZoc = ({ state, formation }: Pick<UnitState, 'state' | 'formation'>): boolean =>
  state !== 'routed' && formation !== 'limbered' && formation !== 'skirmish';

export const hasFireZone = ({ state, formation }: Pick<UnitState, 'state' | 'formation'>): boolean =>
  state !== 'routed' && canFire(formation);

export interface Conditions {
  readonly rules: Readings;
  readonly dusk: boolean;
}

/** By hex the first of the pieces there, by piece the next one in the same hex: in list order. */
function chained(pieces: readonly { readonly hex: number }[], first: Int16Array, next: Int16Array): void {
  for (let i = pieces.length - 1; i >= 0; i--) {
    const { hex } = pieces[i]!;
    if (hex < 0) continue;
    next[i] = first[hex]!;
    first[hex] = i;
  }
}

export class Situation {
  readonly #field: Field;
  readonly #units: readonly UnitState[];
  readonly #conditions: Conditions;
  /** By hex: the first unit that stands there; by unit: the next one in the same hex. */
  readonly #first: Int16Array;
  readonly #next: Int16Array;
  readonly #firstLeader: Int16Array;
  readonly #nextLeader: Int16Array;
  #held: BySide<readonly number[]> | null = null;
  readonly #zoc: Partial<Record<Side, Uint8Array>> = {};
  readonly #mfz: Partial<Record<Side, Uint8Array>> = {};

  constructor(
    field: Field,
    units: readonly UnitState[],
    leaders: readonly LeaderState[],
    conditions: Conditions,
  ) {
    this.#field = field;
    this.#units = units;
    this.#conditions = conditions;
    const { size } = field.ground.map;
    this.#first = new Int16Array(size).fill(NOBODY);
    this.#next = new Int16Array(units.length);
    this.#firstLeader = new Int16Array(size).fill(NOBODY);
    this.#nextLeader = new Int16Array(leaders.length);
    chained(units, this.#first, this.#next);
    chained(leaders, this.#firstLeader, this.#nextLeader);
  }

  /** The units in a hex, in list order. */
  unitsIn(hex: number): number[] {
    const found: number[] = [];
    if (hex < 0) return found;
    for (let i = this.#first[hex]!; i !== NOBODY; i = this.#next[i]!) found.push(i);
    return found;
  }

  leadersIn(hex: number): number[] {
    const found: number[] = [];
    if (hex < 0) return found;
    for (let i = this.#firstLeader[hex]!; i !== NOBODY; i = this.#nextLeader[i]!) found.push(i);
    return found;
  }

  /** Whose units stand in a hex; no hex holds both sides. */
  holder(hex: number): Side | null {
    const first = this.firstIn(hex);
    return first === NOBODY ? null : this.#field.units[first]!.side;
  }

  /** The first unit in a hex, or `NOBODY`. */
  firstIn(hex: number): number {
    return hex < 0 ? NOBODY : this.#first[hex]!;
  }

  /** The next unit in the same hex, or `NOBODY`: for those who look at many hexes. */
  nextTo(unit: number): number {
    return this.#next[unit]!;
  }
  firstLeaderIn(hex: number): number {
    return hex < 0 ? NOBODY : this.#firstLeader[hex]!;
  }
  nextLeaderTo(leader: number): number {
    return this.#nextLeader[leader]!;
  }

  isEnemyIn(side: Side, hex: number): boolean {
    const first = this.firstIn(hex);
    return first !== NOBODY && this.#field.units[first]!.side !== side;
  }

  /** Hexes with units of a side, by row and column. */
  hexesOf(side: Side): readonly number[] {
    this.#held ??= { union: this.#hexesOf('union'), confederate: this.#hexesOf('confederate') };
    return this.#held[side];
  }

  #hexesOf(side: Side): readonly number[] {
    const found: number[] = [];
    for (const unit of this.#field.own[side]) {
      const { hex } = this.#units[unit]!;
      if (hex >= 0 && this.#first[hex] === unit) found.push(hex);
    }
    return found.sort((a, b) => a - b);
  }

  /** Whether a unit of the side in the hex would be in an EZOC. */
  isInZoc(side: Side, hex: number): boolean {
    return this.#zones(this.#zoc, side)[hex] === 1;
  }

  /** Whether a unit of the side in the hex would be in an enemy MFZ. */
  isInFireZone(side: Side, hex: number): boolean {
    return this.#zones(this.#mfz, side)[hex] === 1;
  }

  /** By hex: 1 where the zones of the side's enemies reach. */
  #zones(kept: Partial<Record<Side, Uint8Array>>, side: Side): Uint8Array {
    const known = kept[side];
    if (known) return known;
    const drawn = new Uint8Array(this.#field.ground.map.size);
    for (const unit of this.#field.own[otherSide(side)]) {
      const state = this.#units[unit]!;
      if (state.hex < 0) continue;
      if (kept === this.#zoc ? !hasZoc(state) : !hasFireZone(state)) continue;
      for (const hex of kept === this.#zoc ? this.#front(state) : this.fireZone(state)) drawn[hex] = 1;
    }
    kept[side] = drawn;
    return drawn;
  }

  #front({ hex, facing }: UnitState): Int32Array {
    return frontOf(this.#field.ground, hex, facing);
  }

  /** The hexes of the MFZ of a unit that has one. */
  fireZone({ hex, facing, formation }: UnitState): Int32Array {
    const { rules, dusk } = this.#conditions;
    const looking = { skirmish: formation === 'skirmish', dusk };
    return fireZoneOf(this.#field.ground, rules, hex, facing, looking);
  }

  /** Hexes that the zones of the side's enemies reach. */
  zocAgainst(side: Side): readonly number[] {
    return marked(this.#zones(this.#zoc, side));
  }
  fireZonesAgainst(side: Side): readonly number[] {
    return marked(this.#zones(this.#mfz, side));
  }

  /** Guns in the hex: they take +1 from any leader (6.3). */
  hasGuns(hex: number): boolean {
    for (let i = this.firstIn(hex); i !== NOBODY; i = this.#next[i]!)
      if (armOf(this.#field.units[i]!) === 'artillery') return true;
    return false;
  }
}

const marked = (drawn: Uint8Array): readonly number[] => {
  const found: number[] = [];
  for (let hex = 0; hex < drawn.length; hex++) if (drawn[hex] === 1) found.push(hex);
  return found;
};
