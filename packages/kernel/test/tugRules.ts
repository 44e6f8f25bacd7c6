/**
 * A game without secrets to try games with: two sides tug at a rope, both at any time. To tug is to roll, to rest is not,
 * and he who has the rope has won. Of a length that luck decides.
 */
import { allow, anyFace, d6, opposedDice, type Rules, refuse, type Seat } from '../src/index.ts';

export interface TugState {
  readonly moves: number;
  readonly at: Readonly<Record<string, number>>;
  /** Every tug that there ever was: they must add up to what the sides have of the rope. */
  readonly tugged: number;
}
export type TugAction = { readonly kind: 'tug' | 'rest' };
export interface TugView extends TugState {
  readonly seat: Seat;
}

const SIDES = ['east', 'west'];
const FAR = 12;
const MOST_MOVES = 60;
const TUG = anyFace('tug', opposedDice(d6('arm'), d6('mud')));
const ACTIONS: readonly TugAction[] = [{ kind: 'tug' }, { kind: 'rest' }];

const isOver = ({ moves, at }: TugState): boolean =>
  moves >= MOST_MOVES || SIDES.some((side) => at[side]! >= FAR);
const toMove = (s: TugState): readonly string[] => (isOver(s) ? [] : SIDES);
const mayAct = (view: TugView): boolean => view.seat !== null && toMove(view).includes(view.seat);

export const TUG_RULES: Rules<TugState, TugAction, TugView> = {
  sides: SIDES,
  begin: () => allow({ moves: 0, at: { east: 0, west: 0 }, tugged: 0 }),
  toMove,
  apply(s, side, { kind }, u) {
    const moves = s.moves + 1;
    if (kind === 'rest') return { ...s, moves };
    const step = Math.max(0, u.draw(TUG));
    return { moves, at: { ...s.at, [side]: s.at[side]! + step }, tugged: s.tugged + step };
  },
  view: (s, seat) => ({ ...s, seat }),
  legal: (view) => (mayAct(view) ? ACTIONS : []),
  check(view, action) {
    const found = mayAct(view)
      ? ACTIONS.find(({ kind }) => JSON.stringify(action) === JSON.stringify({ kind }))
      : undefined;
    return found ? allow(found) : refuse('tug-or-rest', '1', 'One may tug or rest.');
  },
  table: (view) => ({
    ...{ prompt: 'Tug!', decides: 'tug', verdict: '', over: isOver(view) },
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
  tell: (_, { kind }) => ({ text: kind, cite: '1', group: 'Tug', rolls: kind === 'tug' }),
  reach: () => [],
  result(s) {
    const margin = s.at['east']! - s.at['west']!;
    const winner = margin === 0 ? null : margin > 0 ? 'east' : 'west';
    return { over: isOver(s), points: s.at, margin, winner, level: '' };
  },
  overrule: () => ({ kind: 'rest' }),
  audit: ({ at, tugged }) => (at['east']! + at['west']! === tugged ? [] : ['tugs are lost']),
};
