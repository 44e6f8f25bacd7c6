/** Names as players say them, and actions as they are told. */
import { capital, inWords, placesAt, type Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitFormation } from '../../field/state.ts';
import { FACINGS } from './action.ts';
import type { Group } from './stage.ts';

/** "2520 Seven Pines". */
export function hexWords({ ground: { map } }: Field, hex: number): string {
  if (hex < 0) return 'off the map';
  const place = placesAt(map, hex)[0];
  return place ? `${map.ids[hex]} ${place.name}` : map.ids[hex]!;
}

const COMPASS: Readonly<Record<string, string>> = {
  ...{ NE: 'north-east', E: 'east', SE: 'south-east' },
  ...{ SW: 'south-west', W: 'west', NW: 'north-west' },
};
export const facingWords = (facing: number): string => COMPASS[FACINGS[facing]!]!;
export const facingNamed = (name: string): number => FACINGS.indexOf(name);
export const facingName = (facing: number): string => FACINGS[facing]!;

export const unitName = ({ units }: Field, unit: number): string => units[unit]!.label;
export const leaderName = ({ leaders }: Field, leader: number): string => leaders[leader]!.label;
export const unitPieceId = ({ units }: Field, unit: number): string => units[unit]!.id;
export const leaderPieceId = ({ leaders }: Field, leader: number): string => leaders[leader]!.id;

export const namesOf = (field: Field, units: readonly number[]): string =>
  inWords(units.map((unit) => unitName(field, unit))) || 'nobody';

/** Units, with the leaders who are there: "Garland 1 with Garland". */
export function groupWords(field: Field, { units, leaders }: Pick<Group, 'units' | 'leaders'>): string {
  const names = inWords(leaders.map((leader) => leaderName(field, leader)));
  if (units.length === 0) return names;
  return names === '' ? namesOf(field, units) : `${namesOf(field, units)} with ${names}`;
}

/** The verb that fits one or several. */
export const does = (
  { units, leaders }: Pick<Group, 'units' | 'leaders'>,
  one: string,
  several: string,
): string => ((units.length > 0 ? units.length : leaders.length) === 1 ? one : several);

/** Whose piece shows what a group does: its first unit, else its first leader. */
export const pieceIn = (field: Field, { units, leaders }: Pick<Group, 'units' | 'leaders'>): string =>
  units.length > 0 ? unitPieceId(field, units[0]!) : leaderPieceId(field, leaders[0]!);

/** Whoever of a group is in hand has what the group does before him. */
export function doneBy(
  field: Field,
  group: Pick<Group, 'units' | 'leaders'>,
): Pick<Told, 'piece' | 'pieces'> {
  const [piece, ...pieces] = [
    ...group.units.map((unit) => unitPieceId(field, unit)),
    ...group.leaders.map((leader) => leaderPieceId(field, leader)),
  ];
  return pieces.length === 0 ? { piece: piece! } : { piece: piece!, pieces };
}

export const FORMATION_WORDS: Readonly<Record<UnitFormation, string>> = {
  ...{ line: 'in line', skirmish: 'in skirmish order', mounted: 'mounted', dismounted: 'on foot' },
  ...{ limbered: 'limbered', unlimbered: 'unlimbered' },
};

/** An action in words, under its heading and with its rule. */
export const told = (group: string, cite: string, text: string, more: Partial<Told> = {}): Told => ({
  ...{ group, cite, text: capital(text) },
  rolls: false,
  ...more,
});
export const ROLLS = { rolls: true } as const;
export const ENDS = { ends: true } as const;
