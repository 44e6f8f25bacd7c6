/** Every outcome in a real table, likeliest first. */
import { countOf, fractionWords, othersLast, type TalliedOutcome } from '@longroll/kernel';
import { useState } from 'react';
import { percent } from '../figures/figures.ts';

interface OutcomesProps {
  readonly outcomes: readonly TalliedOutcome[];
  readonly rolled: string | null;
  /** Where outcomes are the answer (end states), they stand open. */
  readonly open: boolean;
}

/** The likeliest; the rest on demand, for a long fight has hundreds of end states. */
const FIRST = 40;

export function Outcomes({ outcomes, rolled, open }: OutcomesProps) {
  const [all, setAll] = useState(false);
  const lines = othersLast(outcomes);
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <details className="outcomes" open={open}>
      <summary>All {countOf(outcomes).toLocaleString('en-US')} outcomes</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col" className="figure">
              Chance
            </th>
            <th scope="col" className="figure">
              Fraction
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, label, p, fraction }) => (
            <tr key={key} aria-current={label === rolled ? 'true' : undefined}>
              <th scope="row">{label}</th>
              <td className="figure">{percent(p)}</td>
              <td className="figure">{fractionWords(fraction, p)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < outcomes.length && (
        <button type="button" onClick={() => setAll(true)}>
          {lines.at(-1)?.others === undefined
            ? `Show the other ${lines.length - shown.length}`
            : `Show ${lines.length - 1 - shown.length} more, and the sum of the others`}
        </button>
      )}
    </details>
  );
}
