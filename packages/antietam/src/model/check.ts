/** Percentage checks (0.2): an integer from 1 to 100, success if it is not above the percentage. */
import {
  type Chance,
  type Die,
  d100,
  dieOf,
  keeping,
  rollOn,
  sumOfDice,
  type Umpire,
} from '@longroll/kernel';

const CERTAIN = 100;
/** Names of dice may hold names of units, which anybody may make up. */
const MOST_KEPT = 2_000;

const dice = keeping<ReturnType<typeof sumOfDice>>(MOST_KEPT);
const hundred = (name: string) => dice(name, () => sumOfDice(d100(name)));

const checks = keeping<Chance<boolean>>(MOST_KEPT);

/** The same check is asked in thousands of paths, so it is made once. */
const checkOf = (name: string, percent: number): Chance<boolean> =>
  checks(`${name} ${percent}`, () => rollOn(name, hundred(name), (face) => face <= percent));

/** 0 % or less fails and 100 % or more succeeds without a draw (0.8). */
export function check(u: Umpire, name: string, percent: number): boolean {
  if (percent <= 0) return false;
  return percent >= CERTAIN || u.draw(checkOf(name, percent));
}

/** Whether a check of this percentage is drawn at all. */
export const isOpen = (percent: number): boolean => percent > 0 && percent < CERTAIN;

const randomDice = keeping<Die>(MOST_KEPT);

/** Random of N (0.3). */
export const randomDie = (name: string, n: number, least: number): Die =>
  randomDice(`${name} ${n} ${least}`, () => ({
    name,
    faces: dieOf(name, n).faces.map((face) => face - 1 + least),
  }));
