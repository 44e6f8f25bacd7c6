/**
 * The picture of the odds: every throw of the last two dice as a cell in the colour of what happens. Dice thrown
 * before them (an artillery die) split the picture, throws that make no difference stand together.
 */
import type { ClassShare, EveryThrow, OneThrow, TalliedOutcome } from '@longroll/kernel';
import { Fragment, useMemo } from 'react';
import { shadeOf } from './shade.ts';

interface DicePictureProps {
  readonly throws: EveryThrow;
  /** Names of the dice, in order. */
  readonly dice: readonly string[];
  readonly outcomes: readonly TalliedOutcome[];
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

/** More panels than this no longer make a picture. */
const MOST_PANELS = 6;

export function DicePicture(props: DicePictureProps) {
  const { throws, dice } = props;
  const panels = useMemo(() => panelsOf(throws), [throws]);
  // Procedures that throw now more, now fewer dice do not make a picture.
  if (throws.some(({ faces }) => faces.length !== dice.length)) return null;
  if (dice.length === 0 || panels.length > MOST_PANELS) return null;
  if (dice.length === 1) return <Strip {...props} />;
  const [across, down] = [dice.at(-1), dice.at(-2)];
  return (
    <section className="dice-picture" aria-label="Every throw of the dice">
      {panels.map((panel) => (
        <figure key={panel.before.join(';')}>
          {panels.length > 1 && (
            <figcaption>
              {dice[0]} {panel.before.map((faces) => faces.join()).join(', ')}
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

/** A percentile die does not fit a row: ten rows of ten, each cell its own face. */
const LONGEST_ROW = 20;

/** One die: its faces in a row. */
function Strip(props: DicePictureProps) {
  const { throws, dice } = props;
  const isRow = throws.length <= LONGEST_ROW;
  const columns = isRow ? throws.length : 10;
  return (
    <section className="dice-picture" aria-label="Every face of the die">
      <div className="axes">
        <span className="across">{dice[0]}</span>
        <div className="cells" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {(isRow ? throws : []).map(({ faces }) => (
            <span className="face" key={faces.join()}>
              {faces[0]}
            </span>
          ))}
          {throws.map((one) => (
            <Throw
              key={one.faces.join()}
              one={one}
              ringed={props.rolled?.join() === one.faces.join()}
              {...(isRow ? {} : { says: `${one.faces[0]}` })}
              {...props}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

type ThrowProps = Omit<DicePictureProps, 'throws' | 'rolled'> & {
  readonly one: OneThrow;
  readonly ringed: boolean;
  /** What stands in the cell, if not the outcome. */
  readonly says?: string;
};

function Throw({ one, ringed, says, dice, outcomes, classes, marked, onPick }: ThrowProps) {
  const outcome = outcomes.find(({ key }) => key === one.key);
  const kind = classes.find(({ keys }) => keys.includes(one.key));
  const named = dice.slice(-2).map((name, i) => `${name} ${one.faces.slice(-2)[i]}`);
  return (
    <button
      type="button"
      data-tone={kind?.tone ?? 'even'}
      style={kind && shadeOf(classes, kind)}
      data-faded={marked !== null && kind?.label !== marked ? true : undefined}
      aria-pressed={ringed}
      title={outcome?.label}
      aria-label={`${named.join(', ')}: ${outcome?.label}`}
      onClick={() => onPick(one.faces)}
    >
      {says ?? outcome?.short}
    </button>
  );
}

function Cells({ panel, ...props }: DicePictureProps & { readonly panel: Panel }) {
  const { rolled } = props;
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
      {panel.cells.map((one) => {
        const [row, column] = one.faces.slice(-2);
        const ringed = isHere === true && rolled.slice(-2).join() === `${row},${column}`;
        return (
          <Fragment key={`${row},${column}`}>
            {column === columns[0] && <span className="face">{row}</span>}
            <Throw one={one} ringed={ringed} {...props} />
          </Fragment>
        );
      })}
    </div>
  );
}
