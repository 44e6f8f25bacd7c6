/** A campaign as a scripted player sees it: who stands where, how far it is, and what may be done. */
import { cellDistance, cellOf, type GridMap, keptBy } from '@longroll/kernel';
import { fieldNow } from '../../src/campaign/laidOut.ts';
import { wholeSheet } from '../../src/campaign/starts/sheet.ts';
import type { CampaignStart } from '../../src/campaign/starts/start.ts';
import type { Campaign } from '../../src/campaign/state.ts';
import { type Field, fieldOf } from '../../src/field/field.ts';
import type { LeaderPiece, UnitPiece } from '../../src/field/pieces.ts';
import type { LeaderOnField, UnitOnField } from '../../src/field/state.ts';
import { type Entrenchment, otherSide, type Side } from '../../src/model/vocabulary.ts';
import { campaignRulesFor } from '../../src/play/rules.ts';
import type { Action } from '../../src/play/state/action.ts';
import type { PlayState } from '../../src/play/state/stage.ts';
import { wayOverGround, wayRoundEnemies } from './roads.ts';

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
export interface General {
  readonly leader: LeaderOnField;
  readonly piece: LeaderPiece;
}

/** What a defender's strength is multiplied by, roughly. */
const BEHIND: Readonly<Record<Entrenchment, number>> = { none: 1, abatis: 1.5, breastwork: 2, fort: 3 };
/** By the level of the line, what it adds to the die counted too (19.5.1.3). */
const IN_THE_LINE = [1.5, 2.4, 4, 4, 5];
const IN_THE_CITY = 3.6;

/** The four hexes of the line in the order of their levels, then the city. */
const worksOf = keptBy((map: GridMap): readonly number[] =>
  ['W2314', 'W2413', 'W2514', 'W2515', 'W2414'].map((id) => cellOf(map, id)),
);

export type ActionOf<D extends Action['do']> = Extract<Action, { readonly do: D }>;

/** The state at one decision. */
export class Sight {
  readonly field: Field;
  readonly state: PlayState;
  readonly legal: readonly Action[];
  readonly #men: Partial<Record<Side, readonly Man[]>> = {};

  constructor({ field }: Laid, state: PlayState, legal: readonly Action[]) {
    this.field = fieldNow(field, state);
    this.state = state;
    this.legal = legal;
  }

  get side(): Side {
    return this.state.stage.side;
  }
  get enemy(): Side {
    return otherSide(this.side);
  }
  get turn(): number {
    return this.state.turn;
  }
  get campaign(): Campaign {
    return this.state.campaign!;
  }
  get works(): readonly number[] {
    return worksOf(this.field.ground.map);
  }
  cell = (id: string): number => cellOf(this.field.ground.map, id);
  id = (hex: number): string => this.field.ground.map.ids[hex]!;
  man = (index: number): Man => ({
    index,
    unit: this.state.units[index]!,
    piece: this.field.pieces.units[index]!,
  });
  men = (side: Side): readonly Man[] => {
    this.#men[side] ??= this.field.own.units[side].map(this.man).filter(({ unit }) => unit.hex >= 0);
    return this.#men[side];
  };
  named = (name: string): Man => this.man(this.field.named.units[this.side].get(name)!);
  general = (name: string): General => {
    const at = this.field.named.leaders[this.side].get(name)!;
    return { leader: this.state.leaders[at]!, piece: this.field.pieces.leaders[at]! };
  };
  /** By marching over empty ground. */
  way = (from: number, to: number): number => wayOverGround(this.field, to)[from]!;
  /** By marching round the enemies of whoever decides. */
  wayRound = (from: number, to: number): number =>
    wayRoundEnemies(this.field, this.state.units, this.side, to)[from]!;
  hexes = (from: number, to: number): number => cellDistance(this.field.ground.map, from, to);
  in = (side: Side, hex: number): readonly Man[] => this.men(side).filter(({ unit }) => unit.hex === hex);
  isControlled = (id: string): boolean => this.campaign.controlled.includes(this.cell(id));
  /** Of the defenders of a hex, their works counted. */
  strengthIn = (side: Side, hex: number): number => {
    const works = side === 'confederate' ? this.works.indexOf(hex) : -1;
    const level = this.campaign.levels[works];
    const walls = level === undefined ? IN_THE_CITY : IN_THE_LINE[level]!;
    return this.in(side, hex).reduce(
      (sum, { unit }) => sum + unit.manpower * (works < 0 ? BEHIND[unit.entrenchment] : walls),
      0,
    );
  };
  of<D extends Action['do']>(deed: D): readonly ActionOf<D>[] {
    return this.legal.filter((action): action is ActionOf<D> => action.do === deed);
  }
}

/** Of things that are worth something the best; of equal ones the first. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let [found, most]: [T | undefined, number] = [undefined, 0];
  for (const one of things) {
    const value = worth(one);
    if (value > most) [found, most] = [one, value];
  }
  return found;
}

export const isHorse = ({ piece }: Man): boolean => piece.type === 'cavalry';
export const manpowerOf = (men: readonly Man[]): number =>
  men.reduce((sum, { unit }) => sum + unit.manpower, 0);
