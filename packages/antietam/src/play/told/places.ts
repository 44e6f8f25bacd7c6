/** Squares as one says where something happened. */
import { type Place, placesAt } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { squareKind } from '../../field/ground.ts';
import type { Square } from '../../model/vocabulary.ts';

const LANE = 'in the Sunken Road';
/** Marks the squares of the lane; the other places have names that one would use. */
const COVER = 'cover';
const WITH_ARTICLE = ['farm', 'house', 'mill', 'cemetery'];

const GROUND_WORDS: Partial<Record<Square, string>> = {
  woods: 'in the woods at ',
  town: 'in the town at ',
  cornfield: 'in the corn at ',
  bridge: 'on the bridge at ',
  ford: 'in the ford at ',
};

const placeWords = ({ kind, name }: Place): string =>
  `at ${WITH_ARTICLE.includes(kind) ? 'the ' : ''}${name.replace(/ \(.*\)$/, '')}`;

/** "in the Sunken Road", "at the Piper farm", "in the woods at 1932", "at 1818". */
export function whereWords({ ground }: Field, square: number): string {
  if (ground.lane[square] === 1) return LANE;
  const place = placesAt(ground.map, square).find(({ kind }) => kind !== COVER);
  if (place) return placeWords(place);
  return `${GROUND_WORDS[squareKind(ground, square)] ?? 'at '}${ground.map.ids[square]}`;
}

/** "to 1722", "to 1522, the Piper farm": where somebody goes. */
export function whitherWords({ ground }: Field, square: number): string {
  const place = placesAt(ground.map, square).find(({ kind }) => kind !== COVER);
  const name = place ? ` (${place.name.replace(/ \(.*\)$/, '')})` : '';
  return `to ${ground.map.ids[square]}${name}`;
}
