/** What a side does with its own units, told to it in full and to the enemy as far as he sees it (21.13.5). */
import { happened, type Umpire } from '@longroll/kernel';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isHidden } from '../state/standing.ts';
import { sayTo } from './telling.ts';

/** Without hidden units everybody hears all of it; nothing is said where there is nothing to say. */
export function sayAsSeen(
  u: Umpire,
  state: Pick<PlayState, 'options'>,
  cite: string,
  side: Side,
  all: string,
  seen: string,
): void {
  if (all === '') return;
  if (!isHidden(state)) u.note(() => [happened(cite, all)]);
  else sayTo(u, cite, { [side]: all, ...(seen !== '' && { [otherSide(side)]: seen }) });
}
