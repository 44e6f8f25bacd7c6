/** Percentage checks (0.2): an integer from 1 to 100, success if it is not above the percentage. */
import { type Chance, type Die, d100, dieOf, rollOn, sumOfDice, type Umpire } from '@longroll/kernel';

const CERTAIN = 100;
const DICE = new Map<string, ReturnType<typeof sumOfDice>>();

function hundred(name: string) {
  const dice = DICE.get(name) ?? sumOfDice(d100(name));
  DICE.set(name, dice);
  return dice;
}

const CHECKS = new Map<string, Chance<boolean>>();

/** The same check is asked in thousands of paths, so it is made once. */
function checkOf(name: string, percent: number): Chance<boolean> {
  const key = `${name} ${percent}`;
  const known = CHECKS.get(key);
  if (known) return known;
  const made = rollOn(name, hundred(name), (face) => face <= percent);
  CHECKS.set(key, made);
  return made;
}

/** 0 % or less fails and 100 % or more succeeds without a draw (0.8). */
export function check(u: Umpire, name: string, percent: number): boolean {
  if (percent <= 0) return false;
  return percent >= CERTAIN || u.draw(checkOf(name, percent));
}

/** Whether a check of this percentage is drawn at all. */
export const isOpen = (percent: number): boolean => percent > 0 && percent < CERTAIN;

const RANDOM_DICE = new Map<string, Die>();

/** Random of N (0.3). */
export function randomDie(name: string, n: number, least: number): Die {
  const key = `${name} ${n} ${least}`;
  const known = RANDOM_DICE.get(key);
  if (known) return known;
  const die = { name, faces: dieOf(name, n).faces.map((face) => face - 1 + least) };
  RANDOM_DICE.set(key, die);
  return die;
}
