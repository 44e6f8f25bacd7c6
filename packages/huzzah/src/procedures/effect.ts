/** What a combat result does to a stack (8.5): O hits, the owner's choice on D, morale check, disruption, rout. */
import type { Note, Procedure, Umpire } from '@longroll/kernel';
import type { Circumstances } from '../model/orders.ts';
import { type Stack, unitsWords } from '../model/stack.ts';
import { type Code, STATE_WORDS, type StackState } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type Apportioned, certainHits, chosenHits } from './hits.ts';
import { checkNote, checkOf, moraleOf } from './morale.ts';
import { headed, once } from './notes.ts';

export interface Effect<S extends Stack = Stack> {
  readonly stack: S;
  /** O hits taken. */
  readonly hits: number;
  /** It must run at once. */
  readonly routMove: boolean;
}

/** Whose stack it is, how it is shown, and what bears on its morale. */
export interface Suffering<S extends Stack = Stack> {
  readonly side: string;
  /** What becomes of a stack, as the larger procedure keeps it. */
  readonly muster: (stack: Stack) => S;
  readonly circumstances: Circumstances;
  readonly moraleDie: string;
  readonly heading: string;
  readonly houseRules: HouseRules;
}

const WORSE: Record<StackState, StackState> = {
  'good-order': 'disrupted',
  disrupted: 'routed',
  routed: 'routed',
};

const inState = (stack: Stack, state: StackState): Stack =>
  state === stack.state ? stack : { ...stack, state };

const afterLine = ({ stack, routMove }: Effect, { routHexes }: HouseRules): Note => ({
  cite: '8.5, 12',
  text: `The stack afterwards: ${unitsWords(stack.units)}${routMove ? `; rout move of ${routHexes} hexes` : ''}`,
  value: stack.units.length === 0 ? 'eliminated' : STATE_WORDS[stack.state],
  applied: true,
  group: 'Effect',
});

/** The effect is settled: only its line is left to write. */
function settled<S extends Stack>(
  { stack, hits, routMove }: Effect,
  { heading, houseRules, muster }: Suffering<S>,
): Procedure<Effect<S>> {
  const effect = { stack: muster(stack), hits, routMove };
  const lines = once(() => headed(heading, [afterLine(effect, houseRules)]));
  return (u) => {
    u.note(lines);
    return effect;
  };
}

function checked<S extends Stack>(
  stack: Stack,
  { circumstances, moraleDie, heading }: Suffering<S>,
  passed: Procedure<Effect<S>>,
  failed: Procedure<Effect<S>>,
): Procedure<Effect<S>> {
  const morale = moraleOf({ stack, circumstances });
  const check = checkOf(moraleDie, morale.value);
  const lines = once(() => headed(heading, morale.lines()));
  const passedLines = once(() => headed(heading, [checkNote(true)]));
  const failedLines = once(() => headed(heading, [checkNote(false)]));
  return (u) => {
    u.note(lines);
    const holds = check(u);
    u.note(holds ? passedLines : failedLines);
    return (holds ? passed : failed)(u);
  };
}

/** Hits first, then what follows from them; prepared beforehand unless the owner has to choose. */
function hitThen<S extends Stack>(
  stack: Stack,
  hits: number,
  suffering: Suffering<S>,
  then: (hit: Stack, taken: number) => Procedure<Effect<S>>,
): Procedure<Effect<S>> {
  const { side, houseRules } = suffering;
  const follow = ({ units, taken }: Apportioned) => then({ ...stack, units }, taken);
  const certain = certainHits(stack.units, hits, houseRules);
  if (certain) return follow(certain);
  return (u: Umpire) => follow(chosenHits(u, side, stack.units, hits, houseRules))(u);
}

function hitAndCheck<S extends Stack>(
  stack: Stack,
  hits: number,
  suffering: Suffering<S>,
): Procedure<Effect<S>> {
  return hitThen(stack, hits, suffering, (hit, taken) => {
    const passed = settled({ stack: hit, hits: taken, routMove: false }, suffering);
    if (hit.units.length === 0) return passed;
    const state = WORSE[hit.state];
    const staysPut = hit.state === 'routed' && suffering.houseRules.routedFails === 'no-more';
    const routMove = state === 'routed' && !staysPut;
    const failed = settled({ stack: inState(hit, state), hits: taken, routMove }, suffering);
    // A roll that cannot change the result is not made.
    return staysPut ? passed : checked(hit, suffering, passed, failed);
  });
}

function hitOnly<S extends Stack>(stack: Stack, hits: number, suffering: Suffering<S>): Procedure<Effect<S>> {
  return hitThen(stack, hits, suffering, (hit, taken) =>
    settled({ stack: hit, hits: taken, routMove: false }, suffering),
  );
}

/** A D result: good order may try to take an O hit in its stead; the choice is made before the die. */
function disrupted<S extends Stack>(stack: Stack, suffering: Suffering<S>): Procedure<Effect<S>> {
  if (stack.state !== 'good-order') {
    const again = suffering.houseRules.secondDisruption === 'hit' ? hitOnly : hitAndCheck;
    return again(stack, 1, suffering);
  }
  const accepted = settled({ stack: inState(stack, 'disrupted'), hits: 0, routMove: false }, suffering);
  if (stack.onDisrupt === 'accept') return accepted;
  return checked(stack, suffering, hitOnly(stack, 1, suffering), accepted);
}

export function effectOf<S extends Stack>(
  code: Code,
  stack: Stack,
  suffering: Suffering<S>,
): Procedure<Effect<S>> {
  if (code === 'NE') return settled({ stack, hits: 0, routMove: false }, suffering);
  if (code === 'D') return disrupted(stack, suffering);
  return hitAndCheck(stack, Number(code), suffering);
}

/** What each result does to a stack, all worked out once. */
export type Effects<S extends Stack> = Readonly<Record<Code, Procedure<Effect<S>>>>;

export const effectsOn = <S extends Stack>(stack: Stack, suffering: Suffering<S>): Effects<S> => ({
  '3': effectOf('3', stack, suffering),
  '2': effectOf('2', stack, suffering),
  '1': effectOf('1', stack, suffering),
  D: effectOf('D', stack, suffering),
  NE: effectOf('NE', stack, suffering),
});
