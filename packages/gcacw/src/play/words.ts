/** Names as players say them: hexes with the place that lies there, sides, units. */
import { placesAt } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { counterId } from '../muster/sheets.ts';
import type { PlayState } from './stage.ts';
import { unitsIn } from './standing.ts';

/** "W5119 Port Gibson". */
export function hexWords({ ground: { map } }: Field, hex: number): string {
  const place = placesAt(map, hex)[0];
  return place ? `${map.ids[hex]} ${place.name}` : map.ids[hex]!;
}

export const unitPieceId = ({ pieces }: Field, unit: number): string =>
  counterId(pieces.units[unit]!.side, pieces.units[unit]!.name, false);
export const leaderPieceId = ({ pieces }: Field, leader: number): string =>
  counterId(pieces.leaders[leader]!.side, pieces.leaders[leader]!.name, true);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who stands in a hex: "Green-A and Tracy". */
export const stackIn = ({ pieces }: Field, state: PlayState, hex: number): string =>
  listed(unitsIn(state, hex).map((i) => pieces.units[i]!.name));

export const namesOf = ({ pieces }: Field, units: readonly number[]): string =>
  listed(units.map((i) => pieces.units[i]!.name));

export const points = (n: number): string => `${n} MP`;
