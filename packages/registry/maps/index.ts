/** Where the maps of the systems lie. Beside the rules and not among them: rules know no files. */
import type { MapEntry } from '@longroll/kernel';

export const MAPS: readonly MapEntry[] = [
  {
    id: 'gcacw/vicksburg',
    title: 'The Vicksburg campaign',
    address: new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url).href,
  },
];
