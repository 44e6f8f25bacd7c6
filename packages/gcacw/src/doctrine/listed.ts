/** Stages without a thought of their own: the campaign's, and whatever is to come. Something listed is always found. */
import type { Action } from '../play/state/action.ts';
import { judged } from './answering.ts';
import type { Look } from './look.ts';
import type { Thought } from './thought.ts';

/** What does something before what ends a stage; what undoes something never, if anything else is left. */
const LIKING: Readonly<Partial<Record<Action['do'], number>>> = {
  begin: 1,
  ...{ done: 0.1, pass: 0.1, decline: 0.1, end: 0.1, 'end-action': 0.1, hold: 0.1, stand: 0.1 },
};
const OTHERWISE = 0;

export const listedThoughts = (look: Look): readonly Thought[] =>
  judged(look, ({ do: word }) => [LIKING[word] ?? OTHERWISE, 'Nothing speaks against it.']);
