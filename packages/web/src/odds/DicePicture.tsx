/**
 * The picture of the odds: every throw of the last two dice as a cell in the colour of what happens. Dice thrown
 * before them (an artillery die) split the picture, throws that make no difference stand together.
 */
import type { ClassShare, EveryThrow, OddsOutcome, OneThrow, ThrownDie } from '@longroll/kernel';
import { Fragment, useMemo } from 'react';

interface DicePictureProps {
  readonly throws: EveryThrow;
  readonly dice: readonly ThrownDie[];
  readonly outcomes: readonly OddsOutcome[];
  readonly classes: readonly ClassShare[];
  readonly marked: string | null;
  readonly rolled: readonly number[] | null;
  readonly onPick: (faces: readonly number[]) => void;
}

interface Panel {
  /** The faces of the earlier dice that lead to this panel. */
  readonly before: readonly (readonly number[])[];
  readonly cells: readonly OneThrow[];
}

/** Throws with the same earlier dice, and earlier dice with the same consequences, form one panel. */
function panelsOf(throws: EveryThrow): readonly Panel[] {
  const byPrefix = new Map<string, OneThrow[]>();
  for (const one of throws) {
    const prefix = one.faces.slice(0, -2).join();
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), one]);
  }
  const panels = new Map<string, { before: (readonly number[])[]; cells: readonly OneThrow[] }>();
  for (const cells of byPrefix.values()) {
    const consequences = cells.map((cell) => cell.key).join();
    const before = cells[0]!.faces.slice(0, -2);
    const known = panels.get(consequences);
    if (known) known.before.push(before);
    else panels.set(consequences, { before: [before], cells });
  }
  return [...panels.values()];
}

export function DicePicture(props: DicePictureProps) {
  const { throws, dice } = props;
  const panels = useMemo(() => panelsOf(throws), [throws]);
  if (dice.length < 2) return null;
  const [across, down] = [dice.at(-1)!.name, dice.at(-2)!.name];
  return (
    <section className="dice-picture" aria-label="Every throw of the dice">
      {panels.map((panel) => (
        <figure key={panel.before.join(';')}>
          {panels.length > 1 && (
            <figcaption>
              {dice[0]!.name} {panel.before.map((faces) => faces.join()).join(', ')}
            </figcaption>
          )}
          <div className="axes">
            <span className="down">{down}</span>
            <span className="across">{across}</span>
            <Cells panel={panel} {...props} />
          </div>
        </figure>
      ))}
    </section>
  );
}

function Cells({
  panel,
  dice,
  outcomes,
  classes,
  marked,
  rolled,
  onPick,
}: DicePictureProps & { readonly panel: Panel }) {
  const outcomeOf = new Map(outcomes.map((o) => [o.key, o]));
  const classOf = (key: string) => classes.find((c) => c.keys.includes(key));
  const columns = [...new Set(panel.cells.map(({ faces }) => faces.at(-1)!))];
  const isHere = rolled && panel.before.some((faces) => faces.join() === rolled.slice(0, -2).join());
  return (
    <div className="cells" style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))` }}>
      <span />
      {columns.map((face) => (
        <span className="face" key={face}>
          {face}
        </span>
      ))}
      {panel.cells.map(({ faces, key }) => {
        const outcome = outcomeOf.get(key);
        const kind = classOf(key);
        const last = faces.slice(-2);
        const ringed = isHere && last.join() === rolled.slice(-2).join();
        return (
          <Fragment key={last.join()}>
            {last[1] === columns[0] && <span className="face">{last[0]}</span>}
            <button
              type="button"
              data-tone={kind?.tone}
              data-faded={marked !== null && kind?.label !== marked ? true : undefined}
              aria-pressed={ringed === true}
              title={outcome?.label}
              aria-label={`${dice.at(-2)?.name} ${last[0]}, ${dice.at(-1)?.name} ${last[1]}: ${outcome?.label}`}
              onClick={() => onPick(faces)}
            >
              {outcome?.short}
            </button>
          </Fragment>
        );
      })}
    </div>
  );
}
