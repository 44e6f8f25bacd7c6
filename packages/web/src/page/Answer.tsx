/** What the rules say to a complete form: odds, dice, ledger, outcomes. */
import type { Die, EveryThrow, OddsAnswer, OddsSummary, RollAnswer } from '@longroll/kernel';
import { useState } from 'react';
import { DicePicture } from '../odds/DicePicture.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import { OddsBars } from '../odds/OddsBars.tsx';
import { Outcomes } from '../odds/Outcomes.tsx';
import { Plots } from '../odds/Plots.tsx';
import { RollDesk } from '../roll/RollDesk.tsx';
import type { Asked } from './useAsked.ts';

export interface Answered extends OddsSummary {
  readonly odds: OddsAnswer;
  readonly throws: EveryThrow | null;
  readonly likeliest: RollAnswer;
  /** In the order in which they are thrown. */
  readonly dice: readonly Die[];
}

interface AnswerProps {
  readonly answer: Answered;
  readonly asked: Asked;
}

export function Answer({ answer, asked }: AnswerProps) {
  const [marked, setMarked] = useState<string | null>(null);
  const { odds, throws, likeliest, dice, summaries } = answer;
  const { roll } = asked;
  return (
    <>
      <OddsBars answer={answer} marked={marked} onMark={setMarked} />
      <RollDesk asked={asked} dice={dice} />
      {throws && (
        <DicePicture
          throws={throws}
          dice={dice.map(({ name }) => name)}
          outcomes={odds.outcomes}
          classes={summaries[0]?.classes ?? []}
          marked={marked}
          rolled={roll ? roll.dice.flatMap((die) => die.faces) : null}
          onPick={asked.rolled}
        />
      )}
      <Plots plots={answer.plots} />
      <Ledger notes={(roll ?? likeliest).notes} />
      {odds.outcomes.length > 1 && (
        <Outcomes
          outcomes={odds.outcomes}
          rolled={roll?.label ?? null}
          open={likeliest.lit.length === 0 && answer.plots.length === 0}
        />
      )}
    </>
  );
}
