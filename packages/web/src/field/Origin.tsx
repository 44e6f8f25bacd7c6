/** What whoever looks at the record of a game should know of it: luck that was known, moves that came without seals. */
import { type GameHead, originWords, type ScenarioOption } from '@longroll/kernel';
import { chosenWords } from './chosen.ts';

interface OriginProps {
  readonly head: GameHead;
  /** What the players could set before it began. */
  readonly options?: readonly ScenarioOption[] | undefined;
}

export const Origin = ({ head, options = [] }: OriginProps) =>
  [...chosenWords(options, head.houseRules), ...originWords(head)].map((words) => (
    <p key={words} className="hint origin">
      {words}
    </p>
  ));
