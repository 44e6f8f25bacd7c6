/** Facing (4.2): what lies in a unit's front arc, and from which side something comes. In whole numbers, without angles. */
import { type GridMap, LATTICES } from '@longroll/kernel';

const { steps } = LATTICES.square;

/** Whether a square lies within 67.5 degrees of the facing (4.2.1). No square lies on the border. */
export function isInArc({ x, y }: GridMap, from: number, facing: number, to: number): boolean {
  const [p, q] = steps[facing]!;
  const [u, v] = [x[to]! - x[from]!, y[to]! - y[from]!];
  const forward = u * p + v * q;
  if (forward <= 0) return false;
  const aside = Math.abs(v * p - u * q);
  return aside <= forward || (aside - forward) ** 2 < 2 * forward ** 2;
}

/** The direction of a neighbouring square. */
export function directionTo({ x, y }: GridMap, from: number, to: number): number {
  const [dx, dy] = [Math.sign(x[to]! - x[from]!), Math.sign(y[to]! - y[from]!)];
  return steps.findIndex(([p, q]) => p === dx && q === dy);
}

/** Whether the smaller part of a slope is less than the tangent of 22.5 degrees, the square root of 2 less 1. */
const isStraight = (smaller: number, larger: number): boolean => (smaller + larger) ** 2 < 2 * larger ** 2;

/** The nearest of the eight directions to a square anywhere: where fire is heard from. */
export function bearingTo({ x, y }: GridMap, from: number, to: number): number {
  const [u, v] = [x[to]! - x[from]!, y[to]! - y[from]!];
  const dx = isStraight(Math.abs(u), Math.abs(v)) ? 0 : Math.sign(u);
  const dy = isStraight(Math.abs(v), Math.abs(u)) ? 0 : Math.sign(v);
  return steps.findIndex(([p, q]) => p === dx && q === dy);
}

const NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
export const directionWords = (direction: number): string => NAMES[direction]!;

/** Players count directions from 1, as the compass of the game does (4.1); the map counts them from 0. */
export const numberOf = (direction: number): number => direction + 1;
export const directionNumbered = (number: number): number => number - 1;
