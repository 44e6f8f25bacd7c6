/**
 * Dice as they lie on the table. `Dice` are thrown together and read as one value (a face, a sum, a
 * difference); the faces themselves are never lost, so a journal shows what fell.
 *
 * Every possible throw is numbered, its "way": 0 for all ones, the last die turning fastest.
 */
export interface Die {
  readonly name: string;
  /** What is painted on it, in order: 1 to 6, 0 to 9, 1 to 100. */
  readonly faces: readonly number[];
  /** Who throws it: a side, or `ANSWERING` for the side that answers the mover; without it the mover. */
  readonly thrower?: string;
  /** Least and most of a continuous factor: it has no faces, and any number between them may fall. */
  readonly range?: readonly [number, number];
}

/** One value that the dice can show, in how many ways, and the faces of the first of those ways. */
export interface Total {
  readonly value: number;
  readonly ways: number;
  readonly faces: readonly number[];
}

export interface Dice {
  readonly dice: readonly Die[];
  readonly ways: number;
  readonly totals: readonly Total[];
  /** Index into `totals`, by way. */
  readonly totalAt: Uint16Array;
}

const counted = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The die is thrown by the other side, in answer. */
export const ANSWERING = 'answering';

export const d6 = (name: string, thrower?: string): Die => ({
  name,
  faces: counted(1, 6),
  ...(thrower === undefined ? {} : { thrower }),
});
export const d10 = (name: string): Die => ({ name, faces: counted(0, 9) });
export const d100 = (name: string): Die => ({ name, faces: counted(1, 100) });
export const dieOf = (name: string, sides: number): Die => ({ name, faces: counted(1, sides) });

/** The faces of throw number `way`. */
export function facesOf(dice: readonly Die[], way: number): number[] {
  const faces: number[] = new Array(dice.length);
  let rest = way;
  for (let i = dice.length - 1; i >= 0; i--) {
    const die = dice[i]!;
    faces[i] = die.faces[rest % die.faces.length]!;
    rest = Math.floor(rest / die.faces.length);
  }
  return faces;
}

/** The number of the throw that shows these faces, or -1 if the dice cannot. */
export function wayOf(dice: readonly Die[], faces: readonly number[]): number {
  if (faces.length !== dice.length) return -1;
  let way = 0;
  for (let i = 0; i < dice.length; i++) {
    const painted = dice[i]!.faces;
    const at = painted.indexOf(faces[i]!);
    if (at < 0) return -1;
    way = way * painted.length + at;
  }
  return way;
}

/** Dice read together by `read`, for instance their sum or the first minus the second. */
export function throwOf(dice: readonly Die[], read: (faces: readonly number[]) => number): Dice {
  const ways = dice.reduce((product, die) => product * die.faces.length, 1);
  const found = new Map<number, { value: number; ways: number; faces: readonly number[] }>();
  const values: number[] = [];
  for (let way = 0; way < ways; way++) {
    const faces = facesOf(dice, way);
    const value = read(faces);
    values.push(value);
    const total = found.get(value);
    if (total) total.ways++;
    else found.set(value, { value, ways: 1, faces });
  }
  const totals = [...found.values()].sort((a, b) => a.value - b.value);
  const index = new Map(totals.map((total, i) => [total.value, i]));
  return { dice, ways, totals, totalAt: Uint16Array.from(values, (v) => index.get(v)!) };
}

export const sumOfDice = (...dice: readonly Die[]): Dice =>
  throwOf(dice, (faces) => faces.reduce((sum, face) => sum + face, 0));

/** Two dice against each other: the first minus the second. */
export const opposedDice = (first: Die, second: Die): Dice => throwOf([first, second], ([a, b]) => a! - b!);
