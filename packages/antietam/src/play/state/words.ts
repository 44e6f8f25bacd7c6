/** Names as players say them, and actions as they are told. */
import { inWords, placesAt, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Mode } from '../../model/vocabulary.ts';
import type { PlayState } from './stage.ts';
import { situationIn } from './standing.ts';

/** Not a place that one would name: it only says that the lane gives cover. */
const UNNAMED = 'cover';

/** "1416 Dunker Church". */
export function squareWords({ ground: { map } }: Field, square: number): string {
  const place = placesAt(map, square).find(({ kind }) => kind !== UNNAMED);
  return place ? `${map.ids[square]} ${place.name}` : map.ids[square]!;
}

export const unitPieceId = ({ units }: Field, unit: number): string => units[unit]!.id;
export const leaderPieceId = ({ leaders }: Field, leader: number): string => leaders[leader]!.id;

export const namesOf = ({ units }: Field, places: readonly number[]): string =>
  inWords(places.map((i) => units[i]!.name)) || 'nobody';

/** Who stands in a square, as far as the state that is looked at knows: "Rodes and McRae". */
export const stackIn = (field: Field, state: Pick<PlayState, 'units'>, square: number): string =>
  namesOf(field, situationIn(field, state).unitsIn(square));

/** What a unit does that changes to a mode. */
export const MODE_WORDS: Readonly<Record<Mode, string>> = {
  normal: 'forms line',
  column: 'forms column',
  mounted: 'mounts',
  dismounted: 'dismounts',
  limbered: 'limbers up',
  unlimbered: 'unlimbers',
  routed: 'routs',
};

/** An action in words, under its heading and with its rule. */
export const told = (group: string, cite: string, text: string, more: Partial<Told> = {}): Told => ({
  ...{ group, cite, text },
  rolls: false,
  ...more,
});
