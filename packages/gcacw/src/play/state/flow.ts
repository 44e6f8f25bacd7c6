/** Stages of this game, and the ways in which deeds name what they are done with: a unit, a leader, a hex. */
import {
  type Bar,
  type Decision,
  type Deed as DeedOf,
  RuleBug,
  type Told,
  type Umpire,
} from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { Action, ActionOf, Deed } from './action.ts';
import type { DecisionStage, In, PlayState } from './stage.ts';
import { hexId, hexNamed, leaderName, leaderNamed, sideNamed, unitName, unitNamed } from './standing.ts';
import { leaderPieceId, unitPieceId } from './words.ts';

export type DecisionIn<At extends DecisionStage> = Decision<Field, In<At>, Action, PlayState>;
/** A deed in states of some stages. */
export type DeedOn<S, D extends Deed> = DeedOf<Field, S, ActionOf<D>, PlayState>;
export type DeedIn<At extends DecisionStage, D extends Deed> = DeedOn<In<At>, D>;

/** A deed done with one thing, known by its place. `among` may hold more than is allowed. */
interface WithThing<S> {
  among(field: Field, state: S): readonly number[];
  bar(field: Field, state: S, thing: number): Bar | null;
  play(field: Field, state: S, thing: number, u: Umpire): PlayState;
  tell(field: Field, state: S, thing: number): Told;
}
/** A deed done with somebody, at a hex. */
interface WithThingAt<S> {
  among(field: Field, state: S): readonly (readonly [thing: number, hex: number])[];
  bar(field: Field, state: S, thing: number, hex: number): Bar | null;
  play(field: Field, state: S, thing: number, hex: number, u: Umpire): PlayState;
  tell(field: Field, state: S, thing: number, hex: number): Told;
}

type UnitDeed = Deed & { [D in Deed]: ActionOf<D> extends { unit: string } ? D : never }[Deed];
type LeaderDeed = Deed & { [D in Deed]: ActionOf<D> extends { leader: string } ? D : never }[Deed];
type HexDeed = Deed & { [D in Deed]: ActionOf<D> extends { hex: string } ? D : never }[Deed];

/** A kind of thing that actions name: in which field, what it is called, how it is found and how it is shown. */
interface Kind {
  readonly field: 'unit' | 'leader' | 'hex';
  /** The action that names it: a key that is worked out makes a record slow to write and to read. */
  doing(word: Deed, name: string): object;
  name(field: Field, place: number): string;
  find(field: Field, side: Side, name: string): number;
  shown(field: Field, place: number): Pick<Told, 'piece' | 'cell'>;
}

const UNIT: Kind = {
  field: 'unit',
  doing: (word, unit) => ({ do: word, unit }),
  name: unitName,
  find: unitNamed,
  shown: (field, unit) => ({ piece: unitPieceId(field, unit) }),
};
const LEADER: Kind = {
  field: 'leader',
  doing: (word, leader) => ({ do: word, leader }),
  name: leaderName,
  find: leaderNamed,
  shown: (field, leader) => ({ piece: leaderPieceId(field, leader) }),
};
const HEX: Kind = {
  field: 'hex',
  doing: (word, hex) => ({ do: word, hex }),
  name: hexId,
  find: (field, _, name) => hexNamed(field, name),
  shown: (_, cell) => ({ cell }),
};

type Names = Readonly<Record<Kind['field'], string>>;
const foundIn = (kind: Kind, field: Field, state: PlayState, action: unknown): number =>
  kind.find(field, sideNamed(state), (action as Names)[kind.field]);

/** Deeds done with one thing of a kind; units and leaders are as a rule those of the side that decides. */
const withThing =
  <W extends Deed>(kind: Kind) =>
  <S extends PlayState, D extends W>(word: D, deed: WithThing<S>): DeedOn<S, D> => ({
    candidates: (field, state) =>
      deed.among(field, state).map((place) => kind.doing(word, kind.name(field, place)) as ActionOf<D>),
    bar: (field, state, action) => deed.bar(field, state, foundIn(kind, field, state, action)),
    play: (field, state, action, u) => deed.play(field, state, foundIn(kind, field, state, action), u),
    tell(field, state, action) {
      const place = foundIn(kind, field, state, action);
      return { ...kind.shown(field, place), ...deed.tell(field, state, place) };
    },
  });

/** Deeds done with one thing of a kind, at a hex. */
const withThingAt =
  <W extends Deed>(kind: Kind) =>
  <S extends PlayState, D extends W>(word: D, deed: WithThingAt<S>): DeedOn<S, D> => {
    const both = (field: Field, state: S, action: unknown): readonly [number, number] => [
      foundIn(kind, field, state, action),
      foundIn(HEX, field, state, action),
    ];
    return {
      candidates: (field, state) =>
        deed.among(field, state).map(([place, hex]) => {
          const named = { [kind.field]: kind.name(field, place), hex: hexId(field, hex) };
          return { do: word, ...named } as unknown as ActionOf<D>;
        }),
      bar: (field, state, action) => deed.bar(field, state, ...both(field, state, action)),
      play: (field, state, action, u) => deed.play(field, state, ...both(field, state, action), u),
      tell(field, state, action) {
        const [place, cell] = both(field, state, action);
        return { ...kind.shown(field, place), cell, ...deed.tell(field, state, place, cell) };
      },
    };
  };

export const withUnit = withThing<UnitDeed>(UNIT);
export const withLeader = withThing<LeaderDeed>(LEADER);
export const withHex = withThing<HexDeed>(HEX);
export const withUnitAt = withThingAt<UnitDeed & HexDeed>(UNIT);
export const withLeaderAt = withThingAt<LeaderDeed & HexDeed>(LEADER);

const never = (): never => {
  throw new RuleBug('this rule knows no dice and asks nobody');
};

/** For rules without dice, where nobody listens. */
export const SILENT: Umpire = { draw: never, choose: never, note: () => undefined };
