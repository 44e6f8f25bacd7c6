/** Surrender and fall of Vicksburg (19.5.7, 19.5.8). */
import type { Procedure } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { areasOf } from './areas.ts';
import { type DieModifier, rolledDie } from './dice.ts';
import type { Heart } from './garrison.ts';
import { type SiegeTrack, trackAtStart } from './siege.ts';
import { dryPicture, isInfantry, isWithin, standing, type Theatre } from './theatre.ts';
import { cityOf } from './works.ts';

type SurrenderRules = Pick<
  CampaignRules,
  | 'surrenderFrom'
  | 'surrenderStep'
  | 'surrenderOn'
  | 'surrenderHope'
  | 'siegeFew'
  | 'tokenGarrison'
  | 'tokenOn'
>;

export interface SurrenderCase {
  readonly besieged: boolean;
  readonly siege: number;
  readonly garrison: number;
  readonly heart: Heart;
  /** An army of relief is near. */
  readonly hope: boolean;
  readonly rules: SurrenderRules;
}

/** Undemoralized infantry of Johnston's near the city, over the river (19.5.7.1). */
export function hasHope(
  theatre: Theatre,
  relief: ReadonlySet<number>,
  { hopeHexes }: Pick<CampaignRules, 'hopeHexes'>,
): boolean {
  const { right } = areasOf(theatre.field.ground.map);
  return standing(theatre, 'confederate').some(
    ({ index, unit, piece }) =>
      relief.has(index) &&
      isInfantry(piece) &&
      unit.demoralized === 0 &&
      right.has(unit.hex) &&
      isWithin(theatre, unit.hex, cityOf(theatre), hopeHexes),
  );
}

function modifiersOf({ siege, heart, garrison, hope, rules }: SurrenderCase): readonly DieModifier[] {
  const days = Math.floor((siege - rules.surrenderFrom) / rules.surrenderStep);
  return [
    { text: `Siege track ${siege}`, value: days },
    { text: `Heart of the garrison, level ${heart}`, value: heart - 1 },
    { text: `Garrison of ${garrison}`, value: garrison < rules.siegeFew ? 1 : 0 },
    { text: 'Johnston is near', value: hope ? -rules.surrenderHope : 0 },
  ];
}

/** Whether a die is thrown at all. */
export const isAsked = ({ besieged, siege, garrison, rules }: SurrenderCase): boolean =>
  besieged && garrison > 0 && (garrison < rules.tokenGarrison || siege >= rules.surrenderFrom);

/** Whether Vicksburg surrenders in this turn; a token garrison has a die of its own and no other (19.5.7.2). */
export const surrenders =
  (asked: SurrenderCase): Procedure<boolean> =>
  (u) => {
    const { garrison, rules } = asked;
    if (!isAsked(asked)) return false;
    if (garrison < rules.tokenGarrison)
      return rolledDie(u, { name: 'token garrison die', cite: '19.5.7.2' }).total >= rules.tokenOn;
    const modifiers = modifiersOf(asked);
    return rolledDie(u, { name: 'surrender die', cite: '19.5.7.1', modifiers }).total >= rules.surrenderOn;
  };

export interface Fall {
  /** The turn in which it fell; null while it stands. */
  readonly fell: number | null;
  readonly track: SiegeTrack;
}

/** Stormed, or taken back: who stands in the city when a turn ends (19.5.8). */
export function fallAfter(theatre: Theatre, turn: number, now: Fall, rules: CampaignRules): Fall {
  const holder = dryPicture(theatre).holder(cityOf(theatre));
  if (now.fell === null) return holder === 'union' ? { ...now, fell: turn } : now;
  if (holder !== 'confederate') return now;
  return { fell: null, track: { ...trackAtStart(rules), relieved: now.track.relieved } };
}
