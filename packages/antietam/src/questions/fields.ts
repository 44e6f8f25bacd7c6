/** Fields that several questions share, and the kinds of field that only this card needs. */
import { type FieldText, oneOf, oneOfOrDerived, whole, wholeOrDerived, yesNo } from '@longroll/kernel';
import * as z from 'zod';
import { weaponName } from '../charts/weapons.ts';
import { ARMS, MODES, SIDE_NAMES, SIDES, TERRAINS, WEAPONS, type Weapon } from '../model/vocabulary.ts';

export const MOST_MEN = 3000;
export const MOST_GUNS = 40;
export const MOST_POINTS = 12;
export const SCALE_MOST = 99;

/** A decimal between two bounds. */
export const decimal = (
  [least, most]: readonly [number, number],
  { default: value, ...text }: FieldText & { readonly default: number },
) =>
  z
    .number()
    .min(least)
    .max(most)
    .default(value)
    .meta({ ...text, allowed: `a number from ${least.toFixed(2)} to ${most.toFixed(2)}` });

/** True unless said otherwise. */
export const yesUnlessSaid = (text: FieldText) =>
  z
    .boolean()
    .default(true)
    .meta({ ...text, allowed: 'true or false' });

/** One record of fields. */
export const recordOf = <F extends z.ZodRawShape>(fields: F, text: FieldText) =>
  z
    .strictObject(fields)
    .prefault({} as never)
    .meta({ ...text, allowed: `a record with ${Object.keys(fields).join(', ')}` });

export const sideField = (title: string, description: string, group?: string) =>
  oneOf(SIDES, {
    title,
    description,
    cite: '1.5',
    names: SIDE_NAMES,
    default: 'union',
    ...(group ? { group } : {}),
  });

export const armField = (description: string) =>
  oneOf(ARMS, { title: 'Arm', description, cite: '1.5', default: 'infantry' });

export const modeField = (description: string, cite: string) =>
  oneOfOrDerived(MODES, { title: 'Mode', description, cite, default: 'normal' });

const WEAPON_NAMES = Object.fromEntries(WEAPONS.map((weapon) => [weapon, weaponName(weapon)])) as Record<
  Weapon,
  string
>;

export const LEADER_FACTOR = decimal([0.5, 1.5], {
  title: 'Leader factor',
  description: 'Multiplier of the leader with the unit, as the order of battle gives it; 1.00 without one.',
  cite: '12.1',
  default: 1,
});

export const FORT = whole(0, 5, {
  title: 'Fort',
  description: 'Fortification level.',
  cite: '1.11, 7.3.12',
  default: 0,
});

/** What a unit fires with; the weapon decides whether men or guns count. */
export const ARMS_FIELDS = {
  weapon: oneOf(WEAPONS, {
    title: 'Weapon',
    description: 'Printed code: ten small arms, then seven kinds of gun.',
    cite: '7.2',
    names: WEAPON_NAMES,
    default: 'RFL',
  }),
  men: wholeOrDerived(1, MOST_MEN, {
    title: 'Men',
    description: 'Men who fire with small arms; 500 if not given.',
    cite: '7.2',
  }),
  guns: wholeOrDerived(1, MOST_GUNS, {
    title: 'Guns',
    description: 'Guns that fire; 6 if not given.',
    cite: '7.2',
  }),
  mode: modeField('Left out: normal for small arms, unlimbered for guns. Guns fire only unlimbered.', '5.3'),
  leaderFactor: LEADER_FACTOR,
  operationPoints: whole(0, MOST_POINTS, {
    title: 'Operation points',
    description: 'Points left before paying for the shot, 2 or with guns 4: the battle time.',
    cite: '5.1, 5.2.13, 7.3.10',
    default: 12,
  }),
  ammo: whole(0, 6, {
    title: 'Ammo',
    description: 'Rounds left; at 0 the fire does nothing.',
    cite: '11.1',
    default: 4,
  }),
};

export const RANGE = whole(1, 20, {
  title: 'Range',
  description: 'Squares to the target, the larger of both directions.',
  cite: '4.1.2',
  default: 1,
});

export const EFFICIENCY = whole(0, SCALE_MOST, {
  title: 'Efficiency',
  description: 'Quality of the troops.',
  cite: '1.10, 1.11',
  default: 70,
});

export const fatigueField = (description: string, cite = '1.11') =>
  whole(0, SCALE_MOST, { title: 'Fatigue', description, cite, default: 0 });

export const LEADER = yesNo({ title: 'Leader', description: 'A leader is attached.', cite: '9.2.4' });

export const terrainField = (title: string, description: string, group: string) =>
  oneOf(TERRAINS, { title, description, cite: '7.3.1', group, default: 'clear' });
