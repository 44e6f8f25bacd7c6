/** Points and levels as players read them. */
import { capital, inWords } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../model/vocabulary.ts';
import type { Judgement, VictoryLevel } from './levels.ts';
import { placesOf } from './places.ts';

/** "17,870", "4,316.5". */
export const figures = (n: number): string => `${n}`.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
export const pointsInWords = (n: number): string => `${figures(n)} ${n === 1 ? 'point' : 'points'}`;

/** "a marginal victory". */
export const victoryWords = (level: VictoryLevel): string =>
  level === 'draw' ? 'a draw' : `${/^[aeiou]/.test(level) ? 'an' : 'a'} ${level} victory`;

/** "Confederate substantial victory", "draw". */
export const judgementWords = ({ winner, level }: Judgement): string =>
  winner === null ? 'draw' : `${SIDE_NAMES[winner]} ${level} victory`;

/** "The Union gains", "the Confederates gain". */
export const doing = (side: Side, one: string, many: string): string =>
  side === 'union' ? `the Union ${one}` : `the Confederates ${many}`;

/** What the places gave in a victory phase, as they are held. */
export function placesWords(field: Field, held: readonly Side[]): string {
  const gains = SIDES.flatMap((side) => {
    const places = placesOf(field, held, side).filter(({ turn }) => turn > 0);
    if (places.length === 0) return [];
    const points = places.reduce((sum, { turn }) => sum + turn, 0);
    const names = inWords(places.map(({ name }) => name));
    return [`${doing(side, 'gains', 'gain')} ${pointsInWords(points)} for ${names}`];
  });
  return gains.length === 0 ? '' : `${capital(gains.join('; '))}.`;
}
