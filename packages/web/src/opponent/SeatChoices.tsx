/** Who plays each side: a person, or a computer of a level and a temper. */
import { useId } from 'react';
import { aboutOpponent, choiceOf, idOf, levelsOffered, type Offered, TEMPERS } from './words.ts';

interface Side {
  readonly id: string;
  readonly title: string;
}

interface SeatChoicesProps {
  readonly sides: readonly Side[];
  /** The computer that plays a side; null for a person. */
  readonly opponentOf: (side: string) => string | null;
  /** Levels need a doctrine of the game; without one there is only who is random. */
  readonly hasDoctrine: boolean;
  readonly onSeat: (side: string, opponent: string | null) => void;
}

const PERSON = 'person';

export function SeatChoices({ sides, opponentOf, hasDoctrine, onSeat }: SeatChoicesProps) {
  return (
    <fieldset className="seat-choices">
      <legend>Who plays</legend>
      {sides.map((side) => (
        <OneSeat
          key={side.id}
          {...{ side, hasDoctrine }}
          opponent={opponentOf(side.id)}
          onSeat={(opponent) => onSeat(side.id, opponent)}
        />
      ))}
    </fieldset>
  );
}

interface OneSeatProps {
  readonly side: Side;
  readonly opponent: string | null;
  readonly hasDoctrine: boolean;
  readonly onSeat: (opponent: string | null) => void;
}

function OneSeat({ side, opponent, hasDoctrine, onSeat }: OneSeatProps) {
  const field = useId();
  const choice = opponent === null ? null : choiceOf(opponent);
  const temper = choice?.temper ?? 'steady';
  const choose = (level: string) => onSeat(level === PERSON ? null : idOf({ level, temper }));
  return (
    <div className="one-seat" data-side={side.id}>
      <label htmlFor={field}>{side.title}</label>
      <select id={field} value={choice?.level ?? PERSON} onChange={(event) => choose(event.target.value)}>
        <option value={PERSON}>A person, on this device</option>
        {levelsOffered(hasDoctrine).map(({ id, title }) => (
          <option key={id} value={id}>
            Computer: {title}
          </option>
        ))}
      </select>
      {choice && choice.level !== 'random' && (
        <Temper {...{ side, temper }} onTemper={(one) => onSeat(idOf({ ...choice, temper: one }))} />
      )}
      {opponent !== null && <p className="hint">{aboutOpponent(opponent)}</p>}
    </div>
  );
}

interface TemperProps {
  readonly side: Side;
  readonly temper: string;
  readonly onTemper: (temper: string) => void;
}

const Temper = ({ side, temper, onTemper }: TemperProps) => (
  <select
    aria-label={`Temper of ${side.title}`}
    value={temper}
    onChange={(event) => onTemper(event.target.value)}
  >
    {TEMPERS.map(({ id, title }: Offered) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </select>
);
