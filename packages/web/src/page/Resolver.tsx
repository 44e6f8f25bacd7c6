/** One question: its form, its odds, its dice, its ledger, its charts. Knows nothing of any game. */
import type { Asking, Question, Registry } from '@longroll/kernel';
import { useMemo } from 'react';
import { LitCharts } from '../chart/LitCharts.tsx';
import { QuestionForm } from '../form/QuestionForm.tsx';
import { OddsStrip } from '../odds/OddsBars.tsx';
import { Answer, type Answered } from './Answer.tsx';
import { useAsked } from './useAsked.ts';

interface ResolverProps {
  readonly question: Question;
  readonly registry: Registry;
}

const answerOf = (asking: Asking): Answered => ({
  odds: asking.odds(),
  ...asking.summary(),
  throws: asking.everyThrow(),
  // Before any die falls, the ledger and the charts show the likeliest way it may go.
  likeliest: asking.likeliest(),
  dice: asking.dice(),
});

export function Resolver({ question, registry }: ResolverProps) {
  const asked = useAsked(question);
  const { asking, roll, refused } = asked;
  const answer = useMemo(() => asking && answerOf(asking), [asking]);
  const lit = (roll ?? answer?.likeliest)?.lit ?? [];
  return (
    <div className="resolver" data-for={asking?.sides[0]} data-against={asking?.sides[1]}>
      <header className="case">
        <p className="eyebrow">{question.title}</p>
        <h1>{asking?.headline ?? 'The form is not complete'}</h1>
        {asked.isExample && (
          <p className="hint">A worked case, filled in to play with. Change anything: the answer follows.</p>
        )}
      </header>
      <QuestionForm schema={question.schema} asked={asked} />
      <div className="answer">
        {answer ? (
          <Answer answer={answer} asked={asked} />
        ) : (
          <p className="refused" role="alert">
            {refused?.text} <cite>{refused?.cite}</cite>
          </p>
        )}
      </div>
      {answer && <OddsStrip classes={answer.summaries[0]?.classes ?? []} />}
      {lit.length > 0 && <LitCharts registry={registry} lit={lit} rolled={roll !== null} />}
    </div>
  );
}
