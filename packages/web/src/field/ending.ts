/** Whether the end of what one does can still be taken back: what cannot is asked for once more. */
import { type Game, play, type Rng } from '@longroll/kernel';
import type { Option } from './options.ts';

/** Nobody sees what these dice would bring, only that some would fall. */
const ANY: Rng = { int: () => 0 };

/** Dice fall, or a turn ends; with secrets nobody may try it out beforehand. */
export function isForGood({ rules, now }: Game, { told, side, action }: Option): boolean {
  if (told.rolls || rules.secrets) return true;
  const { state, journal } = play(rules, now, side, action, [], ANY);
  const turn = (at: unknown): number => rules.table(rules.view(at, side)).turn;
  return journal.length > 0 || turn(state) !== turn(now);
}
