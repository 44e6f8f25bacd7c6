/** How computers are spoken of. */
import { LEVELS, OPPONENT_TEMPERS, type Opponent, opponentNamed, RANDOM } from '@longroll/kernel';

/** "Captain, bold". */
export const opponentTitle = (id: string): string => opponentNamed(id)?.title ?? id;

/** "Confederate (computer: Captain, bold)". */
export const seatTitle = (side: string, opponent: string | null): string =>
  opponent === null ? side : `${side} (computer: ${opponentTitle(opponent)})`;

/** A choice of level and of temper; the temper of who is random is nobody's concern. */
export interface Chosen {
  readonly level: string;
  readonly temper: string;
}

const STEADY = 'steady';

export function choiceOf(id: string): Chosen {
  const [level, temper = STEADY] = id.split('-');
  return { level: level!, temper };
}

export const idOf = ({ level, temper }: Chosen): string =>
  opponentNamed(`${level}-${temper}`)?.id ?? opponentNamed(level)?.id ?? RANDOM.id;

export interface Offered {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** By strength; levels only where the game has a doctrine that they could go by. */
export const levelsOffered = (hasDoctrine: boolean): readonly Offered[] =>
  hasDoctrine ? [...LEVELS, RANDOM] : [RANDOM];

export const TEMPERS: readonly Offered[] = OPPONENT_TEMPERS;

export const aboutOpponent = (id: string): string => (opponentNamed(id) as Opponent | null)?.about ?? '';
