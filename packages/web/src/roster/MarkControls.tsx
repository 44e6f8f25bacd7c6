/** The markers of one counter, set with a thumb. */
import type { Counter, Mark } from '@longroll/kernel';

interface MarkControlsProps {
  readonly counter: Counter;
  readonly marks: readonly Mark[];
  readonly onMark: (field: string, value: unknown) => void;
}

/** On a button that already stands under its title. */
const levelWords = ({ names }: Mark, value: number | string | boolean): string =>
  names?.[String(value)] ?? String(value).replaceAll('-', ' ');

export function MarkControls({ counter, marks, onMark }: MarkControlsProps) {
  return (
    <div className="mark-controls">
      {marks
        .filter(({ field, follows }) => field in counter.record && !follows)
        .map((mark) => {
          const props = { mark, name: counter.name, value: counter.record[mark.field], onMark };
          return mark.shape === 'strength' ? (
            <Strength key={mark.field} {...props} />
          ) : (
            <Levels key={mark.field} {...props} />
          );
        })}
    </div>
  );
}

interface OneMarkProps {
  readonly mark: Mark;
  readonly name: string;
  readonly value: unknown;
  readonly onMark: (field: string, value: unknown) => void;
}

function Strength({ mark, name, value, onMark }: OneMarkProps) {
  const at = mark.values.indexOf(value as never);
  const step = (by: number) => onMark(mark.field, mark.values[at + by]);
  return (
    <div className="mark">
      <span className="of">{mark.title}</span>
      <div className="stepper">
        <button
          type="button"
          aria-label={`${name}, ${mark.title}: one less`}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output>{String(value)}</output>
        <button
          type="button"
          aria-label={`${name}, ${mark.title}: one more`}
          disabled={at < 0 || at >= mark.values.length - 1}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

function Levels({ mark, name, value, onMark }: OneMarkProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row with its legend everywhere.
    <div className="mark" role="group" aria-label={`${name}, ${mark.title}`}>
      <span className="of">{mark.title}</span>
      <div className="levels">
        {mark.values.map((level) => (
          <button
            type="button"
            key={String(level)}
            aria-pressed={level === value}
            onClick={() => onMark(mark.field, level)}
          >
            {levelWords(mark, level)}
          </button>
        ))}
      </div>
    </div>
  );
}
