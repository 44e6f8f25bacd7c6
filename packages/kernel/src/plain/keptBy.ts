/**
 * What is worked out once for an object and kept as long as that is. It is asked again and again, most often about the object
 * that was asked about last, so that one is looked at first.
 */
export function keptBy<K extends object, V extends object>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, V>();
  let lastKey: K | null = null;
  let last: V | null = null;
  return (key) => {
    if (key === lastKey && last !== null) return last;
    const known = kept.get(key);
    const value = known ?? make(key);
    if (!known) kept.set(key, value);
    lastKey = key;
    last = value;
    return value;
  };
}
