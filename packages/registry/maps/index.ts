/** Where the maps of the systems lie. Beside the rules and not among them: rules know no files. */
import type { MapEntry } from '@longroll/kernel';

export const MAPS: readonly MapEntry[] = [
  {
    id: 'gcacw/vicksburg',
    title: 'The Vicksburg campaign',
    address: new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url).href,
  },
  {
    id: 'antietam/sharpsburg',
    title: 'The field of Antietam',
    address: new URL('../../antietam/maps/antietam.map.txt', import.meta.url).href,
    drawing: new URL('../../antietam/maps/antietam.drawing.txt', import.meta.url).href,
  },
  {
    id: 'huzzah/iuka',
    title: 'The field of Iuka',
    address: new URL('../../huzzah/maps/iuka.map.txt', import.meta.url).href,
    drawing: new URL('../../huzzah/maps/iuka.drawing.txt', import.meta.url).href,
  },
  {
    id: 'huzzah/seven-pines',
    title: 'The field of Seven Pines',
    address: new URL('../../huzzah/maps/seven-pines.map.txt', import.meta.url).href,
    drawing: new URL('../../huzzah/maps/seven-pines.drawing.txt', import.meta.url).href,
  },
];
