/** Reads the table of leaders at load. */
import { RuleBug } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import { type LeaderCounter, RANKS } from './counter.ts';

function readLeader(line: string, side: Side): LeaderCounter {
  const [id = '', name = '', wholeName = '', word, factor, command = ''] = line
    .split('|')
    .map((part) => part.trim());
  const rank = RANKS.find((one) => one === word);
  if (rank === undefined || !(Number(factor) > 0) || command === '')
    throw new RuleBug(`"${line}" is no line of a leader`);
  return { id, side, name, wholeName, rank, factor: Number(factor), command };
}

export const readLeaders = (side: Side, text: string): readonly LeaderCounter[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => readLeader(line, side));
