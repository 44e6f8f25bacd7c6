/** Roll here, or type what fell on the table; then the result and the line to paste. */
import type { Die, Refusal, RollAnswer } from '@longroll/kernel';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Asked } from '../case/useCase.ts';
import { Cite } from '../cite/Cite.tsx';
import { DieFace } from './DieFace.tsx';

interface RollDeskProps {
  readonly roll: RollAnswer | null;
  readonly diceRefused: Refusal | null;
  readonly onRoll: Asked['rollHere'];
  readonly onDice: Asked['rolled'];
  readonly onClear: Asked['clearRoll'];
  /** The dice that the procedure throws, in order. */
  readonly dice: readonly Die[];
  /** Stands under the result. */
  readonly children?: ReactNode;
}

export const RollDesk = memo(function RollDesk(props: RollDeskProps) {
  const { roll, diceRefused, dice, children } = props;
  const { result, made } = useInView(roll);
  if (dice.length === 0) return null;
  const isSixSided = (name: string) => dice.find((die) => die.name === name)?.faces.at(-1) === 6;
  return (
    <section className="desk" aria-labelledby="desk-head">
      <h2 id="desk-head">Roll</h2>
      <div className="ways">
        <button type="button" className="primary" onClick={made(props.onRoll)}>
          Roll here
        </button>
        <Typing dice={dice} onDice={made(props.onDice)} />
      </div>
      {diceRefused && (
        <p className="fault" role="alert">
          {diceRefused.text} <Cite of={diceRefused.cite} basis={diceRefused.basis} bare />
        </p>
      )}
      <div className="result" aria-live="polite" ref={result}>
        {roll && (
          <>
            <p className="verdict">{roll.label}</p>
            <p className="fallen">
              {roll.dice.map(({ name, faces }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be thrown twice.
                <DieFace key={i} name={name} face={faces[0]!} pips={isSixSided(name)} />
              ))}
            </p>
            <PasteLine line={roll.line} onClear={props.onClear} />
            {children}
          </>
        )}
      </div>
    </section>
  );
});

/** Brings the result of a roll that is made here into view; one that is only looked at, or came by a link, is left where it is. */
function useInView(roll: RollAnswer | null) {
  const result = useRef<HTMLDivElement>(null);
  const isMade = useRef(false);
  useEffect(() => {
    if (!roll || !isMade.current) return;
    isMade.current = false;
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [roll]);
  const made =
    <A extends readonly unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      isMade.current = true;
      act(...args);
    };
  return { result, made };
}

/** More dice than this are seldom thrown by hand: typing them is folded away. */
const FEW_DICE = 4;

/** What may fall, as a hint: "1–6", "0.5–1.5". */
const rangeWords = ({ faces, range }: Die): string =>
  range ? range.join('–') : `${faces[0]}–${faces.at(-1)}`;

interface TypingProps {
  readonly dice: readonly Die[];
  readonly onDice: (d: readonly number[]) => void;
}

function Typing(props: TypingProps) {
  const typed = <TypedDice key={props.dice.map(({ name }) => name).join()} {...props} />;
  if (props.dice.length <= FEW_DICE) return typed;
  return (
    <details className="many-dice">
      <summary>Type the dice that fell on the table</summary>
      {typed}
    </details>
  );
}

function TypedDice({ dice, onDice }: TypingProps) {
  const [typed, setTyped] = useState<readonly string[]>(() => dice.map(() => ''));
  // Some ways need fewer dice than the longest: what is left empty was not thrown.
  const thrown = typed.filter((face) => face.trim() !== '');
  const take = () => onDice(thrown.map((face) => Number(face.replace(',', '.'))));
  const type = (i: number, text: string) => setTyped(typed.map((old, j) => (i === j ? text : old)));
  return (
    <form
      className="typed"
      onSubmit={(e) => {
        e.preventDefault();
        take();
      }}
    >
      <fieldset>
        <legend>I rolled</legend>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be thrown twice; its place tells it apart.
          <label key={i}>
            <span>{die.name}</span>
            <input
              inputMode={die.range ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={die.range ? 12 : 3}
              placeholder={rangeWords(die)}
              data-wide={die.range ? true : undefined}
              value={typed[i]}
              onFocus={(e) => e.target.select()}
              onChange={(e) => type(i, e.target.value)}
            />
          </label>
        ))}
        <button type="submit" disabled={thrown.length === 0}>
          Use these dice
        </button>
      </fieldset>
    </form>
  );
}

function PasteLine({ line, onClear }: { readonly line: string; readonly onClear: () => void }) {
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line has not been copied yet.
  useEffect(() => setCopied(false), [line]);
  const copy = async () => {
    await navigator.clipboard?.writeText(line);
    setCopied(true);
  };
  return (
    <div className="paste">
      <output className="line">{line}</output>
      <p>
        <button type="button" onClick={copy}>
          {copied ? 'Copied' : 'Copy line'}
        </button>
        <button type="button" className="quiet" onClick={onClear}>
          Clear the dice
        </button>
      </p>
    </div>
  );
}
