/** A computer asked from any moment of a game: what it would do and why, what else it weighed, and what would come of each. */
import { type Game, type Reasoned, sameJson, stateAt } from '@longroll/kernel';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { counselBy } from './counsel.ts';
import { pointWords } from './points.ts';
import type { Advice as Given } from './questions.ts';
import { type AskedAt, useAsking } from './useAsking.ts';
import { WhatIf } from './WhatIf.tsx';
import { levelsOffered, opponentTitle } from './words.ts';

interface AskSheetProps {
  readonly game: Game;
  /** After so many moves. */
  readonly at: number;
  /** Who looks, where the table is closed to others. */
  readonly seat: string | null | undefined;
  readonly titleOf: (side: string) => string;
  readonly onClose: () => void;
}

/** Who decides at the moment that is looked at, and how an action of his is told; or why nothing can be asked there. */
function useMoment({ game, at, seat }: AskSheetProps) {
  return useMemo(() => {
    const { rules } = game;
    const state = stateAt(game, at);
    const [side] = rules.toMove(state);
    if (side === undefined) return { wrong: 'The game is over: there is nothing to decide.' };
    const isOver = rules.toMove(game.now).length === 0;
    const isHidden = rules.secrets !== undefined && !isOver;
    if (isHidden && seat !== undefined && seat !== side)
      return { wrong: 'The other side decides here, and what it knows is not for your eyes.' };
    const view = rules.view(state, side);
    return { side, isHidden, tell: (action: unknown) => rules.tell(view, action).text };
  }, [game, at, seat]);
}

export function AskSheet(props: AskSheetProps) {
  const { game, at, titleOf, onClose } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const moment = useMoment(props);
  // Of its own: the computer at the table goes on with its thoughts.
  const [counsel] = useState(counselBy);
  useEffect(() => () => counsel.leave(), [counsel]);
  return (
    <dialog ref={sheet} className="settings ask-sheet" aria-labelledby="ask-head" onClose={onClose}>
      <h2 id="ask-head">What would you do?</h2>
      {'wrong' in moment && <p>{moment.wrong}</p>}
      {!('wrong' in moment) && game.rules.doctrine === undefined && (
        <p>
          No computer knows this game well enough to give advice: here it can only play at random. Choose a
          scenario of another game to ask one.
        </p>
      )}
      {!('wrong' in moment) && game.rules.doctrine !== undefined && (
        <>
          <p className="hint">
            {at < game.moves.length ? `After ${at} of ${game.moves.length} moves` : 'Now'} it is{' '}
            {titleOf(moment.side)} that decides.
            {moment.isHidden && ' All that follows rests on what this side can know, and on no more.'}
          </p>
          <Advice {...{ game, at, counsel }} side={moment.side} tell={moment.tell} />
          <WhatIf {...{ game, at, counsel }} side={moment.side} dealt={moment.isHidden} tell={moment.tell} />
        </>
      )}
      <button type="button" onClick={() => sheet.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

const FIRST_ASKED = 'captain';

function Advice({ game, at, side, counsel, tell }: AskedAt) {
  const field = useId();
  const [opponent, setOpponent] = useState(FIRST_ASKED);
  const { asking, ask, enough } = useAsking<'advise'>(counsel, game);
  return (
    <section className="advice" aria-label="Advice">
      <p className="tools">
        <label htmlFor={field}>Ask a</label>
        <select id={field} value={opponent} onChange={(event) => setOpponent(event.target.value)}>
          {levelsOffered(true)
            .filter(({ id }) => id !== 'random')
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
        <button
          type="button"
          className="primary"
          disabled={asking.is === 'asked'}
          onClick={() => ask({ what: 'advise', side, opponent, at })}
        >
          Ask
        </button>
        {asking.is === 'asked' && (
          <button type="button" onClick={enough}>
            Answer now
          </button>
        )}
      </p>
      <div role="status">
        {asking.is === 'asked' && <p className="hint">{opponentTitle(opponent)} is thinking.</p>}
        {asking.is === 'answered' && <Answer chosen={asking.answer} tell={tell} />}
      </div>
      {asking.is === 'failed' && (
        <p className="refused" role="alert">
          No answer could be had: {asking.why}
        </p>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly chosen: Given;
  readonly tell: (action: unknown) => string;
}

function Answer({ chosen, tell }: AnswerProps) {
  const others = chosen.others.filter(({ action }) => !sameJson(action, chosen.action));
  return (
    <>
      <p className="choice-made">
        <b>{tell(chosen.action)}.</b> {chosen.reason}
      </p>
      {others.length === 0 ? (
        <p className="hint">Nothing else was worth weighing.</p>
      ) : (
        <details>
          <summary>What else was weighed: {others.length}</summary>
          <Weighed all={[chosen, ...others]} tell={tell} />
        </details>
      )}
    </>
  );
}

interface WeighedProps {
  readonly all: readonly Reasoned[];
  readonly tell: (action: unknown) => string;
}

/** More would be a list and no answer. */
const MOST_SHOWN = 20;

const Weighed = ({ all, tell }: WeighedProps) => (
  <table className="weighed">
    <caption>
      In victory points of the side that decides, beside what would happen anyway
      {all.length > MOST_SHOWN && `; the best ${MOST_SHOWN} of ${all.length}`}
    </caption>
    <thead>
      <tr>
        <th scope="col">Move</th>
        <th scope="col" className="figure">
          Worth
        </th>
        <th scope="col">Why</th>
      </tr>
    </thead>
    <tbody>
      {all.slice(0, MOST_SHOWN).map(({ action, value, reason }) => (
        <tr key={JSON.stringify(action)}>
          <th scope="row">{tell(action)}</th>
          <td className="figure">{pointWords(value)}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
