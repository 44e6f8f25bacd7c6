/** How assaults and charges are told: labels, classes, averages. */
import type { Average, Summary } from '@longroll/kernel';
import type { AssaultOrder } from '../model/orders.ts';
import { stackWords } from '../model/stack.ts';
import { totalSp } from '../model/unit.ts';
import { GROUND_WORDS } from '../model/vocabulary.ts';
import type { AssaultOutcome, Winner } from '../procedures/assault.ts';
import { diceWords, forceWords, type Thrown } from './words.ts';

const WINNER_WORDS: Record<Winner, string> = {
  attacker: 'attacker takes the hex',
  defender: 'defender holds the hex',
  'both-lose': 'both are beaten',
  none: 'no decision',
};
const SHORT: Record<Winner, string> = { attacker: 'taken', defender: 'held', 'both-lose': 'both', none: '–' };

const after = (rounds: number): string => {
  if (rounds === 0) return 'before the first round';
  return `after ${rounds === 1 ? '1 round' : `${rounds} rounds`}`;
};

export const assaultLabel = ({ winner, rounds, attacker, defender }: AssaultOutcome): string =>
  `${WINNER_WORDS[winner]} ${after(rounds)}: attacker ${stackWords(attacker)}, defender ${stackWords(defender)}`;

export const assaultShort = ({ winner }: AssaultOutcome): string => SHORT[winner];

export const assaultHeadline = ({ charging, attacker, defender, defenderGround }: AssaultOrder): string =>
  `${charging ? 'Charge' : 'Assault'} of ${forceWords(attacker.units)} on ${forceWords(defender.units)} in ${GROUND_WORDS[defenderGround]}`;

export const assaultLine = (order: AssaultOrder, o: AssaultOutcome, dice: Thrown): string =>
  `${assaultHeadline(order)}, ${diceWords(dice)}: ${assaultLabel(o)}.`;

const wins =
  (winner: Winner) =>
  (o: AssaultOutcome): boolean =>
    o.winner === winner;

export const ASSAULT_SUMMARIES: readonly Summary<AssaultOutcome>[] = [
  {
    title: 'Hex',
    classes: [
      { label: 'defender beats the attacker', tone: 'worst', holds: wins('defender') },
      { label: 'both are beaten', tone: 'bad', holds: wins('both-lose') },
      { label: 'no decision', tone: 'even', holds: wins('none') },
      { label: 'attacker takes the hex', tone: 'best', holds: wins('attacker') },
    ],
  },
  {
    title: 'Attacker',
    classes: [
      { label: 'eliminated', tone: 'worst', holds: ({ attacker: a }) => a.units.length === 0 },
      {
        label: 'routed',
        tone: 'worst',
        holds: ({ attacker: a }) => a.units.length > 0 && a.state === 'routed',
      },
      {
        label: 'disrupted',
        tone: 'bad',
        holds: ({ attacker: a }) => a.units.length > 0 && a.state === 'disrupted',
      },
      {
        label: 'in good order',
        tone: 'good',
        holds: ({ attacker: a }) => a.units.length > 0 && a.state === 'good-order',
      },
    ],
  },
];

export const ASSAULT_AVERAGES: readonly Average<AssaultOutcome>[] = [
  { label: 'attacker left with SP', of: (o) => totalSp(o.attacker.units) },
  { label: 'defender left with SP', of: (o) => totalSp(o.defender.units) },
  { label: 'rounds', of: (o) => o.rounds },
];
