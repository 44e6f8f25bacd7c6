/** One question: its form, its odds, its dice, its ledger, its charts. Knows nothing of any game. */
import type { Question, Registry } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { LitCharts } from '../chart/LitCharts.tsx';
import { QuestionForm } from '../form/QuestionForm.tsx';
import { DicePicture } from '../odds/DicePicture.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsBars, OddsStrip } from '../odds/OddsBars.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { RollDesk } from '../roll/RollDesk.tsx';
import { useAsked } from './useAsked.ts';

interface ResolverProps {
  readonly question: Question;
  readonly registry: Registry;
}

export function Resolver({ question, registry }: ResolverProps) {
  const asked = useAsked(question);
  const [marked, setMarked] = useState<string | null>(null);
  const { asking, roll } = asked;
  const answer = useMemo(
    () =>
      asking && {
        odds: asking.odds(),
        ...asking.summary(),
        throws: asking.everyThrow(),
        // Before any die falls, the ledger and the charts show the likeliest way it may go.
        likeliest: asking.likeliest(),
        dice: asking.dice(),
      },
    [asking],
  );
  const classes = answer?.summaries[0]?.classes ?? [];
  const shown = roll ?? answer?.likeliest ?? null;
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
        {answer && asking ? (
          <>
            <OddsBars answer={answer} marked={marked} onMark={setMarked} />
            <RollDesk asked={asked} dieNames={answer.dice} />
            {answer.throws && (
              <DicePicture
                throws={answer.throws}
                dice={answer.dice}
                outcomes={answer.odds.outcomes}
                classes={classes}
                marked={marked}
                rolled={roll ? roll.dice.flatMap((die) => die.faces) : null}
                onPick={asked.rolled}
              />
            )}
            <Ledger notes={shown?.notes ?? []} />
            {answer.odds.outcomes.length > 1 && (
              <Outcomes
                outcomes={answer.odds.outcomes}
                rolled={roll?.label ?? null}
                open={answer.likeliest.lit.length === 0}
              />
            )}
          </>
        ) : (
          <p className="refused" role="alert">
            {asked.refused?.text} <cite>{asked.refused?.cite}</cite>
          </p>
        )}
      </div>
      {answer && <OddsStrip classes={classes} />}
      {shown && shown.lit.length > 0 && (
        <LitCharts registry={registry} lit={shown.lit} rolled={roll !== null} />
      )}
    </div>
  );
}
