/** While a computer is to decide: what it is about, and how it is watched, hurried, held, skipped and taken over from. */
import { change, type Settings, useSettings } from '../settings/settings.ts';
import { type Opposing, useOpposing } from './useOpponent.ts';
import { opponentTitle } from './words.ts';

interface OpponentBarProps {
  readonly titleOf: (side: string) => string;
  /** Somebody at this table waits for his turn; else it runs to its end. */
  readonly hasPerson: boolean;
}

export function OpponentBar({ titleOf, hasPerson }: OpponentBarProps) {
  const opposing = useOpposing();
  if (!opposing?.due || opposing.does === 'rests') return null;
  const title = titleOf(opposing.due.side);
  return (
    <section
      className="opponent-bar"
      aria-label="The computer"
      data-side={opposing.due.side}
      data-does={opposing.does}
    >
      {opposing.does === 'failed' ? (
        <Failed {...{ opposing, title }} />
      ) : (
        <Under {...{ opposing, title, hasPerson }} />
      )}
    </section>
  );
}

interface PartProps {
  readonly opposing: Opposing;
  readonly title: string;
}

const WORDS = { thinks: 'is thinking', shows: 'has decided', waits: 'waits', rests: '', failed: '' } as const;

function Under({ opposing, title, hasPerson }: PartProps & Pick<OpponentBarProps, 'hasPerson'>) {
  const { does, skips, isPaused, due } = opposing;
  return (
    <>
      <p className="doing">
        <span className="pulse" aria-hidden="true" /> {title} ({opponentTitle(due!.opponent)}){' '}
        {skips ? 'plays on' : WORDS[does]}.
      </p>
      <p className="tools">
        <button type="button" aria-pressed={isPaused} onClick={() => opposing.pause(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'}
        </button>
        {!isPaused && !skips && (
          <button type="button" onClick={opposing.hurry}>
            Move now
          </button>
        )}
        <button type="button" disabled={skips} onClick={opposing.skip}>
          {hasPerson ? 'Skip to your turn' : 'Skip to the end'}
        </button>
        <Pace />
      </p>
    </>
  );
}

const SLOWEST_FIRST = ['slow', 'normal', 'fast'] as const;

function Pace() {
  const { pace } = useSettings();
  return (
    <select
      aria-label="Pace of its moves"
      value={pace}
      onChange={(event) => change({ pace: event.target.value as Settings['pace'] })}
    >
      {SLOWEST_FIRST.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

/** The game is whole, and somebody else can go on with it. */
function Failed({ opposing, title }: PartProps) {
  const { side } = opposing.due!;
  return (
    <div role="alert">
      <p className="refused">
        The computer could not decide for {title}: {opposing.wrong} Nothing is lost. Play this side yourself,
        give it to another in “Who plays”, or let it try again.
      </p>
      <p className="tools">
        <button type="button" className="primary" onClick={() => opposing.seat(side, null)}>
          Take over {title}
        </button>
        <button type="button" onClick={opposing.again}>
          Try again
        </button>
      </p>
    </div>
  );
}
