/** One question: its form, its odds, its dice, its ledger, its charts. Knows nothing of any game. */
import type { Asking, Question, Registry, RollAnswer } from '@longroll/kernel';
import { memo, type ReactNode, useDeferredValue } from 'react';
import type { Values } from '../address/address.ts';
import { useAsked } from '../case/useAsked.ts';
import type { Asked } from '../case/useCase.ts';
import { LitCharts } from '../chart/LitCharts.tsx';
import { Cite } from '../cite/Cite.tsx';
import { QuestionForm } from '../form/QuestionForm.tsx';
import type { OtherWay } from '../odds/Alternatives.tsx';
import { Answer } from './Answer.tsx';

interface ResolverProps {
  readonly question: Question;
  readonly registry: Registry;
}

export function Resolver({ question, registry }: ResolverProps) {
  const asked = useAsked(question);
  return (
    <CaseView asked={asked} registry={registry}>
      <header className="case">
        <p className="eyebrow">{question.title}</p>
        <h1>{asked.asking?.headline ?? 'The form is not complete'}</h1>
        <WorkedExample asked={asked} />
      </header>
    </CaseView>
  );
}

/** Loaded by a tap and gone by another; as long as something of it is left, that is said. */
function WorkedExample({ asked: { question, example } }: { readonly asked: Asked }) {
  const { left, isWhole, isOffered, load, clear } = example;
  if (!isOffered) return null;
  if (left.length === 0)
    return (
      <p className="worked">
        <button type="button" className="quiet" onClick={load}>
          Show the worked example
        </button>
      </p>
    );
  const names = left.map((name) => question.schema.properties[name]?.title ?? name);
  return (
    <p className="worked" role="status">
      {isWhole
        ? 'This is the worked example. Change anything: the answer follows.'
        : `Still from the worked example: ${names.join(', ')}.`}{' '}
      <button type="button" className="quiet" onClick={clear}>
        {isWhole ? 'Clear the example' : 'Clear what is left of it'}
      </button>
    </p>
  );
}

interface CaseViewProps {
  readonly asked: Asked;
  readonly registry: Registry;
  /** Its heading. */
  readonly children: ReactNode;
  /** Fields that something else fills in. */
  readonly filled?: Values;
  readonly otherWays?: readonly OtherWay[];
  readonly afterRoll?: ReactNode;
}

/** A case and all that the rules say to it, wherever its values come from. */
export function CaseView({ asked, registry, children, filled, otherWays, afterRoll }: CaseViewProps) {
  const { question, asking, roll, refused } = asked;
  const later = useDeferredValue(asking);
  return (
    <div className="resolver" data-for={asking?.sides[0]} data-against={asking?.sides[1]}>
      {children}
      <div className="form-and-answer">
        <QuestionForm schema={question.schema} asked={asked} {...(filled && { filled })} />
        <div className="answer">
          {asking ? (
            <Answer asking={asking} asked={asked} otherWays={otherWays} afterRoll={afterRoll} />
          ) : (
            <p className="refused" role="alert">
              {refused?.text} <Cite of={refused?.cite ?? ''} basis={refused?.basis} />
            </p>
          )}
        </div>
      </div>
      {asking && <TheCard asking={later ?? asking} registry={registry} roll={roll} />}
    </div>
  );
}

interface TheCardProps {
  readonly asking: Asking;
  readonly registry: Registry;
  readonly roll: RollAnswer | null;
}

/** The charts of the case, lit where the roll is read, or before it where the likeliest result is. */
const TheCard = memo(function TheCard({ asking, registry, roll }: TheCardProps) {
  const { lit } = roll ?? asking.likeliest();
  return lit.length > 0 ? <LitCharts registry={registry} lit={lit} rolled={roll !== null} /> : null;
});
