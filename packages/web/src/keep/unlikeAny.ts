/** A name that nothing else has. `crypto.randomUUID` is not there where a page comes over plain http; this is. */
export const unlikeAny = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join(
    '',
  );
