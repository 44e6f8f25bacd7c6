/** The same case done another way, side by side; a way can be taken with one tap. */
import { type ComparedWay, compareWays, labelled, type Question, type Refusal } from '@longroll/kernel';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Values } from '../address/address.ts';
import { type Asked, given } from '../case/useCase.ts';
import { Cite } from '../cite/Cite.tsx';
import { percent } from '../figures/figures.ts';

export interface OtherWay {
  readonly label: string;
  readonly values: Values;
  /** How to go that way, where it takes more than other values in the form. */
  readonly take?: () => void;
}

interface AlternativesProps {
  readonly asked: Asked;
  /** Ways that only the page knows of: one more counter of the stack. */
  readonly more?: readonly OtherWay[];
}

const NONE: readonly OtherWay[] = [];

export function Alternatives({ asked, more = NONE }: AlternativesProps) {
  // The odds of the case come first; the comparison follows when the page has time.
  const values = useDeferredValue(asked.values);
  const others = useDeferredValue(more);
  return <Compared question={asked.question} values={values} more={others} onChoose={asked.choose} />;
}

interface ComparedProps {
  readonly question: Question;
  readonly values: Values;
  readonly more: readonly OtherWay[];
  readonly onChoose: (values: Values) => void;
}

const Compared = memo(function Compared({ question, values, more, onChoose }: ComparedProps) {
  const ways = useMemo(() => compareWays(question, given(values), more), [question, values, more]);
  const first = ways[0]?.summary;
  if (!first) return null;
  const classes = first.summaries[0]?.classes ?? [];
  return (
    <section className="alternatives" aria-labelledby="alternatives-head">
      <h2 id="alternatives-head">
        Other ways <small>the same case, done otherwise</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Way</th>
            {classes.map(({ label }) => (
              <th scope="col" className="figure" key={label}>
                {label}
              </th>
            ))}
            {first.averages.map(({ label }) => (
              <th scope="col" className="figure" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map((way, i) => (
            <WayRow
              key={way.label}
              way={way}
              refused={way.refused && labelled(question.schema, way.refused)}
              chosen={i === 0}
              width={classes.length + first.averages.length}
              onChoose={more.find(({ label }) => label === way.label)?.take ?? (() => onChoose(way.values))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface WayRowProps {
  readonly way: ComparedWay;
  readonly refused: Refusal | null;
  readonly chosen: boolean;
  /** Number of figures that a way has. */
  readonly width: number;
  readonly onChoose: () => void;
}

function WayRow({ way, refused, chosen, width, onChoose }: WayRowProps) {
  const { label, summary, best } = way;
  return (
    <tr data-best={best || undefined} aria-current={chosen ? 'true' : undefined}>
      <th scope="row">
        {chosen || refused ? (
          label
        ) : (
          <button type="button" className="quiet" onClick={onChoose}>
            {label}
          </button>
        )}
        {best && <small className="best">best</small>}
      </th>
      {summary ? (
        <>
          {summary.summaries[0]?.classes.map((c) => (
            <td className="figure" key={c.label}>
              {percent(c.p)}
            </td>
          ))}
          {summary.averages.map((a) => (
            <td className="figure" key={a.label}>
              {a.value.toFixed(2)}
            </td>
          ))}
        </>
      ) : (
        <td colSpan={width} className="not-allowed">
          {refused?.text} {refused && <Cite of={refused.cite} basis={refused.basis} bare />}
        </td>
      )}
    </tr>
  );
}
