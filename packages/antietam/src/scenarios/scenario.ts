/** What a scenario sheet holds (22). */
import type { Side } from '../model/vocabulary.ts';

export type Edge = 'north' | 'east' | 'south' | 'west';

export interface SetupLine {
  readonly unit: string;
  /** Where it stands, or where it enters. */
  readonly square: string;
  /** As the map counts directions: 0 is north. */
  readonly facing: number;
  /** The turn in which it arrives; null if it is on the map from the start. */
  readonly arrives: number | null;
  /** Its men where it has lost some already, else those of the order of battle. */
  readonly men: number | null;
  readonly fort: number;
  /** The leader who rides with it. */
  readonly leader: string | null;
}

export interface Objective {
  readonly square: string;
  readonly name: string;
  /** Points to its holder in every victory phase, and at the end of the game. */
  readonly turn: number;
  readonly end: number;
  readonly atStart: Side;
  /** The one side that it counts for. */
  readonly only: Side | null;
}

export const LEVELS = ['basic', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];
export const COMMITMENTS = ['historical', 'free'] as const;
export const ARRIVALS = ['fixed', 'variable'] as const;
export const AMMUNITION = ['scarce', 'normal', 'plentiful'] as const;

/** What the players agree on before the game begins (2). */
export interface Options {
  readonly level: Level;
  readonly hidden: boolean;
  readonly commitment: (typeof COMMITMENTS)[number];
  readonly arrival: (typeof ARRIVALS)[number];
  readonly ammunition: (typeof AMMUNITION)[number];
}

export interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** What a list of scenarios says of one. */
export interface ListedScenario {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** The first and the last, as the day counts them: turn 1 begins at 06:00. */
  readonly turns: readonly [number, number];
  /** As they stand unless the players agree on others. */
  readonly options: Options;
}

export interface ScenarioHead extends ListedScenario {
  /** The part of the map that is played on. */
  readonly window: Window;
  readonly first: Side;
  /** The edges that routed units make for. */
  readonly rear: Readonly<Record<Side, readonly Edge[]>>;
  /** Multiplies a side's points (14.4). */
  readonly factor: Readonly<Record<Side, number>>;
}

export interface Scenario extends ScenarioHead {
  readonly objectives: readonly Objective[];
  /** In list order (21.1). */
  readonly setup: readonly SetupLine[];
}
