/** Where the maps of the systems lie: texts that an application reads as it reads files, by the network or from disk. */
export interface MapEntry {
  readonly id: string;
  readonly title: string;
  readonly text: URL;
}

export const MAPS: readonly MapEntry[] = [
  {
    id: 'gcacw/vicksburg',
    title: 'The Vicksburg campaign',
    text: new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url),
  },
];
