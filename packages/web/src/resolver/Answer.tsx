/** What the rules say to a complete form: the odds at once; dice, ledger and outcomes as soon as there is time. */
import type { Asking, RollAnswer } from '@longroll/kernel';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { Asked } from '../case/useCase.ts';
import { Alternatives, type OtherWay } from '../odds/Alternatives.tsx';
import { DicePicture } from '../odds/DicePicture.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsBars, OddsStrip } from '../odds/OddsBars.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { Plots } from '../odds/Plots.tsx';
import { RollDesk } from '../roll/RollDesk.tsx';

interface AnswerProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly otherWays?: readonly OtherWay[] | undefined;
  /** What can be done with a roll besides pasting its line. */
  readonly afterRoll?: ReactNode;
}

export function Answer({ asking, asked, otherWays, afterRoll }: AnswerProps) {
  const [marked, setMarked] = useState<string | null>(null);
  // What a question has once worked out it keeps, so all of this may be asked for wherever it is shown.
  const answer = { odds: asking.tally(), ...asking.summary() };
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
  return (
    <RollDesk
      roll={asked.roll}
      diceRefused={asked.diceRefused}
      dice={asking.dice()}
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

const Picture = memo(function Picture({ asking, marked, roll, onPick }: PictureProps) {
  const throws = asking.everyThrow();
  if (!throws) return null;
  return (
    <DicePicture
      throws={throws}
      dice={asking.dice().map(({ name }) => name)}
      outcomes={asking.tally().outcomes}
      classes={asking.summary().summaries[0]?.classes ?? []}
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
  const { outcomes } = asking.tally();
  const { plots } = asking.summary();
  const likeliest = asking.likeliest();
  return (
    <>
      <Plots plots={plots} />
      <Ledger notes={(roll ?? likeliest).notes} />
      {outcomes.length > 1 && (
        <Outcomes
          outcomes={outcomes}
          rolled={roll?.label ?? null}
          open={likeliest.lit.length === 0 && plots.length === 0}
        />
      )}
    </>
  );
});
