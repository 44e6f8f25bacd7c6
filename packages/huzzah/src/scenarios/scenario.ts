/** What a scenario sheet holds: a head, which is light enough to be always at hand, and the set-up. */
import type { Formation, Side } from '../model/vocabulary.ts';

/** A rectangle of hexes by column and row, both ends included. */
export interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** Points at the end to whoever holds a hex. */
export interface PlaceObjective {
  readonly kind: 'place';
  readonly id: string;
  readonly name: string;
  readonly hex: string;
  readonly points: number;
  readonly atStart: Side;
}

/** Points at the end to a side if no enemy unit in good order is so near to any hex of a road. */
export interface RoadObjective {
  readonly kind: 'road';
  readonly id: string;
  readonly name: string;
  /** The name of the way on the map. */
  readonly way: string;
  readonly within: number;
  readonly points: number;
  readonly to: Side;
}

export type Objective = PlaceObjective | RoadObjective;

/** Points to a side at the end of each turn in which it holds a hex. */
export interface HoldPoints {
  readonly hex: string;
  readonly side: Side;
  readonly points: number;
}

export type Points = Readonly<Record<Side, number>>;

export interface ScenarioHead {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly date: string;
  /** Id of its map. */
  readonly map: string;
  /** When the first turn begins, "16:30", and how many minutes a turn has. */
  readonly begins: string;
  readonly minutes: number;
  readonly turns: number;
  /** The turn from which darkness shortens all ranges; null if there is none. */
  readonly dusk: number | null;
  /** The part of the map that is played on. */
  readonly window: Window;
  /** Hexes that a side retreats to and is supplied from (6.8.1, 11.1). */
  readonly friendlyEdge: Readonly<Record<Side, readonly Window[]>>;
  readonly objectives: readonly Objective[];
  readonly hold: readonly HoldPoints[];
  /** What a side takes from its enemy counts so many times; once where nothing is said. */
  readonly lossesCount?: Points;
  /** Added to a side's points at the end. */
  readonly handicap: Points;
}

/** What is read before the game begins. */
export interface ScenarioWords {
  /** Hours that a game takes, in words. */
  readonly length: string;
  /** What the battle itself would have scored. */
  readonly par: Points;
  readonly history: string;
  /** Advice for whoever plays the side for the first time. */
  readonly firstTry: Readonly<Record<Side, string>>;
}

export interface SetupLine {
  /** A unit or a leader. */
  readonly piece: string;
  readonly hex: string;
  /** As the map counts directions, 0 is north-east; null for a leader who stands alone. */
  readonly facing: number | null;
  /** Formed to fight, or limbered or mounted; leaders have none. */
  readonly formation: Formation | null;
}

/** Where reinforcements come in: an edge hex on a road. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly hex: string;
}

export interface Arrival {
  readonly turn: number;
  readonly side: Side;
  readonly entry: string;
  /** Units and leaders. */
  readonly pieces: readonly string[];
}

/** A unit that may not be opened before a turn. */
export interface Reserve {
  readonly unit: string;
  readonly from: number;
}

export interface Scenario extends ScenarioHead {
  /** Positions to learn by have none. */
  readonly words: ScenarioWords | null;
  /** In the order of the sheet, the Union first. */
  readonly setup: readonly SetupLine[];
  readonly entries: readonly Entry[];
  readonly arrivals: readonly Arrival[];
  readonly reserves: readonly Reserve[];
}

/** The hexes of a rectangle, as the map names them. */
export function hexesOf({ columns, rows }: Window): readonly string[] {
  const count = ([first, last]: readonly [number, number]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String(first + n).padStart(2, '0'));
  return count(rows).flatMap((row) => count(columns).map((column) => column + row));
}

export function isInWindow({ columns, rows }: Window, hex: string): boolean {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}

const MINUTES_IN_AN_HOUR = 60;

/** "16:45": when a turn begins. The turn after the last gives the end. */
export function hourOf({ begins, minutes }: Pick<ScenarioHead, 'begins' | 'minutes'>, turn: number): string {
  const [hour = 0, minute = 0] = begins.split(':').map(Number);
  const past = hour * MINUTES_IN_AN_HOUR + minute + (turn - 1) * minutes;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(past / MINUTES_IN_AN_HOUR))}:${two(past % MINUTES_IN_AN_HOUR)}`;
}
