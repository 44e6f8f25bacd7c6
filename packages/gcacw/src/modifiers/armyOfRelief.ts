/** Modifiers of the Army of Relief Table, in printed order. Every row that applies is added. */
import { modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';

/** What the modifiers look at. */
export interface ReliefCycle {
  readonly turn: number;
  readonly johnstonSick: boolean;
  readonly davisPushesJohnston: boolean;
  readonly jacksonStationDestroyed: boolean;
  readonly box: number;
}

const CITE = '17.5';
const CAUTIOUS_TURNS: readonly number[] = [20, 25, 30];

const inTurn = (holds: boolean, turn: number): true | string => holds || `turn ${turn}`;

export const ARMY_OF_RELIEF_MODIFIERS = modifierList<ReliefCycle>(
  { id: 'gcacw/army-of-relief-modifiers', title: 'Army of Relief modifiers', source: SOURCE, cite: CITE },
  [
    {
      printed: '-2',
      value: -2,
      cite: CITE,
      text: 'Strategic Cycle of turn 15',
      when: ({ turn }) => inTurn(turn === 15, turn),
    },
    {
      printed: '-1',
      value: -1,
      cite: CITE,
      text: 'Strategic Cycles of turns 20, 25 and 30',
      when: ({ turn }) => inTurn(CAUTIOUS_TURNS.includes(turn), turn),
    },
    {
      printed: '-1',
      value: -1,
      cite: CITE,
      text: 'Johnston Sick in this Cycle',
      when: (c) => c.johnstonSick || 'not this event',
    },
    {
      printed: '+1',
      value: 1,
      cite: CITE,
      text: 'Strategic Cycles of turn 50 and later',
      when: ({ turn }) => inTurn(turn >= 50, turn),
    },
    {
      printed: '+2',
      value: 2,
      cite: CITE,
      text: 'President Davis Pushes Johnston in this Cycle',
      when: (c) => c.davisPushesJohnston || 'not this event',
    },
    {
      printed: '+1',
      value: 1,
      cite: CITE,
      text: 'RR station in Jackson not destroyed',
      when: (c) => !c.jacksonStationDestroyed || 'it is destroyed',
    },
    {
      printed: '+1',
      value: 1,
      cite: CITE,
      text: 'Army of Relief marker in Box 0',
      when: ({ box }) => box === 0 || `in Box ${box}`,
    },
  ],
);
