/** The key to pieces that have a front. */
import { Parts } from '../counter/CounterFace.tsx';
import { entriesOf } from './battleShapes.ts';
import type { Desk } from './useDesk.ts';

/** In words alone. */
const FURTHER: readonly (readonly [sign: string, words: string])[] = [
  ['Square ends, or pointed and open along the middle', 'the two sides'],
  [
    'Small flag',
    'a leader rides with them: a pennant for a division, forked for a corps, with a star for an army',
  ],
  ['White smoke', 'they have fired in the last combat'],
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
      {FURTHER.map(([sign, words]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </>
);
