/** What the rules say to a complete form: the odds at once; dice, ledger and outcomes as soon as there is time. */
import type { Asking, Die, EveryThrow, OddsSummary, RollAnswer, Tally } from '@longroll/kernel';
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Alternatives, type OtherWay } from '../odds/Alternatives.tsx';
import { DicePicture } from '../odds/DicePicture.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsBars, OddsStrip } from '../odds/OddsBars.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { Plots } from '../odds/Plots.tsx';
import { RollDesk } from '../roll/RollDesk.tsx';
import type { Asked } from './useCase.ts';

interface Answered extends OddsSummary {
  readonly odds: Tally;
}

interface AnswerProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly otherWays?: readonly OtherWay[] | undefined;
  /** What can be done with a roll besides pasting its line. */
  readonly afterRoll?: ReactNode;
}

export function Answer({ asking, asked, otherWays, afterRoll }: AnswerProps) {
  const [marked, setMarked] = useState<string | null>(null);
  const answer = useMemo(() => ({ odds: asking.tally(), ...asking.summary() }), [asking]);
  const later = useDeferredValue(asking);
  return (
    <>
      <OddsBars answer={answer} marked={marked} onMark={setMarked} />
      <Dice asking={later} asked={asked}>
        {afterRoll}
      </Dice>
      <Picture asking={later} marked={marked} roll={asked.roll} onPick={asked.show} />
      <Alternatives asked={asked} {...(otherWays && { more: otherWays })} />
      <Details asking={later} roll={asked.roll} />
      <OddsStrip classes={answer.summaries[0]?.classes ?? []} />
    </>
  );
}

interface DiceProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly children: ReactNode;
}

function Dice({ asking, asked, children }: DiceProps) {
  const dice = useMemo(() => asking.dice(), [asking]);
  return (
    <RollDesk
      roll={asked.roll}
      diceRefused={asked.diceRefused}
      dice={dice}
      onRoll={asked.rollHere}
      onDice={asked.rolled}
      onClear={asked.clearRoll}
    >
      {asked.roll && children}
    </RollDesk>
  );
}

interface PictureProps {
  readonly asking: Asking;
  readonly marked: string | null;
  readonly roll: RollAnswer | null;
  readonly onPick: (faces: readonly number[]) => void;
}

interface Drawn {
  readonly throws: EveryThrow;
  readonly dice: readonly Die[];
  readonly answer: Answered;
}

function drawnOf(asking: Asking): Drawn | null {
  const throws = asking.everyThrow();
  return throws && { throws, dice: asking.dice(), answer: { odds: asking.tally(), ...asking.summary() } };
}

const Picture = memo(function Picture({ asking, marked, roll, onPick }: PictureProps) {
  const drawn = useMemo(() => drawnOf(asking), [asking]);
  if (!drawn) return null;
  return (
    <DicePicture
      throws={drawn.throws}
      dice={drawn.dice.map(({ name }) => name)}
      outcomes={drawn.answer.odds.outcomes}
      classes={drawn.answer.summaries[0]?.classes ?? []}
      marked={marked}
      rolled={roll ? roll.dice.flatMap((die) => die.faces) : null}
      onPick={onPick}
    />
  );
});

interface DetailsProps {
  readonly asking: Asking;
  readonly roll: RollAnswer | null;
}

/** Before any die falls, the ledger shows the likeliest way it may go. */
const Details = memo(function Details({ asking, roll }: DetailsProps) {
  const { odds, plots } = useMemo(() => ({ odds: asking.tally(), ...asking.summary() }), [asking]);
  const likeliest = useMemo(() => asking.likeliest(), [asking]);
  return (
    <>
      <Plots plots={plots} />
      <Ledger notes={(roll ?? likeliest).notes} />
      {odds.outcomes.length > 1 && (
        <Outcomes
          outcomes={odds.outcomes}
          rolled={roll?.label ?? null}
          open={likeliest.lit.length === 0 && plots.length === 0}
        />
      )}
    </>
  );
});
