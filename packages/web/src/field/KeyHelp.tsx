/** What the keys do. */
import { useEffect, useRef } from 'react';

const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ['↑ ↓', 'walk the list of actions; Enter does one, or shows its odds first'],
  ['a–z', 'find an action by its words; with Shift for words that begin with E, M, N or U'],
  ['U', 'undo, back to the last die'],
  ['E', 'end what you are doing; what cannot be taken back is asked once, and E again does it'],
  ['N', 'next piece that can act'],
  [
    'F H',
    'while the other side moves and you are asked: fire with the first that may, or hold; G, J, K for the others',
  ],
  ['O', 'order many at once, where the game has such orders'],
  ['Esc', 'close what is open, put down what is picked, then go to what ends your turn'],
  ['1–4', 'actions, journal, rosters, score; 0 for the course of a campaign'],
  ['5–9', 'shade own reach, enemy reach, and what else the game can show; once more takes it off'],
  ['/', 'find a unit or a leader by name'],
  ['M', 'to the map: arrows move it, + and − change the scale, Enter takes up what lies in its middle'],
  ['← →', 'in the replay: one move back, one move on'],
  [
    'Space',
    'in the replay: play, pause; while a story is shown: its next sentence, as with →; Esc leaves it out',
  ],
  ['?', 'this list'],
];

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  return (
    <dialog ref={sheet} className="key-help" aria-labelledby="key-help-head" onClose={onClose}>
      <h2 id="key-help-head">Keys</h2>
      <dl>
        {KEYS.map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
