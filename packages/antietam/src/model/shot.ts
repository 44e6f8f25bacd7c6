/** Who fires at what: the records that the rules of fire look at. */
import type { Mode, Terrain, Weapon } from './vocabulary.ts';

export interface Firer {
  readonly weapon: Weapon;
  /** Men for small arms, guns for artillery. */
  readonly strength: number;
  readonly mode: Mode;
  readonly leaderFactor: number;
  /** Before paying for the shot. */
  readonly operationPoints: number;
  /** What the shot costs by the card. */
  readonly fireCost: number;
  /** Defensive fire takes its cost as far as there are points, and is made even if there are none (7.1.2). */
  readonly defending: boolean;
  readonly ammo: number;
  readonly range: number;
  readonly targetHigher: boolean;
  /** A flanked defender that fires outside its arc. */
  readonly shootingBack: boolean;
}

export interface TargetUnit {
  readonly men: number;
  readonly fort: number;
  /** Indexes of the firers that shoot at it from the flank. */
  readonly flankedBy: readonly number[];
}

export interface TargetSquare {
  readonly targets: readonly TargetUnit[];
  readonly terrain: Terrain;
  readonly difficultyFactor: number;
}
