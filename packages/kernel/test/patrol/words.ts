/** What a seat is shown of the patrols: the table, actions in words, where a patrol could go. All from its view. */
import type { Fact, Note, Piece, Reached, Told } from '../../src/index.ts';
import {
  isOn,
  MIDDLE,
  type Patrol,
  type PatrolAction,
  type PatrolState,
  type PatrolView,
  patrolNamed,
  SIDES,
  type Side,
  toMove,
} from './state.ts';

const pieceOf = ({ id, side, cell, front, strength, dug }: Patrol): Piece => ({
  ...{ id, side, cell, facing: front === 1 ? 1 : 0, known: 'seen', off: '', gone: false },
  record: { strength },
  remarks: dug ? ['dug in'] : [],
});
const somebodyAt = (side: Side, cell: number): Piece => ({
  ...{ id: `${side} at ${cell}`, side, cell, known: 'there', off: '', gone: false, record: {} },
  remarks: [],
});

export const PROMPTS = {
  plots: 'Write your orders.',
  open: 'Act with a patrol, or pass.',
  answer: 'Stand, or slip away.',
  over: 'The game is over.',
} as const;
export function promptOf(view: PatrolView): string {
  const acting = toMove(view);
  if (acting.length === 0) return PROMPTS.over;
  const yours = acting.some((side) => side === view.seat);
  return yours ? PROMPTS[view.stage.at as keyof typeof PROMPTS] : `Waiting for ${acting.join(' and ')}.`;
}

const PER_LOSS = 2;
const ground = ({ patrols }: PatrolState, side: Side): number =>
  patrols.filter((one) => one.side === side && (side === 'west' ? one.cell > MIDDLE : one.cell < MIDDLE))
    .length;
const losses = ({ lost }: PatrolState, side: Side): number =>
  lost.filter((id) => id.startsWith(side[0]!)).length;

/** Where patrols have got to counts, and is not told before the end (6.2). */
export const pointsOf = (state: PatrolState, side: Side): number =>
  PER_LOSS * losses(state, side === 'west' ? 'east' : 'west') + ground(state, side);

const scoreOf = (view: PatrolView): readonly Note[] =>
  SIDES.map((side) => {
    const value = view.stage.at === 'over' ? pointsOf(view, side) : PER_LOSS * losses(view, side);
    return { cite: '6.2', text: view.stage.at === 'over' ? side : `${side} has lost`, value, applied: true };
  });

const heardBy = (view: PatrolView, side: Side): readonly Fact[] => {
  const heard = view.heard[side];
  return heard ? [{ title: 'heard', value: `${heard.count} on turn ${heard.turn}`, side }] : [];
};

export const factsOf = (view: PatrolView): readonly Fact[] => [
  { title: 'turn', value: String(view.turn) },
  ...view.fights.map((value) => ({ title: 'fight', value })),
  ...SIDES.flatMap((side) => heardBy(view, side)),
];

export const tableOf = (view: PatrolView) => ({
  prompt: promptOf(view),
  decides: view.stage.at,
  facts: factsOf(view),
  pieces: [
    ...view.patrols.map(pieceOf),
    ...view.there.map(({ side, cell }) => somebodyAt(side, cell)),
  ] as readonly Piece[],
  holdings: [],
  active: view.stage.at === 'answer' ? [view.stage.scout, view.stage.target] : [],
  aimed: [],
  aims: [],
  track: [],
  turn: 1,
  score: scoreOf(view),
  verdict: '',
  over: view.stage.at === 'over',
  losses: SIDES.map((side) => ({ side, title: 'lost', value: losses(view, side) })),
});

const BARE: Readonly<Record<string, string>> = {
  done: 'Orders are written',
  pass: 'Pass',
  stand: 'Stand',
  slip: 'Slip away',
};
const CITES: Readonly<Record<PatrolAction['do'], string>> = {
  ...{
    plot: '3.1',
    done: '3.2',
    scout: '4.2',
    listen: '4.3',
    dig: '4.4',
    pass: '4.1',
    stand: '5.1',
    slip: '5.2',
  },
  agree: '1.4',
};

const cellOf = (view: PatrolView, id: string): { readonly cell?: number } => {
  const patrol = patrolNamed(view, id);
  return patrol ? { cell: patrol.cell } : {};
};

export function tellOf(view: PatrolView, action: PatrolAction): Told {
  const said = {
    cite: CITES[action.do],
    group: view.stage.at,
    rolls: ['listen', 'stand'].includes(action.do),
  };
  if (!('patrol' in action)) return { ...said, text: BARE[action.do]!, ends: true };
  const { patrol: piece } = action;
  if (action.do === 'agree')
    return { ...said, text: `${piece} is put on ${action.cell}`, piece, cell: action.cell, agreed: true };
  const text = action.do === 'plot' ? `${piece}: ${action.order}` : `${piece} ${action.do}s`;
  return { ...said, text, piece, ...cellOf(view, piece), sealed: true };
}

/** Straight ahead, up to an enemy who is known. */
export function reachOf(view: PatrolView, id: string): readonly Reached[] {
  const patrol = patrolNamed(view, id);
  if (!patrol) return [];
  const found: Reached[] = [];
  const path = [patrol.cell];
  for (let cell = patrol.cell + patrol.front; isOn(cell); cell += patrol.front) {
    if (view.patrols.some((one) => one.side !== patrol.side && one.cell === cell)) break;
    path.push(cell);
    found.push({ cell, cost: path.length - 1, path: [...path] });
  }
  return found;
}
