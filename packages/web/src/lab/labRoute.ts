/** Which page of the Lab an address means: the room itself, or a batch by its id. */
export type LabRoute = { readonly page: 'lab'; readonly batch: string | null };

export const labRoute = ([id, more]: readonly string[]): LabRoute | null =>
  more === undefined ? { page: 'lab', batch: id ?? null } : null;
