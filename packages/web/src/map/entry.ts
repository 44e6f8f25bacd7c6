/** A map that can be opened. Its text is a file. */
export interface MapEntry {
  readonly id: string;
  readonly title: string;
  readonly text: URL;
}
