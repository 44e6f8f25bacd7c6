/**
 * Readings that the card leaves open, each held in one named place. `RULINGS` lists them with what else could
 * be meant; procedures take them from their input, so that a caller may hold to another.
 */
import type { Ruling } from '@longroll/kernel';
import type { Entrenchment } from './model/vocabulary.ts';

export interface Rulings {
  /** Defenders without a printed gun: does the attacker still suffer a minus for artillery? */
  readonly artilleryAgainstNoGuns: 'no-minus' | 'as-printed';
  /** Defender's flanks refused: does a flank attack bonus still count beside it? */
  readonly flankBonusAgainstRefused: 'none' | 'both';
  /** Does a column of route attack pay the loess MP? */
  readonly columnOfRouteInLoess: 'pays' | 'free';
  /** How much works multiply the defender's Combat Value in the ratio. */
  readonly worksMultiplier: Readonly<Record<Entrenchment, number>>;
  /** The most Combat Value that counts in the ratio. */
  readonly attackerCap: number;
  readonly defenderCap: number;
  readonly entrenchedDefenderCap: number;
}

export const OUR_RULINGS: Rulings = {
  artilleryAgainstNoGuns: 'no-minus',
  flankBonusAgainstRefused: 'none',
  columnOfRouteInLoess: 'pays',
  worksMultiplier: { none: 1, abatis: 1.5, breastwork: 2, fort: 3 },
  attackerCap: 70,
  defenderCap: 60,
  entrenchedDefenderCap: 130,
};

export const RULINGS: readonly Ruling[] = [
  {
    id: 'artilleryAgainstNoGuns',
    cite: '7.3, Artillery Summary',
    text: "With a printed Artillery Value of 0 in the defender's hex, a minus for artillery counts as 0.",
    value: 'no-minus',
    alternatives: ['as-printed'],
  },
  {
    id: 'flankBonusAgainstRefused',
    cite: '7.8',
    text: 'Against refused flanks the attacker has the refusal modifier in place of any flank attack bonus.',
    value: 'none',
    alternatives: ['both'],
  },
  {
    id: 'columnOfRouteInLoess',
    cite: 'Attack Summary',
    text: 'The extra MP for attacking into loess is paid by a column of route attack too.',
    value: 'pays',
    alternatives: ['free'],
  },
  {
    id: 'worksMultiplier',
    cite: '9.0',
    text: "Works multiply the defender's Combat Value in the ratio: abatis 1½, breastwork 2, fort 3.",
    value: 'abatis 1.5, breastwork 2, fort 3',
    alternatives: ['any multipliers'],
  },
  {
    id: 'attackerCap, defenderCap, entrenchedDefenderCap',
    cite: '7.2',
    text: 'In the ratio at most 70 count for a march attack, 60 for a defender, 130 for an entrenched one.',
    value: '70, 60, 130',
    alternatives: ['any caps'],
  },
];
