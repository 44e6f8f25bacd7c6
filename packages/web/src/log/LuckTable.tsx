/** Expected against actual, and how unusual it was. */
import { FORTUNE, type LuckRow } from '@longroll/kernel';
import { percent } from '../figures/figures.ts';

/** The place of a sum among all sums, in words nobody has to work out. */
function placeWords(percentile: number): string {
  const share = percent(percentile);
  if (percentile >= 0.95) return `higher than ${share}: very unusual`;
  if (percentile <= 0.05) return `higher than only ${share}: very unusual`;
  return `higher than ${share}`;
}

const labelOf = ({ label }: LuckRow): string => (label === FORTUNE ? 'how it went, 0 to 4' : label);

export function LuckTable({ rows }: { readonly rows: readonly LuckRow[] }) {
  return (
    <table className="luck">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Side that rolled</th>
          <th scope="col" className="figure">
            Rolls
          </th>
          <th scope="col" className="figure">
            Expected
          </th>
          <th scope="col" className="figure">
            Actual
          </th>
          <th scope="col">Among all that could have come up</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.side} ${row.label}`}>
            <th scope="row">{labelOf(row)}</th>
            <td>{row.side}</td>
            <td className="figure">{row.rolls}</td>
            <td className="figure">{row.expected.toFixed(2)}</td>
            <td className="figure">{Number(row.actual.toFixed(2))}</td>
            <td>
              <span className="place" aria-hidden="true">
                <span style={{ insetInlineStart: `${row.percentile * 100}%` }} />
              </span>
              {placeWords(row.percentile)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
