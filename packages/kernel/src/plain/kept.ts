/**
 * What is asked for again and again is made once and kept, by its key; never more than so many, since keys may come from
 * outside. When it is full all is forgotten and begun anew.
 */
export function keeping<V>(most: number): (key: string, make: () => V) => V {
  const known = new Map<string, V>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
}
