/** The line of battle: what has been picked for each rank, and its markers. */
import type { Call, Counter, Muster, Picked } from '@longroll/kernel';
import { CounterFace } from '../counter/CounterFace.tsx';
import { MarkControls } from './MarkControls.tsx';

interface LineProps {
  readonly call: Call;
  readonly picked: Picked;
  readonly muster: Muster;
  readonly onMark: (counter: Counter, field: string, value: unknown) => void;
  readonly onDrop: (counter: Counter) => void;
  readonly onLose: (counter: Counter) => void;
}

export function Line({ call, picked, ...rest }: LineProps) {
  return (
    <section className="line-of-battle" aria-label="Picked">
      {call.ranks.map(({ id, title }) => {
        const counters = picked[id] ?? [];
        return counters.length === 0 ? null : (
          <div className="rank-of" key={id} data-side={counters[0]!.side}>
            <h3>{title}</h3>
            {counters.map((counter) => (
              <PickedCounter key={counter.id} counter={counter} {...rest} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

type PickedCounterProps = Omit<LineProps, 'call' | 'picked'> & { readonly counter: Counter };

function PickedCounter({ counter, muster, onMark, onDrop, onLose }: PickedCounterProps) {
  const { marks, printed } = muster;
  const bearsMarks = marks.some(({ field }) => field in counter.record);
  return (
    <details className="picked">
      <summary>
        <CounterFace counter={counter} record={counter.record} marks={marks} printed={printed} />
        <span>
          <b>{counter.name}</b> <small>{bearsMarks ? 'tap to mark it' : counter.size}</small>
        </span>
      </summary>
      <MarkControls
        counter={counter}
        marks={marks}
        onMark={(field, value) => onMark(counter, field, value)}
      />
      {counter.remarks.map((remark) => (
        <p className="hint" key={remark}>
          {remark}
        </p>
      ))}
      <p className="tools">
        <button type="button" className="quiet" onClick={() => onDrop(counter)}>
          Put {counter.name} back
        </button>
        {bearsMarks && (
          <button type="button" className="quiet" onClick={() => onLose(counter)}>
            {counter.name} is lost
          </button>
        )}
      </p>
    </details>
  );
}
