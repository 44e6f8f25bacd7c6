/** A computer for a side: its level and its temper. */
import { useId } from 'react';
import { aboutOpponent, choiceOf, idOf, levelsOffered, TEMPERS } from '../opponent/words.ts';

interface OpponentChoiceProps {
  readonly side: string;
  readonly title: string;
  readonly opponent: string;
  readonly hasDoctrine: boolean;
  readonly onChoose: (opponent: string) => void;
}

export function OpponentChoice({ side, title, opponent, hasDoctrine, onChoose }: OpponentChoiceProps) {
  const field = useId();
  const choice = choiceOf(opponent);
  return (
    <div className="one-seat" data-side={side}>
      <label htmlFor={field}>{title}</label>
      <select
        id={field}
        value={choice.level}
        onChange={(event) => onChoose(idOf({ ...choice, level: event.target.value }))}
      >
        {levelsOffered(hasDoctrine).map(({ id, title: level }) => (
          <option key={id} value={id}>
            {level}
          </option>
        ))}
      </select>
      {choice.level !== 'random' && (
        <select
          aria-label={`Temper of ${title}`}
          value={choice.temper}
          onChange={(event) => onChoose(idOf({ ...choice, temper: event.target.value }))}
        >
          {TEMPERS.map(({ id, title: temper }) => (
            <option key={id} value={id}>
              {temper}
            </option>
          ))}
        </select>
      )}
      <p className="hint">{aboutOpponent(opponent)}</p>
    </div>
  );
}
