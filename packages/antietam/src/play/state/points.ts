/** Points as they are won (14.2), and who knows of them (21.13.5). */
import type { FieldState, Tally } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';

export const POINTS = { man: 1, gun: 20, division: 50, higher: 150 } as const;

type Score = FieldState['score'];
type Points = Score['all'];

const added = (points: Points, side: Side, won: Partial<Tally>): Points => {
  const { men, guns, leaders, places } = points[side];
  const tally = {
    men: men + (won.men ?? 0),
    guns: guns + (won.guns ?? 0),
    leaders: leaders + (won.leaders ?? 0),
    places: places + (won.places ?? 0),
  };
  return { ...points, [side]: tally };
};

/**
 * Points for a side. The side that suffered always knows; the other only where `isSeen`, until the game is over.
 */
export function withPoints<S extends Pick<FieldState, 'score'>>(
  state: S,
  side: Side,
  won: Partial<Tally>,
  isSeen: boolean,
): S {
  const { score } = state;
  const victim = otherSide(side);
  const known = { ...score, all: added(score.all, side, won), [victim]: added(score[victim], side, won) };
  return { ...state, score: isSeen ? { ...known, [side]: added(score[side], side, won) } : known };
}
