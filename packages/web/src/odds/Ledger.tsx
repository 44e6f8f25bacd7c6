/** The account book: value, words, citation, a sum under each list; lines that do not apply fold away. */
import { accountOf, type Note } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';
import { signed } from '../figures/figures.ts';

interface LedgerProps {
  readonly notes: readonly Note[];
}

function groupsOf(notes: readonly Note[]): readonly (readonly [string, readonly Note[]])[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const name = note.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), note]);
  }
  return [...groups];
}

export function Ledger({ notes }: LedgerProps) {
  return (
    <section className="ledger" aria-labelledby="ledger-head">
      <h2 id="ledger-head">Ledger</h2>
      <Accounts notes={notes} />
    </section>
  );
}

/** Each list with the lines that apply, and those that do not folded away. A sentence of the story is no line of it. */
export const Accounts = ({ notes }: LedgerProps) =>
  groupsOf(accountOf(notes)).map(([group, lines]) => <Account key={group} group={group} lines={lines} />);

function Account({ group, lines }: { readonly group: string; readonly lines: readonly Note[] }) {
  const applied = lines.filter((line) => line.applied);
  const idle = lines.filter((line) => !line.applied);
  const chart = chartOf(lines);
  return (
    <div className="account">
      {group !== '' && <h3>{chart === undefined ? group : <a href={`/charts/${chart}`}>{group}</a>}</h3>}
      <table>
        <tbody>
          {applied.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may apply twice.
            <Line key={i} line={line} listed={chart} />
          ))}
          {applied.length === 0 && (
            <tr>
              <td className="value">0</td>
              <td>No line applies.</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
      {idle.length > 0 && (
        <details>
          <summary>
            {idle.length} {idle.length === 1 ? 'line does' : 'lines do'} not apply
          </summary>
          <table className="idle">
            <tbody>
              {idle.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be looked at twice.
                <Line key={i} line={line} listed={chart} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}

/** The chart that a list stands on: that of most of its lines. */
function chartOf(lines: readonly Note[]): string | undefined {
  const charts = lines.flatMap(({ chart }) => chart ?? []);
  const times = (one: string) => charts.filter((chart) => chart === one).length;
  const most = charts.reduce<string | undefined>(
    (best, one) => (best === undefined || times(one) > times(best) ? one : best),
    undefined,
  );
  return most !== undefined && times(most) * 2 > lines.length ? most : undefined;
}

interface LineProps {
  readonly line: Note;
  /** The chart that its list stands on. */
  readonly listed: string | undefined;
}

function Line({ line, listed }: LineProps) {
  return (
    <tr>
      <td className="value">{signed(line.value)}</td>
      <td>
        {line.text}
        {line.reason && <small> {line.reason}</small>}
        {line.stands !== undefined && <span className="stands"> → {line.stands}</span>}
        {line.chart && line.chart !== listed && (
          <a className="to-chart" href={`/charts/${line.chart}`}>
            chart
          </a>
        )}
      </td>
      <td className="cite">
        <Cite of={line.cite} basis={line.basis} />
      </td>
    </tr>
  );
}
