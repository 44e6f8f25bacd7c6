/** What this is, in one look: a question of the table, answered, and the ways in. */
import type { CardSystem, Question, Registry } from '@longroll/kernel';
import { useMemo } from 'react';
import { percent } from '../figures/figures.ts';
import { Bar } from '../odds/OddsBars.tsx';

interface HomeProps {
  readonly registry: Registry;
}

export function Home({ registry }: HomeProps) {
  const first = registry.questions[0];
  return (
    <div className="home">
      <section className="call">
        <p className="eyebrow">American Civil War wargames</p>
        <h1>Should I attack?</h1>
        <p className="lede">
          Every chart of the card, every modifier with its rule, the exact odds before the dice fall. On a
          phone, at the table, without a network.
        </p>
        <p className="ways-in">
          <a className="button primary" href="/charts">
            Charts
          </a>
          {registry.systems.some(({ scenarios }) => scenarios && scenarios.length > 0) && (
            <a className="button" href="/field">
              Play a scenario
            </a>
          )}
          <a className="button" href="/rules">
            Rules
          </a>
          <a className="button" href="/roster">
            Pick counters
          </a>
          <a className="button" href="/log">
            Log
          </a>
        </p>
      </section>
      {first && <Shown question={first} />}
      <section className="cards" aria-labelledby="cards-head">
        <h2 id="cards-head">
          The cards{' '}
          <small>
            {registry.charts.length} charts, {registry.questions.length} questions
          </small>
        </h2>
        {registry.systems.map((system) => (
          <CardOf key={system.id} system={system} />
        ))}
      </section>
    </div>
  );
}

/** A worked case with its true odds: the shortest explanation there is. */
function Shown({ question }: { readonly question: Question }) {
  const asking = useMemo(() => {
    const verdict = question.ask(question.example);
    return verdict.refused ? null : verdict.value;
  }, [question]);
  if (!asking) return null;
  const { summaries, averages } = asking.summary();
  const applied = asking.likeliest().notes.filter(({ applied }) => applied);
  return (
    <a
      className="shown resolver"
      href={`/${question.id}`}
      data-for={asking.sides[0]}
      data-against={asking.sides[1]}
    >
      <p className="eyebrow">For instance</p>
      <p className="headline">{asking.headline}</p>
      {summaries.map(({ title, classes }) => (
        <div className="summary" key={title}>
          <p className="of">{title}</p>
          <Bar classes={classes} />
          <p className="shares">
            {classes.map((c) => (
              <span key={c.label}>
                {c.label} <b>{percent(c.p)}</b>
              </span>
            ))}
          </p>
        </div>
      ))}
      <p className="shares faint">
        {averages.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value.toFixed(2)}</b> on average
          </span>
        ))}
        <span>{applied.length} lines of the card apply</span>
      </p>
      <span className="go">Change it and roll</span>
    </a>
  );
}

const FIRST = 6;

function CardOf({ system }: { readonly system: CardSystem }) {
  const { id, title, charts, questions, muster } = system;
  return (
    <article>
      <h3>
        <a href={`/charts/${id}`}>{title}</a>
      </h3>
      <p className="counts">
        {charts.length} charts · {questions.length} questions
        {muster && ` · ${muster.sheets.length} rosters`} · <a href={`/rules/${id}`}>rules</a>
      </p>
      <ul>
        {questions.slice(0, FIRST).map((question) => (
          <li key={question.id}>
            <a href={`/${question.id}`}>{question.title}</a>
          </li>
        ))}
        <li>
          <a href="/charts">and {questions.length - FIRST} more</a>
        </li>
      </ul>
    </article>
  );
}
