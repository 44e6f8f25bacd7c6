/**
 * What follows from the same thing is the same, so it is worked out once. It is kept as long as the function that is
 * handed back: one assault makes its own, so it holds the stacks and lines of that fight and goes with it.
 */
export function remembered<A, B>(work: (a: A) => B, keyOf: (a: A) => unknown = (a) => a): (a: A) => B {
  const known = new Map<unknown, B>();
  return (a) => {
    const key = keyOf(a);
    const before = known.get(key);
    if (before !== undefined) return before;
    const worked = work(a);
    known.set(key, worked);
    return worked;
  };
}
