/** Through all moves of the game, forward and backward; the table shows each moment and nothing can be done in it. */
import { useEffect, useState } from 'react';
import type { Desk } from './useDesk.ts';

const PACE = 900;

interface ReplayBarProps {
  readonly desk: Desk;
  readonly onClose: () => void;
}

export function ReplayBar({ desk, onClose }: ReplayBarProps) {
  const { at, lookBack, played } = desk;
  const last = played.game.moves.length;
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    if (!runs) return;
    const next = setTimeout(() => {
      if (at >= last) setRuns(false);
      else lookBack(at + 1);
    }, PACE);
    return () => clearTimeout(next);
  }, [runs, at, last, lookBack]);
  const run = () => {
    if (!runs && at >= last) lookBack(0);
    setRuns(!runs);
  };
  const step = (by: number) => {
    setRuns(false);
    lookBack(Math.max(0, at + by));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields.
    <div className="replay" role="group" aria-label="Replay">
      <Step sign="M11 3L4 8l7 5z" name="One move back" off={at === 0} onStep={() => step(-1)} />
      <Step
        sign={runs ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2.5L13 8L4 13.5z'}
        name={runs ? 'Pause' : 'Play'}
        off={last === 0}
        onStep={run}
      />
      <Step sign="M5 3l7 5l-7 5z" name="One move on" off={at >= last} onStep={() => step(1)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Move"
        aria-valuetext={`after ${at} of ${last} moves`}
        onChange={(event) => {
          setRuns(false);
          lookBack(Number(event.target.value));
        }}
      />
      <output>
        {at}/{last}
      </output>
      <button type="button" onClick={onClose}>
        Back to now
      </button>
    </div>
  );
}

interface StepProps {
  readonly sign: string;
  readonly name: string;
  readonly off: boolean;
  readonly onStep: () => void;
}

const Step = ({ sign, name, off, onStep }: StepProps) => (
  <button type="button" className="step" aria-label={name} title={name} disabled={off} onClick={onStep}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={sign} />
    </svg>
  </button>
);
