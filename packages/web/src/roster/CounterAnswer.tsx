/** What the rules say to the picked counters, and what a roll makes of them. */
import type { Call, Counter, Muster, Picked, Registry } from '@longroll/kernel';
import { CaseView } from '../resolver/Resolver.tsx';
import { stateIn } from './rosterState.ts';
import { useCounterCase } from './useCounterCase.ts';
import type { Roster } from './useRoster.ts';

interface CounterAnswerProps {
  readonly registry: Registry;
  readonly muster: Muster;
  readonly call: Call;
  readonly picked: Picked;
  readonly roster: Roster;
  /** Picks one counter more. */
  readonly onTap: (counter: Counter) => void;
}

export function CounterAnswer({ registry, muster, call, picked, roster, onTap }: CounterAnswerProps) {
  const question = registry.question(call.question)!;
  const { asked, filled, otherWays } = useCounterCase(question, call, picked, roster.counters, onTap);
  const takeDown = () => {
    const after = Object.entries(call.after(picked, asked.roll!.result));
    roster.mark(
      Object.fromEntries(after.map(([id, record]) => [id, record && stateIn(record, muster.marks)])),
    );
    asked.clearRoll();
  };
  return (
    <CaseView
      {...{ asked, registry, filled, otherWays }}
      afterRoll={
        <button type="button" className="take-down" onClick={takeDown}>
          Mark it on the roster
        </button>
      }
    >
      <header className="case">
        <p className="eyebrow">{question.title}</p>
        <h2 className="headline">{asked.asking?.headline ?? 'This cannot be'}</h2>
      </header>
    </CaseView>
  );
}
