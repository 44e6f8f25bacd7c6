/** What this is, in one look: the map, the way to play, a question of the table answered, and the cards. */
import type { CardSystem, MapEntry, Question, Registry } from '@longroll/kernel';
import { lazy, Suspense, useMemo } from 'react';
import { writeAddress } from '../address/address.ts';
import { offeredScenarios, turnWords } from '../field/scenarios.ts';
import { percent } from '../figures/figures.ts';
import { Bar } from '../odds/OddsBars.tsx';

// A picture: the page stands without it, and it comes when the rest has.
const MapGlimpse = lazy(async () => ({ default: (await import('../map/MapGlimpse.tsx')).MapGlimpse }));

interface HomeProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
}

export function Home({ registry, maps }: HomeProps) {
  const first = registry.questions[0];
  return (
    <div className="home">
      <section className="call">
        <p className="eyebrow">American Civil War wargames</p>
        <h1>Should I attack?</h1>
        <p className="lede">
          Whole games on the map and every chart of the card, with the exact odds before the dice fall. On a
          phone, at the table, without a network.
        </p>
        <WaysIn registry={registry} />
      </section>
      <ToPlay registry={registry} maps={maps} />
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

const WaysIn = ({ registry }: Pick<HomeProps, 'registry'>) => (
  <p className="ways-in">
    {offeredScenarios(registry).length > 0 && (
      <a className="button primary" href="/field">
        Play
      </a>
    )}
    <a className="button" href="/charts">
      Charts
    </a>
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
);

const FIRST_SCENARIOS = 3;

/** The map that is played on, and what is good for a first game. */
function ToPlay({ registry, maps }: HomeProps) {
  const all = offeredScenarios(registry);
  const [map] = maps;
  if (all.length === 0) return null;
  return (
    <section className="to-play" aria-label="To play">
      {map && (
        <div className="glimpse">
          <Suspense fallback={null}>
            <MapGlimpse entry={map} />
          </Suspense>
        </div>
      )}
      <ul>
        {all.slice(0, FIRST_SCENARIOS).map(({ entry }) => (
          <li key={entry.id}>
            <a href={`/field/${entry.id}`}>{entry.title}</a>{' '}
            <small>
              {entry.when}, {turnWords(entry.turns)}
            </small>
          </li>
        ))}
        {all.length > FIRST_SCENARIOS && (
          <li>
            <a href="/field">and {all.length - FIRST_SCENARIOS} more scenarios</a>
          </li>
        )}
      </ul>
    </section>
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
      href={`/${question.id}${writeAddress(question.schema, question.example, null)}`}
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
