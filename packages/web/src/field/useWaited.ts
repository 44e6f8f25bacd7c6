/** While a computer is to decide nobody else is told to do anything. */
import type { Game } from '@longroll/kernel';
import { useMemo } from 'react';
import { dueComputer } from '../opponent/seats.ts';
import { opponentTitle } from '../opponent/words.ts';
import { type Playable, sideTitle } from './scenarios.ts';
import type { Moment } from './useMoment.ts';

export function useWaited({ sheet }: Playable, game: Game, moment: Moment): Moment {
  const { table, isNow } = moment;
  const due = isNow ? dueComputer(game) : null;
  const prompt = due
    ? `${sideTitle(sheet, due.side)} is to decide: a computer plays it (${opponentTitle(due.opponent)}).`
    : table.prompt;
  const waited = useMemo(() => (prompt === table.prompt ? table : { ...table, prompt }), [table, prompt]);
  return { ...moment, table: waited };
}
