/**
 * A second game to try games with: two runners, both may act at any time. To run is to roll, to rest is not, and
 * who has come far enough has won. Without questions, unlike the dares, and of a length that luck decides.
 */
import {
  allow,
  anyFace,
  d6,
  opposedDice,
  type Rules,
  refuse,
  type ScenarioEntry,
  type Seat,
} from '../src/index.ts';

export interface RaceState {
  readonly moves: number;
  readonly at: Readonly<Record<string, number>>;
  /** Every step that was ever run: they must add up to where the runners are. */
  readonly run: number;
}
export type RaceAction = { readonly kind: 'run' | 'rest' };

const SIDES = ['east', 'west'];
const FAR = 12;
const MOST_MOVES = 60;
const STEP = anyFace('step', opposedDice(d6('leg'), d6('wind')));
const ACTIONS: readonly RaceAction[] = [{ kind: 'run' }, { kind: 'rest' }];

const isOver = ({ moves, at }: RaceState): boolean =>
  moves >= MOST_MOVES || SIDES.some((side) => at[side]! >= FAR);
const toMove = (s: RaceState): readonly string[] => (isOver(s) ? [] : SIDES);

/** Nothing is hidden: a seat sees the whole state. */
export interface RaceView {
  readonly state: RaceState;
  readonly seat: Seat;
}

export const RACE_RULES: Rules<RaceState, RaceAction, RaceView> = {
  sides: SIDES,
  begin: () => allow({ moves: 0, at: { east: 0, west: 0 }, run: 0 }),
  toMove,
  view: (state, seat) => ({ state, seat }),
  legal: ({ state, seat }) => (toMove(state).includes(seat ?? '') ? ACTIONS : []),
  check({ state, seat }, action) {
    const kind = (action as { readonly kind?: unknown } | null)?.kind;
    const found = toMove(state).includes(seat ?? '') ? ACTIONS.find((one) => one.kind === kind) : undefined;
    return found ? allow(found) : refuse('no-such-action', '1', 'One may run or rest.');
  },
  apply(s, side, { kind }, u) {
    const moves = s.moves + 1;
    if (kind === 'rest') return { ...s, moves };
    const step = Math.max(0, u.draw(STEP));
    return { moves, at: { ...s.at, [side]: s.at[side]! + step }, run: s.run + step };
  },
  table: ({ state }) => ({
    prompt: 'Run!',
    decides: 'pace',
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
    verdict: '',
    over: isOver(state),
  }),
  tell: (_, { kind }) => ({ text: kind, cite: '1', group: 'Race', rolls: kind === 'run' }),
  reach: () => [],
  result: (s) => ({
    over: isOver(s),
    points: s.at,
    margin: s.at['east']! - s.at['west']!,
    winner: SIDES.find((side) => s.at[side]! >= FAR) ?? null,
    level: '',
  }),
  overrule: () => ({ kind: 'rest' }),
  audit: ({ at, run }) => (at['east']! + at['west']! === run ? [] : ['steps are lost']),
};

export const RACE: ScenarioEntry = {
  id: 'fake/race',
  title: 'The race',
  when: 'a holiday',
  turns: MOST_MOVES,
  about: 'Two runners.',
  ours: [],
  map: 'fake/ground',
  open: async () => RACE_RULES,
};
