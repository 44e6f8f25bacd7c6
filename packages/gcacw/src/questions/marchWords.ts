/** Movement in words: for headlines, labels and the line that players paste. */
import type { LeaderKind } from '../model/marching.ts';
import type { UnitType } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';

export const SIDE_WORDS: Record<Side, string> = { union: 'Union', confederate: 'Confederate' };

export const TYPE_WORDS: Record<UnitType, string> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  'mounted-infantry': 'mounted infantry',
  wagon: 'wagon train',
};

export const LEADER_WORDS: Record<LeaderKind, string> = {
  infantry: 'infantry leader',
  'cavalry-division': 'cavalry division leader',
  'cavalry-corps': 'cavalry corps leader',
  'grand-division': 'grand division leader',
};

export type Thrown = readonly { readonly name: string; readonly faces: readonly number[] }[];

/** "die 4", "dice 3-5"; empty where none fell. */
export function diceWords(dice: Thrown, but = ''): string {
  const faces = dice.flatMap((die) => die.faces);
  if (faces.length === 0) return but;
  return `${faces.length === 1 ? 'die' : 'dice'} ${faces.join('-')}`;
}

export const ALL_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What the dice total; null if nobody says what fell. */
export const totalOf = (dice: Thrown): number | null =>
  dice.length === 0 ? null : dice.flatMap((die) => die.faces).reduce((sum, face) => sum + face, 0);

/** "2½" for 2.5. */
export const inHalves = (n: number): string => {
  const whole = Math.floor(n);
  if (n === whole) return `${n}`;
  return whole === 0 ? '½' : `${whole}½`;
};

/** Classes that sort Movement Allowances, for a glance. */
export const MP_CLASSES = [
  { label: '2 MP or fewer', tone: 'worst', from: 0, to: 2 },
  { label: '3 to 4 MP', tone: 'bad', from: 3, to: 4 },
  { label: '5 to 6 MP', tone: 'even', from: 5, to: 6 },
  { label: '7 to 9 MP', tone: 'good', from: 7, to: 9 },
  { label: '10 MP or more', tone: 'best', from: 10, to: Number.POSITIVE_INFINITY },
] as const;
