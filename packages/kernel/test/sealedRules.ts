/**
 * A third game to try games with, in which not everybody knows everything: each side writes a bid under a seal, a die
 * that it alone sees is added, and when both have bidden the bids are shown. A side may also peek at the other's die.
 */
import {
  allow,
  anyFace,
  d6,
  type Rules,
  refuse,
  type Seat,
  secretly,
  sumOfDice,
  type Umpire,
} from '../src/index.ts';

interface Bid {
  readonly bid: number;
  readonly die: number;
}
export interface SealedState {
  readonly bids: Readonly<Record<string, Bid>>;
  readonly peeked: readonly string[];
}
export interface SealedView extends SealedState {
  readonly seat: Seat;
  readonly done: readonly string[];
}
export type SealedAction = { readonly bid: number } | { readonly peek: true } | { readonly wait: true };

const SIDES = ['red', 'blue'];
const BIDS = [1, 2, 3];
const LUCK = anyFace('luck', sumOfDice(d6('luck die')));

const otherOf = (side: string): string => SIDES.find((one) => one !== side)!;
const toMove = ({ bids }: SealedState): readonly string[] => SIDES.filter((side) => !bids[side]);
const isShown = (s: SealedState): boolean => toMove(s).length === 0;

function view(s: SealedState, seat: Seat): SealedView {
  const sees = (side: string): boolean =>
    isShown(s) || side === seat || (seat !== null && s.peeked.includes(seat));
  const bids = Object.fromEntries(Object.entries(s.bids).filter(([side]) => sees(side)));
  return { seat, bids, peeked: s.peeked, done: Object.keys(s.bids) };
}

function legal({ seat, done, peeked }: SealedView): readonly SealedAction[] {
  if (seat === null || done.includes(seat)) return [];
  const peeks = peeked.includes(seat) || !done.includes(otherOf(seat)) ? [] : [{ peek: true } as const];
  return [...BIDS.map((bid) => ({ bid })), ...peeks, { wait: true }];
}

function apply(s: SealedState, side: string, action: SealedAction, u: Umpire): SealedState {
  if ('wait' in action) return s;
  if ('peek' in action) return { ...s, peeked: [...s.peeked, side] };
  const die = u.draw(secretly(side, LUCK));
  u.note(() => [
    { cite: '1', text: `${side} has bidden`, value: '', applied: true },
    { cite: '1', text: 'with luck', value: die, applied: true, only: side },
  ]);
  return { ...s, bids: { ...s.bids, [side]: { bid: action.bid, die } } };
}

export const SEALED_RULES: Rules<SealedState, SealedAction, SealedView> = {
  sides: SIDES,
  begin: () => allow({ bids: {}, peeked: [] }),
  ...{ toMove, view, legal, apply },
  check(v, action) {
    const found = legal(v).find((one) => JSON.stringify(one) === JSON.stringify(action));
    return found ? allow(found) : refuse('no-such-action', '1', 'One may bid, peek or wait.');
  },
  table: ({ done }) => ({
    ...{ prompt: 'Bid!', decides: 'bid', verdict: '', over: done.length === SIDES.length },
    ...{
      facts: [],
      pieces: [],
      holdings: [],
      active: [],
      aimed: [],
      score: [],
      losses: [],
      aims: [],
      track: [],
      turn: 1,
    },
  }),
  tell: (_, action) => ({ text: JSON.stringify(action), cite: '1', group: 'Bids', rolls: 'bid' in action }),
  reach: () => [],
  result: (s) => ({ over: isShown(s), points: {}, margin: 0, winner: null, level: '' }),
  overrule: () => ({ wait: true }),
  audit: () => [],
  secrets: {
    seal: (_, side, action) => ('bid' in action ? `bid of ${side}` : null),
    isBroken: (s) => isShown(s),
    reveals: (before, after, seat) =>
      Object.keys(view(before, seat).bids).some((side) => side !== seat) !==
      Object.keys(view(after, seat).bids).some((side) => side !== seat),
    imagine: ({ bids, peeked }) => ({ bids, peeked }),
    double: (state) => state,
  },
};
