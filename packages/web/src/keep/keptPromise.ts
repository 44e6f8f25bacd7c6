/** What is fetched once for an object, as the same promise each time, so that a page can wait for it; a failure is asked for anew. */
export function keptPromise<K extends object, V>(fetch: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const kept = new WeakMap<K, Promise<V>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const coming = fetch(key);
    kept.set(key, coming);
    coming.catch(() => kept.delete(key));
    return coming;
  };
}
