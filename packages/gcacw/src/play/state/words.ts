/** Names as players say them, and actions as they are told. */
import { inWords, placesAt, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { counterId } from '../../muster/sheets.ts';
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

/** Who stands in a hex: "Green-A and Tracy". */
export const stackIn = (field: Field, state: PlayState, hex: number): string =>
  namesOf(field, unitsIn(field, state, hex));

export const namesOf = ({ pieces }: Field, units: readonly number[]): string =>
  inWords(units.map((i) => pieces.units[i]!.name)) || 'nobody';

export const points = (n: number): string => `${n} MP`;

/** An action in words, under its heading and with its rule. */
export const told = (group: string, cite: string, text: string, more: Partial<Told> = {}): Told => ({
  ...{ group, cite, text },
  rolls: false,
  ...more,
});
export const ROLLS = { rolls: true } as const;
export const ENDS = { ends: true } as const;
export const MARCHES = { marches: true } as const;
export const TICKS = { ticks: true } as const;
