/** The turn bar: every phase and segment of the printed sequence, and where the game is in it (17.2, 19.2). */
import type { TurnPhase } from '@longroll/kernel';
import { SEQUENCE } from '../../../charts/sequence.ts';
import { isCycle } from '../../state/campaign.ts';
import type { PlayState, StageName } from '../../state/stage.ts';

/** Under which number of the card each stage stands; all others are actions of 4B. */
const CODES: Readonly<Partial<Record<StageName, string>>> = {
  'set-up': '1',
  'turn-start': '1',
  'random-event': '1',
  'entry-shift': '1',
  'offer-gunboats': '2',
  gunboats: '2',
  'offer-transfers': '2',
  transfer: '2',
  'offer-attachments': '3',
  attachment: '3',
  initiative: '4A',
  recovery: '5',
  'offer-refusals': '5',
  'recovery-refuse': '5',
  siege: '6',
  'siege-loss': '6',
  'strategic-event': '7A',
  'next-event': '7A',
  'event-choice': '7A',
  'offer-depots': '7B',
  depot: '7B',
  supply: '7C',
  degradation: '7D',
  garrison: '7E',
  manpower: '7F',
  relief: '7G',
  'offer-maneuver': '7H',
  maneuver: '7H',
  reorganization: '7I',
  'offer-joins': '7I',
  reorganize: '7I',
  surrender: '8A',
  'end-check': '8B',
  'game-over': '8B',
  'turn-track': '8C',
  'offer-pontoons': '8D',
  pontoon: '8D',
  'turn-marker': '8E',
};
const ACTION = '4B';

const codeOf = ({ stage }: PlayState): string => {
  if (stage.at === 'siege-loss' && stage.losing.rest !== null) return '7A';
  return CODES[stage.at] ?? ACTION;
};

const PRINTED: readonly (readonly [code: string, title: string])[] = SEQUENCE.rows.map(({ head }, row) => [
  head,
  SEQUENCE.cell(row, 0).value,
]);

const isInCycle = (code: string): boolean => code.startsWith('7');

export function phasesOf(state: PlayState): readonly TurnPhase[] {
  const now = codeOf(state);
  return PRINTED.map(([code, title]) => ({
    ...{ code, title, now: code === now },
    ...(isInCycle(code) && !isCycle(state) ? { out: true as const } : {}),
  }));
}
