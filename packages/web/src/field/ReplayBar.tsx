/** Through all moves of the game, forward and backward; the table shows each moment and nothing can be done in it. */
import { useEffect, useState } from 'react';
import { change, type Settings, useSettings } from '../settings/settings.ts';
import { turnFound } from './changes.ts';
import { useGoingOn } from './goingOn.ts';
import { PACES } from './pace.ts';
import { tableFor } from './seat.ts';
import type { Desk } from './useDesk.ts';
import type { KeptAs } from './useGame.ts';
import { useKeys } from './useKeys.ts';

interface ReplayBarProps {
  readonly desk: Desk;
  /** Null if it is only looked at: then nothing can go on from it. */
  readonly kept: KeptAs | null;
  /** Whether it plays as soon as it is there. */
  readonly plays: boolean;
  readonly onClose: () => void;
  /** A computer is asked what it would do at the moment that is shown. */
  readonly onAsk: () => void;
}

/** Plays on, a move at a time, until there is none left or it is stopped. */
function useRun({ at, lookBack, played }: Desk, plays: boolean) {
  const last = played.game.moves.length;
  const [runs, setRuns] = useState(plays);
  const { pace } = useSettings();
  useEffect(() => {
    if (!runs) return;
    const next = setTimeout(() => {
      if (at >= last) setRuns(false);
      else lookBack(at + 1);
    }, PACES[pace]);
    return () => clearTimeout(next);
  }, [runs, at, last, lookBack, pace]);
  const run = () => {
    if (!runs && at >= last) lookBack(0);
    setRuns(!runs);
  };
  const go = (to: number) => {
    setRuns(false);
    lookBack(Math.max(0, Math.min(last, to)));
  };
  return { last, runs, run, go };
}

export function ReplayBar({ desk, kept, plays, onClose, onAsk }: ReplayBarProps) {
  const { at } = desk;
  const { last, runs, run, go } = useRun(desk, plays);
  const [back, on] = [() => go(at - 1), () => go(at + 1)];
  useKeys({ ArrowLeft: back, ArrowRight: on, ' ': run });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields.
    <div className="replay" role="group" aria-label="Replay">
      <Step sign="M11 3L4 8l7 5z" name="One move back" off={at === 0} onStep={back} />
      <Step
        sign={runs ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2.5L13 8L4 13.5z'}
        name={runs ? 'Pause' : 'Play'}
        off={last === 0}
        onStep={run}
      />
      <Step sign="M5 3l7 5l-7 5z" name="One move on" off={at >= last} onStep={on} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Move"
        aria-valuetext={`after ${at} of ${last} moves`}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output>
        {at}/{last}
      </output>
      <Turn desk={desk} onGo={go} />
      <Pace />
      {kept && at < last && <GoOnFromHere desk={desk} kept={kept} />}
      <button type="button" onClick={onAsk}>
        What if
      </button>
      <button type="button" className="back-to-now" onClick={onClose}>
        Back to now
      </button>
    </div>
  );
}

/** In a game of its own: this one stays whole. */
function GoOnFromHere({
  desk: { at, played },
  kept,
}: Pick<ReplayBarProps, 'desk'> & { readonly kept: KeptAs }) {
  const { game } = played;
  const { goOn, wrong } = useGoingOn(kept, game.moves.length);
  return (
    <>
      <button type="button" onClick={() => goOn(game, at)}>
        Go on from here
      </button>
      {wrong !== '' && (
        <span className="refused" role="alert">
          {wrong}
        </span>
      )}
    </>
  );
}

interface TurnProps {
  readonly desk: Desk;
  readonly onGo: (at: number) => void;
}

/** Any turn that has been played, as it began. */
function Turn({ desk: { table, played, side }, onGo }: TurnProps) {
  const { game } = played;
  const latest = tableFor(game, game.now, side).turn;
  const turns = table.track.filter(({ turn }) => turn <= latest);
  if (turns.length < 2) return null;
  return (
    <select
      aria-label="Turn"
      value={table.turn}
      onChange={({ target }) => onGo(turnFound(game, Number(target.value)))}
    >
      {turns.map(({ turn, title }) => (
        <option key={turn} value={turn}>
          {turn} · {title}
        </option>
      ))}
    </select>
  );
}

const SLOWEST_FIRST = ['slow', 'normal', 'fast'] as const;

function Pace() {
  const { pace } = useSettings();
  return (
    <select
      aria-label="Pace"
      value={pace}
      onChange={(event) => change({ pace: event.target.value as Settings['pace'] })}
    >
      {SLOWEST_FIRST.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
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
