/** A stack: all units of one side in one hex; it acts, is hit and checks morale as one body. */
import type { HouseRules } from '../rulings/index.ts';
import { type Arm, armOf, type Unit, unitKey, unitWords } from './unit.ts';
import { type OnDisrupt, STATE_WORDS, type StackState } from './vocabulary.ts';

export interface Stack {
  readonly units: readonly Unit[];
  readonly state: StackState;
  readonly leader: boolean;
  readonly inCommand: boolean;
  readonly isolated: boolean;
  readonly onDisrupt: OnDisrupt;
}

/** What becomes of a stack, without what never changes. */
export interface StackAfter {
  readonly state: StackState;
  readonly units: readonly Unit[];
}

/** Neither fights on: it has lost an assault (9.2.3). */
export const isBeaten = ({ state, units }: StackAfter): boolean => state === 'routed' || units.length === 0;

/** Both arms in one hex. */
export const isMixed = (units: readonly Unit[]): boolean =>
  units.some((unit) => armOf(unit) !== armOf(units[0]!));

/** Guns alone in their hex are an artillery target; what a mixed stack is, is a reading of ours (8.4.1). */
export const targetArm = (units: readonly Unit[], rules: HouseRules): Arm =>
  isMixed(units) ? rules.mixedTarget : armOf(units[0]!);

const keys = new WeakMap<readonly Unit[], string>();

/** Lists of units are never changed once made, so the key of each is written once. */
function unitsKey(units: readonly Unit[]): string {
  const known = keys.get(units);
  if (known !== undefined) return known;
  const key = units.map(unitKey).join('+');
  keys.set(units, key);
  return key;
}

export const stackKey = ({ state, units }: StackAfter): string => `${state[0]}${unitsKey(units)}`;

/** A stack on the rolls of one fight: equal stacks are one object there, under one short name. */
export interface Mustered extends Stack {
  readonly name: string;
  readonly after: StackAfter;
}

/** Calls the roll of one side: long fights meet few stacks, but each of them on many paths. */
export function muster(): (stack: Stack) => Mustered {
  const rolls = new Map<string, Mustered>();
  return (stack) => {
    // A leader may be lost on the way.
    const key = `${stackKey(stack)}${stack.leader ? ' led' : ''}`;
    const known = rolls.get(key);
    if (known) return known;
    const { state, units } = stack;
    const mustered = { ...stack, name: `${rolls.size}`, after: { state, units } };
    rolls.set(key, mustered);
    return mustered;
  };
}

export const unitsWords = (units: readonly Unit[]): string =>
  units.length === 0 ? 'eliminated' : units.map(unitWords).join('; ');

export const stackWords = ({ state, units }: StackAfter): string =>
  units.length === 0 ? 'eliminated' : `${STATE_WORDS[state]} (${unitsWords(units)})`;
