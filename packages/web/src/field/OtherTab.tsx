/** What another tab has to do with the game: that it has it, or what has come of that. */
import type { Mishap } from './sitting.ts';
import type { Shared } from './useGame.ts';

const WORDS: Readonly<Record<NonNullable<Mishap>, string>> = {
  behind: 'This game went on in another tab. Nothing was done; here it now stands as it does there.',
  gone: 'This game was deleted in another tab. What is shown here can still be exported to a file.',
  apart:
    'This game went on in another tab, and the last moves made here could not be kept. Export it to a file: nothing of it is thrown away as long as this page is open.',
  strange: 'This game went on in another tab, by rules that this page does not know. Load the page anew.',
};

export function OtherTab({ shared: { role, mishap, takeOver } }: { readonly shared: Shared }) {
  return (
    <>
      {role === 'watches' && (
        <div className="other-tab" role="status">
          <p>This game is open in another tab; here it can be watched.</p>
          <button type="button" onClick={takeOver}>
            Play here instead
          </button>
        </div>
      )}
      {mishap && (
        <p className="refused" role="alert">
          {WORDS[mishap]}
        </p>
      )}
    </>
  );
}
