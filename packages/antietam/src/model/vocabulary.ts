/** The words of the card. */
export const SIDES = ['union', 'confederate'] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_NAMES: Readonly<Record<Side, string>> = { union: 'Union', confederate: 'Confederate' };
export const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

export const ARMS = ['infantry', 'cavalry', 'artillery', 'horse-artillery'] as const;
export type Arm = (typeof ARMS)[number];
export const isArtillery = (arm: Arm): boolean => arm === 'artillery' || arm === 'horse-artillery';

export const MODES = [
  'normal',
  'column',
  'mounted',
  'dismounted',
  'limbered',
  'unlimbered',
  'routed',
] as const;
export type Mode = (typeof MODES)[number];

/** The first is what a unit of the arm is in if nothing is said. */
export const MODES_OF: Record<Arm, readonly [Mode, ...Mode[]]> = {
  infantry: ['normal', 'column', 'routed'],
  cavalry: ['mounted', 'dismounted', 'routed'],
  artillery: ['unlimbered', 'limbered', 'routed'],
  'horse-artillery': ['unlimbered', 'limbered', 'routed'],
};

/** Where a unit may stand. */
export const TERRAINS = ['clear', 'cornfield', 'woods', 'town', 'bridge', 'ford'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What a square may be; water is crossed only at bridges and fords. */
export const SQUARES = [...TERRAINS, 'river', 'stream'] as const;
export type Square = (typeof SQUARES)[number];

export const SMALL_ARMS = ['RFL', 'MSK', 'R/M', 'R/S', 'R/G', 'SHR', 'R/C', 'CRB', 'SHG', 'PST'] as const;
export const GUNS = ['SM6', 'N12', 'RG3', 'H12', 'H24', 'P10', 'P20'] as const;
/** In printed order. */
export const WEAPONS = [...SMALL_ARMS, ...GUNS] as const;
export type Weapon = (typeof WEAPONS)[number];
export const isGun = (weapon: Weapon): boolean => (GUNS as readonly Weapon[]).includes(weapon);

/** "11 men", "1 man": losses as players write them. */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const menWords = (n: number): string => counted(n, 'man', 'men');
export const pointWords = (n: number): string => counted(n, 'point', 'points');
