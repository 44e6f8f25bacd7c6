/** What the maps call things, and what the card calls them. */
import { RuleBug } from '@longroll/kernel';
import { HEX_GROUNDS, type HexGround } from './vocabulary.ts';

/** Marks of the map on hexes (3.2.3), edges of the map on hexsides (3.2.4), ways that are thoroughfares (3.3). */
export const CREST = 'crest';
export const EMBANKMENT = 'embankment';
export const HEXSIDE_WORKS = ['abatis', 'fence', 'wall', 'breastwork'] as const;
export const THOROUGHFARES = ['road', 'railroad'] as const;

/** The ground by the name of a terrain on the map: "marsh with run" is the card's Marsh/Run. */
export function groundNamed(terrain: string): HexGround {
  const ground = HEX_GROUNDS.find((one) => one === terrain.replace(' with ', '-'));
  if (ground === undefined) throw new RuleBug(`the map has "${terrain}", which is no ground of the card`);
  return ground;
}
