/** The key to pieces that have a front. */
import { Parts } from '../counter/CounterFace.tsx';
import { entriesOf, figureWords } from './battleShapes.ts';
import type { Desk } from './useDesk.ts';

/** In words alone. */
const FURTHER: readonly (readonly [sign: string, words: string])[] = [
  ['Square ends, or pointed and open along the middle', 'the two sides'],
  [
    'Small flag',
    'a leader rides with them: a pennant for the lowest rank, forked for the next, with a star for the army',
  ],
  ['White smoke', 'they have fired'],
];

export const BattleKey = ({ desk }: { readonly desk: Desk }) => (
  <>
    <h3>Pieces</h3>
    <ul className="battle-key">
      {entriesOf(desk).map(({ key, side, parts, words }) => (
        <li key={key}>
          <svg className="counter" viewBox="-52 -40 104 80" aria-hidden="true" data-side={side}>
            <Parts parts={parts} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
    <dl>
      <div>
        <dt>Figure</dt>
        <dd>{figureWords(desk)}</dd>
      </div>
      {FURTHER.map(([sign, words]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </>
);
