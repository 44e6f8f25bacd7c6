/** Stages of this game as the kernel's decisions, and the ways in which deeds name what they are done with. */
import { type Bar, type Decision, type Deed, keptBy, type Told, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Action, ActionOf, DeedWord } from './action.ts';
import type { DecisionStage, In, PlayState } from './stage.ts';
import { hexId, hexNamed, leaderNamed, unitNamed } from './standing.ts';
import { facingName, facingNamed } from './words.ts';

export type DecisionIn<At extends DecisionStage> = Decision<Field, In<At>, Action, PlayState>;
/** A deed in states of some stages. */
export type DeedOn<S, D extends DeedWord> = Deed<Field, S, ActionOf<D>, PlayState>;
export type DeedIn<At extends DecisionStage, D extends DeedWord> = DeedOn<In<At>, D>;

/** A deed done with one thing, known by its number. `among` may hold more than is allowed. */
export interface WithThing<S> {
  among(field: Field, state: S): readonly number[];
  bar(field: Field, state: S, thing: number): Bar | null;
  play(field: Field, state: S, thing: number, u: Umpire): PlayState;
  tell(field: Field, state: S, thing: number): Told;
}

/** How an action spells a thing, and how the thing is found again. */
interface Spelling<A, N> {
  readonly write: (field: Field, thing: number) => A;
  readonly read: (field: Field, named: N) => number;
}

const spelt =
  <D extends DeedWord, N>({ write, read: readNamed }: Spelling<ActionOf<D>, N>) =>
  <S>(deed: WithThing<S>): DeedOn<S, D> => {
    // What the deed is named by is one of the fields of its action.
    const read = (field: Field, action: ActionOf<D>): number => readNamed(field, action as unknown as N);
    return {
      candidates: (field, state) => deed.among(field, state).map((thing) => write(field, thing)),
      bar: (field, state, action) => deed.bar(field, state, read(field, action)),
      play: (field, state, action, u) => deed.play(field, state, read(field, action), u),
      tell: (field, state, action) => deed.tell(field, state, read(field, action)),
    };
  };

/** Things of a kind are written once each: lists are long, and the same actions stand on them again and again. */
function writtenOnce<A>(make: (field: Field, thing: number) => A): (field: Field, thing: number) => A {
  const keptFor = keptBy((_: Field): A[] => []);
  return (field, thing) => {
    const all = keptFor(field);
    all[thing] ??= make(field, thing);
    return all[thing]!;
  };
}

type HexDeed = 'open' | 'step' | 'rout-step' | 'step-back';
export const withHex = <S, D extends HexDeed>(word: D, deed: WithThing<S>): DeedOn<S, D> =>
  spelt<D, { readonly hex: string }>({
    write: writtenOnce((field, hex) => ({ do: word, hex: hexId(field, hex) }) as ActionOf<D>),
    read: (field, { hex }) => hexNamed(field, hex),
  })(deed);

type TargetDeed = 'assault' | 'charge';
export const withTarget = <S, D extends TargetDeed>(word: D, deed: WithThing<S>): DeedOn<S, D> =>
  spelt<D, { readonly target: string }>({
    write: writtenOnce((field, hex) => ({ do: word, target: hexId(field, hex) }) as ActionOf<D>),
    read: (field, { target }) => hexNamed(field, target),
  })(deed);

type SideDeed = 'reface' | 'advance';
export const withSide = <S, D extends SideDeed>(word: D, deed: WithThing<S>): DeedOn<S, D> =>
  spelt<D, { readonly side: string }>({
    write: writtenOnce((_, facing) => ({ do: word, side: facingName(facing) }) as ActionOf<D>),
    read: (_, { side }) => facingNamed(side),
  })(deed);

type UnitDeed = 'mend' | 'change' | 'hit';
export const withUnit = <S, D extends UnitDeed>(word: D, deed: WithThing<S>): DeedOn<S, D> =>
  spelt<D, { readonly unit: string }>({
    write: writtenOnce((field, unit) => ({ do: word, unit: field.units[unit]!.id }) as ActionOf<D>),
    read: (field, { unit }) => unitNamed(field, unit),
  })(deed);

/** Units by their places, leaders after them. */
export const asPiece = ({ units }: Field, leader: number): number => units.length + leader;
export const isLeaderPiece = ({ units }: Field, piece: number): boolean => piece >= units.length;
export const leaderIn = ({ units }: Field, piece: number): number => piece - units.length;
export const pieceId = (field: Field, piece: number): string =>
  isLeaderPiece(field, piece) ? field.leaders[leaderIn(field, piece)]!.id : field.units[piece]!.id;

function pieceNamed(field: Field, id: string): number {
  const unit = unitNamed(field, id);
  if (unit >= 0) return unit;
  const leader = leaderNamed(field, id);
  return leader < 0 ? -1 : asPiece(field, leader);
}

type PieceDeed = 'enter' | 'leave-out';
export const withPiece = <S, D extends PieceDeed>(word: D, deed: WithThing<S>): DeedOn<S, D> =>
  spelt<D, { readonly piece: string }>({
    write: writtenOnce((field, piece) => ({ do: word, piece: pieceId(field, piece) }) as ActionOf<D>),
    read: (field, { piece }) => pieceNamed(field, piece),
  })(deed);

const never = (): never => {
  throw new Error('this rule knows no dice and asks nobody');
};
/** For rules without dice, where nobody listens. */
export const SILENT: Umpire = { draw: never, choose: never, note: () => undefined };
