/** What a step of combat lets both sides know: sight, holders of objectives, formations that wake (21.11.4, 21.13, 21.15). */
import { happened, type Note, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { lookAround } from '../seen/sighting.ts';
import { holdersSeen, wakeAll, woken } from '../state/entering.ts';
import type { Loss, PlayState } from '../state/stage.ts';
import { isHidden, isKnown } from '../state/standing.ts';
import { say } from '../told/telling.ts';

/** Whether a side saw a unit before a step of combat, or sees it after it (21.13.5). */
export const isWitness = (before: PlayState, after: PlayState, side: Side, unit: number): boolean =>
  isKnown(before, side, unit) || isKnown(after, side, unit);

/** Draws and lines that no seat may see before the game is over. */
const NO_EYES = 'nobody';

/** For whom a draw or a line of account is: everybody where nothing is hidden, else one side or nobody at all. */
export const eyesOf = (state: PlayState, side: Side | null): string | undefined =>
  isHidden(state) ? (side ?? NO_EYES) : undefined;

/**
 * The same thing as each side may tell it and may know where, put into words only for those who listen; one sentence where nothing
 * is hidden.
 */
export function tellEach(
  u: Umpire,
  state: PlayState,
  cite: string,
  words: (side: Side) => string,
  where?: (side: Side) => readonly number[],
): void {
  const sentence = (side: Side): Note => ({
    ...happened(cite, words(side)),
    ...(where && { cells: where(side) }),
  });
  u.note(() =>
    isHidden(state) ? SIDES.map((side) => ({ ...sentence(side), only: side })) : [sentence('union')],
  );
}

/** Losing men wakes a division (21.11.4). */
export const wokenBy = <S extends PlayState>(field: Field, state: S, losses: readonly Loss[]): S =>
  losses.reduce((now, { unit }) => (now.units[unit]!.active ? now : woken(field, now, unit)), state);

/** Only its own side is told. */
function tellWoken(field: Field, before: PlayState, after: PlayState, u: Umpire): void {
  const told = new Set<string>();
  after.units.forEach(({ active }, unit) => {
    const { side, division } = field.units[unit]!;
    if (!active || before.units[unit]!.active || told.has(division)) return;
    told.add(division);
    say(u, after, '21.11.4', `The men of ${division} stand to arms and take orders from now on.`, [side]);
  });
}

/** Both sides look around after a step of combat. */
export function aware<S extends PlayState>(field: Field, before: PlayState, state: S, u: Umpire): S {
  const now = wakeAll(field, holdersSeen(field, lookAround(field, before.units, state)));
  tellWoken(field, before, now, u);
  return now;
}
