/**
 * Units fire at one square (7.3.15). Each draws its own random factor and is rounded by itself; the losses add up, and
 * equal sums are merged between the firers, so eight of them stay exact.
 */
import { type Note, type Staged, type Step, stages, toNumber, under } from '@longroll/kernel';
import type { Firer, TargetSquare } from '../model/shot.ts';
import { menWords } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';
import { lossDrawn } from './casualties.ts';
import { addLosses, type Shot, shot, withinPresent } from './shot.ts';

export interface FireInput {
  readonly firers: readonly Firer[];
  readonly square: TargetSquare;
  readonly houseRules: HouseRules;
}

export interface FireOutcome {
  readonly total: number;
  readonly losses: readonly number[];
  readonly removed: readonly boolean[];
  /** Losses that each firer would cause at a random factor of 1. */
  readonly base: readonly number[];
}

type Losses = readonly number[];

const lossLine = (n: number): Note => ({
  cite: '7.3.15',
  text: 'Losses, times the random factor and rounded',
  value: menWords(n),
  applied: true,
  group: 'Fire',
});

function firing(one: Shot, heading: string | null): Step<Losses> {
  return (before) => (u) => {
    const watched = heading ? under(heading, u) : u;
    watched.note(one.lines);
    const lost = lossDrawn(u, one.casualties);
    watched.note(() => [lossLine(lost)]);
    return addLosses(before, one.share(lost));
  };
}

/** All shots of an order, ready to be drawn. */
export const shotsOf = ({ firers, square, houseRules }: FireInput): readonly Shot[] =>
  firers.map((firer, at) => {
    const factorName = firers.length > 1 ? `firer ${at + 1}'s random factor` : 'random factor';
    return shot({ at, factorName, firer, square, houseRules });
  });

export const isBrokenUp = (men: number, lost: number, { brokenUpUnder }: HouseRules): boolean =>
  lost > 0 && men - lost < brokenUpUnder;

export function fire(input: FireInput): Staged<Losses, FireOutcome> {
  const { targets } = input.square;
  const shots = shotsOf(input);
  const base = shots.map(({ before }) => toNumber(before));
  return stages<Losses, FireOutcome>({
    start: targets.map(() => 0),
    steps: shots.map((one, i) => firing(one, shots.length > 1 ? `Firer ${i + 1}` : null)),
    key: (losses) => losses.join('/'),
    done: () => false,
    finish: (raw) => {
      const losses = withinPresent(raw, targets);
      const removed = losses.map((loss, i) => isBrokenUp(targets[i]!.men, loss, input.houseRules));
      return { total: losses.reduce((sum, loss) => sum + loss, 0), losses, removed, base };
    },
  });
}
