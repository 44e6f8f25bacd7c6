/** Why a computer did it, where who looks may know. */
import type { MoveNotes } from '@longroll/kernel';
import { opponentTitle } from './words.ts';

export function Reason({ of: { by, reason } }: { readonly of: MoveNotes }) {
  if (by === undefined || reason === undefined) return null;
  return (
    <p className="reason">
      <b>{opponentTitle(by)}:</b> {reason}
    </p>
  );
}
