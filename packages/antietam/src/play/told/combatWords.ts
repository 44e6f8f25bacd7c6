/** Combat in plain sentences: every shot, rout, retreat, charge and loss in one (21.13.5). */
import { capital, inWords } from '@longroll/kernel';
import { directionWords } from '../../field/arc.ts';
import { counted, isGun, menWords, type Weapon } from '../../model/vocabulary.ts';

/** "13 men fall", "1 man falls", "nobody falls". */
export function fallWords(n: number): string {
  if (n === 0) return 'nobody falls';
  return `${menWords(n)} ${n === 1 ? 'falls' : 'fall'}`;
}

export const gunWords = (n: number): string => counted(n, 'gun', 'guns');
export const squaresWords = (n: number): string => counted(n, 'square', 'squares');

/** A verb for one or for several. */
export const does = (names: readonly string[], one: string, several: string): string =>
  names.length === 1 ? one : several;

/** Fire of somebody who is not seen: what one hears, and from where. */
export const heardWords = (weapon: Weapon, direction: number): string =>
  isGun(weapon)
    ? `guns to the ${directionWords(direction)} fire`
    : `musketry from the ${directionWords(direction)} falls`;

export interface ShotWords {
  /** "Weber A fires", "guns to the east fire". */
  readonly who: string;
  readonly targets: readonly string[];
  readonly flank: boolean;
  readonly where: string;
  readonly fell: number;
}

/** "Weber A fires on G. B. Anderson A in the Sunken Road: 13 men fall." */
export function shotSentence({ who, targets, flank, where, fell }: ShotWords): string {
  const how = flank ? 'into the flank of' : 'on';
  return `${capital(who)} ${how} ${inWords(targets)} ${where}: ${fallWords(fell)}.`;
}

export const unseenSentence = (who: string, where: string): string =>
  `${capital(who)} at somebody out of sight ${where}.`;

export interface ChargeWords {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly flank: boolean;
  readonly where: string;
  readonly attackersFell: number;
  readonly defendersFell: number;
}

/** "Nagle B charges Toombs in the woods at 1932: 64 men of the attack fall, 9 of the defence." */
export function chargeSentence(words: ChargeWords): string {
  const { attackers, defenders, flank, where, attackersFell, defendersFell } = words;
  const verb = `${does(attackers, 'charges', 'charge')}${flank ? ' the flank of' : ''}`;
  const losses = `${menWords(attackersFell)} of the attack ${attackersFell === 1 ? 'falls' : 'fall'}, ${defendersFell} of the defence`;
  return `${inWords(attackers)} ${verb} ${inWords(defenders)} ${where}: ${losses}.`;
}
