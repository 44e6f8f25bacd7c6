/** What a combat result does to a stack (8.5): O hits, the owner's choice on D, morale check, disruption, rout. */
import { type Note, once, type Procedure, type Umpire } from '@longroll/kernel';
import type { Circumstances } from '../model/orders.ts';
import { type Stack, unitsWords } from '../model/stack.ts';
import { type Code, STATE_WORDS, type StackState } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type Apportioned, certainHits, chosenHits } from './hits.ts';
import { checkNote, checkOf, moraleOf } from './morale.ts';
import { headed } from './notes.ts';

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

/** An effect, and the rules of ours that it rests on besides the result itself. */
interface Ending extends Effect {
  readonly ours?: readonly string[];
}

/** First the card: the result and the third hit. Then ours: who is hit in a stack (12.2), how the routed run (11.1). */
function endingCite({ hits, routMove, ours = [] }: Ending): string {
  const cites = ['8.5', ...(hits > 0 ? ['12.1'] : []), ...ours, ...(routMove ? ['11.1'] : [])];
  return cites.join(', ');
}

const sharing = ({ units }: Stack): readonly string[] => (units.length > 1 ? ['12.2'] : []);

const afterLine = (ending: Ending, { routHexes }: HouseRules): Note => {
  const { stack, routMove } = ending;
  return {
    cite: endingCite(ending),
    text: `The stack afterwards: ${unitsWords(stack.units)}${routMove ? `; rout move of ${routHexes} hexes` : ''}`,
    value: stack.units.length === 0 ? 'eliminated' : STATE_WORDS[stack.state],
    applied: true,
    group: 'Effect',
  };
};

/** The effect is settled: only its line is left to write. */
function settled<S extends Stack>(
  ending: Ending,
  { heading, houseRules, muster }: Suffering<S>,
): Procedure<Effect<S>> {
  const { stack, hits, routMove } = ending;
  const effect = { stack: muster(stack), hits, routMove };
  const lines = once(() => headed(heading, [afterLine(ending, houseRules)]));
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
  const passedLines = once(() => headed(heading, [checkNote(true, morale.value)]));
  const failedLines = once(() => headed(heading, [checkNote(false, morale.value)]));
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
    const ours = sharing(stack);
    const passed = settled({ stack: hit, hits: taken, routMove: false, ours }, suffering);
    if (hit.units.length === 0) return passed;
    const state = WORSE[hit.state];
    const staysPut = hit.state === 'routed' && suffering.houseRules.routedFails === 'no-more';
    const routMove = state === 'routed' && !staysPut;
    const again = hit.state === 'routed' ? ['8.5.2'] : [];
    const failed = settled(
      { stack: inState(hit, state), hits: taken, routMove, ours: [...again, ...ours] },
      suffering,
    );
    // A roll that cannot change the result is not made.
    return staysPut ? passed : checked(hit, suffering, passed, failed);
  });
}

/** A hit that no check follows. */
function hitOnly<S extends Stack>(stack: Stack, suffering: Suffering<S>): Procedure<Effect<S>> {
  const unchecked = stack.state === 'good-order' ? [] : ['14.10'];
  const ours = [...unchecked, ...sharing(stack)];
  return hitThen(stack, 1, suffering, (hit, taken) =>
    settled({ stack: hit, hits: taken, routMove: false, ours }, suffering),
  );
}

/** A D result: good order may try to take an O hit in its stead; the choice is made before the die (8.5.1). */
function disrupted<S extends Stack>(stack: Stack, suffering: Suffering<S>): Procedure<Effect<S>> {
  if (stack.state !== 'good-order') {
    const isUnchecked = suffering.houseRules.secondDisruption === 'hit';
    return isUnchecked ? hitOnly(stack, suffering) : hitAndCheck(stack, 1, suffering);
  }
  const accepted = settled({ stack: inState(stack, 'disrupted'), hits: 0, routMove: false }, suffering);
  if (stack.onDisrupt === 'accept') return accepted;
  return checked(stack, suffering, hitOnly(stack, suffering), accepted);
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
