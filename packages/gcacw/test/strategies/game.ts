/** A campaign as a scripted player sees it: who stands where, how far it is, and what may be done. */
import { cellDistance, cellOf, type GridMap, keptBy, NO_STEP, Walker } from '@longroll/kernel';
import { fieldNow } from '../../src/campaign/laidOut.ts';
import { wholeSheet } from '../../src/campaign/starts/sheet.ts';
import type { CampaignStart } from '../../src/campaign/starts/start.ts';
import type { Campaign } from '../../src/campaign/state.ts';
import { type Field, fieldOf } from '../../src/field/field.ts';
import type { UnitPiece } from '../../src/field/pieces.ts';
import type { UnitOnField } from '../../src/field/state.ts';
import type { Entrenchment, Side } from '../../src/model/vocabulary.ts';
import { campaignRulesFor } from '../../src/play/rules.ts';
import type { Action } from '../../src/play/state/action.ts';
import type { PlayState } from '../../src/play/state/stage.ts';

export interface Laid {
  readonly rules: ReturnType<typeof campaignRulesFor>;
  readonly field: Field;
}

export const laidOut = (start: CampaignStart, map: GridMap): Laid => ({
  rules: campaignRulesFor(start, map),
  field: { ...fieldOf(wholeSheet(start), map), terms: start.terms },
});

export interface Man {
  readonly index: number;
  readonly unit: UnitOnField;
  readonly piece: UnitPiece;
}

/** How far every hex is from one, by marching: without enemies. */
const distancesOn = keptBy((_: Field) => new Map<number, Int32Array>());

function distances(field: Field, to: number): Int32Array {
  const kept = distancesOn(field);
  const known = kept.get(to);
  if (known) return known;
  const { map, dry } = field.ground;
  const walker = new Walker(map);
  walker.reach(to, Number.POSITIVE_INFINITY, (hex, _, direction) => {
    const cost = dry.costs.infantry[hex * map.sides + direction]!;
    return cost === NO_STEP ? -1 : cost;
  });
  const cost = walker.cost.slice();
  kept.set(to, cost);
  return cost;
}

const WORKS: Readonly<Record<Entrenchment, number>> = {
  none: 1,
  abatis: 1.5,
  breastwork: 2,
  fort: 3,
} as never;

/** The state at one decision. */
export class Sight {
  readonly field: Field;
  readonly #state: PlayState;
  readonly legal: readonly Action[];

  constructor({ rules, field }: Laid, state: PlayState) {
    this.field = fieldNow(field, state);
    this.#state = state;
    this.legal = rules.legal(rules.view(state, state.stage.side));
  }

  get state(): PlayState {
    return this.#state;
  }
  get side(): Side {
    return this.#state.stage.side;
  }
  get turn(): number {
    return this.#state.turn;
  }
  get campaign(): Campaign {
    return this.#state.campaign!;
  }
  cell = (id: string): number => cellOf(this.field.ground.map, id);
  man = (index: number): Man => ({
    index,
    unit: this.#state.units[index]!,
    piece: this.field.pieces.units[index]!,
  });
  men = (side: Side): readonly Man[] =>
    this.field.own.units[side].map(this.man).filter(({ unit }) => unit.hex >= 0);
  named = (name: string): Man => this.man(this.field.named.units[this.side].get(name)!);
  /** By marching, or by the crow where no way leads. */
  way = (from: number, to: number): number => distances(this.field, to)[from]!;
  hexes = (from: number, to: number): number => cellDistance(this.field.ground.map, from, to);
  strengthIn = (side: Side, hex: number): number =>
    this.men(side)
      .filter(({ unit }) => unit.hex === hex)
      .reduce((sum, { unit }) => sum + unit.manpower * (WORKS[unit.entrenchment] ?? 1), 0) *
    (this.works.includes(hex) && side === 'confederate' ? 3 : 1);
  get works(): readonly number[] {
    return ['W2314', 'W2413', 'W2514', 'W2515', 'W2414'].map(this.cell);
  }
  of<D extends Action['do']>(deed: D): readonly Extract<Action, { readonly do: D }>[] {
    return this.legal.filter((action): action is Extract<Action, { readonly do: D }> => action.do === deed);
  }
}
