/**
 * Luck that the odds ask for more coarsely than a roll does. A roll wants the very number; the odds want to know
 * only the class it falls in ("26 to 50 men", "Random of 25 + 50"), or they would branch a hundred times for
 * nothing. So the branches are classes, while a throw gives the thing itself.
 */
import { type Branch, type Chance, type Die, facesOf, rational, wayOf } from '@longroll/kernel';

interface Coarse<T> {
  /** None, where there is nothing to throw but still something to class. */
  readonly dice: readonly Die[];
  /** What the faces give. */
  readonly exactly: (faces: readonly number[]) => T;
  /** What the odds make of it. */
  readonly classed: (value: T) => T;
  /** Values with the same key are one class. */
  readonly key: (classed: T) => string;
}

interface Group<T> {
  readonly value: T;
  readonly throws: (readonly number[])[];
}

function groupsOf<T>({ dice, exactly, classed, key }: Coarse<T>, ways: number): readonly Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (let way = 0; way < ways; way++) {
    const faces = facesOf(dice, way);
    const value = classed(exactly(faces));
    const group = groups.get(key(value)) ?? { value, throws: [] };
    group.throws.push(faces);
    groups.set(key(value), group);
  }
  return [...groups.values()];
}

/** The middle throw of a class stands for it. */
const branchOf =
  (ways: number) =>
  <T>({ value, throws }: Group<T>): Branch<T> => ({
    value,
    p: rational(throws.length, ways),
    faces: throws[throws.length >> 1]!,
  });

export function coarse<T>(id: string, spec: Coarse<T>): Chance<T> {
  const { dice, exactly } = spec;
  const ways = dice.reduce((product, die) => product * die.faces.length, 1);
  return {
    ...{ id, dice, ways, countable: true },
    branches: groupsOf(spec, ways).map(branchOf(ways)),
    value: (way) => exactly(facesOf(dice, way)),
    faces: (way) => facesOf(dice, way),
    at: (faces) => (wayOf(dice, faces) < 0 ? undefined : { value: exactly(faces) }),
  };
}
